import { expect, test } from 'vitest';
import { NO_ORDER, requirementOf, withSuit } from './order-draft.ts';

test('an order needs a trick and a suit, or cards', () => {
  expect(requirementOf(NO_ORDER)).toBeUndefined();
  expect(requirementOf({ ...NO_ORDER, trick: '3' })).toBeUndefined();
  expect(requirementOf({ ...NO_ORDER, trick: '3', suits: ['H'] })).toMatchObject({
    trick: 3,
    seat: 'W',
    must: { do: 'play-suit', suit: 'H' },
  });
  expect(requirementOf({ ...NO_ORDER, trick: '3', order: 'play-one-of', cards: ['H4', 'H9'] })).toMatchObject(
    {
      must: { do: 'play-one-of', cards: ['H4', 'H9'] },
    },
  );
  expect(requirementOf({ ...NO_ORDER, trick: '3', order: 'play-lowest', suits: ['S'] })).toMatchObject({
    must: { do: 'play-lowest', suit: 'S' },
  });
});

test('only of forbidden suits there may be several', () => {
  expect(withSuit({ ...NO_ORDER, suits: ['H'] }, 'S')).toEqual(['S']);
  const forbidding = { ...NO_ORDER, order: 'avoid-suits', suits: ['H'] } as const;
  expect(withSuit(forbidding, 'S')).toEqual(['H', 'S']);
  expect(withSuit(forbidding, 'H')).toEqual([]);
});
