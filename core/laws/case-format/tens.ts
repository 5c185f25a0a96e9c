/** A text with the tens of its cards as `T`: `D10` is read as `DT`, while `T10` is the tenth trick and `10` a number. */
export const withTens = (text: string): string =>
  text.replaceAll(/(?<![A-Za-z0-9])([SHDC])10(?![0-9])/g, '$1T');

/** The same of a hand or of a deal, in which all numbers are ranks: `K1093.A..` */
export const handWithTens = (text: string): string => text.replaceAll('10', 'T');

/** A whole case with the tens of all the cards that it names as `T`. Its name stays as it is; hands have their own reader. */
export function caseWithTens(json: unknown): unknown {
  if (typeof json === 'string') return withTens(json);
  if (Array.isArray(json)) return json.map(caseWithTens);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [
      name,
      name === 'name' || name === 'hands' ? value : caseWithTens(value),
    ]),
  );
}
