import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { type Bracket, bracket, type Entrant, playedBracket } from './bracket.ts';
import { repechageRound, repechageRounds } from './repechage.ts';

const seeds = (count: number): string[] => Array.from({ length: count }, (_, index) => `${index + 1}`);
const of = (entrant: Entrant): string =>
  entrant.kind === 'team' ? entrant.team : `${entrant.kind[0]}${entrant.of}`;
const roundText = ({ matches }: Bracket, round: number): string =>
  matches
    .filter((match) => match.round === round)
    .map(({ home, away }) => `${of(home)}-${of(away)}`)
    .join(' ');

describe('a bracket', () => {
  test('of eight: 1 and 2 can only meet in the final', () => {
    const eight = orThrow(bracket(seeds(8)));
    expect(roundText(eight, 1)).toBe('1-8 4-5 2-7 3-6');
    expect(roundText(eight, 2)).toBe('w1-w2 w3-w4');
    expect(roundText(eight, 3)).toBe('w5-w6');
    expect(eight.byes).toEqual([]);
  });

  test('of six: the first two seeds have byes', () => {
    const six = orThrow(bracket(seeds(6)));
    expect(six.byes).toEqual(['1', '2']);
    expect(roundText(six, 1)).toBe('4-5 3-6');
    expect(roundText(six, 2)).toBe('1-w1 2-w2');
  });

  test.each(Array.from({ length: 63 }, (_, index) => index + 2))(
    'of %i: everybody but one loses once; byes only in round 1',
    (count) => {
      const made = orThrow(bracket(seeds(count)));
      expect(made.matches.length).toBe(count - 1);
      expect(made.byes.length).toBe(2 ** made.rounds - count);
      // The better seed always wins: then the last four are 1 to 4, and 1 beats 2.
      const winners = new Map<number, string>();
      for (const { match } of made.matches) {
        const { homeTeam, awayTeam } = orThrow(playedBracket(made, winners)).find(
          (one) => one.match === match,
        )!;
        winners.set(match, `${Math.min(Number(homeTeam), Number(awayTeam))}`);
      }
      const played = orThrow(playedBracket(made, winners));
      expect(played.at(-1)).toMatchObject({ winner: '1', loser: '2' });
      const losers = played.map(({ loser }) => loser);
      expect(new Set(losers).size).toBe(count - 1);
      if (count >= 4) {
        const semis = played.filter(({ round }) => round === made.rounds - 1).map(({ loser }) => loser);
        expect(semis.toSorted()).toEqual(['3', '4']);
      }
    },
  );

  test('what cannot be is refused', () => {
    const four = orThrow(bracket(seeds(4)));
    const say = (winners: [number, string][]): string => {
      const answer = playedBracket(four, new Map(winners));
      return answer.ok ? 'played' : answer.error.message;
    };
    expect(say([[1, '2']])).toBe('Match 1: 2 does not play in it.');
    expect(say([[3, '1']])).toBe('Match 3: 1 does not play in it.');
    expect(
      say([
        [1, '1'],
        [3, '1'],
      ]),
    ).toBe('Match 3 cannot have been won: who plays in it is not known yet.');
    expect(say([[9, '1']])).toBe('There is no match 9.');
    expect(bracket(['1']).ok).toBe(false);
    expect(bracket(['1', '1']).ok).toBe(false);
  });
});

test('a match for third place has the losers of the semi-finals', () => {
  const made = orThrow(bracket(['a', 'b', 'c', 'd'], { thirdPlace: true }));
  const played = orThrow(
    playedBracket(
      made,
      new Map([
        [1, 'a'],
        [2, 'b'],
      ]),
    ),
  );
  expect(made.thirdPlace).toBe(4);
  expect(played.at(-1)).toMatchObject({ homeTeam: 'd', awayTeam: 'c' });
});

describe('a repechage', () => {
  test('as many matches as have to be lost; the best wait', () => {
    // Six beaten for two places: three matches leave three, one more match two.
    expect(orThrow(repechageRound(['a', 'b', 'c', 'd', 'e', 'f'], 2))).toEqual({
      matches: [
        { home: 'a', away: 'f' },
        { home: 'b', away: 'e' },
        { home: 'c', away: 'd' },
      ],
      byes: [],
    });
    expect(orThrow(repechageRound(['a', 'b', 'c'], 2))).toEqual({
      matches: [{ home: 'b', away: 'c' }],
      byes: ['a'],
    });
    expect(orThrow(repechageRound(['a', 'b'], 2)).matches).toEqual([]);
    expect(repechageRound(['a'], 2).ok).toBe(false);
  });

  test('its rounds are those that it takes until only so many are left', () => {
    // 8 to 4 at once; 8, 4, 2, 1; 6, 3, 2; 5, 3 (two matches), 2; nobody has to lose.
    expect(
      [
        [8, 4],
        [8, 1],
        [6, 2],
        [5, 2],
        [4, 4],
      ].map(([teams = 0, places = 0]) => repechageRounds(teams, places)),
    ).toEqual([1, 3, 2, 2, 0]);
  });
});
