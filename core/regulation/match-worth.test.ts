import { expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { type MatchBoard, scoreMatch, tableScore } from '../scoring/index.ts';
import { F } from '../scoring/testing/lines.ts';
import { type MatchScoring, matchWorth } from './match-worth.ts';
import { scoringUnder } from './profile.ts';
import { RTP_2014 } from './rtp2014/profile.ts';

const { awards, selfInflicted } = scoringUnder(RTP_2014, 2017);

/** A match of boards by what the two rooms made, from North–South's side. */
function worth(
  scoring: MatchScoring,
  rooms: readonly (readonly [number, number])[],
  penalty?: string,
): string {
  const boards = rooms.map(
    ([open, closed], at): MatchBoard => ({
      board: at + 1,
      open: tableScore(open),
      closed: tableScore(closed),
    }),
  );
  const score = orThrow(scoreMatch(boards, { awards, selfInflicted, knockout: false }));
  const penalties =
    penalty === undefined
      ? []
      : [{ contestant: 'H', clause: 'Law 90', amount: { unit: 'vps', value: F(penalty) } as const }];
  const { record } = orThrow(matchWorth(scoring, score, RTP_2014.teams.match, { a: 'H', b: 'V', penalties }));
  return `${record.vps.a.toDecimal(2)}-${record.vps.b.toDecimal(2)}`;
}

const flat = (boards: number): readonly (readonly [number, number])[] =>
  Array.from({ length: boards }, () => [100, 100] as const);

// Board 1: 620 against 170, 10 IMPs. Board 2: -50 against 50, 3 IMPs the other way. The other six are flat.
const EIGHT = [[620, 170], [-50, 50], ...flat(6)] as const;

test('RTP 3.6.6: IMPs in VPs by the column of 8 boards, +7 is 12.77', () => {
  expect(worth('imps', EIGHT)).toBe('12.77-7.23');
});

test('Law 78A between two tables: 2, 1 and 0 a board, or 1, ½ and 0', () => {
  expect(worth('board-a-match', EIGHT)).toBe('8.00-8.00');
  expect(worth('board-a-match-halves', [[620, 170], ...flat(7)])).toBe('4.50-3.50');
});

test('RTP 3.6.13: Patton adds board points and converted IMPs, at most 16 and 16 over 8 boards', () => {
  const all = Array.from({ length: 8 }, () => [1430, -100] as const);
  expect(worth('patton', all)).toBe('32.00-0.00');
  expect(worth('patton', flat(8))).toBe('16.00-16.00');
});

test('a match is won, drawn or lost, whatever the margin', () => {
  expect(worth('win-loss', EIGHT)).toBe('2.00-0.00');
  expect(worth('win-loss', flat(8))).toBe('1.00-1.00');
});

test('Law 78C: total points are the difference over all boards, 450 less 100', () => {
  expect(worth('total-points', EIGHT)).toBe('350.00--350.00');
});

test('RTP 2.1.11.1: a penalty in VPs comes off its own team alone', () => {
  expect(worth('win-loss', EIGHT, '0.5')).toBe('1.50-0.00');
  expect(worth('imps', EIGHT, '0.5')).toBe('12.27-7.23');
});
