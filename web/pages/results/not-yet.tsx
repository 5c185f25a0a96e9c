import { useTranslation } from 'react-i18next';
import { FourSuits } from '../../components/four-suits.tsx';
import type { ResultsMessages } from '../../locales/en/results.ts';
import classes from './not-yet.module.css';

type Reason = Exclude<keyof ResultsMessages['hidden'], 'heading' | 'stays'>;

/** What is not to be seen yet, and when it will be. */
export function NotYet({ reason }: { readonly reason: Reason }) {
  const { t } = useTranslation('results');
  return (
    <div className={classes.box}>
      <p className={classes.suits} aria-hidden>
        <FourSuits />
      </p>
      <h2 className={classes.heading}>{t('hidden.heading')}</h2>
      <p className={classes.sentence}>{t(`hidden.${reason}`)}</p>
      <p className={classes.sentence}>{t('hidden.stays')}</p>
    </div>
  );
}
