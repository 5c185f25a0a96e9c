import type { ContestantKind } from 'naipe/tournament';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { signed } from '../../components/signed.ts';
import { useView } from '../../live/index.ts';
import { hasScores } from '../results/board/frequency-table.tsx';
import { AdjustmentWords } from '../results/scores/adjustment-words.tsx';
import { useScores } from '../results/scores/use-scores.ts';
import { BoardBlocks } from './board-blocks.tsx';
import type { SheetProps } from './print-page.tsx';
import classes from './sheet.module.css';

/** The frequencies of all boards. */
export function FrequencySheets(props: SheetProps) {
  const { t } = useTranslation('results');
  const { tournament, session, overview } = props;
  return (
    <BoardBlocks
      {...props}
      heading={t('print.frequencies')}
      block={(board) => (
        <Frequencies {...{ tournament, session, board }} contestants={overview.settings.contestants} />
      )}
    />
  );
}

interface FrequenciesProps {
  readonly tournament: string;
  readonly session: number;
  readonly board: number;
  readonly contestants: ContestantKind;
}

function Frequencies({ tournament, session, board, contestants: context }: FrequenciesProps) {
  const { t } = useTranslation('results');
  const scores = useScores();
  const { view } = useView(tournament, { view: 'frequencies', session, board });
  const scored = view !== undefined && hasScores(view);
  const points = (score: { readonly points: string } | undefined) =>
    score === undefined ? '–' : scores.decimal(score.points);
  return (
    <table className={classes.table}>
      <caption className={classes.heard}>{t('board.captionFrequencies', { board })}</caption>
      <thead>
        <tr>
          <th scope="col" className={classes.figure}>
            {t('board.nsPoints')}
          </th>
          <th scope="col" className={classes.figure}>
            {t('board.count')}
          </th>
          {scored && (
            <>
              <th scope="col" className={classes.figure}>
                {t('board.nsScore')}
              </th>
              <th scope="col" className={classes.figure}>
                {t('board.ewScore')}
              </th>
            </>
          )}
          <th scope="col">{t('board.pairs', { context })}</th>
        </tr>
      </thead>
      <tbody>
        {view?.rows.map(({ nsPoints, count, nsScore, ewScore, pairs, group }) => (
          <tr key={`${nsPoints}/${group ?? ''}`}>
            <th scope="row" className={`${classes.figure} ${classes.strong}`}>
              {signed(nsPoints)}
            </th>
            <td className={classes.figure}>{count}</td>
            {scored && (
              <>
                <td className={classes.figure}>{points(nsScore)}</td>
                <td className={classes.figure}>{points(ewScore)}</td>
              </>
            )}
            <td>
              {group !== undefined && <>{t('board.apart')} </>}
              {pairs.map(({ ns, ew }) => (
                <Fragment key={ns}>
                  <span className={classes.together}>{`${ns}–${ew}`}</span>{' '}
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
        {view?.adjusted.map(({ ns, ew, adjustment, nsScore, ewScore }) => (
          <tr key={ns.contestant}>
            <th scope="row" colSpan={2}>
              {adjustment === undefined ? t('board.adjusted') : <AdjustmentWords adjustment={adjustment} />}
            </th>
            {scored && (
              <>
                <td className={classes.figure}>{points(nsScore)}</td>
                <td className={classes.figure}>{points(ewScore)}</td>
              </>
            )}
            <td>{`${ns.contestant}–${ew.contestant}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
