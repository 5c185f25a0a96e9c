import { margin, parseBoardResult, printMargin, seatText, strainText } from 'naipe/game';
import { useTranslation } from 'react-i18next';
import classes from './result-notation.module.css';
import { SuitSymbol } from './suit-symbol.tsx';
import { useWritingStyle } from './writing-style.ts';

/** A result as a traveller shows it, `4♠X N +1`, from its notation `4SXN+1`. */
export function ResultNotation({ result: text }: { readonly result: string }) {
  const { t } = useTranslation();
  const style = useWritingStyle();
  const result = parseBoardResult(text);
  if (!result.ok) return text;
  if (result.value === 'passed-out') return t('score.passedOut');
  const { level, strain, doubling, declarer } = result.value.contract;
  return (
    <span className={classes.result}>
      {level}
      {strain === 'NT' ? strainText(strain, style) : <SuitSymbol suit={strain} />}
      {doubling.toLowerCase()} {seatText(declarer, style)}{' '}
      {printMargin(margin(result.value)).replace('-', '−')}
    </span>
  );
}
