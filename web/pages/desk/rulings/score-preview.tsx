import type { BoardScoreView, MeetingBoard, SideScoreData, SidesScored } from 'naipe/tournament';
import { type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { ResultNotation } from '../../../components/result-notation.tsx';
import { useNumbers } from '../../../components/use-numbers.ts';
import { useView } from '../../../live/index.ts';
import { RefusalLine } from '../parts/outcome.tsx';
import classes from './score-preview.module.css';

interface ScorePreviewProps {
  readonly tournament: string;
  readonly at: MeetingBoard;
  readonly ns: SideScoreData;
  readonly ew: SideScoreData;
}

/** What an adjusted score is worth against the field as it stands, beside what the table made (Laws 12, 78). */
export function ScorePreview({ tournament, at, ns, ew }: ScorePreviewProps) {
  const { t } = useTranslation(['desk', 'common']);
  // While it is typed the last one stays.
  const score = useDeferredValue({ ns, ew });
  const { session, section, round, table, board } = at;
  const { view, refusal } = useView(tournament, {
    view: 'score-preview',
    session,
    section,
    round,
    table,
    board,
    score,
  });
  if (view === undefined) return <RefusalLine refusal={refusal} />;
  return (
    <table className={classes.preview}>
      <caption>{t('preview.caption', { unit: t(`preview.unit.${view.unit}`) })}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('common:side.NS')}</th>
          <th scope="col">{t('common:side.EW')}</th>
        </tr>
      </thead>
      <tbody>
        {view.table !== undefined && <Line label={t('preview.table')} scored={view.table} />}
        {view.now !== undefined && <Line label={t('preview.now')} scored={view.now} />}
        {view.outcomes.length > 1 &&
          view.outcomes.map(({ result, ...scored }) => (
            <Line key={result} label={<ResultNotation result={result} />} scored={scored} />
          ))}
        <Line label={t('preview.proposed')} scored={view.proposed} strong />
        {view.ownPart !== undefined && <Line label={t('preview.ownPart')} scored={view.ownPart} />}
      </tbody>
    </table>
  );
}

interface LineProps {
  readonly label: ReactNode;
  readonly scored: SidesScored;
  readonly strong?: boolean;
}

const Line = ({ label, scored: { ns, ew }, strong = false }: LineProps) => (
  <tr data-strong={strong}>
    <th scope="row">{label}</th>
    <td>
      <Scored score={ns} />
    </td>
    <td>
      <Scored score={ew} />
    </td>
  </tr>
);

function Scored({ score }: { readonly score: BoardScoreView | undefined }) {
  const { percent, signedDecimal } = useNumbers();
  if (score === undefined) return '–';
  return score.percent === undefined ? signedDecimal(score.points) : percent(score.percent);
}
