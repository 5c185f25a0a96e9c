import { describe, expect, test } from 'vitest';
import {
  adjusted,
  breakTies,
  type LineScore,
  type MatchRecord,
  type PairsEvent,
  type TravellerLine,
  tableScore,
} from '../../scoring/index.ts';
import { F, fractions, scored } from '../../scoring/testing/lines.ts';
import { RTP_2014_IMP_PAIRS_TIE_BREAK, RTP_2014_PAIRS_TIE_BREAK } from './pairs-ties.ts';

describe('RTP 3.5.9.1: ties', () => {
  const tied = (event: PairsEvent, value = F('55')) =>
    breakTies(
      [
        { contestant: 'P', value },
        { contestant: 'Q', value },
      ],
      RTP_2014_PAIRS_TIE_BREAK,
      event,
    );
  const order = ({ places }: ReturnType<typeof tied>) =>
    places.map(({ place, contestant }) => `${place} ${contestant}`).join(', ');
  /** A line of that pair, North–South, against somebody who matters no more. */
  const line = (board: number, ns: string, score: number): TravellerLine => ({
    board,
    ns,
    ew: `against ${ns} on ${board}`,
    score: tableScore(score),
  });

  test('T01: (1) matchpoints against each other on boards played in the same line', () => {
    const boards = [
      [420, -50],
      [110, 110],
      [-100, 140],
      [620, 600],
    ] as const;
    const lines = boards.flatMap(([p, q], at) => [line(at, 'P', p), line(at, 'Q', q)]);
    const broken = tied({ sessions: [scored(lines)] });
    expect(order(broken)).toBe('1 P, 2 Q');
    expect(broken.separations).toMatchObject([
      {
        code: 'against-tied',
        clause: 'RTP 3.5.9.1(1)',
        figures: [{ contestant: 'P', value: F('5') }, { value: F('3') }],
      },
    ]);
    expect(broken.separations[0]?.sentence).toBe(
      'RTP 3.5.9.1(1), matchpoints against the other tied pairs: P 5, Q 3.',
    );
  });

  test('T02: (2) matchpoints on the boards where they met', () => {
    const others = (board: number, scores: readonly number[]) =>
      scores.map((score, at) => line(board, `other ${at}`, score));
    const met = (board: number): TravellerLine => ({ board, ns: 'P', ew: 'Q', score: tableScore(0) });
    const lines = [
      met(1),
      ...others(1, [-10, -20, -30, -40, 0, 10, 20, 30]), // 4 beaten, 1 equal: 9 of 16
      met(2),
      ...others(2, [-10, -20, -30, -40, 10, 20, 30, 40]), // 8 of 16
    ];
    const broken = tied({ sessions: [scored(lines)] });
    expect(order(broken)).toBe('1 P, 2 Q');
    expect(broken.separations).toMatchObject([
      {
        code: 'when-met',
        figures: [
          { contestant: 'P', value: F('17') },
          { contestant: 'Q', value: F('15') },
        ],
      },
    ]);
  });

  test('T03: (3) one session: fewest tops and zeros together', () => {
    const top = (board: number, pair: string) => [
      line(board, pair, 100),
      line(board, 'x', 0),
      line(board, 'y', 0),
    ];
    const zero = (board: number, pair: string) => [
      line(board, pair, -100),
      line(board, 'x', 0),
      line(board, 'y', 0),
    ];
    const lines = [
      ...[1, 2, 3].flatMap((board) => top(board, 'P')),
      ...[4, 5].flatMap((board) => zero(board, 'P')),
      ...[6, 7].flatMap((board) => top(board, 'Q')),
      ...[8, 9].flatMap((board) => zero(board, 'Q')),
    ];
    const broken = tied({ sessions: [scored(lines)] });
    expect(order(broken)).toBe('1 Q, 2 P');
    expect(broken.separations[0]).toMatchObject({
      code: 'fewest-tops-and-zeros',
      figures: [
        { contestant: 'Q', value: F('4') },
        { contestant: 'P', value: F('5') },
      ],
    });
  });

  test('T05: (3) several sessions: smallest difference between best and worst', () => {
    const award = (percent: string): LineScore =>
      adjusted({ kind: 'artificial', award: { kind: 'percent', percent: F(percent) } });
    const session = (p: string, q: string) =>
      scored([
        { board: 1, ns: 'P', ew: 'x', score: award(p) },
        { board: 1, ns: 'Q', ew: 'y', score: award(q) },
      ]);
    const broken = tied({ sessions: [session('58', '56.5'), session('52', '53.5')] });
    expect(order(broken)).toBe('1 Q, 2 P');
    expect(broken.separations[0]?.figures.map(({ value }) => value)).toEqual(fractions('3', '6'));
  });

  test('nothing separates them: ex aequo', () => {
    const lines = [line(1, 'P', 100), line(1, 'Q', 100)];
    const broken = tied({ sessions: [scored(lines)] });
    expect(order(broken)).toBe('1 P, 1 Q');
    expect(broken.separations).toEqual([]);
    expect(broken.places.every(({ exAequo }) => exAequo)).toBe(true);
  });

  test('T10: 201 and 200.5 matchpoints are no tie', () => {
    const lines = [line(1, 'P', 0), line(1, 'Q', 100)];
    const values = [
      { contestant: 'P', value: F('201').over(364) },
      { contestant: 'Q', value: F('200.5').over(364) },
    ];
    const broken = breakTies(values, RTP_2014_PAIRS_TIE_BREAK, { sessions: [scored(lines)] });
    expect(order(broken)).toBe('1 P, 2 Q');
    expect(broken.separations).toEqual([]);
  });

  test('three tied: those left together start again among themselves', () => {
    // All three: P 4, Q and R 1 each by the first board, equal between them; on the second Q and R met and Q did better.
    const lines = [
      line(1, 'P', 420),
      line(1, 'Q', -50),
      line(1, 'R', -50),
      { board: 2, ns: 'Q', ew: 'R', score: tableScore(100) },
      line(2, 'x', 0),
    ];
    const value = F('55');
    const entries = ['P', 'Q', 'R'].map((contestant) => ({ contestant, value }));
    const broken = breakTies(entries, RTP_2014_PAIRS_TIE_BREAK, { sessions: [scored(lines)] });
    expect(order(broken)).toBe('1 P, 2 Q, 3 R');
    expect(broken.separations.map(({ code }) => code)).toEqual(['against-tied', 'when-met']);
  });
});

test('RTP 3.5.9.2(a): IMP pairs, after the direct criteria the difference of IMPs', () => {
  const zero = F('0');
  const flat = { a: zero, b: zero };
  const against = (a: string, won: string, lost: string): MatchRecord => ({
    a,
    b: `${a}'s opponents`,
    vps: flat,
    imps: { a: F(won), b: F(lost) },
    points: flat,
    boardsWon: flat,
  });
  const matches = [against('P', '120', '90'), against('Q', '200', '165')];
  const value = F('60');
  const entries = ['P', 'Q'].map((contestant) => ({ contestant, value }));
  const { places, separations } = breakTies(entries, RTP_2014_IMP_PAIRS_TIE_BREAK, { matches });
  expect(places.map(({ contestant }) => contestant)).toEqual(['Q', 'P']);
  expect(separations[0]).toMatchObject({
    code: 'imp-difference',
    figures: [{ value: F('35') }, { value: F('30') }],
  });
});
