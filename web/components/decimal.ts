import { parseFraction } from 'naipe/base';
import type { Language } from 'naipe/game';

/** Decimals as the server writes them (`-57.78`) the way a language does: `−57,78` but for English. */
export function decimalText(exact: string, language: Language): string {
  const text = exact.replace('-', '−');
  return language === 'en' ? text : text.replace('.', ',');
}

const withPlus = (text: string): string =>
  /^[−0]/.test(text) && !/^0[.,]\d*[1-9]/.test(text) ? text : `+${text}`;

/** `57,78 %`, and `57.78%` in English. */
export const percentText = (exact: string, language: Language): string =>
  `${decimalText(exact, language)}${language === 'en' ? '' : '\u00A0'}%`;

/** `+1,25`, `−3`, `0`. */
export const signedDecimal = (exact: string, language: Language): string =>
  withPlus(decimalText(exact, language));

/** An exact number, `163/3`, to hundredths: `54.33`; as it is when it is none. */
export function toTwoPlaces(exact: string): string {
  const read = parseFraction(exact);
  return read.ok ? read.value.toDecimal(2) : exact;
}
