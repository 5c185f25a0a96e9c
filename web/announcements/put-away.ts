import { useState } from 'react';
import { readStored, store } from '../app/stored.ts';

const keyOf = (tournament: string): string => `naipe-put-away:${tournament}`;

function readNumbers(tournament: string): readonly number[] {
  const text = readStored(keyOf(tournament)) ?? '';
  return text.split(' ').flatMap((each) => (/^\d+$/.test(each) ? [Number(each)] : []));
}

/** The announcements that were read on this device and put away. */
export function usePutAway(tournament: string) {
  const [away, setAway] = useState(() => readNumbers(tournament));
  return {
    isAway: (number: number): boolean => away.includes(number),
    putAway(number: number): void {
      const next = [...away, number];
      store(keyOf(tournament), next.join(' '));
      setAway(next);
    },
  };
}
