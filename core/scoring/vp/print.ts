/** `15.56`: hundredths of a VP, always with two decimals. */
export function printHundredths(hundredths: number): string {
  const size = Math.abs(hundredths);
  const sign = hundredths < 0 ? '-' : '';
  return `${sign}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}

/** `21`, `14.5`, `14.25`: hundredths of a VP, with no more decimals than it has. */
export const printShortest = (hundredths: number): string =>
  printHundredths(hundredths).replace(/\.?0+$/, (zeros) =>
    zeros.startsWith('.') ? '' : zeros.replace(/0+$/, ''),
  );
