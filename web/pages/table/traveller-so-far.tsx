import type { Meeting } from 'naipe/tournament';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { BoardHands } from '../../components/board-hands.tsx';
import { ExtremeMark, ExtremesLegend } from '../../components/extreme-mark.tsx';
import { Names } from '../../components/pair-names.tsx';
import { ResultNotation } from '../../components/result-notation.tsx';
import { signed } from '../../components/signed.ts';
import { useNumbers } from '../../components/use-numbers.ts';
import { useView } from '../../live/index.ts';
import classes from './traveller-so-far.module.css';

interface TravellerSoFarProps {
  readonly tournament: string;
  readonly session: number;
  readonly board: number;
  /** The meeting whose line stands out. */
  readonly own: Omit<Meeting, 'session'>;
}

/** What others did with the board, and its hands once it is over, where the organiser shows it: the server refuses it otherwise. */
export function TravellerSoFar({ tournament, session, board, own }: TravellerSoFarProps) {
  const { t } = useTranslation('phone');
  const { percent, signedDecimal } = useNumbers();
  const { view, refusal } = useView(tournament, { view: 'traveller', session, board });
  if (view === undefined || refusal !== undefined) return null;
  const isOwn = ({ section, round, table }: Omit<Meeting, 'session'>) =>
    section === own.section && round === own.round && table === own.table;
  const rows = view.rows.filter(({ result }) => result !== undefined);
  const compared = rows.length > 1;
  return (
    <>
      <table className={classes.traveller}>
        <caption>{t('settled.traveller')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('settled.pairs')}</th>
            <th scope="col">{t('settled.result')}</th>
            <th scope="col">{t('settled.points')}</th>
            {compared && <th scope="col">{t('settled.score')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={`${row.section}/${row.round}/${row.table}`}>
              <tr data-own={isOwn(row)}>
                <td>
                  {row.ns.contestant}–{row.ew.contestant}
                </td>
                <td>{row.result !== undefined && <ResultNotation result={row.result.result} />}</td>
                <td>{row.result !== undefined && signed(row.result.ns)}</td>
                {compared && (
                  <td>
                    <ExtremeMark score={row.nsScore}>
                      {row.nsScore !== undefined &&
                        (row.nsScore.percent === undefined
                          ? signedDecimal(row.nsScore.points)
                          : percent(row.nsScore.percent))}
                    </ExtremeMark>
                  </td>
                )}
              </tr>
              <tr data-own={isOwn(row)} data-names>
                <td colSpan={compared ? 4 : 3}>
                  <Names pair={row.ns} /> <span className={classes.against}>{t('settled.against')}</span>{' '}
                  <Names pair={row.ew} />
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
      <ExtremesLegend scores={rows.map(({ nsScore }) => nsScore)} />
      <BoardHands board={board} conditions={view} deal={view.deal} />
    </>
  );
}
