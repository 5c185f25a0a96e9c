import type { RankingView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useClauseText } from '../../../components/use-clause-text.ts';
import { teamText } from '../match/team-name.tsx';
import classes from './ranking-status.module.css';

/** Ties that are still to be played off (RTP 3.6.10.1, ROP 6.16). */
export function PlayOffs({ ranking: { playOffs } }: { readonly ranking: RankingView }) {
  const { t } = useTranslation('results');
  const clauseText = useClauseText();
  if (playOffs === undefined) return null;
  const { ties, clause } = playOffs;
  return ties.map(({ section, contestants }) => (
    <p key={`${section}${contestants.map(({ contestant }) => contestant).join()}`} className={classes.status}>
      <span>
        {t('ranking.playOff', { teams: contestants.map(teamText).join(' – ') })}
        {clause !== undefined && ` (${clauseText(clause)})`}
      </span>
    </p>
  ));
}
