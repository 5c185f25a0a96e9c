import { orThrow } from 'naipe/base';
import { printTricks } from 'naipe/laws';
import { expect, test } from 'vitest';
import { tricksFromPbn } from './pbn-tricks.ts';

test('PBN 3.5: columns belong to players, and the winner of a trick leads to the next', () => {
  // West leads a club; North wins with the ace and leads a spade; a trump by East wins in hearts.
  const play = '[Play "W"]\nC2 CA C5 C6\nS3 S4 H2 S5\n- - D9 -\n*\n';
  expect(printTricks(orThrow(tricksFromPbn(play, 'H')))).toBe('W: C2 CA C5 C6\nN: S4 H2 S5 S3\nE: D9');
});

test('what is not a card is said', () => {
  expect(tricksFromPbn('[Play "W"]\nC2 X9', 'NT')).toMatchObject({
    ok: false,
    error: { message: 'X9 is not a card.' },
  });
});
