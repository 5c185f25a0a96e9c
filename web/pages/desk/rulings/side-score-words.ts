import { type SideScoreData, sideScoreText } from 'naipe/tournament';
import { useTranslation } from 'react-i18next';

/** An adjusted score of a side, in short and in the language of the page. */
export function useSideScoreWords() {
  const { t } = useTranslation('desk');
  return (score: SideScoreData): string => {
    switch (score.kind) {
      case 'kept':
      case 'no-score':
      case 'self-inflicted':
        return t(`sideScore.${score.kind}`);
      case 'named':
        return t(`award.${score.name}`);
      default:
        return sideScoreText(score);
    }
  };
}
