import type { RoundMatches } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { bracketOf } from './bracket-rounds.ts';

const tile = (home: string, away: string, winner?: string) => ({
  home: { contestant: home, names: [home] },
  away: { contestant: away, names: [away] },
  ...(winner === undefined ? {} : { winner }),
});

const round = (...matches: readonly ReturnType<typeof tile>[]) => ({ matches }) as unknown as RoundMatches;

test('four teams: 1 and 4, 2 and 3; the winners meet', () => {
  expect(bracketOf(['1', '2', '3', '4'], false, [round(tile('1', '4', '4'), tile('2', '3'))])).toEqual([
    {
      round: 1,
      stage: 'semi-final',
      matches: [
        { match: 1, home: { team: '1' }, away: { team: '4' }, winner: '4', tile: tile('1', '4', '4') },
        { match: 2, home: { team: '2' }, away: { team: '3' } },
      ],
    },
    {
      round: 2,
      stage: 'final',
      matches: [{ match: 3, home: { team: '4' }, away: { of: 2, as: 'winner' } }],
    },
  ]);
});

test('the losers of the semi-finals meet where there is a match for third place', () => {
  const semis = round(tile('1', '4', '1'), tile('2', '3', '3'));
  const [, last] = bracketOf(['1', '2', '3', '4'], true, [semis]);
  const met = last?.matches.map(({ home, away }) => [
    'team' in home && home.team,
    'team' in away && away.team,
  ]);
  expect(met).toContainEqual(['4', '2']);
  expect(met).toContainEqual(['1', '3']);
});

test('before the semi-finals are over the winners of both meet, and for the third place their losers', () => {
  const [, last] = bracketOf(['1', '2', '3', '4'], true, []);
  expect(last?.matches.map(({ home, away, forThird }) => [home, away, forThird])).toEqual([
    [{ of: 1, as: 'winner' }, { of: 2, as: 'winner' }, undefined],
    [{ of: 1, as: 'loser' }, { of: 2, as: 'loser' }, true],
  ]);
});

test('nobody is no bracket', () => {
  expect(bracketOf([], false, [])).toEqual([]);
});
