import { useTranslation } from 'react-i18next';
import { CardNotation } from '../../components/card-notation.tsx';
import { ResultNotation } from '../../components/result-notation.tsx';
import { signed } from '../../components/signed.ts';
import { useView } from '../../live/index.ts';
import { AdjustmentWords } from '../results/scores/adjustment-words.tsx';
import { useScores } from '../results/scores/use-scores.ts';
import { BoardBlocks } from './board-blocks.tsx';
import type { SheetProps } from './print-page.tsx';
import classes from './sheet.module.css';

/** The travellers of all boards. */
export function TravellerSheets(props: SheetProps) {
  const { t } = useTranslation('results');
  const { tournament, session } = props;
  return (
    <BoardBlocks
      {...props}
      heading={t('print.travellers')}
      block={(board) => <Traveller tournament={tournament} session={session} board={board} />}
    />
  );
}

interface TravellerProps {
  readonly tournament: string;
  readonly session: number;
  readonly board: number;
}

function Traveller({ tournament, session, board }: TravellerProps) {
  const { t } = useTranslation('results');
  const scores = useScores();
  const { view } = useView(tournament, { view: 'traveller', session, board });
  return (
    <table className={classes.table}>
      <caption className={classes.heard}>{t('board.captionTraveller', { board })}</caption>
      <thead>
        <tr>
          <th scope="col" className={classes.figure}>
            {t('board.ns')}
          </th>
          <th scope="col" className={classes.figure}>
            {t('board.ew')}
          </th>
          <th scope="col">{t('board.contract')}</th>
          <th scope="col">{t('board.lead')}</th>
          <th scope="col" className={classes.figure}>
            {t('board.nsPoints')}
          </th>
          <th scope="col" className={classes.figure}>
            {t('board.nsScore')}
          </th>
        </tr>
      </thead>
      <tbody>
        {view?.rows.map(({ section, round, table, ns, ew, result, adjustment, nsScore, group }) => (
          <tr key={`${section}/${round}/${table}`}>
            <th scope="row" className={classes.figure}>
              {ns.contestant}
            </th>
            <td className={classes.figure}>{ew.contestant}</td>
            <td>
              {result !== undefined && <ResultNotation result={result.result} />}{' '}
              {adjustment !== undefined && <AdjustmentWords adjustment={adjustment} />}{' '}
              {group !== undefined && t('board.apart')}
            </td>
            <td>{result?.lead !== undefined && <CardNotation card={result.lead} />}</td>
            <td className={classes.figure}>{result !== undefined && signed(result.ns)}</td>
            <td className={`${classes.figure} ${classes.strong}`}>
              {nsScore === undefined ? '–' : scores.board(nsScore)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
