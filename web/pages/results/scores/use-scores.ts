import type { BoardScoreView, ScoreUnit } from 'naipe/tournament';
import { useNumbers } from '../../../components/use-numbers.ts';

/** Scores as a ranking and a card show them. */
export function useScores() {
  const { decimal, percent, signedDecimal } = useNumbers();
  return {
    decimal,
    /** A ranking's score: 57.78%, 83.50 VPs, +12.5 IMPs or points. */
    total: (score: string, unit: ScoreUnit): string => {
      if (unit === 'percent') return percent(score);
      return unit === 'vps' || unit === 'match-points' ? decimal(score) : signedDecimal(score);
    },
    /** On one board: the share of the top in matchpoints, else with its sign. */
    board: ({ points, percent: share }: BoardScoreView): string =>
      share === undefined ? signedDecimal(points) : percent(share),
  };
}
