import type { Meeting } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { BoardHands } from '../../components/board-hands.tsx';
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
            <tr key={`${row.section}/${row.round}/${row.table}`} data-own={isOwn(row)}>
              <td>
                {row.ns.pair}–{row.ew.pair}
              </td>
              <td>{row.result !== undefined && <ResultNotation result={row.result.result} />}</td>
              <td>{row.result !== undefined && signed(row.result.ns)}</td>
              {compared && (
                <td>
                  {row.nsScore !== undefined &&
                    (row.nsScore.percent === undefined
                      ? signedDecimal(row.nsScore.points)
                      : percent(row.nsScore.percent))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <BoardHands board={board} deal={view.deal} />
    </>
  );
}
