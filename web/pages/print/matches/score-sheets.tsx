import { dealerOf, SEATS, seatText, vulnerabilityOf } from 'naipe/game';
import type { MatchTile, RoundMatches } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { RefusalNote } from '../../../components/refusal-note.tsx';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { useView } from '../../../live/index.ts';
import { lastRoundOf } from '../../results/match/rounds.ts';
import { TeamName } from '../../results/match/team-name.tsx';
import { useRoundTitle } from '../../results/match/use-round-title.ts';
import type { SheetProps } from '../print-page.tsx';
import classes from './score-sheets.module.css';

const COLUMNS = ['contract', 'by', 'lead', 'tricks', 'plus', 'minus'] as const;

/** Sheets to be filled in by hand: one for each room of each match of the round (RTP 2.3.9, ROP 6.12). */
export function ScoreSheets({ tournament, overview, session }: SheetProps) {
  const { view, refusal } = useView(tournament, { view: 'matches', session });
  if (view === undefined) return <RefusalNote refusal={refusal} />;
  const shown = lastRoundOf(view);
  return view.rounds
    .filter(({ round }) => round === shown)
    .flatMap((round) =>
      round.matches.flatMap((match) =>
        (['open', 'closed'] as const).flatMap((room) => {
          const table = match[room]?.table;
          return table === undefined ? (
            []
          ) : (
            <RoomSheet
              key={`${round.section}/${match.match}/${room}`}
              name={overview.name}
              round={round}
              match={match}
              room={room}
              table={table}
              handicap={view.format.match.handicap !== undefined}
            />
          );
        }),
      ),
    );
}

interface RoomSheetProps {
  readonly name: string;
  readonly round: RoundMatches;
  readonly match: MatchTile;
  readonly room: 'open' | 'closed';
  readonly table: number;
  /** The teams write the handicap on the sheet (RTP 3.6.9). */
  readonly handicap: boolean;
}

/** What is written below the boards: the sheet is handed in with it (RTP 2.3.9, ROP 6.12). */
const Total = ({ words }: { readonly words: string }) => (
  <tr>
    <th scope="row" colSpan={COLUMNS.length + 1}>
      {words}
    </th>
    <td />
  </tr>
);

function RoomSheet({ name, round, match, room, table, handicap }: RoomSheetProps) {
  const { home, away, ownBoards = round.boards, inPoints = false } = match;
  const { t } = useTranslation(['results', 'common']);
  const title = useRoundTitle().ofMatch({ ...match, round: round.round });
  const style = useWritingStyle();
  const [ns, ew] = room === 'open' ? [home, away] : [away, home];
  return (
    <section className={classes.sheet}>
      <header className={classes.head}>
        <p>
          <bdi>{name}</bdi> · {title}
        </p>
        <h2>{t(room === 'open' ? 'match.openAt' : 'match.closedAt', { table })}</h2>
        <p>
          {t('common:side.NS')}:{' '}
          <b>
            <TeamName team={ns} />
          </b>
          {' · '}
          {t('common:side.EW')}:{' '}
          <b>
            <TeamName team={ew} />
          </b>
        </p>
      </header>
      <table className={classes.table}>
        <caption className={classes.heard}>{t('print.sheets')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('match.board')}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(`print.column.${column}`)}
              </th>
            ))}
            <th scope="col">{t(inPoints ? 'match.points' : 'match.imps')}</th>
          </tr>
        </thead>
        <tbody>
          {ownBoards.map((board) => (
            <tr key={board}>
              <th scope="row">
                {board}{' '}
                <small>{`${seatText(dealerOf(board), style)} · ${t(`common:vulnerability.${vulnerabilityOf(board)}`)}`}</small>
              </th>
              {COLUMNS.map((column) => (
                <td key={column} />
              ))}
              <td />
            </tr>
          ))}
        </tbody>
        <tfoot>
          {handicap && <Total words={t('print.handicap')} />}
          <Total words={t('print.difference')} />
        </tfoot>
      </table>
      <p className={classes.signatures}>
        {SEATS.map((seat) => (
          <span key={seat}>{seatText(seat, style)}</span>
        ))}
      </p>
      <p className={classes.signatures}>
        <span>
          {t('print.captains')}: <TeamName team={home} />
        </span>
        <span>
          <TeamName team={away} />
        </span>
        <span>{t('print.corrections')}</span>
      </p>
    </section>
  );
}
