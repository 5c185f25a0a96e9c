import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { QuietButton } from '../../components/quiet-button.tsx';
import { COMMON_CASES, COMMON_NAMES, type ToldHere } from './common-cases.ts';
import classes from './front-list.module.css';

interface FrontListProps {
  readonly onTell: (what: ToldHere) => void;
  /** None of them. */
  readonly onOther: () => void;
}

/** The irregularities that a director is called for most often; everything else is one tap further. */
export function FrontList({ onTell, onOther }: FrontListProps) {
  const { t } = useTranslation('rulings');
  return (
    <section aria-labelledby="what-happened">
      <h2 id="what-happened" className={classes.heading}>
        {t('common.what')}
      </h2>
      <ul className={classes.list}>
        {COMMON_NAMES.map((name) => {
          const how = COMMON_CASES[name];
          const words = t(`common.types.${name}`);
          return (
            <li key={name}>
              {'at' in how ? (
                <Link href={how.at} className={classes.one}>
                  {words}
                </Link>
              ) : (
                <button type="button" className={classes.one} onClick={() => onTell(name as ToldHere)}>
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
