import type { PairName } from 'naipe/tournament';

/** `Ana Sintra – Rui Alva`. */
export const namesText = ({ names }: PairName): string => names.join(' – ');

/** A pair by its number and names. */
export const PairNames = ({ pair }: { readonly pair: PairName }) => (
  <>
    <b>{pair.pair}</b> {namesText(pair)}
  </>
);
