import type { MatchTile, RoundMatches } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { RefusalNote } from '../../../components/refusal-note.tsx';
import { useView } from '../../../live/index.ts';
import { lastRoundOf } from '../../results/match/rounds.ts';
import { TeamName } from '../../results/match/team-name.tsx';
import { useRoundTitle } from '../../results/match/use-round-title.ts';
import type { SheetProps } from '../print-page.tsx';
import classes from './match-cards.module.css';

/** A card for each match of the round, to be signed by both captains and handed in (RTP 2.3.9, ROP 6.12). */
export function MatchCards({ tournament, overview, session }: SheetProps) {
  const { view, refusal } = useView(tournament, { view: 'matches', session });
  if (view === undefined) return <RefusalNote refusal={refusal} />;
  const shown = lastRoundOf(view);
  return (
    <div className={classes.cards}>
      {view.rounds
        .filter(({ round }) => round === shown)
        .flatMap((round) =>
          round.matches.map((match) => (
            <Card key={`${round.section}/${match.match}`} name={overview.name} round={round} match={match} />
          )),
        )}
    </div>
  );
}

interface CardProps {
  readonly name: string;
  readonly round: RoundMatches;
  readonly match: MatchTile;
}

function Card({ name, round, match }: CardProps) {
  const { t } = useTranslation('results');
  const title = useRoundTitle().ofMatch({ ...match, round: round.round });
  const { home, away, open, closed, inPoints, noVps } = match;
  return (
    <section className={classes.card}>
      <p className={classes.about}>
        <bdi>{name}</bdi> · {title} ·{' '}
        {closed === undefined
          ? t('match.tableOnly', { open: open.table })
          : t('match.tables', { open: open.table, closed: closed.table })}
      </p>
      <table className={classes.table}>
        <caption className={classes.heard}>{t('print.matchCards')}</caption>
        <thead>
          <tr>
            <td />
            {!inPoints && <th scope="col">{t('match.imps')}</th>}
            <th scope="col">{t(noVps ? 'match.points' : 'match.vps')}</th>
            <th scope="col">{t('print.captain')}</th>
          </tr>
        </thead>
        <tbody>
          {[home, away].map((team) => (
            <tr key={team.contestant}>
              <th scope="row">
                <TeamName team={team} />
              </th>
              {!inPoints && <td />}
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
