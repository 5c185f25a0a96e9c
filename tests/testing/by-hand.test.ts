import { expect, test } from 'vitest';
import { type Line, rankByHand, surely } from './by-hand.ts';

const line = (board: number, ns: string, ew: string, points: number): Line => ({
  board,
  ns,
  ew,
  happened: surely(points),
});

/** Percentages to a hundredth, as `pair percentage`. */
const ranked = (...input: Parameters<typeof rankByHand>) =>
  rankByHand(...input).map(({ pair, percent }) => `${pair} ${percent.toFixed(2)}`);

test('Law 78A: two for a worse result, one for an equal one', () => {
  // Top 4. The two 420 share 4 and 2; opponents have the rest of the top.
  const lines = [line(1, 'a', 'd', 420), line(1, 'b', 'e', 420), line(1, 'c', 'f', -50)];
  expect(ranked(lines)).toEqual(['f 100.00', 'a 75.00', 'b 75.00', 'd 25.00', 'e 25.00', 'c 0.00']);
});

test('Law 12C1(c): a weighted score is compared with its weights', () => {
  // 60% of 420 and 40% of −50 against 420 (0.6 of a tie) and −50 (0.6 of a win, 0.4 of a tie): 0.6 + 1.2 + 0.4.
  // 420 against it 0.6 + 0.8 and 2 against −50; −50 against it 0.4. The three have 6, as always.
  const weighed = [
    { points: 420, weight: 0.6 },
    { points: -50, weight: 0.4 },
  ];
  const lines = [
    { ...line(1, 'a', 'd', 0), happened: weighed },
    line(1, 'b', 'e', 420),
    line(1, 'c', 'f', -50),
  ];
  expect(ranked(lines)).toEqual([
    'f 90.00', // 4 − 0.4
    'b 85.00', // 3.4 of 4
    'a 55.00', // 2.2
    'd 45.00',
    'e 15.00',
    'c 10.00',
  ]);
});

test('RTP 3.5.8 and Laws 12C2(c), 90: fewer results, artificial scores and a penalty', () => {
  const lines: Line[] = [
    // Top 4: 3, 3, 0 and 1, 1, 4.
    line(1, '1', '4', 420),
    line(1, '2', '5', 420),
    line(1, '3', '6', -50),
    // Two results of three: (0 + 1) × 3 ∕ 2 − 1 = 0.5 and (2 + 1) × 3 ∕ 2 − 1 = 3.5; for 5 and 6 the other way round.
    line(2, '1', '5', -100),
    line(2, '2', '6', 100),
    { board: 2, ns: '3', ew: '4', happened: [], given: { ns: 'A+', ew: 'A-' } },
    // The same again; 3 and 5 sat out.
    line(3, '1', '6', 0),
    line(3, '2', '4', 90),
  ];
  expect(ranked(lines, { 2: 0.1 })).toEqual([
    '2 80.00', // 3 + 3.5 + 3.5 less 0.4, of 12
    '6 66.67', // 4 + 0.5 + 3.5 of 12
    '5 56.25', // 1 + 3.5 of 8
    '1 33.33', // 3 + 0.5 + 0.5 of 12
    '3 30.00', // nothing of 4, and 60% of the other 4
    '4 18.75', // 1 + 0.5 of 8, which is less than 40%: the same on the third
  ]);
});

test('RTP 2.2.3.1: who was late has 40% however little it makes, the opponents 60% or more if they make more', () => {
  const lost: Line = {
    board: 2,
    ns: '1',
    ew: '4',
    happened: [],
    given: { ns: 'late', ew: 'late-opponent' },
  };
  const lines = [
    line(1, '1', '4', -50), // 0 and 4 of 4
    line(1, '2', '5', 420),
    line(1, '3', '6', 450),
    lost,
    line(2, '2', '6', 50), // one of two equal results, as if there were three: 2
    line(2, '3', '5', 50),
  ];
  expect(ranked(lines)).toEqual([
    '4 100.00',
    '3 75.00', // 4 + 2 of 8
    '2 50.00',
    '5 50.00',
    '6 25.00',
    '1 20.00', // 0 + 1.6 of 8
  ]);
});
