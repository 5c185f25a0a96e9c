import { describe, expect, test } from 'vitest';
import { Fraction, orThrow } from '../../base/index.ts';
import { parseBoardResult, scoreNS } from '../../game/index.ts';
import { BUTLER, MATCHPOINTS } from '../../scoring/index.ts';
import type { DoubleDummyTable } from '../../solver/index.ts';
import { type ReviewedBoard, reviewParts, roleIn, worthAgainst } from './review.ts';

const MAKES_TEN = { S: 10, H: 3, D: 3, C: 3, NT: 9 };
const MAKES_THREE = { S: 3, H: 10, D: 10, C: 10, NT: 4 };
const TRICKS: DoubleDummyTable = { N: MAKES_TEN, S: MAKES_TEN, E: MAKES_THREE, W: MAKES_THREE };

const board = (result: string, more: Partial<ReviewedBoard> = {}): ReviewedBoard => ({
  side: 'NS',
  result: orThrow(parseBoardResult(result)),
  vulnerable: 'None',
  tricks: TRICKS,
  par: { ns: 420, contracts: ['4SN=', '4SS='] },
  ...more,
});

/** Four others had 450, 420, 170 and -50: 25 for each beaten, half of it for a tie. */
const OTHERS = [450, 420, 170, -50];
const worth = (points: number): Fraction =>
  Fraction.sum(OTHERS.map((other) => Fraction.of(25 * (1 + Math.sign(points - other)), 2)));
const HALF = Fraction.of(50);

const numbers = (parts: ReturnType<typeof reviewParts>) =>
  Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, value.toDecimal(1)]));

describe('where a score came from', () => {
  test('game reached and made with an overtrick: par is worth 62.5, the overtrick 25 more', () => {
    // 420 beats two and ties one of four: 62.5. 450 ties one and beats three: 87.5.
    expect(numbers(reviewParts(board('4SN+1'), worth, HALF))).toEqual({
      field: '12.5',
      bidding: '0.0',
      play: '25.0',
    });
  });

  test('game not bid costs what lies between 420 and 170, whatever is made then', () => {
    // 2S with ten tricks is 170: ties one and beats one, 37.5.
    expect(numbers(reviewParts(board('2SN+2'), worth, HALF))).toEqual({
      field: '12.5',
      bidding: '-25.0',
      play: '0.0',
    });
  });

  test('a lead that gives a trick and a play that loses two are told apart', () => {
    // 4S: ten tricks by the cards; after the lead of the king of hearts eleven (450); nine were made: -50, worth 12.5.
    const led = board('4SN-1', { lead: 'HK', leads: { HK: 11, H3: 10 } });
    expect(numbers(reviewParts(led, worth, HALF))).toEqual({
      field: '12.5',
      bidding: '0.0',
      lead: '25.0',
      play: '-75.0',
    });
  });

  test('passed out: all that is not the field is the bidding', () => {
    expect(numbers(reviewParts(board('Pass'), worth, HALF))).toEqual({
      field: '12.5',
      bidding: '-37.5',
      play: '0.0',
    });
    expect(roleIn(board('Pass'))).toBe('passed-out');
  });

  test('the other side sees the same with the other sign, and defends', () => {
    const theirs = (points: number): Fraction => Fraction.of(100).minus(worth(0 - points));
    const defended = board('4SN+1', { side: 'EW' });
    expect(roleIn(defended)).toBe('defending');
    expect(numbers(reviewParts(defended, theirs, HALF))).toEqual({
      field: '-12.5',
      bidding: '0.0',
      play: '-25.0',
    });
  });

  test('the steps add up to what was scored, for every result', () => {
    for (const text of ['1SN=', '3NTN-2', '4SS+3', '6DE-9', '7NTXXW-13', 'Pass']) {
      const one = board(text, { lead: 'HK', leads: { HK: 12 } });
      const sum = Fraction.sum(Object.values(reviewParts(one, worth, HALF))).plus(HALF);
      expect(sum).toEqual(worth(scoreNS(one.result, 'None')));
    }
  });
});

describe('what a score would have been worth', () => {
  const explained = {
    contestant: '1',
    board: 1,
    rule: 'compared',
    clause: 'Law 78A',
    own: [],
    results: 3,
    full: 3,
    top: 4,
    compared: Fraction.of(0),
    points: undefined,
    sentence: '',
  } as const;
  const against = (points: number) => ({
    against: null,
    theirs: [{ points, weight: Fraction.of(1) }],
    gained: Fraction.of(0),
  });

  test('Law 78A: per cent of the results beaten, half of those tied', () => {
    const of = worthAgainst(MATCHPOINTS, {
      ...explained,
      side: 'NS',
      comparisons: [against(420), against(-50)],
    });
    expect([620, 420, 100, -100].map((points) => of?.(points).toNumber())).toEqual([100, 75, 50, 0]);
  });

  test('Law 78B: IMPs against a datum, from the side’s own view', () => {
    const butler = { ...explained, rule: 'datum', comparisons: [], datum: Fraction.of(400) } as const;
    const north = worthAgainst(BUTLER, { ...butler, side: 'NS' });
    const east = worthAgainst(BUTLER, { ...butler, side: 'EW' });
    // 620 - 400 = 220: 6 IMPs; -420 + 400 = -20: 1 IMP lost.
    expect(north?.(620).toNumber()).toBe(6);
    expect(east?.(-420).toNumber()).toBe(-1);
  });

  test('a result that was compared with none says nothing', () => {
    expect(worthAgainst(MATCHPOINTS, { ...explained, side: 'NS', comparisons: [] })).toBeUndefined();
  });
});
