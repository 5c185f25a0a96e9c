import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { DealBox } from './deal-box.tsx';
import { ScoreBox } from './score-box.tsx';
import classes from './tools-page.module.css';

/** What one sometimes needs beside a tournament: what a result is worth, a deal to practise with. */
export function ToolsPage() {
  const { t } = useTranslation();
  return (
    <PageFrame title={`${t('start.tools')} · Naipe`}>
      <h1 className={classes.heading}>{t('start.tools')}</h1>
      <div className={classes.cards}>
        <ScoreBox />
        <DealBox />
      </div>
      <p>
        <ButtonLink href="/double-dummy">{`${t('start.doubleDummy')}: ${t('start.doubleDummyHint')}`}</ButtonLink>
      </p>
    </PageFrame>
  );
}
