import type { ContestantName, Group } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useView } from '../../../live/index.ts';
import { TeamName } from '../../results/match/team-name.tsx';
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

function Column({ round: { round, matches }, nameOf }: ColumnProps) {
  const { t } = useTranslation(['desk', 'results']);
  return (
    <section className={classes.column} aria-label={t('results:match.round', { round })}>
      <h3 className={classes.round}>{t('results:match.round', { round })}</h3>
      {matches.map(({ match, home, away, winner }) => (
        <div key={match} className={classes.match}>
          {[home, away].map((entrant) =>
            'team' in entrant ? (
              <span key={entrant.team} data-won={entrant.team === winner}>
                <b>{entrant.team}</b> <TeamName team={nameOf(entrant.team)} />
              </span>
            ) : (
              <span key={`of ${entrant.of}`} className={classes.open}>
                {t('draw.winnerOf', { match: entrant.of })}
              </span>
            ),
          )}
        </div>
      ))}
    </section>
  );
}
