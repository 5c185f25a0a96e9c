import type { SidesNamed } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { PairNames } from '../../components/pair-names.tsx';
import classes from './directing.module.css';

/** Who sits at a table. */
export function SidesLine({ sides: { ns, ew } }: { readonly sides: SidesNamed }) {
  const { t } = useTranslation();
  return (
    <dl className={classes.sides}>
      {ns !== undefined && (
        <div>
          <dt>{t('side.NS')}</dt>
          <dd>
            <PairNames pair={ns} />
          </dd>
        </div>
      )}
      {ew !== undefined && (
        <div>
          <dt>{t('side.EW')}</dt>
          <dd>
            <PairNames pair={ew} />
          </dd>
        </div>
      )}
    </dl>
  );
}
