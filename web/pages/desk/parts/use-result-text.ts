import type { Style } from 'naipe/game';
import { useTranslation } from 'react-i18next';
import { useWritingStyle } from '../../../components/writing-style.ts';
import { resultText } from './result-text.ts';

/** Results in the language of the page, where there is only room for text: `4♠x N +1`, `Passed out`. */
export function useResultText(suits: Style['suits'] = 'symbols'): (notation: string) => string {
  const { t } = useTranslation();
  const style = { ...useWritingStyle(), suits };
  return (notation) => (notation === 'Pass' ? t('score.passedOut') : resultText(notation, style));
}
