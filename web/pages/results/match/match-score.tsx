import { VisuallyHidden } from '@mantine/core';
import type { MatchTile } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '../../../components/use-numbers.ts';
import { MatchMark } from './match-mark.tsx';
import classes from './match-score.module.css';
import { TeamName } from './team-name.tsx';
import { useDecidedBy } from './use-decided-by.ts';

interface MatchScoreProps {
  readonly match: MatchTile;
  /** In VPs once they are known, else in IMPs as they run. */
  readonly large?: boolean;
}

const isAhead = (own: string | undefined, other: string | undefined): boolean =>
  own !== undefined && other !== undefined && Number(own) > Number(other);

/** Who meets whom and how it stands: a line for each team, the one ahead in bold, what is final in VPs. */
export function MatchScore({ match, large = false }: MatchScoreProps) {
  const { t } = useTranslation('results');
  const { home, away, imps, vps, inPoints = false, noVps = false } = match;
  const ahead = imps ?? vps;
  const numbers = useNumbers();
  return (
    <span className={classes.score} data-large={large} data-vps={vps !== undefined} data-points={inPoints}>
      {(['home', 'away'] as const).map((side) => {
        const other = side === 'home' ? 'away' : 'home';
        return (
          <span key={side} className={classes.line} data-ahead={isAhead(ahead?.[side], ahead?.[other])}>
            <span className={classes.team}>
              <TeamName team={side === 'home' ? home : away} />
            </span>
            {imps !== undefined && (
              <span className={classes.imps}>
                {numbers.decimal(imps[side])}
                <VisuallyHidden> {t('match.imps')} </VisuallyHidden>
              </span>
            )}
            {vps !== undefined && (
              <span className={classes.vps}>
                {numbers.decimal(vps[side])}
                <VisuallyHidden> {t(noVps ? 'match.points' : 'match.vps')} </VisuallyHidden>
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
}

/** The state of a match: its mark, its word, and how far the comparison is. */
export function MatchProgress({ match }: { readonly match: MatchTile }) {
  const { t } = useTranslation('results');
  const { state, compared, boards, annulled, playOn, stage } = match;
  return (
    <span className={classes.progress}>
      <MatchMark state={state} />
      <span>
        {t(`match.state.${state}`)}
        {state === 'playing' && ` · ${t('match.compared', { compared, boards })}`}
        {stage === 'third-place' && ` · ${t('match.stage.third-place')}`}
        {annulled !== undefined && ` · ${t('match.annulled', { count: annulled })}`}
        {playOn !== undefined && playOn > 0 && ` · ${t('match.playOn', { count: playOn })}`}
      </span>
    </span>
  );
}

/** Who goes on from a tie, and why. */
export function DecidedBy({ match }: { readonly match: MatchTile }) {
  const decided = useDecidedBy()(match);
  return decided === undefined ? null : <span className={classes.decided}>{decided}</span>;
}
