/** An exact number for reading: `3/2` is 1.5, `1/3` is 0.33. What counts was added up before it was rounded. */
export function exactText(exact: string): string {
  const [numerator, denominator] = exact.split('/').map(Number);
  if (numerator === undefined || denominator === undefined) return exact;
  return (numerator / denominator).toFixed(2).replace(/\.?0+$/, '');
}
