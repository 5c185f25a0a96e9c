import { useState } from 'react';
import { readStored, store } from './stored.ts';

export type SuitColours = 'two' | 'four';

const KEY = 'naipe-suits';

const remembered = (): SuitColours => (readStored(KEY) === 'four' ? 'four' : 'two');

/** Two colours for the suits or four; the style sheet does the rest. */
export function useSuitColours(): readonly [SuitColours, (colours: SuitColours) => void] {
  const [colours, setColours] = useState(remembered);
  return [
    colours,
    (chosen) => {
      store(KEY, chosen);
      document.documentElement.dataset.suits = chosen;
      setColours(chosen);
    },
  ];
}
