import { describe, expect, test } from 'vitest';
import { Fraction } from '../../base/index.ts';
import { adjusted, breakTies, type LineScore, type TravellerLine, tableScore } from '../../scoring/index.ts';
import { boardWorth, F, fractions, scored } from '../../scoring/testing/lines.ts';
import { onePointInPercent, ropTieBreak } from './pairs-ties.ts';

describe('ROP 5.10: ties', () => {
  const ladder = ropTieBreak(F('0.25'));
  const line = (board: number, ns: string, score: number | LineScore): TravellerLine => ({
    board,
    ns,
    ew: `against ${ns} on ${board}`,
    score: typeof score === 'number' ? tableScore(score) : score,
  });
  const award = (percent: string): LineScore =>
    adjusted({ kind: 'artificial', award: { kind: 'percent', percent: F(percent) } });
  const tied = (...pairs: readonly string[]) => pairs.map((contestant) => ({ contestant, value: F('55') }));
  const order = (places: readonly { place: number; contestant: string }[]) =>
    places.map(({ place, contestant }) => `${place} ${contestant}`).join(', ');

  test('T06: (1) 420, -50, -50 are 4, 1 and 1', () => {
    const session = scored([line(1, 'P', 420), line(1, 'Q', -50), line(1, 'R', -50)]);
    const { separations, places } = breakTies(tied('P', 'Q', 'R'), ladder, { sessions: [session] });
    expect(separations[0]?.figures.map(({ value }) => value)).toEqual(fractions('4', '1', '1'));
    expect(order(places)).toBe('1 P, 2 Q, 2 R');
  });

  test('T07: (1) a board that only one of them played: 2 above 55%, 1 from 45 to 55%, else 0', () => {
    const session = scored([
      ...[line(1, 'P', 420), line(1, 'Q', -50)],
      ...[line(2, 'P', 110), line(2, 'Q', 110)],
      ...[line(3, 'P', -100), line(3, 'Q', 140)],
      ...[line(4, 'P', award('56')), line(4, 'x', 0)],
      ...[line(5, 'Q', award('45')), line(5, 'x', 0)],
      ...[line(6, 'Q', award('44.9')), line(6, 'x', 0)],
    ]);
    const { separations, places } = breakTies(tied('P', 'Q'), ladder, { sessions: [session] });
    expect(separations[0]).toMatchObject({
      code: 'mini-tournament',
      figures: [
        { contestant: 'P', value: F('5') },
        { contestant: 'Q', value: F('4') },
      ],
    });
    expect(order(places)).toBe('1 P, 2 Q');
  });

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
  /** Above 55%, but no top: 3 of 4. */
  const good = (board: number, pair: string) => [
    line(board, pair, 100),
    line(board, 'x', 100),
    line(board, 'y', 0),
  ];

  test('T04: (2) mini-tournament equal: most tops', () => {
    const lines = [
      ...[1, 2, 3].flatMap((board) => top(board, 'P')),
      ...[4, 5].flatMap((board) => zero(board, 'P')),
      ...[6, 7].flatMap((board) => top(board, 'Q')),
      ...good(10, 'Q'),
      ...[8, 9].flatMap((board) => zero(board, 'Q')),
    ];
    const { separations, places } = breakTies(tied('P', 'Q'), ladder, { sessions: [scored(lines)] });
    expect(separations[0]).toMatchObject({
      code: 'most-tops',
      figures: [{ value: F('3') }, { value: F('2') }],
    });
    expect(order(places)).toBe('1 P, 2 Q');
  });

  test('T09: (3) tops equal too: fewest zeros', () => {
    const lines = [
      ...top(1, 'P'),
      ...[2, 3, 4].flatMap((board) => zero(board, 'P')),
      ...top(5, 'Q'),
      ...[6, 7].flatMap((board) => zero(board, 'Q')),
    ];
    const { separations, places } = breakTies(tied('P', 'Q'), ladder, { sessions: [scored(lines)] });
    expect(separations[0]).toMatchObject({
      code: 'fewest-zeros',
      figures: [{ value: F('2') }, { value: F('3') }],
    });
    expect(order(places)).toBe('1 Q, 2 P');
  });

  test('T08: less than one matchpoint behind the first is tied with it: 26 boards of top 14', () => {
    const value = (matchpoints: string) => F(matchpoints).times(100).over(364);
    const entries = [
      { contestant: 'A', value: value('201') },
      { contestant: 'B', value: value('200.5') },
      { contestant: 'C', value: value('200') },
    ];
    const { places } = breakTies(entries, ropTieBreak(Fraction.of(100, 364)), { sessions: [] });
    expect(order(places)).toBe('1 A, 1 B, 3 C');
  });

  test('one matchpoint is 100 ÷ (boards × top) per cent', () => {
    const lines = Array.from({ length: 26 }, (_, at) => boardWorth(at + 1, 8, 0)).flat();
    expect(onePointInPercent({ sessions: [scored(lines)] })).toEqual(Fraction.of(100, 364));
  });
});
