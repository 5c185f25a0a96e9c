/** A score with its sign, as it is written on a card: +450, −100, 0. */
export function signed(score: number): string {
  if (score === 0) return '0';
  return score > 0 ? `+${score}` : `−${-score}`;
}
