import { describe, expect, test } from 'vitest';
import { breakTies, MATCH_STEPS, type MatchEvent, type MatchRecord, type TieBreakLadder } from './index.ts';
import { F } from './testing/lines.ts';

/** `match('A', 'B', '12-8', '30-21')`: VPs and IMPs, each as "first-second". */
function match(a: string, b: string, vps: string, imps: string, points = '0-0', boards = '0-0'): MatchRecord {
  const both = (text: string) => {
    const [first = '0', second = '0'] = text.split('-');
    return { a: F(first), b: F(second) };
  };
  return { a, b, vps: both(vps), imps: both(imps), points: both(points), boardsWon: both(boards) };
}

const ladder = (
  afterSplit: TieBreakLadder<MatchEvent>['afterSplit'],
  ...steps: TieBreakLadder<MatchEvent>['steps']
): TieBreakLadder<MatchEvent> => ({
  name: 'for the tests',
  isTied: (first, other) => first.equals(other),
  afterSplit,
  steps,
});

const equal = (...contestants: readonly string[]) =>
  contestants.map((contestant) => ({ contestant, value: F('60') }));

describe('a ladder of criteria', () => {
  const cycle = [
    match('A', 'B', '20-0', '70-0'),
    match('B', 'C', '20-0', '65-0'),
    match('C', 'A', '20-0', '62-0'),
  ];
  const vps = MATCH_STEPS.betweenTied('VPs', 'vps');
  const imps = MATCH_STEPS.betweenTied('IMPs', 'imps');

  test('goes on until something separates, and says what with the figures', () => {
    const { places, separations } = breakTies(equal('A', 'B', 'C'), ladder('next-step', vps, imps), {
      matches: cycle,
    });
    expect(places.map(({ place, contestant }) => `${place} ${contestant}`)).toEqual(['1 A', '2 C', '3 B']);
    expect(separations).toMatchObject([{ code: 'imps-between-tied', clause: 'IMPs' }]);
    expect(separations[0]?.sentence).toBe(
      'IMPs, difference of IMPs in the matches between the tied: A 8, C -3, B -5.',
    );
  });

  test('those left together go on, or start again among themselves', () => {
    // A has most VPs; B and C are level on VPs with A counted, and C beat B.
    const matches = [
      match('A', 'B', '12-8', '0-0'),
      match('A', 'C', '15-5', '0-0'),
      match('B', 'C', '8.5-11.5', '0-0'),
    ];
    const again = breakTies(equal('A', 'B', 'C'), ladder('first-step', vps), { matches });
    expect(again.places.map(({ place, contestant }) => `${place} ${contestant}`)).toEqual([
      '1 A',
      '2 C',
      '3 B',
    ]);
    expect(again.separations).toHaveLength(2);
    const next = breakTies(equal('A', 'B', 'C'), ladder('next-step', vps), { matches });
    expect(next.places.map(({ place, contestant }) => `${place} ${contestant}`)).toEqual([
      '1 A',
      '2 B',
      '2 C',
    ]);
  });

  test('leaves everybody else where he is', () => {
    const entries = [
      ...equal('A', 'B'),
      { contestant: 'Z', value: F('61') },
      { contestant: 'Y', value: F('59') },
    ];
    const matches = [match('A', 'B', '8-12', '0-0')];
    const { places } = breakTies(entries, ladder('next-step', vps), { matches });
    expect(places.map(({ place, contestant }) => `${place} ${contestant}`)).toEqual([
      '1 Z',
      '2 B',
      '3 A',
      '4 Y',
    ]);
  });
});

describe('IMPs won and lost', () => {
  const matches = [match('P', 'x', '0-0', '120-90'), match('Q', 'y', '0-0', '200-165')];

  test('as a difference and as a quotient may differ', () => {
    const order = (step: TieBreakLadder<MatchEvent>['steps'][number]) =>
      breakTies(equal('P', 'Q'), ladder('next-step', step), { matches }).places.map(
        ({ contestant }) => contestant,
      );
    expect(order(MATCH_STEPS.impDifference('difference'))).toEqual(['Q', 'P']); // 30 and 35
    expect(order(MATCH_STEPS.impQuotient('quotient'))).toEqual(['P', 'Q']); // 1.333 and 1.212
  });

  test('nothing lost is better than any quotient; nothing played counts as level', () => {
    const some = [
      match('P', 'x', '0-0', '1-0'),
      match('Q', 'y', '0-0', '200-1'),
      match('S', 'z', '0-0', '30-31'),
    ];
    const { places } = breakTies(
      equal('P', 'Q', 'R', 'S'),
      ladder('next-step', MATCH_STEPS.impQuotient('quotient')),
      {
        matches: some,
      },
    );
    expect(places.map(({ contestant }) => contestant)).toEqual(['P', 'Q', 'R', 'S']);
  });
});
