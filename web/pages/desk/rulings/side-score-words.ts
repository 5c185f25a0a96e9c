import type { SideScoreData } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '../../../components/use-numbers.ts';
import { useResultText } from '../parts/use-result-text.ts';
import { weightPercent } from './weight-percent.ts';

/** An adjusted score of a side, in short and as a player reads it: `60%`, `4♥ S = 60%, 4♥ S −1 40%`. */
export function useSideScoreWords() {
  const { t } = useTranslation('desk');
  const { decimal, percent, signedDecimal } = useNumbers();
  const result = useResultText();
  return (score: SideScoreData): string => {
    switch (score.kind) {
      case 'kept':
      case 'no-score':
      case 'self-inflicted':
        return t(`sideScore.${score.kind}`);
      case 'named':
        return t(`award.${score.name}`);
      case 'percent':
        return percent(score.percent);
      case 'imps':
        return `${signedDecimal(score.imps)} ${t('unit.imps')}`;
      case 'points':
        return decimal(score.points);
      case 'assigned':
        return score.outcomes
          .map((outcome) =>
            score.outcomes.length === 1
              ? result(outcome.result)
              : `${result(outcome.result)} ${percent(weightPercent(outcome.weight))}`,
          )
          .join(', ');
    }
  };
}
