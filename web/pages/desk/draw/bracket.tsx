import type { ContestantName, Group } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../live/index.ts';
import { DecidedBy } from '../../results/match/match-score.tsx';
import { TeamName } from '../../results/match/team-name.tsx';
import { useRoundTitle } from '../../results/match/use-round-title.ts';
import { Panel } from '../parts/layout.tsx';
import classes from './bracket.module.css';
import { type BracketRound, bracketOf } from './bracket-rounds.ts';

interface BracketProps {
  readonly tournament: string;
  readonly phase: number;
  readonly group: Group | undefined;
  readonly thirdPlace: boolean;
}

/** The knock-out as a tree: a column a round, whoever has won moved on. */
export function Bracket({ tournament, phase, group, thirdPlace }: BracketProps) {
  const { t } = useTranslation(['desk', 'results']);
  const entries = useView(tournament, { view: 'entries' }).view?.entries ?? [];
  const { view } = useView(tournament, { view: 'matches', phase });
  const played = view?.rounds.filter(({ section }) => section === group?.section) ?? [];
  const rounds = bracketOf(group?.contestants ?? [], thirdPlace, played);
  const nameOf = (contestant: string): ContestantName => {
    const entry = entries.find((each) => each.contestant === contestant);
    return { contestant, names: [entry?.name ?? contestant] };
  };
  if (rounds.length === 0) return null;
  return (
    <Panel heading={t('draw.bracket')}>
      <div className={classes.bracket}>
        {rounds.map((round) => (
          <Column key={round.round} round={round} nameOf={nameOf} />
        ))}
      </div>
    </Panel>
  );
}

interface ColumnProps {
  readonly round: BracketRound;
  readonly nameOf: (contestant: string) => ContestantName;
}

function Column({ round: { round, stage, matches }, nameOf }: ColumnProps) {
  const { t } = useTranslation(['desk', 'results']);
  const title = useRoundTitle().ofStage(round, stage);
  return (
    <section className={classes.column} aria-label={title}>
      <h3 className={classes.round}>{title}</h3>
      <div className={classes.matches}>
        {matches.map(({ match, home, away, winner, forThird, tile }) => (
          <div key={match} className={classes.match}>
            <span className={classes.number}>
              {[match, ...(forThird ? [t('results:match.stage.third-place')] : [])].join(' · ')}
            </span>
            {[home, away].map((entrant) =>
              'team' in entrant ? (
                <span key={entrant.team} data-won={entrant.team === winner}>
                  <b>{entrant.team}</b> <TeamName team={nameOf(entrant.team)} />
                </span>
              ) : (
                <span key={`of ${entrant.of}`} className={classes.open}>
                  {t(entrant.as === 'winner' ? 'draw.winnerOf' : 'draw.loserOf', { match: entrant.of })}
                </span>
              ),
            )}
            {tile !== undefined && <DecidedBy match={tile} />}
          </div>
        ))}
      </div>
    </section>
  );
}
