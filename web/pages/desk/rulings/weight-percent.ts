/** A weight in per cent, for reading: `60/100` is 60, `2/3` is 66.67. What counts is the weight itself. */
export function weightPercent(weight: string): string {
  const [part = 0, whole = 1] = weight.split('/').map(Number);
  return ((100 * part) / whole).toFixed(2).replace(/\.?0+$/, '');
}
