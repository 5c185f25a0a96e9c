import type { Side } from 'naipe/game';
import type { AdjustmentView, SideScoreData } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '../../../components/use-numbers.ts';

interface AdjustmentWordsProps {
  readonly adjustment: AdjustmentView;
  /** On a pair's own card, its side. */
  readonly side?: Side;
}

/** An adjusted score in short: `N–S 60%, E–W 40%`; once when both sides have the same. */
export function AdjustmentWords({ adjustment, side }: AdjustmentWordsProps) {
  const { t } = useTranslation('results');
  const words = useSideScore();
  const [northSouth, eastWest] = [words(adjustment.ns), words(adjustment.ew)];
  if (side !== undefined) return side === 'NS' ? northSouth : eastWest;
  return northSouth === eastWest ? northSouth : t('adjusted.both', { northSouth, eastWest });
}

function useSideScore() {
  const { t } = useTranslation('results');
  const { decimal, percent, signedDecimal } = useNumbers();
  return (score: SideScoreData): string => {
    switch (score.kind) {
      case 'kept':
      case 'no-score':
        return t(`adjusted.${score.kind}`);
      case 'assigned':
      case 'self-inflicted':
        return t('adjusted.assigned');
      case 'named':
        return t(`adjusted.named.${score.name}`);
      case 'percent':
        return percent(score.percent);
      case 'imps':
        return t('adjusted.imps', { value: signedDecimal(score.imps) });
      case 'points':
        return t('adjusted.points', { value: decimal(score.points) });
    }
  };
}
