import { conditionsByNumber } from 'naipe/game';
import type { GuideCardsView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { RefusalNote } from '../../components/refusal-note.tsx';
import { useView } from '../../live/index.ts';
import { boardsOf } from '../results/board/boards.ts';
import { playsMatches } from '../results/match/phases.ts';
import { lastRoundOf } from '../results/match/rounds.ts';
import classes from './blank-travellers.module.css';
import { BoardHead, useHands } from './board-blocks.tsx';
import type { SheetProps } from './print-page.tsx';

/** Lines beyond those that are needed, for mistakes. */
const SPARE_LINES = 1;

const COLUMNS = ['ns', 'ew', 'contract', 'by', 'lead', 'tricks', 'plus', 'minus'] as const;

/** How many tables play a board. */
const timesPlayed = ({ cards }: GuideCardsView, board: number): number =>
  cards.flatMap(({ lines }) => lines).filter((line) => line.kind === 'plays' && line.boards.includes(board))
    .length / 2;

/** Travellers to be filled in by hand: one for every board, two to a sheet. */
export const BlankTravellers = (props: SheetProps) =>
  playsMatches(props.overview) ? <OfMatches {...props} /> : <OfPairs {...props} />;

function OfPairs(props: SheetProps) {
  const { view, refusal } = useView(props.tournament, { view: 'guide-cards', session: props.session });
  if (view === undefined) return <RefusalNote refusal={refusal} />;
  return (
    <Travellers
      {...props}
      times={boardsOf(view).map((board) => [board, timesPlayed(view, board)] as const)}
    />
  );
}

/** Of simultaneous matches: the boards of the round that is played, and a line for each room (RTP 2.3.9, ROP 6.12). */
function OfMatches(props: SheetProps) {
  const { view, refusal } = useView(props.tournament, { view: 'matches', session: props.session });
  if (view === undefined) return <RefusalNote refusal={refusal} />;
  const round = lastRoundOf(view);
  const played = view.rounds.filter((each) => each.round === round);
  const tables = played
    .flatMap(({ matches }) => matches)
    .reduce((sum, { closed }) => sum + (closed === undefined ? 1 : 2), 0);
  const boards = [...new Set(played.flatMap((each) => each.boards))];
  return <Travellers {...props} times={boards.map((board) => [board, tables] as const)} />;
}

interface TravellersProps extends SheetProps {
  /** Each board with how many tables play it. */
  readonly times: readonly (readonly [board: number, tables: number])[];
}

function Travellers({ tournament, overview, session, times }: TravellersProps) {
  const { t } = useTranslation('results');
  const known = useHands(tournament, session);
  return times.map(([board, tables]) => (
    <section key={board} className={classes.traveller}>
      <p className={classes.name}>
        <bdi>{overview.name}</bdi>
      </p>
      <BoardHead board={board} {...(known.get(board) ?? conditionsByNumber(board))} />
      <table className={classes.table}>
        <caption className={classes.heard}>{t('print.blank')}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(`print.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: tables + SPARE_LINES }, (_, line) => line).map((line) => (
            <tr key={line}>
              {COLUMNS.map((column) => (
                <td key={column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ));
}
