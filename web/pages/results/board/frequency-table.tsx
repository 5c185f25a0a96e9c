import type { FrequencyView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { ExtremeMark } from '../../../components/extreme-mark.tsx';
import { signed } from '../../../components/signed.ts';
import classes from '../data-table.module.css';
import { AdjustmentWords } from '../scores/adjustment-words.tsx';
import { useScores } from '../scores/use-scores.ts';

/** Does a score bring the same to whoever made it? Not between teams. */
export const hasScores = ({ rows, adjusted }: FrequencyView): boolean =>
  rows.length === 0
    ? adjusted.some(({ nsScore }) => nsScore !== undefined)
    : rows.some(({ nsScore }) => nsScore !== undefined);

/** The results of a board grouped by score. */
export function FrequencyTable({ frequencies }: { readonly frequencies: FrequencyView }) {
  const { t } = useTranslation('results');
  const scores = useScores();
  const { rows, adjusted } = frequencies;
  const scored = hasScores(frequencies);
  return (
    <table className={classes.table}>
      <caption>{t('board.frequencies')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('board.nsPoints')}</th>
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
        </tr>
      </thead>
      <tbody>
        {rows.map(({ nsPoints, count, nsScore, ewScore, group }) => (
          <tr key={`${nsPoints}/${group ?? ''}`}>
            <th scope="row" className={classes.strong}>
              {signed(nsPoints)}
              {group !== undefined && <div className={classes.muted}>{t('board.apart')}</div>}
            </th>
            <td className={classes.figure}>{count}</td>
            {scored && (
              <>
                <td className={classes.figure}>
                  <ExtremeMark score={nsScore}>
                    {nsScore === undefined ? '–' : scores.decimal(nsScore.points)}
                  </ExtremeMark>
                </td>
                <td className={classes.figure}>
                  <ExtremeMark score={ewScore}>
                    {ewScore === undefined ? '–' : scores.decimal(ewScore.points)}
                  </ExtremeMark>
                </td>
              </>
            )}
          </tr>
        ))}
        {adjusted.map(({ section, table, round, adjustment, nsScore, ewScore }) => (
          <tr key={`${section}/${round}/${table}`}>
            <th scope="row" colSpan={2} className={classes.muted}>
              {adjustment === undefined ? t('board.adjusted') : <AdjustmentWords adjustment={adjustment} />}
            </th>
            {scored && (
              <>
                <td className={classes.figure}>
                  {nsScore === undefined ? '–' : scores.decimal(nsScore.points)}
                </td>
                <td className={classes.figure}>
                  {ewScore === undefined ? '–' : scores.decimal(ewScore.points)}
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
