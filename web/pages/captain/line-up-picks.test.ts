import { type Breach, lineUpChoices, PROFILES } from 'naipe/regulation';
import type { LineUpView } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { inRoom, isWhole, lineUpOf, mayGo, objections, picked, picksOf } from './line-up-picks.ts';

type Pair = readonly [number, number];
const numbers = ([one, other]: readonly [string, string]): Pair => [Number(one), Number(other)];

/** Six players; the team declares first, and in the segment before 0 and 1 sat in the open room, 2 and 3 in the closed. */
function choices(): LineUpView['choices'] {
  const rules = PROFILES['rtp-2014'].teams.lineUps;
  if (rules === undefined) throw new Error('The RTP order line-ups (2.3.4).');
  const before = { open: ['0', '1'], closed: ['2', '3'] } as const;
  const declared = {
    players: ['0', '1', '2', '3', '4', '5'],
    before: { own: before, opponents: { open: ['a', 'b'], closed: ['c', 'd'] } as const },
  };
  return lineUpChoices(rules, declared).map(({ lineUp, breaches }) => ({
    lineUp: { open: numbers(lineUp.open), closed: numbers(lineUp.closed) },
    breaches,
  }));
}

const picks = (...places: readonly (readonly [number, 'open' | 'closed'])[]) => new Map(places);
const codes = (breaches: readonly Breach[]) => breaches.map(({ code }) => code);

test('two in each room make a line-up, in whatever order they are named', () => {
  const whole = picks([4, 'open'], [0, 'open'], [3, 'closed'], [2, 'closed']);
  expect(isWhole(whole)).toBe(true);
  expect(lineUpOf(choices(), whole)?.lineUp).toEqual({ open: [0, 4], closed: [2, 3] });
  expect(lineUpOf(choices(), picked(whole, 4, undefined))).toBeUndefined();
});

test('RTP 2.3.4: the first to declare keeps an unchanged pair in its room, and is told so before it is whole', () => {
  const one = picks([0, 'closed']);
  expect(mayGo(choices(), one, 1, 'closed')).toBe(false);
  expect(mayGo(choices(), one, 4, 'closed')).toBe(true);
  const together = picks([0, 'closed'], [1, 'closed']);
  expect(codes(objections(choices(), together))).toEqual(['pair-changed-room']);
  expect(objections(choices(), one)).toEqual([]);
});

test('nobody else fits into a full room', () => {
  expect(mayGo(choices(), picks([0, 'open'], [4, 'open']), 5, 'open')).toBe(false);
});

test('a declared line-up is changed from where it stands', () => {
  const again = picksOf({ open: [0, 4], closed: [2, 3] });
  expect(inRoom(again, 'open')).toEqual([0, 4]);
  expect(inRoom(again, 'closed')).toEqual([2, 3]);
});
