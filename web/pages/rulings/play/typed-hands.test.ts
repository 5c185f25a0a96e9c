import { orThrow } from 'naipe/base';
import { parseHand } from 'naipe/game';
import { expect, test } from 'vitest';
import { readTypedHands } from './typed-hands.ts';

const NONE = { N: '', E: '', S: '', W: '' };

test('the hands that were typed are known, the others are not', () => {
  expect(readTypedHands({ ...NONE, E: 'AK5.Q..T9', S: '  ' }, 1)).toEqual({
    ok: true,
    value: { E: orThrow(parseHand('AK5.Q..T9')) },
  });
});

test('a hand that cannot be read is said to be so, and which part of it', () => {
  expect(readTypedHands({ ...NONE, W: 'AK5.1..' }, 1)).toMatchObject({
    ok: false,
    error: { W: { code: 'unreadable', found: '1..' } },
  });
});

test('a card is in one hand only', () => {
  expect(readTypedHands({ ...NONE, N: 'A...', W: 'A.K..' }, 1)).toMatchObject({
    ok: false,
    error: { W: { code: 'twice', card: 'SA', other: 'N' } },
  });
});

test('at trick 12 a hand has two cards left', () => {
  expect(readTypedHands({ ...NONE, S: 'AKQ...' }, 12)).toMatchObject({
    ok: false,
    error: { S: { code: 'too-many', cards: 3, most: 2 } },
  });
  expect(readTypedHands({ ...NONE, S: 'AK...' }, 12).ok).toBe(true);
});
