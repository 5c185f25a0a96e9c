import type { Input, Meaning } from 'naipe/laws';
import { expect, test } from 'vitest';
import { draftOf, meaningOf, withMeanings } from './meanings.ts';

const NOTHING = draftOf(undefined);

test('points and lengths are typed as from and to, as at least, or as a number', () => {
  const meaning = meaningOf({ ...NOTHING, points: '12-14', S: '5+', H: '4', D: '?' }, undefined);
  expect(meaning).toEqual({
    hands: [{ points: { min: 12, max: 14 }, lengths: { S: { min: 5, max: 13 }, H: { min: 4, max: 4 } } }],
  });
  expect(draftOf(meaning)).toEqual({ ...NOTHING, points: '12-14', S: '5+', H: '4' });
});

test('what cannot be typed stays', () => {
  const kept: Meaning = {
    artificial: true,
    hands: [{ features: ['a stopper'] }, { points: { min: 20, max: 40 } }],
  };
  expect(meaningOf({ ...NOTHING, points: '15+', purpose: ' Asks ' }, kept)).toEqual({
    artificial: true,
    hands: [
      { features: ['a stopper'], points: { min: 15, max: 40 }, lengths: {} },
      { points: { min: 20, max: 40 } },
    ],
    purpose: 'asks',
  });
});

test('two meanings go with the two calls they are about: the withdrawn one, and the last', () => {
  const call = (seat: 'N' | 'E', made: '1S' | '2S'): Input => ({ type: 'call', seat, call: made });
  const inputs = [
    call('E', '1S'),
    { type: 'answer', answer: 'decline' } as const,
    call('N', '1S'),
    call('E', '2S'),
  ];
  const told = withMeanings(
    inputs,
    [
      { seat: 'E', call: '1S' },
      { seat: 'E', call: '2S' },
    ],
    [{ purpose: 'first' }, { purpose: 'second' }],
  );
  expect(told).toEqual([
    { type: 'call', seat: 'E', call: '1S', meaning: { purpose: 'first' } },
    { type: 'answer', answer: 'decline' },
    { type: 'call', seat: 'N', call: '1S' },
    { type: 'call', seat: 'E', call: '2S', meaning: { purpose: 'second' } },
  ]);
});
