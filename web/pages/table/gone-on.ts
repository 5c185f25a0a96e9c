import type { TableView } from 'naipe/tournament';
import { useState } from 'react';
import { forget, readStored, store } from '../../app/stored.ts';

type Place = Pick<TableView, 'session' | 'section' | 'table'>;

const keyOf = (tournament: string, { session, section, table }: Place): string =>
  `naipe-gone-on:${tournament}/${session}/${section}/${table}`;

/**
 * The round that those at the table have gone on to, while the one before is not settled there. It is this phone's
 * alone until it writes down a board of it: that moves the table (Law 8B1).
 */
export function useGoneOn(tournament: string, place: Place) {
  const key = keyOf(tournament, place);
  const [round, setRound] = useState(() => Number(readStored(key) ?? 0));
  return {
    round,
    goTo(next: number): void {
      store(key, String(next));
      setRound(next);
    },
    goBack(): void {
      forget(key);
      setRound(0);
    },
  };
}
