import { describe, expect, test } from 'vitest';
import { BUTLER, CROSS_IMPS, type MatchBoard, tableScore } from '../index.ts';
import { F, scored } from '../testing/lines.ts';
import { linesOfMatches, type SeatedMatch } from './pairs-of-teams.ts';

/** Two matches over the same boards: A against B, C against D. */
const match = (home: string, away: string, boards: readonly MatchBoard[]): SeatedMatch => ({
  id: `${home}${away}`,
  boards,
  seats: (_, room) =>
    room === 'open' ? { ns: `${home}1`, ew: `${away}2` } : { ns: `${away}1`, ew: `${home}2` },
});

const board = (number: number, open: number, closed: number): MatchBoard => ({
  board: number,
  open: tableScore(open),
  closed: tableScore(closed),
});

const first = match('A', 'B', [board(1, 420, -50), board(2, 110, 110)]);
const second = match('C', 'D', [board(1, 450, 170), board(2, 110, 140)]);

describe('Laws 78B and 78D: the pairs of all teams against everybody with the same boards', () => {
  test('cross-IMPs: A1 with 420 against −50, 450 and 170: (10 − 1 + 6) / 3', () => {
    const session = scored([...linesOfMatches([first, second])], { method: CROSS_IMPS });
    const board1 = F('15/3');
    // Board 2: 110 against 110, 110 and 140: (0 + 0 − 1) / 3.
    expect(session.total('A1')?.points).toEqual(board1.plus(F('-1/3')));
    expect(session.total('B2')?.points).toEqual(board1.plus(F('-1/3')).negated());
  });

  test('Butler: the datum of 420, −50, 450, 170 without best and worst is 295, rounded to 300: 420 is 3 IMPs', () => {
    const only = (one: SeatedMatch): SeatedMatch => ({ ...one, boards: one.boards.slice(0, 1) });
    const session = scored([...linesOfMatches([only(first), only(second)])], { method: BUTLER });
    expect(session.total('A1')?.points).toEqual(F('3'));
    // The closed room's North–South, B1, had −50: 350 below it, 8 IMPs.
    expect(session.total('B1')?.points).toEqual(F('-8'));
    expect(session.total('A2')?.points).toEqual(F('8'));
  });

  test('a board ruled as a whole, or still to come, is left out', () => {
    const plus = { kind: 'named', name: 'A+' } as const;
    const ruled: MatchBoard = {
      ...board(1, 420, -50),
      ruling: { kind: 'artificial', home: plus, away: plus },
    };
    const lines = linesOfMatches([match('A', 'B', [ruled, { board: 2, open: tableScore(110) }])]);
    expect(lines.map(({ score }) => score.kind)).toEqual(['no-score', 'no-score', 'table']);
  });
});
