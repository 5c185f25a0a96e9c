import { describe, expect, test } from 'vitest';
import { naiveMatch } from './match.ts';
import { type NaiveRound, type NaiveSwiss, naiveDraw, naiveStanding } from './swiss.ts';
import { WORKED_SWISSES, type WorkedRound, workedMatches } from './worked.ts';

const BOARDS = 16;

function naiveRound(round: WorkedRound): NaiveRound {
  const matches = workedMatches(round);
  return {
    matches: matches.flatMap(({ home, away, imps }) =>
      imps === undefined
        ? []
        : [{ home, away, boards: [], sheet: { home: imps[0], away: imps[1], boards: BOARDS } }],
    ),
    absences: matches.flatMap(({ home, away, imps }) =>
      imps === undefined ? [{ absent: away, opponent: home }] : [],
    ),
    ...(round.bye === undefined ? {} : { bye: round.bye }),
  };
}

describe.each(WORKED_SWISSES)('the second reckoning of a Swiss, $clause', ({ teams, rounds, clause }) => {
  const swiss: NaiveSwiss = {
    teams,
    rounds: rounds.map(naiveRound),
    roundsInAll: rounds.length,
    danishRounds: 0,
    out: [],
  };
  test.each(rounds.map((round, index) => ({ ...round, after: index + 1 })))(
    `${clause}: the standing after round $after`,
    ({ standing, after }) => {
      const found = naiveStanding(swiss, after).map(({ team, vps }) => `${team} ${(vps / 100).toFixed(2)}`);
      expect(found.join(', ')).toBe(standing);
    },
  );
  test.each(rounds.slice(1).map((round, index) => ({ ...round, after: index + 1 })))(
    `${clause}: the draw after round $after`,
    (round) => {
      const drawn = naiveDraw(swiss, round.after);
      const pairs = workedMatches(round).map(({ home, away }) => [home, away].toSorted().join('-'));
      expect(drawn.matches.map((match) => match.toSorted().join('-'))).toEqual(pairs);
      expect(drawn.bye).toBe(round.bye);
    },
  );
});

test('RTP 2.1.11.1, 3.6.6: 40-20 on 16 boards with 3 IMPs off the winner is 14.39 and 5.00', () => {
  const match = {
    home: 'A',
    away: 'B',
    boards: [],
    sheet: { home: 40, away: 20, boards: 16 },
    off: { home: 3 },
  };
  expect(naiveMatch(match).vps).toEqual([1439, 500]);
});

test('Law 12C1(c): a weighted score is weighed in IMPs', () => {
  // 60% of +450 (10 IMPs) and 40% of -100 (-3 IMPs): 4.8 IMPs.
  const boards = [
    {
      closed: 170,
      weighted: {
        room: 'open',
        of: [
          [620, 60],
          [70, 40],
        ],
      } as const,
    },
  ];
  expect(naiveMatch({ home: 'A', away: 'B', boards }).imps).toEqual([4.8, 0]);
});
