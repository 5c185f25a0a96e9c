import type { Side } from 'naipe/game';
import { createContext, use, useState } from 'react';
import { readStored, store } from '../../app/stored.ts';

/** Whose phone it is: of the whole table, or of one side that has another phone opposite. */
export type PhoneSide = Side | 'both';

const KEY = 'naipe-phone-side';

const isOneSide = (text: string | null): text is Side => text === 'NS' || text === 'EW';

const storedSide = (): PhoneSide => {
  const text = readStored(KEY);
  return isOneSide(text) ? text : 'both';
};

/** The side of a player's own phone: where his pair sits, which the server knows. */
export const OwnSide = createContext<Side | undefined>(undefined);

/** Whose phone it is: a player's own, else as those who hold it last said. */
export function usePhoneSide(): readonly [PhoneSide, (side: PhoneSide) => void] {
  const own = use(OwnSide);
  const [side, setSide] = useState(storedSide);
  return [
    own ?? side,
    (chosen) => {
      store(KEY, chosen);
      setSide(chosen);
    },
  ];
}
