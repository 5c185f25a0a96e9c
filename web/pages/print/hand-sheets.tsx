import type { Conditions } from 'naipe/game';
import { useTranslation } from 'react-i18next';
import { BoardHands } from '../../components/board-hands.tsx';
import { MakeableTable } from '../../components/makeable-table.tsx';
import { RefusalNote } from '../../components/refusal-note.tsx';
import { useView } from '../../live/index.ts';
import classes from './hand-sheets.module.css';
import type { SheetProps } from './print-page.tsx';
import { SheetHead } from './sheet-head.tsx';

/** The hand record: the cards of every board that may be seen. */
export function HandSheets({ tournament, overview, session }: SheetProps) {
  const { t } = useTranslation('results');
  const { view, refusal } = useView(tournament, { view: 'hands', session });
  if (view === undefined) return <RefusalNote refusal={refusal} />;
  const known = view.boards.filter(({ deal }) => deal !== undefined);
  return (
    <>
      <SheetHead overview={overview} heading={t('print.hands')} />
      {known.length === 0 && <p>{t('print.noHands')}</p>}
      <div className={classes.boards}>
        {known.map(({ board, deal, tricks, par, ...conditions }) => (
          <div key={board} className={classes.board}>
            <Corner board={board} {...conditions} />
            <BoardHands board={board} conditions={conditions} deal={deal} paper />
            <MakeableTable tricks={tricks} par={par} paper />
          </div>
        ))}
      </div>
    </>
  );
}

/** The board, who deals and who is vulnerable: for the eye, as the hands are read aloud with them. */
function Corner({ board, dealer, vulnerable }: Conditions & { readonly board: number }) {
  const { t } = useTranslation();
  return (
    <div aria-hidden className={classes.head}>
      <h3>{t('label.board', { board })}</h3>
      <p>{t('deal.dealer', { seat: t(`seat.${dealer}`) })}</p>
      <p>{`${t('vulnerability.label')}: ${t(`vulnerability.${vulnerable}`)}`}</p>
    </div>
  );
}
