import { expect, test } from 'vitest';
import { fieldsOf, inRankingOrder } from './who-plays.ts';

const line = (contestant: string, place: number, score: string) => ({ contestant, place, score });
const ranking = (...lists: readonly object[]) =>
  ({ lists }) as unknown as Parameters<typeof inRankingOrder>[0];

test('of two lines the winners come first, the better percentage before the other (RTP 3.5.6)', () => {
  const lists = ranking(
    { line: 'NS', lines: [line('1', 1, '55.00'), line('2', 2, '45.00')] },
    { line: 'EW', lines: [line('3', 1, '60.00'), line('4', 2, '40.00')] },
  );
  expect(inRankingOrder(lists, ['1', '2', '3', '4'])).toEqual(['3', '1', '2', '4']);
});

test('after groups made of the ranking the second group comes behind all of the first (RTP 3.1.3)', () => {
  const lists = ranking(
    { section: 'A', group: 1, lines: [line('1', 1, '52.00'), line('2', 2, '48.00')] },
    { section: 'B', group: 2, lines: [line('3', 1, '65.00'), line('4', 2, '35.00')] },
    { phase: 'earlier', lines: [line('5', 1, '70.00')] },
  );
  expect(inRankingOrder(lists, ['1', '2', '3', '4', '5'])).toEqual(['1', '2', '3', '4', '5']);
});

test('who was left behind by a qualification comes after all others; who has no place yet comes last', () => {
  const lists = ranking(
    { lines: [line('1', 1, '50.00'), line('2', 2, '40.00')] },
    { phase: 'earlier', lines: [line('3', 1, '70.00')] },
  );
  expect(inRankingOrder(lists, ['1', '2', '3', '4'])).toEqual(['1', '2', '3', '4']);
  expect(inRankingOrder(undefined, ['2', '1'])).toEqual(['2', '1']);
});

test('the first so many, or groups of so many; three left over join the last group', () => {
  const pairs = Array.from({ length: 15 }, (_, index) => String(index + 1));
  expect(fieldsOf('everyone', 8, pairs)).toEqual([pairs]);
  expect(fieldsOf('first', 8, pairs)).toEqual([pairs.slice(0, 8)]);
  expect(fieldsOf('groups', 6, pairs).map((group) => group.length)).toEqual([6, 9]);
  expect(fieldsOf('groups', 5, pairs).map((group) => group.length)).toEqual([5, 5, 5]);
  expect(fieldsOf('groups', 2, pairs)).toEqual([pairs]); // no movement for two
});
