import { sittersOf, type TravellerRow, type TravellerView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { CardNotation } from '../../../components/card-notation.tsx';
import { ExtremesLegend } from '../../../components/extreme-mark.tsx';
import { ResultNotation } from '../../../components/result-notation.tsx';
import { signed } from '../../../components/signed.ts';
import classes from '../data-table.module.css';
import { PairCell } from '../pair-cell.tsx';
import { AdjustmentWords } from '../scores/adjustment-words.tsx';
import { ScoreButton } from '../scores/score-button.tsx';

interface TravellerTableProps {
  readonly tournament: string;
  readonly traveller: TravellerView;
  /** Somebody asks where a pair's score comes from. */
  readonly onWhy: (pair: string) => void;
}

/** All results on a board, the best for North–South first. */
export function TravellerTable({ tournament, traveller, onWhy }: TravellerTableProps) {
  const { t } = useTranslation('results');
  const { rows } = traveller;
  if (rows.length === 0) return <p>{t('board.none')}</p>;
  return (
    <div>
      <table className={classes.table}>
        <caption>{t('board.travellers')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('board.ns')}</th>
            <th scope="col">{t('board.ew')}</th>
            <th scope="col">{t('board.contract')}</th>
            <th scope="col" className={classes.wide}>
              {t('board.lead')}
            </th>
            <th scope="col" className={`${classes.figure} ${classes.wide}`}>
              {t('board.nsPoints')}
            </th>
            <th scope="col" className={classes.figure}>
              {t('board.nsScore')}
            </th>
            <th scope="col" className={`${classes.figure} ${classes.wide}`}>
              {t('board.ewScore')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.section}/${row.round}/${row.table}`}>
              <th scope="row">
                <PairCell tournament={tournament} pair={row.ns} />
              </th>
              <td>
                <PairCell tournament={tournament} pair={row.ew} />
              </td>
              <td>
                <Happened row={row} />
              </td>
              <td className={classes.wide}>
                {row.result?.lead !== undefined && <CardNotation card={row.result.lead} />}
              </td>
              <td className={`${classes.figure} ${classes.wide}`}>
                {row.result !== undefined && signed(row.result.ns)}
              </td>
              <td className={classes.figure}>
                <ScoreButton score={row.nsScore} onWhy={() => onWhy(sittersOf(row.ns.contestant)[0] ?? '')} />
              </td>
              <td className={`${classes.figure} ${classes.wide}`}>
                <ScoreButton score={row.ewScore} onWhy={() => onWhy(sittersOf(row.ew.contestant)[0] ?? '')} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ExtremesLegend scores={rows.flatMap(({ nsScore, ewScore }) => [nsScore, ewScore])} />
    </div>
  );
}

/** What happened at the table, and what became of it. */
function Happened({ row }: { readonly row: TravellerRow }) {
  const { t } = useTranslation('results');
  const { result, adjustment, status } = row;
  return (
    <>
      {result !== undefined && <ResultNotation result={result.result} />}
      {result !== undefined && <div className={classes.narrow}>{signed(result.ns)}</div>}
      {adjustment !== undefined && (
        <div className={classes.muted}>
          <AdjustmentWords adjustment={adjustment} />
        </div>
      )}
      {adjustment === undefined && (status === 'disputed' || status === 'entered') && (
        <div className={classes.muted}>{t(`board.${status}`)}</div>
      )}
    </>
  );
}
