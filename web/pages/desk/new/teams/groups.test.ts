import type { RankingLine } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { byPlace, groupsOf, mostGroups, ONE_GROUP } from './groups.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index + 1));
const of = (contestants: readonly string[], draft: Partial<typeof ONE_GROUP>) =>
  groupsOf(contestants, { ...ONE_GROUP, ...draft }).map((group) =>
    [group.section, ...group.contestants].join(' '),
  );

test.each([
  ['one group has them all', numbers(3), {}, ['A 1 2 3']],
  ['RTP 3.6.3: there and back by strength', numbers(6), { count: 3 }, ['A 1 6', 'B 2 5', 'C 3 4']],
  [
    'the best together, the first group larger',
    numbers(7),
    { count: 2, dividing: 'blocks' },
    ['A 1 2 3 4', 'B 5 6 7'],
  ],
  [
    'by hand: who is not moved stays where the serpentine put him',
    numbers(4),
    { count: 2, dividing: 'hand', byHand: new Map([['3', 'A']]) },
    ['A 1 3 4', 'B 2'],
  ],
] as const)('%s', (_what, contestants, draft, expected) => {
  expect(of(contestants, draft)).toEqual(expected);
});

test('a group has two at the least', () => {
  expect([3, 4, 9, 200].map(mostGroups)).toEqual([1, 2, 4, 26]);
});

test('from several groups the winners go on first, without who has left', () => {
  const line = (contestant: string, place: number, withdrawn = false) =>
    ({ contestant, place, withdrawn }) as RankingLine;
  expect(
    byPlace([
      { section: 'A', lines: [line('4', 1), line('1', 2), line('5', 3, true)] },
      { section: 'B', lines: [line('2', 1), line('3', 2)] },
    ]),
  ).toEqual(['4', '2', '1', '3']);
});
