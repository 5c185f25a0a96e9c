import { decimalText, percentText, signedDecimal, toTwoPlaces } from './decimal.ts';
import { useWritingStyle } from './writing-style.ts';

/** Numbers as the language of the page writes them. */
export function useNumbers() {
  const { language } = useWritingStyle();
  return {
    decimal: (exact: string) => decimalText(exact, language),
    /** Of an exact number or fraction, `1513/100`: to hundredths. */
    twoPlaces: (exact: string) => decimalText(toTwoPlaces(exact), language),
    percent: (exact: string) => percentText(exact, language),
    signedDecimal: (exact: string) => signedDecimal(exact, language),
  };
}
