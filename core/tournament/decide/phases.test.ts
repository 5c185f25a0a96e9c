import { describe, expect, test } from 'vitest';
import { clockOf } from '../clock/clock.ts';
import { command, continued, given } from '../testing/given.ts';
import {
  drawNext,
  formatOf,
  KNOCKOUT,
  numbered,
  openTeams,
  plannedTeams,
  ROUND_ROBIN,
  SWISS,
  sheet,
  type TeamsPlan,
  teamOf,
} from '../testing/teams.ts';

const phase = (plan: TeamsPlan = {}, more: { readonly confirmed?: readonly string[] } = {}) =>
  command('plan-phase', {
    phase: 1,
    format: formatOf(plan),
    groups: plan.groups ?? [{ section: 'A', contestants: numbered(plan.teams ?? 4) }],
    ...more,
  });

const official = (profile: 'rtp-2014' | 'rop' = 'rtp-2014', teams = 14) =>
  plannedTeams({ teams, draw: KNOCKOUT, settings: { official: true, profile }, match: { boards: 24 } });

describe('a phase of matches', () => {
  test('is planned with its session, which has a section for each group and no rounds yet', () => {
    const state = plannedTeams({
      teams: 6,
      groups: [
        { section: 'A', contestants: ['1', '4', '5'] },
        { section: 'B', contestants: ['2', '3', '6'] },
      ],
    });
    const session = state.tournament?.sessions.get(1);
    expect(session?.phase).toBe(1);
    expect([...(session?.sections.keys() ?? [])]).toEqual(['A', 'B']);
    expect(session?.sections.get('B')?.seating.get(3)).toBe('6');
    expect(session?.sections.get('A')?.movement).toMatchObject({ kind: 'drawn', rounds: [] });
  });

  test('can be planned anew until it begins, in the same session', () => {
    given(plannedTeams()).when(phase()).thenTypes('phase-planned', 'session-planned');
    expect(continued(plannedTeams(), phase()).tournament?.sessions.size).toBe(1);
    given(openTeams()).when(phase()).thenRefused('phase-begun');
    // Known by its sheet, no round called and no board written.
    const typed = continued(
      plannedTeams(),
      command('open-session', { session: 1 }),
      drawNext(),
      sheet(1, 9, 4),
    );
    given(typed).when(phase()).thenRefused('phase-begun');
  });

  test('has further sessions with the same groups', () => {
    const state = continued(plannedTeams(), command('plan-session', { session: 2, phase: 1 }));
    expect(state.tournament?.sessions.get(2)?.sections.get('A')?.seating.size).toBe(4);
    given(plannedTeams())
      .when(command('plan-session', { session: 2, phase: 3 }))
      .thenRefused('no-such-phase');
  });

  test('nobody is in two groups, out, or unknown', () => {
    const of = (...contestants: readonly string[]) => phase({ groups: [{ section: 'A', contestants }] });
    given(plannedTeams())
      .when(of('1', '2', '1'))
      .thenRefused('in-two-groups');
    given(plannedTeams()).when(of('1', '9')).thenRefused('no-such-pair');
    given(plannedTeams()).when(of('1')).thenRefused('group-too-small');
    const left = continued(plannedTeams(), command('withdraw-contestant', { contestant: '2' }));
    given(left).when(of('1', '2')).thenRefused('contestant-out');
  });

  test('boards are divided evenly over segments', () => {
    given(plannedTeams())
      .when(phase({ match: { boards: 9, segments: 2 } }))
      .thenRefused('match-segments');
    given(plannedTeams())
      .when(phase({ match: { boards: 0 } }))
      .thenRefused('match-boards');
  });

  test('a movement that does not exist for so many teams is refused', () => {
    given(plannedTeams({ teams: 2 }))
      .when(phase({ teams: 2, draw: { kind: 'movement', movement: 'whist' } }))
      .thenRefused('no-such-draw');
    given(plannedTeams({ teams: 5 }))
      .when(phase({ teams: 5, draw: { kind: 'movement', movement: 'new-english' } }))
      .thenRefused('no-such-draw');
  });

  test('boards are exchanged half-way only between two tables that play at the same time, and in halves', () => {
    const halves = 'exchanged' as const;
    given(plannedTeams())
      .when(phase({ draw: { kind: 'movement', movement: 'whist' }, match: { halves } }))
      .thenRefused('halves-one-table');
    given(plannedTeams())
      .when(phase({ match: { boards: 14, segments: 2, halves } }))
      .thenRefused('halves-uneven');
    given(plannedTeams())
      .when(phase({ match: { boards: 16, segments: 2, halves } }))
      .thenTypes('phase-planned', 'session-planned');
  });
});

describe('what an official event asks of a plan', () => {
  test('RTP 2.3.1, 3.6.1: eight boards a match, Patton apart', () => {
    const short = (scoring: 'imps' | 'patton') =>
      phase({ teams: 14, match: { boards: 6, segments: 1, scoring } });
    given(official()).when(short('imps')).thenRefused('to-confirm', { clause: 'RTP 2.3.1, 3.6.1' });
    given(official()).when(short('patton')).thenTypes('phase-planned', 'session-planned');
    given(plannedTeams({ teams: 14 }))
      .when(short('imps'))
      .thenTypes('phase-planned', 'session-planned');
  });

  test('RTP 3.6.12.1: a Swiss has at least twelve teams and five rounds', () => {
    given(official())
      .when(phase({ teams: 10 }))
      .thenRefused('to-confirm', { clause: 'RTP 3.6.12.1' });
    given(official())
      .when(phase({ teams: 14, draw: { ...SWISS, rounds: 4 } }))
      .thenRefused('to-confirm', { clause: 'RTP 3.6.12.1' });
    given(official())
      .when(phase({ teams: 14 }))
      .thenTypes('phase-planned', 'session-planned');
    given(official())
      .when(phase({ teams: 10 }, { confirmed: ['too-few-teams'] }))
      .thenTypes('phase-planned', 'session-planned');
  });

  test('ROP 8.2.2: twelve boards a match and seventy-two a team where a title is played for', () => {
    const title = command('plan-phase', {
      phase: 1,
      format: formatOf({ draw: { ...SWISS, rounds: 5 }, match: { boards: 10 } }),
      groups: [{ section: 'A', contestants: numbered(14) }],
      championship: true,
    });
    given(official('rop'))
      .when(title)
      .thenRefused('to-confirm', {
        findings: [
          expect.objectContaining({ code: 'championship-match-too-short', clause: 'ROP 8.2.2' }),
          expect.objectContaining({ code: 'championship-too-short', clause: 'ROP 8.2.2' }),
        ],
      });
  });
});

describe('RTP 3.6.1: the 72 boards of a championship', () => {
  const title = (phase: number, teams: number, boards: number, confirmed: readonly string[] = []) =>
    command('plan-phase', {
      phase,
      format: formatOf({ draw: ROUND_ROBIN, match: { boards } }),
      groups: [{ section: 'A', contestants: numbered(teams) }],
      championship: true,
      ...(confirmed.length === 0 ? {} : { confirmed }),
    });

  test('are those that a team plays: of nine teams each meets eight, and 8 × 8 are 64', () => {
    given(official())
      .when(title(1, 9, 8))
      .thenRefused('to-confirm', { findings: [expect.objectContaining({ code: 'championship-too-short' })] });
    given(official())
      .when(title(1, 9, 9))
      .thenTypes('phase-planned', 'session-planned');
  });

  test('are of the whole event: 4 × 10 are too few, 4 × 10 and then 4 × 10 are enough', () => {
    given(official())
      .when(title(1, 5, 10))
      .thenRefused('to-confirm');
    given(continued(official(), title(1, 5, 10, ['championship-too-short'])))
      .when(title(2, 5, 10))
      .thenTypes('phase-planned', 'session-planned');
  });
});

describe('what goes with the plan of a phase', () => {
  test('RTP 2.3.7: a segment lasts 7 minutes a board and what was announced for dealing and explanations', () => {
    const clock = (preparation?: number) => {
      const match = { boards: 16, segments: 2, ...(preparation === undefined ? {} : { preparation }) };
      const state = openTeams({ match });
      const session = state.tournament?.sessions.get(1);
      const section = session?.sections.get('A');
      if (state.tournament === undefined || session === undefined || section === undefined) return undefined;
      return clockOf(state.tournament, session, section)?.minutes;
    };
    expect(clock()).toBe(56); // 8 boards of 7 minutes
    expect(clock(10)).toBe(66);
    given(plannedTeams())
      .when(phase({ match: { preparation: -1 } }))
      .thenRefused('match-preparation');
  });

  const meeting = (...absent: readonly string[]) =>
    command('plan-phase', {
      phase: 1,
      format: formatOf(),
      groups: [{ section: 'A', contestants: numbered(4) }],
      meeting: { absent },
    });

  test('ROP 6.3: the captains met, and who did not come is kept', () => {
    const state = continued(plannedTeams(), meeting('3'));
    expect(state.tournament?.phases.get(1)?.meeting).toEqual({ absent: ['3'] });
    given(plannedTeams()).when(meeting('77')).thenRefused('no-such-pair');
  });

  test('ROP 6.1: a late entry is taken before the meeting if it spares a bye, else the director confirms it', () => {
    const rop = { profile: 'rop', official: true } as const;
    const odd = { teams: 5, settings: rop, draw: ROUND_ROBIN, match: { boards: 24 } };
    given(plannedTeams(odd)).when(teamOf('9')).thenTypes('contestant-entered');
    const even = plannedTeams({ ...odd, teams: 4 });
    given(even).when(teamOf('9')).thenRefused('to-confirm', { clause: 'ROP 6.1' });
    given(continued(plannedTeams(odd), meeting()))
      .when(teamOf('9'))
      .thenRefused('to-confirm', { clause: 'ROP 6.1' });
    // Not in a club's own event, and not by a regulation that says nothing of it.
    given(plannedTeams({ ...odd, teams: 4, settings: { profile: 'rop' } }))
      .when(teamOf('9'))
      .thenTypes('contestant-entered');
  });
});
