import { margin, parseBoardResult, printMargin, type Style, seatText, strainText } from 'naipe/game';

/** A result as a traveller shows it, `4♠x N +1`, from its notation; anything else as it is. */
export function resultText(notation: string, style: Style): string {
  const result = parseBoardResult(notation);
  if (!result.ok || result.value === 'passed-out') return notation;
  const { level, strain, doubling, declarer } = result.value.contract;
  const contract = `${level}${strainText(strain, style)}${doubling.toLowerCase()}`;
  return `${contract} ${seatText(declarer, style)} ${printMargin(margin(result.value)).replace('-', '−')}`;
}
