import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { QuietButton } from '../../components/quiet-button.tsx';
import { COMMON_NAMES, type CommonName, pageOf } from './common-cases.ts';
import classes from './front-list.module.css';

interface FrontListProps {
  /** A case of a board is told here, whatever it is about. */
  readonly allHere: boolean;
  readonly onTell: (what: CommonName) => void;
  /** None of them. */
  readonly onOther: () => void;
}

/** The irregularities that a director is called for most often; everything else is one tap further. */
export function FrontList({ allHere, onTell, onOther }: FrontListProps) {
  const { t } = useTranslation('rulings');
  return (
    <section aria-labelledby="what-happened">
      <h2 id="what-happened" className={classes.heading}>
        {t('common.what')}
      </h2>
      <ul className={classes.list}>
        {COMMON_NAMES.map((name) => {
          const at = allHere ? undefined : pageOf(name);
          const words = t(`common.types.${name}`);
          return (
            <li key={name}>
              {at !== undefined ? (
                <Link href={at} className={classes.one}>
                  {words}
                </Link>
              ) : (
                <button type="button" className={classes.one} onClick={() => onTell(name)}>
                  {words}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <QuietButton onClick={onOther}>{t('common.other')}</QuietButton>
    </section>
  );
}
