import type { CaseTold, CommandData } from 'naipe/tournament';
import { describe, expect, test } from 'vitest';
import { changeBetween, changesOf, refusedOf, withMine } from './told-with-mine.ts';

const SETUP = { dealer: 'N', vulnerable: 'None' } as const;
const told = (...steps: string[]): CaseTold => ({ setup: SETUP, steps });

const telling = (id: string, from: number, steps: string[], after: string, refused = false) => ({
  id,
  data: { session: 1, case: 7, from, steps, after } satisfies CommandData['tell-case'],
  refused,
});

describe('what this device has told stands on top of what the tournament has', () => {
  const standing = { told: told('N 1S'), latest: 'a' };

  test('one change on another, in whatever order they are kept', () => {
    const mine = [telling('c', 2, ['S Pass'], 'b'), telling('b', 1, ['E 2H'], 'a')];
    expect(withMine(standing, mine)).toEqual({ told: told('N 1S', 'E 2H', 'S Pass'), latest: 'c' });
  });

  test('what has arrived is not told twice', () => {
    const mine = [telling('b', 1, ['E 2H'], 'a'), telling('c', 2, ['S Pass'], 'b')];
    expect(withMine({ told: told('N 1S', 'E 2H'), latest: 'b' }, mine).told).toEqual(
      told('N 1S', 'E 2H', 'S Pass'),
    );
  });

  test('what was refused is kept beside it, as one change', () => {
    const mine = [telling('b', 1, ['E 2H'], 'a', true), telling('c', 2, ['S Pass'], 'b', true)];
    expect(withMine({ told: told('N 1S', 'E Pass'), latest: 'x' }, mine).told).toEqual(
      told('N 1S', 'E Pass'),
    );
    expect(refusedOf(mine)).toEqual({ from: 1, steps: ['E 2H', 'S Pass'], ids: ['b', 'c'] });
    // A step back past what was refused first.
    expect(refusedOf([...mine, telling('d', 0, ['N Pass'], 'c', true)])).toEqual({
      from: 0,
      steps: ['N Pass'],
      ids: ['b', 'c', 'd'],
    });
    expect(refusedOf([])).toBeUndefined();
  });
});

test('of all that waits, what is told of this case', () => {
  const data = { session: 1, case: 7, from: 0, steps: [], after: 'opened-it' };
  const state = { kind: 'pending' } as const;
  expect(
    changesOf(
      [
        { intent: { id: 'b', type: 'tell-case', data }, state },
        { intent: { id: 'c', type: 'tell-case', data: { ...data, case: 8 } }, state },
        { intent: { id: 'd', type: 'close-case', data: { session: 1, case: 7 } }, state },
      ],
      1,
      7,
    ),
  ).toEqual([{ id: 'b', data, refused: false }]);
});

describe('what has to be told', () => {
  test('from the first step that differs', () => {
    expect(changeBetween(told('N 1S', 'E 2H'), told('N 1S', 'E 2H', 'S Pass'))).toEqual({
      from: 2,
      steps: ['S Pass'],
    });
    expect(changeBetween(told('N 1S', 'E 2H'), told('N 1S', 'E Pass'))).toEqual({
      from: 1,
      steps: ['E Pass'],
    });
  });

  test('a step back', () => {
    expect(changeBetween(told('N 1S', 'E 2H'), told('N 1S'))).toEqual({ from: 1, steps: [] });
  });

  test('how it began, where that is otherwise', () => {
    const other: CaseTold = { setup: { ...SETUP, hands: 'record' }, steps: ['N 1S'] };
    expect(changeBetween(told('N 1S'), other)).toEqual({ from: 1, steps: [], setup: other.setup });
  });

  test('nothing where nothing is otherwise, in whatever order its parts stand', () => {
    expect(
      changeBetween(told('N 1S'), { setup: { vulnerable: 'None', dealer: 'N' }, steps: ['N 1S'] }),
    ).toBeUndefined();
  });
});
