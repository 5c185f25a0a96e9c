import { BANS, CENSURE, DUTIES, type Strength } from 'naipe/laws';
import { useTranslation } from 'react-i18next';
import { More } from '../parts/more.tsx';
import classes from './book.module.css';

/** The words by which the Laws bind, and what the introduction says of a breach. */
export function Ladder() {
  const { t } = useTranslation('rulings');
  return (
    <More label={t('book.ladder.heading')}>
      <p className={classes.plain}>{t('book.ladder.intro')}</p>
      <Rungs strengths={DUTIES} />
      <Rungs strengths={BANS} />
    </More>
  );
}

function Rungs({ strengths }: { readonly strengths: readonly Strength[] }) {
  const { t } = useTranslation('rulings');
  return (
    <dl className={classes.rungs}>
      {strengths.map((strength) => (
        <div key={strength} className={classes.rung}>
          <dt className={classes.rungWord}>{t(`book.ladder.words.${strength}`)}</dt>
          <dd className={classes.rungCensure}>{t(`book.ladder.censures.${CENSURE[strength]}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
