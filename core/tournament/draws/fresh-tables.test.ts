import { expect, test } from 'vitest';
import type { MatchSetting } from '../phase.ts';
import { command, continued } from '../testing/given.ts';
import { plannedTeams, ROUND_ROBIN } from '../testing/teams.ts';

/** Who sits in the open room of which table, round by round, in a league of six. */
function tablesOf(match: Partial<MatchSetting>): readonly ReadonlyMap<string, number>[] {
  const state = continued(
    plannedTeams({ teams: 6, draw: ROUND_ROBIN, match }),
    command('open-session', { session: 1 }),
    command('draw-round', { session: 1, section: 'A', rounds: 3 }),
  );
  const drawn = state.tournament?.sessions.get(1)?.sections.get('A')?.drawn ?? [];
  return drawn.map(
    ({ matches }) =>
      new Map(matches.flatMap(({ home, away, open }) => [[home, open] as const, [away, open] as const])),
  );
}

const twice = (rounds: readonly ReadonlyMap<string, number>[]): number =>
  ['1', '2', '3', '4', '5', '6'].filter(
    (team) => new Set(rounds.map((round) => round.get(team))).size < rounds.length,
  ).length;

test('a team keeps no table where the organiser wants it so, and the first match has the first table otherwise', () => {
  expect(twice(tablesOf({}))).toBeGreaterThan(0);
  const [first, second] = tablesOf({ tables: 'fresh' });
  expect(twice([first!, second!])).toBe(0);
});
