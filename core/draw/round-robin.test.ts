import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { drawn, lotsFrom } from './lots.ts';
import { couple, type DrawTeam } from './match.ts';
import { type LeagueRound, roundRobin } from './round-robin.ts';

const numbered = (count: number): DrawTeam[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index + 1}` }));
const sizes = Array.from({ length: 38 }, (_, index) => index + 3);
const text = ({ matches }: LeagueRound): string =>
  matches.map(({ home, away }) => `${home}-${away}`).join(' ');

/** How often each two meet, and how often each is at home and away. */
function tallied(rounds: readonly LeagueRound[]) {
  const meetings = new Map<string, number>();
  const balance = new Map<string, number>();
  const add = (map: Map<string, number>, key: string, by: number): void => {
    map.set(key, (map.get(key) ?? 0) + by);
  };
  for (const { matches } of rounds) {
    for (const { home, away } of matches) {
      add(meetings, couple(home, away), 1);
      add(balance, home, 1);
      add(balance, away, -1);
    }
  }
  return { meetings, balance };
}

describe('the Berger table', () => {
  test('of six teams is the printed one', () => {
    expect(orThrow(roundRobin(numbered(6))).map(text)).toEqual(
      ['1-6 2-5 3-4', '5-3 6-4 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1'].map((round) =>
        sortedByLowest(round),
      ),
    );
  });

  test('of nine begins with 1 against 9, and 5 sits out', () => {
    const [first] = orThrow(roundRobin(numbered(9)));
    expect(first).toEqual({
      round: 1,
      matches: [
        { home: '1', away: '9' },
        { home: '2', away: '8' },
        { home: '3', away: '7' },
        { home: '4', away: '6' },
      ],
      bye: '5',
    });
  });
});

/** The matches of a round in the order of their lower number, as a round lists them. */
function sortedByLowest(round: string): string {
  const lowest = (match: string): number => Math.min(...match.split('-').map(Number));
  return round
    .split(' ')
    .sort((a, b) => lowest(a) - lowest(b))
    .join(' ');
}

describe.each([
  { double: false, times: 1 },
  { double: true, times: 2 },
])('double: $double', ({ double, times }) => {
  test.each(sizes)(
    '%i teams: everybody meets everybody as often as said, home and away differ by at most one',
    (size) => {
      const teams = numbered(size);
      const rounds = orThrow(roundRobin(teams, { double }));
      const { meetings, balance } = tallied(rounds);
      expect(meetings.size).toBe((size * (size - 1)) / 2);
      expect([...meetings.values()].every((count) => count === times)).toBe(true);
      expect(Math.max(...[...balance.values()].map(Math.abs))).toBeLessThanOrEqual(double ? 0 : 1);
      const odd = size % 2 === 1;
      expect(rounds.length).toBe(times * (odd ? size : size - 1));
      expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, index) => index + 1));
      for (const { matches, bye } of rounds) {
        const seated = matches.flatMap(({ home, away }) => [home, away]);
        expect(new Set([...seated, ...(bye === null ? [] : [bye])]).size).toBe(size);
        expect(matches.length).toBe(Math.floor(size / 2));
        expect(bye !== null).toBe(odd);
      }
      if (odd) {
        const byes = rounds.map(({ bye }) => bye);
        for (const { id } of teams) expect(byes.filter((bye) => bye === id).length).toBe(times);
      }
    },
  );
});

describe('ROP 6.4: teams of one club or region meet as early as possible', () => {
  const teams = [
    { id: 'a', club: 'North', region: 'R' },
    { id: 'b', club: 'South', region: 'S' },
    { id: 'c', club: 'South', region: 'S' },
    { id: 'd', club: 'North', region: 'R' },
    { id: 'e', club: 'Hill', region: 'R' },
    { id: 'f' },
  ];

  test('the rounds in which one club meets come first, then those of one region', () => {
    // By number: 1-4 in round 4, which has 2-3 too; then 5 with 1 (round 5) and with 4 (round 3).
    const rounds = orThrow(roundRobin(teams, { neighboursEarly: true }));
    expect(text(rounds[0] as LeagueRound)).toBe('a-d b-c f-e');
    expect(rounds.slice(1, 3).map(text)).toEqual(['c-a b-f d-e', 'e-a d-b c-f']);
    expect(rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5]);
  });

  test('no other order of the rounds has them earlier', () => {
    const size = 12;
    for (const seed of ['one', 'two', 'three', 'four']) {
      const clubs = drawn(['p', 'p', 'p', 'q', 'q', 'r', 'r', 'r', 'r'], lotsFrom(seed));
      const field = numbered(size).map((team, index) => ({ ...team, club: clubs[index] ?? `own ${index}` }));
      const clubOf = new Map(field.map(({ id, club }) => [id, club]));
      const counts = orThrow(roundRobin(field, { neighboursEarly: true })).map(
        ({ matches }) => matches.filter(({ home, away }) => clubOf.get(home) === clubOf.get(away)).length,
      );
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    }
  });
});

describe('numbering by lot (RTP 3.6.3)', () => {
  test('the same seed draws the same numbers, another seed others', () => {
    const teams = numbered(20);
    expect(drawn(teams, lotsFrom('14 March'))).toEqual(drawn(teams, lotsFrom('14 March')));
    expect(drawn(teams, lotsFrom('14 March'))).not.toEqual(drawn(teams, lotsFrom('15 March')));
    expect(new Set(drawn(teams, lotsFrom('x'))).size).toBe(20);
  });

  test('every team is drawn first about equally often', () => {
    const lots = lotsFrom('fair');
    const first = new Map<string, number>();
    for (let time = 0; time < 5000; time++) {
      const [team] = drawn(numbered(5), lots);
      first.set(team?.id ?? '', (first.get(team?.id ?? '') ?? 0) + 1);
    }
    // 1000 expected, 28.3 the standard deviation: five of them.
    for (const count of first.values()) expect(Math.abs(count - 1000)).toBeLessThan(142);
  });
});

test.each([
  [[], 'team-count'],
  [[{ id: '1' }], 'team-count'],
  [[{ id: '1' }, { id: '2' }, { id: '1' }], 'team-twice'],
])('%j is refused: %s', (teams, code) => {
  const answer = roundRobin(teams);
  expect(answer.ok ? '' : answer.error.code).toBe(code);
});
