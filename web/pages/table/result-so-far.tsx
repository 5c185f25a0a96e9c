import { type BoardResult, SIDES, scoreFor, seatText, strainText } from 'naipe/game';
import type { TableBoard } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { ResultWords } from '../../components/result-words.tsx';
import { signed } from '../../components/signed.ts';
import { SuitSymbol } from '../../components/suit-symbol.tsx';
import { useWritingStyle } from '../../components/writing-style.ts';
import { type Draft, type Missing, resultOf } from './result-draft.ts';
import classes from './result-so-far.module.css';

interface ResultSoFarProps {
  readonly board: TableBoard;
  readonly draft: Draft;
  readonly next: Missing | undefined;
  readonly isTouched: boolean;
}

/** The sentence and both scores as they build up; before that, what is asked. */
export function ResultSoFar({ board, draft, next, isTouched }: ResultSoFarProps) {
  const { t } = useTranslation(['phone', 'common']);
  const result = resultOf(draft);
  const disputedBy = board.status === 'disputed' && !isTouched ? board.entered?.disputedBy : undefined;
  return (
    <output className={classes.outcome} aria-live="polite">
      {disputedBy !== undefined && (
        <span className={classes.disputed}>
          {t('entry.disputed', { side: t(`common:side.${disputedBy}`) })}
        </span>
      )}
      {result === undefined ? (
        <>
          <span className={classes.sentence}>
            <SoFar draft={draft} />
          </span>
          {next !== undefined && <span className={classes.ask}>{t(`entry.ask.${next}`)}</span>}
        </>
      ) : (
        <Worth result={result} board={board} withScores={disputedBy === undefined} />
      )}
    </output>
  );
}

interface WorthProps {
  readonly result: BoardResult;
  readonly board: TableBoard;
  readonly withScores: boolean;
}

function Worth({ result, board, withScores }: WorthProps) {
  const { t } = useTranslation();
  return (
    <>
      <span className={classes.sentence}>
        <ResultWords result={result} />
      </span>
      {withScores && (
        <span className={classes.sides}>
          {SIDES.map((side) => (
            <span key={side}>
              {t(`side.${side}`)}{' '}
              <b className={classes.score}>{signed(scoreFor(side, result, board.vulnerable))}</b>
            </span>
          ))}
        </span>
      )}
    </>
  );
}

/** The taps so far in the order of a contract: `4♠X`, by whom. */
function SoFar({ draft }: { readonly draft: Draft }) {
  const { t } = useTranslation();
  const style = useWritingStyle();
  const { level, strain, doubling, declarer } = draft;
  return (
    <>
      <b>
        {level}
        {strain === undefined ? null : strain === 'NT' ? (
          ` ${strainText(strain, style)}`
        ) : (
          <SuitSymbol suit={strain} />
        )}
        {doubling}
      </b>{' '}
      {declarer !== undefined &&
        (level === undefined ? seatText(declarer, style) : t('score.by', { seat: t(`seat.${declarer}`) }))}
    </>
  );
}
