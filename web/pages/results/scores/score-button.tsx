import type { BoardScoreView } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { ExtremeMark } from '../../../components/extreme-mark.tsx';
import classes from '../data-table.module.css';
import { useScores } from './use-scores.ts';

interface ScoreButtonProps {
  readonly score: BoardScoreView | undefined;
  readonly onWhy: () => void;
}

/** What a board was worth; a tap asks why. */
export function ScoreButton({ score, onWhy }: ScoreButtonProps) {
  const { t } = useTranslation(['results', 'common']);
  const scores = useScores();
  if (score === undefined) return '–';
  const text = scores.board(score);
  return (
    <button
      type="button"
      className={`${classes.target} ${classes.score}`}
      aria-label={t('why.open', {
        score: score.extreme === undefined ? text : `${text}, ${t(`common:extreme.${score.extreme}`)}`,
      })}
      aria-haspopup="dialog"
      onClick={onWhy}
    >
      <ExtremeMark score={score}>{text}</ExtremeMark>
    </button>
  );
}
