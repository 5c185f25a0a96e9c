import { type RuledOnBoard, sittersOf, type TableView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { ResultNotation } from '../../components/result-notation.tsx';
import { useClauseText } from '../../components/use-clause-text.ts';
import { useDates } from '../../components/use-dates.ts';
import { AppealSheet } from './appeal-sheet.tsx';
import classes from './ruled-notes.module.css';
import { contestantsOf } from './team-of-side.ts';
import type { Table } from './use-table.ts';

const seatedAt = ({ ns, ew }: TableView): readonly string[] =>
  [ns, ew].flatMap((side) => sittersOf(side?.contestant.contestant));

/** Those at the table who have not appealed against it, while nothing was decided on an appeal (Law 92A). */
const mayAppeal = (
  { appeal, appealedBy = [] }: RuledOnBoard,
  seated: readonly string[],
): readonly string[] =>
  appeal === undefined || appeal === 'made' || appeal === 'withdrawn'
    ? seated.filter((contestant) => !appealedBy.includes(contestant))
    : [];

/** What the director has ruled on the boards of this table: what it came to, and by which law. */
export function RuledNotes({ table }: { readonly table: Table }) {
  const { t } = useTranslation('phone');
  const { moment } = useDates();
  const clauseText = useClauseText();
  const ruled = table.view.boards.flatMap(({ board, ruled: ruling }) =>
    ruling === undefined ? [] : [{ board, ruling }],
  );
  if (ruled.length === 0) return null;
  const seated = seatedAt(table.view);
  return (
    <>
      <div role="status" aria-label={t('ruled.label')}>
        <ul className={classes.notes}>
          {ruled.map(({ board, ruling }) => (
            <li key={board}>
              {t('ruled.on', { board })} <Came ruling={ruling} /> ({clauseText(ruling.clause)})
              {ruling.appeal !== undefined && ` ${t(`ruled.appeal.${ruling.appeal}`)}`}
              {mayAppeal(ruling, seated).length > 0 &&
                ruling.appealUntil !== undefined &&
                ` ${t('ruled.until', { until: moment(ruling.appealUntil) })}`}
            </li>
          ))}
        </ul>
      </div>
      {ruled
        .filter(({ ruling }) => mayAppeal(ruling, seated).length > 0)
        .map(({ board, ruling }) => (
          <AppealSheet
            key={ruling.case}
            session={table.view.session}
            against={{ case: ruling.case }}
            open={t('appeal.open', { board })}
            title={t('appeal.title', { board })}
            parties={mayAppeal(ruling, seated)}
            shared={seated.length > 1}
            kind={contestantsOf(table.view)}
            make={(appeal) => table.enqueue('make-appeal', appeal)}
          />
        ))}
    </>
  );
}

function Came({ ruling: { moved, result, adjusted, becomes } }: { readonly ruling: RuledOnBoard }) {
  const { t } = useTranslation(['phone', 'common']);
  if ((moved ?? result ?? adjusted ?? becomes) === undefined) return t('ruled.playOn');
  return (
    <>
      {moved !== undefined &&
        `${t('ruled.moved', { count: moved.tricks, side: t(`common:side.${moved.to}`) })} `}
      {result !== undefined && <ResultNotation result={result} />}
      {adjusted === true && ` ${t('ruled.adjusted')}`}
      {becomes !== undefined && ` ${t(`ruled.board.${becomes}`)}`}
    </>
  );
}
