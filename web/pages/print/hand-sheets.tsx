import { useTranslation } from 'react-i18next';
import { BoardHands } from '../../components/board-hands.tsx';
import { RefusalNote } from '../../components/refusal-note.tsx';
import { useView } from '../../live/index.ts';
import { BoardHead } from './board-blocks.tsx';
import type { SheetProps } from './print-page.tsx';
import classes from './sheet.module.css';
import { SheetHead } from './sheet-head.tsx';

/** The hand record: the cards of every board that may be seen, three to a row. */
export function HandSheets({ tournament, overview, session }: SheetProps) {
  const { t } = useTranslation('results');
  const { view, refusal } = useView(tournament, { view: 'hands', session });
  if (view === undefined) return <RefusalNote refusal={refusal} />;
  const known = view.boards.filter(({ deal }) => deal !== undefined);
  return (
    <>
      <SheetHead overview={overview} heading={t('print.hands')} />
      {known.length === 0 && <p>{t('print.noHands')}</p>}
      <div className={classes.cards}>
        {known.map(({ board, deal }) => (
          <section key={board} className={classes.card}>
            <BoardHead board={board} />
            <BoardHands board={board} deal={deal} paper />
          </section>
        ))}
      </div>
    </>
  );
}
