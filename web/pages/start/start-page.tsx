import { useTranslation } from 'react-i18next';
import { FourSuits } from '../../components/four-suits.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { DealBox } from './deal-box.tsx';
import { ScoreBox } from './score-box.tsx';
import classes from './start-page.module.css';
import { WaysIn } from './ways-in.tsx';

export function StartPage() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('app.title')}>
      <section className={classes.opening}>
        <p className={classes.suits}>
          <FourSuits />
        </p>
        <div>
          <h1 className={classes.heading}>{t('app.heading')}</h1>
          <p className={classes.sentence}>{t('app.sentence')}</p>
        </div>
      </section>
      <WaysIn />
      <div className={classes.cards}>
        <ScoreBox />
        <DealBox />
      </div>
    </PageFrame>
  );
}
