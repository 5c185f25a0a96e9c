import { describe, expect, test } from 'vitest';
import { see } from '../../access/visibility.ts';
import type { TournamentState } from '../../state.ts';
import { command, continued } from '../../testing/given.ts';
import { formatOf, plannedTeams, ROUND_ROBIN } from '../../testing/teams.ts';

/** A sheet for every match of a session: who has the lower number wins, by more the lower it is. */
function played(state: TournamentState, session: number): TournamentState {
  const sections = [...(state.tournament?.sessions.get(session)?.sections.values() ?? [])];
  return sections.reduce((all, { section, drawn = [] }) => {
    return drawn.reduce(
      (next, { round, matches }) =>
        continued(
          next,
          ...matches.map(({ match, home, away }) => {
            const won = Number(away) - Number(home);
            const imps = { home: `${20 + Math.max(won, 0)}`, away: `${20 + Math.max(-won, 0)}` };
            return command('score-match', { session, section, round, match, imps });
          }),
        ),
      all,
    );
  }, state);
}

const draw = (session: number, section: string, rounds: number) =>
  command('draw-round', { session, section, rounds });

/** Two pools of three, 1 2 3 and 4 5 6, then final pools by place; team 1 leaves between the phases. */
function finals(profile: 'rop' | 'rtp-2014'): TournamentState {
  const first = continued(
    plannedTeams({
      teams: 6,
      draw: ROUND_ROBIN,
      settings: { profile },
      groups: [
        { section: 'A', contestants: ['1', '2', '3'] },
        { section: 'B', contestants: ['4', '5', '6'] },
      ],
    }),
    command('open-session', { session: 1 }),
    draw(1, 'A', 3),
    draw(1, 'B', 3),
  );
  const left = continued(
    played(first, 1),
    command('close-session', { session: 1 }),
    command('withdraw-contestant', { contestant: '1', from: { session: 2, round: 1 } }),
  );
  const seen = see(left, { role: 'director' }, { view: 'groups', groups: 2, way: 'by-place' });
  if (!seen.ok) throw new Error(seen.error.message);
  expect(seen.value.left).toEqual(['1']);
  const { groups } = seen.value;
  // 2 and 4 lead; 3 and 5 follow, 2 having moved up.
  expect(groups.map(({ contestants }) => contestants.join(' '))).toEqual(['2 4 3', '5 6']);
  const planned = continued(
    left,
    command('plan-phase', { phase: 2, groups, hierarchical: true, format: formatOf({ draw: ROUND_ROBIN }) }),
    command('open-session', { session: 2 }),
    draw(2, 'A', 3),
    draw(2, 'B', 1),
  );
  return played(planned, 2);
}

const lists = (state: TournamentState) => {
  const seen = see(state, { role: 'director' }, { view: 'ranking' });
  if (!seen.ok) throw new Error(seen.error.message);
  return seen.value.lists;
};

describe('final pools are ranked one after another', () => {
  test('ROP 8.2.4: a team that left between the phases is last of all without points, and the others move up', () => {
    const overall = lists(finals('rop')).find(({ phase }) => phase === 'overall');
    expect(overall?.lines.map(({ place, contestant }) => `${place} ${contestant}`)).toEqual([
      '1 2',
      '2 3',
      '3 4',
      '4 5',
      '5 6',
      '6 1',
    ]);
    expect(overall?.lines.at(-1)).toMatchObject({ contestant: '1', withdrawn: true, exact: '0' });
  });

  test('R24, RTP 3.6.10.2: the last of the upper group is ahead of the first of the next, whatever they scored', () => {
    const all = lists(finals('rtp-2014'));
    const overall = all.find(({ phase }) => phase === 'overall');
    const [fourth, fifth] = ['4', '5'].map((team) =>
      overall?.lines.find(({ contestant }) => contestant === team),
    );
    expect(fourth?.place).toBe(3);
    expect(fifth?.place).toBe(4);
    expect(all.some(({ section }) => section === 'B')).toBe(true);
  });

  test('groups that were not made by place are events of their own (RTP 3.6.10.2)', () => {
    const state = continued(
      plannedTeams({
        teams: 4,
        draw: ROUND_ROBIN,
        groups: [
          { section: 'A', contestants: ['1', '2'] },
          { section: 'B', contestants: ['3', '4'] },
        ],
      }),
      command('open-session', { session: 1 }),
    );
    expect(lists(state).some(({ phase }) => phase === 'overall')).toBe(false);
  });
});
