import { describe, expect, test } from 'vitest';
import { see } from '../access/visibility.ts';
import type { CommandData } from '../command.ts';
import type { Settings } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { type AnyCommand, after, command, continued, given } from '../testing/given.ts';
import { formatOf, numbered, ROUND_ROBIN, teamOf } from '../testing/teams.ts';
import type { GroupsWishes } from './propose-groups.ts';

const worth = (contestant: string, valueIndex: number, club?: string): AnyCommand =>
  command('change-contestant', {
    kind: 'team',
    contestant,
    valueIndex,
    ...(club === undefined ? {} : { club }),
  });

/** Teams 1, 2, 3... in the order of their value. */
const entered = (
  teams: number,
  settings: Partial<Settings> = {},
  clubs: Readonly<Record<string, string>> = {},
): TournamentState =>
  after(
    command('create-tournament', {
      name: 'Series',
      date: '2026-03-14',
      settings: { contestants: 'team', ...settings },
    }),
    ...numbered(teams).flatMap((team, index) => [teamOf(team), worth(team, 1000 - index, clubs[team])]),
  );

function groupsOf(state: TournamentState, wishes: GroupsWishes) {
  const seen = see(state, { role: 'director' }, { view: 'groups', ...wishes });
  if (!seen.ok) throw new Error(seen.error.message);
  return seen.value;
}

const brief = (state: TournamentState, wishes: GroupsWishes): readonly string[] =>
  groupsOf(state, wishes).groups.map(({ section, contestants }) => `${section} ${contestants.join(' ')}`);

describe('groups of the first phase', () => {
  test('RTP 3.6.3: two series by the serpentine, 1 | 2 3 | 4 5 | 6', () => {
    expect(brief(entered(6), { groups: 2 })).toEqual(['A 1 4 5', 'B 2 3 6']);
  });

  test('W16, RTP 3.6.3: a club with its share in a series changes with the next team', () => {
    const clubs = Object.fromEntries(['1', '2', '5', '8', '9'].map((team) => [team, 'L']));
    expect(brief(entered(12, {}, clubs), { groups: 2 })).toEqual(['A 1 4 5 9 10 12', 'B 2 3 6 7 8 11']);
  });

  test('RTP 3.6.3: the same of a region, where its teams are spread, not those of a club', () => {
    const ofRegion = ['1', '2', '5', '8', '9'].map((contestant) =>
      command('change-contestant', { kind: 'team', contestant, region: 'L' }),
    );
    const state = continued(entered(12), ...ofRegion);
    expect(brief(state, { groups: 2, spread: 'region' })).toEqual(['A 1 4 5 9 10 12', 'B 2 3 6 7 8 11']);
    expect(brief(state, { groups: 2 })).toEqual(brief(entered(12), { groups: 2 }));
  });

  test('ROP 8.2.4: pots by lot, the same again from the same seed; 11 teams play 5 rounds of 16 boards first', () => {
    const state = entered(11, { profile: 'rop' });
    const made = groupsOf(state, { groups: 2, seed: 'captains' });
    expect(made).toMatchObject({ method: 'pots', clause: 'ROP 8.2.4', foreseen: { rounds: 5, boards: 16 } });
    for (const pot of [
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
      ['7', '8'],
      ['9', '10'],
    ])
      for (const { contestants } of made.groups)
        expect(contestants.filter((team) => pot.includes(team))).toHaveLength(1);
    expect(groupsOf(state, { groups: 2, seed: 'captains' })).toEqual(made);
  });

  test('ROP 8.2.4: up to ten teams are one pool of 9 rounds of 24 boards', () => {
    expect(groupsOf(entered(10, { profile: 'rop' }), { groups: 1 }).foreseen).toEqual({
      rounds: 9,
      boards: 24,
    });
  });

  test('ROP 6.5: numbers are drawn for all teams of the group', () => {
    const state = entered(12);
    const [drawn] = groupsOf(state, { groups: 1, numbers: 'lots', seed: 'x' }).groups;
    expect([...(drawn?.contestants ?? [])].sort()).toEqual([...numbered(12)].sort());
    expect(drawn?.contestants).not.toEqual(numbered(12));
  });

  test('more groups than there are couples of teams: a sentence', () => {
    const seen = see(entered(3), { role: 'director' }, { view: 'groups', groups: 2 });
    expect(seen).toMatchObject({ ok: false, error: { code: 'series-count' } });
    const none = see(entered(3), { role: 'director' }, { view: 'groups', groups: 1, way: 'by-place' });
    expect(none).toMatchObject({ ok: false, error: { code: 'no-earlier-phase' } });
  });
});

const plan = (
  phase: number,
  groups: CommandData['plan-phase']['groups'],
  more: Partial<CommandData['plan-phase']> = {},
): AnyCommand => command('plan-phase', { phase, groups, format: formatOf({ draw: ROUND_ROBIN }), ...more });

const won = (section: string, home: number, away: number): readonly AnyCommand[] => [
  command('draw-round', { session: 1, section }),
  command('score-match', {
    session: 1,
    section,
    round: 1,
    match: 1,
    imps: { home: `${home}`, away: `${away}` },
  }),
];

/** Groups 1 2 and 3 4: 1 and 3 have won. */
const played = (settings: Partial<Settings> = {}): TournamentState =>
  continued(
    entered(4, settings),
    plan(1, [
      { section: 'A', contestants: ['1', '2'] },
      { section: 'B', contestants: ['3', '4'] },
    ]),
    command('open-session', { session: 1 }),
    ...won('A', 20, 10),
    ...won('B', 20, 10),
  );

describe('groups of a later phase', () => {
  test('by the places of the phase before: first ones, then second ones (RTP 3.6.10.2)', () => {
    const state = played();
    expect(groupsOf(state, { groups: 2, way: 'by-place' })).toMatchObject({ phase: 2, method: 'by-place' });
    expect(brief(state, { groups: 2, way: 'by-place' })).toEqual(['A 1 3', 'B 2 4']);
    expect(brief(state, { groups: 1, way: 'by-place', goOn: 2 })).toEqual(['A 1 3']);
  });

  test('RTP 3.6.3: spread anew, teams that met are kept apart', () => {
    // The serpentine has 1 4 and 2 3: nobody meets again. In one group they do, and it is said.
    expect(groupsOf(played(), { groups: 2 }).rematches).toEqual([]);
    expect(groupsOf(played(), { groups: 1 }).rematches).toEqual([
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  test('ROP 8.2.4: who left between the phases is out and the others move up', () => {
    const left = continued(
      played({ profile: 'rop' }),
      command('withdraw-contestant', { contestant: '1', from: { session: 2, round: 1 } }),
    );
    expect(groupsOf(left, { groups: 1, way: 'by-place', goOn: 2 })).toMatchObject({
      groups: [{ section: 'A', contestants: ['2', '3'] }],
      left: ['1'],
    });
  });

  test('the next phase is planned with them, a part of the points coming along (RTP 3.1.3.2)', () => {
    const carryOver = { from: 1, share: '1/2', toNearest: '0.01', rounding: 'half-up' } as const;
    const state = continued(played(), plan(2, [{ section: 'A', contestants: ['1', '3'] }], { carryOver }));
    expect(state.tournament?.sessions.get(2)?.phase).toBe(2);
  });
});

describe('ROP 6.5: teams that are exempt from a phase', () => {
  const wishes: GroupsWishes = { groups: 1, exempt: ['1'], numbers: 'lots', seed: 'captains' };
  const plan = (state: TournamentState, exempt: readonly string[], more: object = {}) =>
    command('plan-phase', {
      phase: 1,
      format: formatOf({ draw: ROUND_ROBIN, match: { boards: 24 } }),
      groups: [
        {
          section: 'A',
          contestants: [...(state.tournament?.contestants.keys() ?? [])].filter((id) => !exempt.includes(id)),
        },
      ],
      exempt,
      ...more,
    });

  test('do not play it, and have a number drawn by lot like all the others', () => {
    const made = groupsOf(entered(8, { profile: 'rop' }), wishes);
    expect(made.groups[0]?.contestants).toHaveLength(7);
    expect(made.groups[0]?.contestants).not.toContain('1');
    expect([...(made.numbers ?? [])].sort()).toEqual(numbered(8));
    // Numbers are those of the lot: the group is in their order.
    expect(made.groups[0]?.contestants).toEqual(made.numbers?.filter((id) => id !== '1'));
    expect(groupsOf(entered(8, { profile: 'rop' }), wishes).numbers).toEqual(made.numbers);
  });

  test('the numbers stand in the record of the phase, with who is exempt', () => {
    const state = entered(8, { profile: 'rop' });
    const numbers = ['3', '1', '2', '4', '5', '6', '7', '8'];
    const planned = continued(state, plan(state, ['1'], { numbers }));
    const seen = see(planned, { role: 'director' }, { view: 'matches', phase: 1 });
    if (!seen.ok) throw new Error(seen.error.message);
    expect(seen.value.record.numbers?.map(({ contestant }) => contestant)).toEqual(numbers);
    expect(seen.value.record.exempt?.map(({ contestant }) => contestant)).toEqual(['1']);
  });

  test('I25: of 18 entries at most 4 are exempt unless the event says otherwise', () => {
    const state = entered(18, { profile: 'rop', official: true });
    given(state)
      .when(plan(state, numbered(4)))
      .thenTypes('phase-planned', 'session-planned');
    given(state)
      .when(plan(state, numbered(5)))
      .thenRefused('to-confirm', {
        findings: [expect.objectContaining({ code: 'too-many-exempt', clause: 'ROP 6.5' })],
      });
    given(state)
      .when(plan(state, numbered(5), { confirmed: ['too-many-exempt'] }))
      .thenTypes('phase-planned', 'session-planned');
  });

  test('who plays is not exempt, and everybody has one number', () => {
    const state = entered(4, { profile: 'rop' });
    given(state)
      .when(plan(state, ['1'], { groups: [{ section: 'A', contestants: numbered(4) }] }))
      .thenRefused('exempt-plays');
    given(state)
      .when(plan(state, ['9']))
      .thenRefused('no-such-pair');
    given(state)
      .when(plan(state, ['1'], { numbers: ['2', '3', '4'] }))
      .thenRefused('numbers-of-all');
    given(state)
      .when(plan(state, ['1'], { numbers: ['2', '3', '4', '4'] }))
      .thenRefused('numbers-of-all');
  });

  test('they come into the next phase, before those who played', () => {
    const state = entered(4, { profile: 'rop' });
    const begun = continued(
      state,
      plan(state, ['4']),
      command('open-session', { session: 1 }),
      command('draw-round', { session: 1, section: 'A' }),
      command('score-match', {
        session: 1,
        section: 'A',
        round: 1,
        match: 1,
        imps: { home: '20', away: '3' },
      }),
    );
    expect(groupsOf(begun, { groups: 1, way: 'by-place' }).groups[0]?.contestants[0]).toBe('4');
  });
});
