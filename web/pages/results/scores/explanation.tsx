import type { ExplanationView, OutcomeView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { RefusalNote } from '../../../components/refusal-note.tsx';
import { SidePanel } from '../../../components/side-panel.tsx';
import { signed } from '../../../components/signed.ts';
import { useView } from '../../../live/index.ts';
import classes from '../data-table.module.css';
import { exactText } from './exact-text.ts';
import { useScores } from './use-scores.ts';

interface ExplanationProps {
  readonly tournament: string;
  readonly session: number;
  readonly pair: string;
  readonly board: number;
  readonly onClose: () => void;
}

/** Where a pair's score on a board comes from. */
export function Explanation({ tournament, session, pair, board, onClose }: ExplanationProps) {
  const { t } = useTranslation(['results', 'common']);
  const { view, refusal } = useView(tournament, { view: 'explanation', session, contestant: pair, board });
  return (
    <SidePanel opened heading={t('why.heading', { board, pair })} close={t('parts.close')} onClose={onClose}>
      {view === undefined ? <RefusalNote refusal={refusal} /> : <Reasons explained={view} />}
    </SidePanel>
  );
}

function Reasons({ explained }: { readonly explained: ExplanationView }) {
  const { t } = useTranslation(['results', 'common']);
  const outcomes = useOutcomes();
  const scores = useScores();
  const { own, comparisons, clause, adjustment, compared } = explained;
  return (
    <>
      {own.length > 0 && <p>{t('why.own', { points: outcomes(own) })}</p>}
      {adjustment !== undefined && (
        <p>
          {t('why.adjusted')} {t('common:page.clause', { clause: adjustment.clause })}
        </p>
      )}
      <p>
        <b>
          <Sentence explained={explained} />
        </b>{' '}
        {t('common:page.clause', { clause })}
      </p>
      {comparisons.length > 0 && (
        <table className={classes.table}>
          <caption>{t('why.caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('why.against')}</th>
              <th scope="col" className={classes.figure}>
                {t('why.theirs')}
              </th>
              <th scope="col" className={classes.figure}>
                {t('why.gained')}
              </th>
            </tr>
          </thead>
          <tbody>
            {comparisons.map(({ against, theirs, gained }, index) => (
              <tr key={against ?? index}>
                <th scope="row">{against ?? '–'}</th>
                <td className={classes.figure}>{outcomes(theirs)}</td>
                <td className={classes.figure}>{scores.decimal(exactText(gained))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {t('why.sum')}
              </th>
              <td className={classes.figure}>{scores.decimal(compared)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </>
  );
}

/** `+450`; with their weights when several might have been. */
function useOutcomes() {
  const { t } = useTranslation(['results', 'common']);
  return (list: readonly OutcomeView[]): string =>
    list
      .map(({ points, weight }) =>
        weight === '1' ? signed(points) : t('why.weight', { points: signed(points), weight }),
      )
      .join(', ');
}

function Sentence({ explained }: { readonly explained: ExplanationView }) {
  const { t } = useTranslation(['results', 'common']);
  const scores = useScores();
  const { rule, compared, comparisons, top, results, full } = explained;
  const points = scores.decimal(explained.points ?? '');
  const gained = scores.decimal(compared);
  const count = comparisons.length;
  switch (rule) {
    case 'compared':
      return top > 0
        ? t('why.comparedMatchpoints', { gained, count, top })
        : t('why.comparedImps', { gained, count, points });
    case 'neuberg':
    case 'small-group':
      return t(`why.${rule}`, { gained, results, full, points, top });
    case 'datum':
      return t('why.datum', { points, datum: scores.decimal(explained.datum ?? '') });
    case 'points':
    case 'self-inflicted':
    case 'artificial':
      return t(`why.${rule}`, { points });
    case 'no-score':
      return t('why.no-score');
  }
}
