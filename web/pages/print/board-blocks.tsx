import { type Conditions, conditionsByNumber } from 'naipe/game';
import type { BoardHands as Hands } from 'naipe/tournament';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BoardHands } from '../../components/board-hands.tsx';
import { RefusalNote } from '../../components/refusal-note.tsx';
import { useView } from '../../live/index.ts';
import { boardsOf } from '../results/board/boards.ts';
import { useSearchPart } from '../results/use-search-part.ts';
import type { SheetProps } from './print-page.tsx';
import classes from './sheet.module.css';
import { SheetHead } from './sheet-head.tsx';

interface BoardBlocksProps extends SheetProps {
  readonly heading: string;
  readonly block: (board: number) => ReactNode;
}

/** A block for every board of the session, flowing over the sheets; with its hands when one wants them there. */
export function BoardBlocks({ tournament, overview, session, heading, block }: BoardBlocksProps) {
  const { t } = useTranslation('results');
  const { view, refusal } = useView(tournament, { view: 'guide-cards', session });
  const [hands, setHands] = useSearchPart('hands');
  const known = useHands(tournament, session);
  if (view === undefined) return <RefusalNote refusal={refusal} />;
  return (
    <>
      {[...known.values()].some(({ deal }) => deal !== undefined) && (
        <label data-screen-only className={classes.withHands}>
          <input
            type="checkbox"
            checked={hands !== ''}
            onChange={(event) => setHands(event.currentTarget.checked ? 'yes' : '')}
          />
          {t('print.withHands')}
        </label>
      )}
      <SheetHead overview={overview} heading={heading} />
      <div className={classes.flow}>
        {boardsOf(view).map((board) => {
          const { deal, ...conditions }: Conditions & Pick<Hands, 'deal'> =
            known.get(board) ?? conditionsByNumber(board);
          return (
            <section key={board} className={classes.block}>
              <BoardHead board={board} {...conditions} />
              <BoardHands
                board={board}
                conditions={conditions}
                deal={hands === '' ? undefined : deal}
                paper
              />
              {block(board)}
            </section>
          );
        })}
      </div>
    </>
  );
}

/** The boards as they are marked, with the cards of those that may be seen. */
export function useHands(tournament: string, session: number): ReadonlyMap<number, Hands> {
  const { view } = useView(tournament, { view: 'hands', session });
  return new Map(view?.boards.map((each) => [each.board, each]));
}

/** A board with its dealer and vulnerability (Law 2). */
export function BoardHead({ board, dealer, vulnerable }: Conditions & { readonly board: number }) {
  const { t } = useTranslation();
  return (
    <h2 className={classes.blockHead}>
      <b>{t('label.board', { board })}</b>
      <span>
        {t(`deal.dealer`, { seat: t(`seat.${dealer}`) })}, {t(`deal.${vulnerable}`)}
      </span>
    </h2>
  );
}
