import type { RuledOnBoard, TableBoard } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { ResultNotation } from '../../components/result-notation.tsx';
import classes from './ruled-notes.module.css';

/** What the director has ruled on the boards of this table: what it came to, and by which law. */
export function RuledNotes({ boards }: { readonly boards: readonly TableBoard[] }) {
  const { t } = useTranslation('phone');
  const ruled = boards.flatMap(({ board, ruled: ruling }) =>
    ruling === undefined ? [] : [{ board, ruling }],
  );
  if (ruled.length === 0) return null;
  return (
    <ul className={classes.notes} role="status" aria-label={t('ruled.label')}>
      {ruled.map(({ board, ruling }) => (
        <li key={board}>
          {t('ruled.on', { board })} <Came ruling={ruling} /> ({ruling.clause})
        </li>
      ))}
    </ul>
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
