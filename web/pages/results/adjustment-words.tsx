import type { AdjustmentView, SideScoreData } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '../../components/use-numbers.ts';

/** An adjusted score in short: `N–S 60%, E–W 40%`. */
export function AdjustmentWords({ adjustment }: { readonly adjustment: AdjustmentView }) {
  const { t } = useTranslation('results');
  const side = useSideScore();
  const { ns, ew } = adjustment;
  return t('adjusted.both', { ns: side(ns), ew: side(ew) });
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
