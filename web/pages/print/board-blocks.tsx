import { dealerOf, vulnerabilityOf } from 'naipe/game';
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
  const deals = useDeals(tournament, session);
  if (view === undefined) return <RefusalNote refusal={refusal} />;
  return (
    <>
      {deals.size > 0 && (
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
        {boardsOf(view).map((board) => (
          <section key={board} className={classes.block}>
            <BoardHead board={board} />
            <BoardHands board={board} deal={hands === '' ? undefined : deals.get(board)} paper />
            {block(board)}
          </section>
        ))}
      </div>
    </>
  );
}

/** The cards of the boards that may be seen. */
function useDeals(tournament: string, session: number): ReadonlyMap<number, string> {
  const { view } = useView(tournament, { view: 'hands', session });
  return new Map(
    view?.boards.flatMap(({ board, deal }) => (deal === undefined ? [] : [[board, deal] as const])),
  );
}

/** A board with its dealer and vulnerability (Law 2). */
export function BoardHead({ board }: { readonly board: number }) {
  const { t } = useTranslation();
  return (
    <h2 className={classes.blockHead}>
      <b>{t('label.board', { board })}</b>
      <span>
        {t(`deal.dealer`, { seat: t(`seat.${dealerOf(board)}`) })}, {t(`deal.${vulnerabilityOf(board)}`)}
      </span>
    </h2>
  );
}
