import { useTranslation } from 'react-i18next';
import { FourSuits } from '../../components/four-suits.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { SitDown } from './sit-down.tsx';
import classes from './start-page.module.css';
import { WaysIn } from './ways-in.tsx';
import { WhatIsOn } from './what-is-on.tsx';

/** The front door: sit down at a table, see what is on, or go where one works. */
export function StartPage() {
  const { t } = useTranslation();
  return (
    <PageFrame title={t('app.title')}>
      <section className={classes.opening}>
        <div>
          <p className={classes.suits}>
            <FourSuits />
          </p>
          <h1 className={classes.heading}>{t('app.heading')}</h1>
          <p className={classes.sentence}>{t('app.sentence')}</p>
        </div>
        <SitDown />
      </section>
      <div className={classes.parts}>
        <WhatIsOn />
        <WaysIn />
      </div>
    </PageFrame>
  );
}
