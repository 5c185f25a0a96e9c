import { dealerOf, vulnerabilityOf } from 'naipe/game';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalNote } from '../../components/refusal-note.tsx';
import { useView } from '../../live/index.ts';
import { boardsOf } from '../results/boards.ts';
import type { SheetProps } from './print-page.tsx';
import classes from './sheet.module.css';
import { SheetHead } from './sheet-head.tsx';

interface BoardBlocksProps extends SheetProps {
  readonly heading: string;
  readonly block: (board: number) => ReactNode;
}

/** A block for every board of the session, flowing over the sheets. */
export function BoardBlocks({ tournament, overview, session, heading, block }: BoardBlocksProps) {
  const { view, refusal } = useView(tournament, { view: 'guide-cards', session });
  if (view === undefined) return <RefusalNote refusal={refusal} />;
  return (
    <>
      <SheetHead overview={overview} heading={heading} />
      <div className={classes.flow}>
        {boardsOf(view).map((board) => (
          <section key={board} className={classes.block}>
            <BoardHead board={board} />
            {block(board)}
          </section>
        ))}
      </div>
    </>
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
