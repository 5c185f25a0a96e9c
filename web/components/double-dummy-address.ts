import type { Conditions } from 'naipe/game';

/** The page where a deal is played through card by card. */
export const doubleDummyAddress = (deal: string, { dealer, vulnerable }: Conditions): string =>
  `/double-dummy?${new URLSearchParams({ deal, dealer, vul: vulnerable })}`;
