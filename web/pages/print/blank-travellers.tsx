import { conditionsByNumber } from 'naipe/game';
import type { GuideCardsView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { RefusalNote } from '../../components/refusal-note.tsx';
import { useView } from '../../live/index.ts';
import { boardsOf } from '../results/board/boards.ts';
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
export function BlankTravellers({ tournament, overview, session }: SheetProps) {
  const { t } = useTranslation('results');
  const { view, refusal } = useView(tournament, { view: 'guide-cards', session });
  const known = useHands(tournament, session);
  if (view === undefined) return <RefusalNote refusal={refusal} />;
  return boardsOf(view).map((board) => (
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
          {Array.from({ length: timesPlayed(view, board) + SPARE_LINES }, (_, line) => line).map((line) => (
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
