/** A text with the tens of its cards as `T`: `D10` is read as `DT`, while `T10` is the tenth trick and `10` a number. */
export const withTens = (text: string): string =>
  text.replaceAll(/(?<![A-Za-z0-9])([SHDC])10(?![0-9])/g, '$1T');

/** The same of a hand or of a deal, in which all numbers are ranks: `K1093.A..` */
export const handWithTens = (text: string): string => text.replaceAll('10', 'T');
