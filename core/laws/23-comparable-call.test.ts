import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparability, isWithin, passMeantNoOpening } from './23-comparable-call.ts';
import type { HandSet, Meaning, Range } from './happening/meaning.ts';
import type { MadeCall } from './table/table.ts';

const call = (meaning: Meaning | undefined): MadeCall => ({
  seat: 'S',
  call: '1S',
  ...(meaning === undefined ? {} : { meaning }),
});
const points = (min: number, max: number): Range => ({ min, max });
const atLeast = (min: number): Range => ({ min, max: 13 });
const compared = (first: Meaning | undefined, second: Meaning | undefined) =>
  comparability(call(first), call(second));

const OPENING: Meaning = { hands: [{ points: points(12, 20), lengths: { S: atLeast(5) } }] };
const WEAK_TWO_IN_A_MAJOR: Meaning = {
  hands: [
    { points: points(6, 10), lengths: { H: atLeast(6) } },
    { points: points(6, 10), lengths: { S: atLeast(6) } },
  ],
};

describe('23A2 a subset of the possible meanings', () => {
  test('fewer points and as many cards: every hand is within', () => {
    const overcall: Meaning = { hands: [{ points: points(12, 16), lengths: { S: atLeast(6) } }] };
    expect(compared(OPENING, overcall)).toEqual({ answer: 'yes', reason: 'every-hand-within' });
  });

  test('one of the two hands that the first call might have been', () => {
    const hearts: Meaning = { hands: [{ points: points(6, 10), lengths: { H: atLeast(6) } }] };
    expect(compared(WEAK_TWO_IN_A_MAJOR, hearts)).toEqual({ answer: 'yes', reason: 'every-hand-within' });
  });

  test('a feature that the first call promised has to be promised again', () => {
    const stopper: Meaning = { hands: [{ points: points(15, 17), features: ['a stopper in hearts'] }] };
    const without: Meaning = { hands: [{ points: points(15, 15) }] };
    const more: Meaning = {
      hands: [{ points: points(15, 15), features: ['a stopper in hearts', 'no four-card major'] }],
    };
    expect(compared(stopper, without)?.answer).toBe('no');
    expect(compared(stopper, more)).toEqual({ answer: 'yes', reason: 'every-hand-within' });
  });

  test('30B1(b)(i) a pass before anybody has bid is taken for no opening', () => {
    const passed = passMeantNoOpening({ seat: 'S', call: 'Pass' });
    const oneNotrump = call({ hands: [{ points: points(6, 9) }] });
    const gameForcing = call({ hands: [{ points: points(13, 40) }] });
    expect(comparability(passed, oneNotrump)).toEqual({ answer: 'yes', reason: 'every-hand-within' });
    expect(comparability(passed, gameForcing)).toEqual({ answer: 'no', reason: 'some-hand-outside' });
  });

  test('a pass whose meaning was declared keeps it', () => {
    const made: MadeCall = { seat: 'S', call: 'Pass', meaning: { hands: [{ points: points(13, 40) }] } };
    expect(passMeantNoOpening(made)).toBe(made);
  });
});

describe('23A1 the same or a similar meaning', () => {
  test('the same suit at the same length, with strengths that mostly agree', () => {
    const overcall: Meaning = { hands: [{ points: points(10, 17), lengths: { S: atLeast(5) } }] };
    expect(compared(OPENING, overcall)).toEqual({ answer: 'yes', reason: 'similar-meaning' });
  });

  test('a four-card suit is not similar to a five-card suit', () => {
    const response: Meaning = { hands: [{ points: points(12, 20), lengths: { S: atLeast(4) } }] };
    expect(compared(OPENING, response)).toEqual({ answer: 'no', reason: 'some-hand-outside' });
  });

  test('strengths that hardly overlap are not similar', () => {
    const response: Meaning = { hands: [{ points: points(6, 13), lengths: { S: atLeast(5) } }] };
    expect(compared(OPENING, response)?.answer).toBe('no');
  });

  test('two-way calls are similar when each way has its like', () => {
    const stronger: Meaning = {
      hands: [
        { points: points(7, 11), lengths: { H: atLeast(6) } },
        { points: points(7, 11), lengths: { S: atLeast(6) } },
      ],
    };
    expect(compared(WEAK_TWO_IN_A_MAJOR, stronger)?.reason).toBe('similar-meaning');
  });
});

describe('23A3 the same purpose', () => {
  const asks: Meaning = { purpose: 'asks for a four-card major', artificial: true };

  test('what the hands are does not matter then', () => {
    expect(compared({ ...asks, hands: [{ points: points(8, 40) }] }, asks)).toEqual({
      answer: 'yes',
      reason: 'same-purpose',
    });
  });

  test('another purpose is no argument for or against', () => {
    expect(compared(asks, { purpose: 'asks for aces' })).toBeUndefined();
  });
});

describe('what nobody has said', () => {
  test('without meanings there is nothing to suggest', () => {
    expect(compared(undefined, OPENING)).toBeUndefined();
    expect(compared(OPENING, undefined)).toBeUndefined();
    expect(compared(OPENING, { hands: [] })).toBeUndefined();
    expect(isWithin({ hands: [] }, OPENING)).toBeUndefined();
  });
});

describe('27B1(b) in 2007: the same meaning or a more precise one', () => {
  test('a similar meaning is not enough', () => {
    const overcall: Meaning = { hands: [{ points: points(10, 17), lengths: { S: atLeast(5) } }] };
    expect(isWithin(overcall, OPENING)).toEqual({ answer: 'no', reason: 'some-hand-outside' });
  });

  test('a more precise one is', () => {
    const precise: Meaning = { hands: [{ points: points(13, 15), lengths: { S: atLeast(5) } }] };
    expect(isWithin(precise, OPENING)).toEqual({ answer: 'yes', reason: 'every-hand-within' });
  });
});

describe('whatever the calls mean', () => {
  const range = (max: number) =>
    fc.tuple(fc.nat(max), fc.nat(max)).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));
  const set: fc.Arbitrary<HandSet> = fc.record(
    {
      points: range(12),
      lengths: fc.record({ H: range(6), S: range(6) }, { requiredKeys: [] }),
      features: fc.subarray(['a stopper', 'balanced']),
    },
    { requiredKeys: [] },
  );
  const meaning: fc.Arbitrary<Meaning> = fc
    .array(set, { minLength: 1, maxLength: 3 })
    .map((hands) => ({ hands }));

  test('a call is comparable to itself, and no less precise than itself', () => {
    fc.assert(
      fc.property(meaning, (each) => {
        expect(compared(each, each)).toEqual({ answer: 'yes', reason: 'every-hand-within' });
        expect(isWithin(each, each)?.answer).toBe('yes');
      }),
    );
  });

  const cut = fc.record({ below: fc.nat(4), above: fc.nat(4), adds: fc.subarray(['a stopper', 'balanced']) });
  type Cut = { readonly below: number; readonly above: number; readonly adds: readonly string[] };
  const cutRange = ({ min, max }: Range, { below, above }: Cut): Range => {
    const least = Math.min(min + below, max);
    return { min: least, max: Math.max(max - above, least) };
  };
  const morePrecise = ({ hands = [] }: Meaning, by: Cut): Meaning => ({
    hands: hands.map((each) => ({
      points: cutRange(each.points ?? points(0, 40), by),
      lengths: { ...each.lengths, S: cutRange(each.lengths?.S ?? atLeast(0), by) },
      features: [...(each.features ?? []), ...by.adds],
    })),
  });

  test('a more precise meaning is within, and so is a still more precise one', () => {
    fc.assert(
      fc.property(meaning, cut, cut, (first, once, again) => {
        const second = morePrecise(first, once);
        const third = morePrecise(second, again);
        expect(isWithin(second, first)?.answer).toBe('yes');
        expect(isWithin(third, second)?.answer).toBe('yes');
        expect(isWithin(third, first)?.answer).toBe('yes');
      }),
    );
  });

  test('what passes in 2007 is comparable in 2017', () => {
    fc.assert(
      fc.property(meaning, meaning, (a, b) => {
        if (isWithin(b, a)?.answer === 'yes') expect(compared(a, b)?.answer).toBe('yes');
      }),
    );
  });

  test('likeness does not depend on which call came first', () => {
    fc.assert(
      fc.property(meaning, meaning, (a, b) => {
        if (compared(a, b)?.reason === 'similar-meaning') expect(compared(b, a)?.answer).toBe('yes');
      }),
    );
  });
});
