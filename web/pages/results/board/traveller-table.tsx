import { type Contract, parseBoardResult, parseCard } from 'naipe/game';
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
  const { t } = useTranslation(['results', 'common']);
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
            {traveller.tricks !== undefined && (
              <th scope="col" className={`${classes.figure} ${classes.wide} ${classes.roomy}`}>
                {t('common:makeable.possible')}
              </th>
            )}
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
                {row.result?.lead !== undefined && (
                  <>
                    <CardNotation card={row.result.lead} />
                    <LeadWorth row={row} traveller={traveller} />
                  </>
                )}
              </td>
              {traveller.tricks !== undefined && (
                <td className={`${classes.figure} ${classes.wide} ${classes.roomy}`}>
                  {possible(row, traveller)}
                </td>
              )}
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

/** The contract of a row; not of one that played the board in another form. */
function contractOf({ result, group }: TravellerRow): Contract | undefined {
  const read = result === undefined || group !== undefined ? undefined : parseBoardResult(result.result);
  return read?.ok && read.value !== 'passed-out' ? read.value.contract : undefined;
}

/** The tricks that could be made in the contract of a row. */
function possible(row: TravellerRow, { tricks }: TravellerView): number | undefined {
  const contract = contractOf(row);
  return contract === undefined ? undefined : tricks?.[contract.declarer][contract.strain];
}

/** What the lead did, and what the best and the worst would have. */
function LeadWorth({ row, traveller }: { readonly row: TravellerRow; readonly traveller: TravellerView }) {
  const { t } = useTranslation();
  const contract = contractOf(row);
  const leads = contract && traveller.leads?.[`${contract.strain}${contract.declarer}`];
  const lead = parseCard(row.result?.lead ?? '');
  const after = lead.ok ? leads?.[lead.value] : undefined;
  if (leads === undefined || after === undefined) return null;
  const all = Object.values(leads);
  const [best, worst] = [Math.min(...all), Math.max(...all)];
  const words = after === best ? t('makeable.bestLead') : t('makeable.leadGave', { count: after - best });
  return (
    <div className={classes.muted}>
      {words}
      {best !== worst && ` (${t('makeable.leads', { best, worst })})`}
    </div>
  );
}

/** What happened at the table, and what became of it. */
function Happened({ row }: { readonly row: TravellerRow }) {
  const { t } = useTranslation('results');
  const { result, adjustment, status, group } = row;
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
      {group !== undefined && <div className={classes.muted}>{t('board.apart')}</div>}
    </>
  );
}
