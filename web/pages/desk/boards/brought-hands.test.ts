import { expect, test } from 'vitest';
import { sortHands } from './brought-hands.ts';

const DEAL = 'N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432';
const record = (...boards: number[]) =>
  boards.map((board) => `[Board "${board}"]\n[Deal "${DEAL}"]\n`).join('\n');
const inPlay = (...boards: number[]) =>
  boards.map((board) => ({ board, dealer: 'N', vulnerable: 'None' }) as const);

test('boards in play are taken, others left out, those without named', () => {
  const { usable, notPlayed, missing, findings } = sortHands(record(2, 7, 1), [
    ...inPlay(1, 2, 3),
    { ...inPlay(4)[0]!, deal: DEAL },
  ]);
  expect(usable.map(({ board }) => board)).toEqual([1, 2]);
  expect([notPlayed, missing, findings]).toEqual([[7], [3], []]);
});

test('an empty text brings nothing', () => {
  expect(sortHands('', inPlay(1))).toEqual({ usable: [], notPlayed: [], missing: [1], findings: [] });
});
