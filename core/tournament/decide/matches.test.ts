import { describe, expect, test } from 'vitest';
import { Fraction, orThrow } from '../../base/index.ts';
import { resultOf } from '../format/matches/match-result.ts';
import type { MatchRuling } from '../match.ts';
import { type MatchIncident, proposeMatchRuling } from '../match-proposals.ts';
import { at, record } from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';
import {
  drawNext,
  KNOCKOUT,
  openTeams,
  playRound,
  ROUND_ROBIN,
  sheet,
  type TeamsPlan,
} from '../testing/teams.ts';

/** 1 v 4 and 2 v 3, eight boards. */
const open = openTeams();
const match = { session: 1, section: 'A', round: 1, match: 1 } as const;
const GROUNDS = { clause: 'RTP 3.6.7.2', reason: 'in a test' };
const rule = (ruling: MatchRuling, confirmed?: readonly string[]) =>
  command('rule-match', {
    ...match,
    ...GROUNDS,
    ruling,
    ...(confirmed === undefined ? {} : { confirmed }),
  });
const sign = (by: string) => command('agree-match', { ...match, by });
const drawnOf = (state: typeof open) => state.tournament?.sessions.get(1)?.sections.get('A')?.drawn?.[0];

describe('a whole match from its sheet (RTP 2.3.9, 3.7.1; ROP 6.12)', () => {
  test('is entered as IMPs', () => {
    expect(drawnOf(continued(open, sheet(1, 31, 12)))?.scored.get(1)).toEqual({ home: '31', away: '12' });
    given(continued(open, sheet(1, 31, 12)))
      .when(sheet(1, 31, 12))
      .thenFacts();
  });

  test('Law 78B: no more than 24 IMPs a board, and not below nothing', () => {
    given(open)
      .when(sheet(1, 193, 0))
      .thenRefused('imps-impossible');
    given(open)
      .when(sheet(1, 192, 0))
      .thenTypes('match-scored');
    given(open)
      .when(sheet(1, -1, 0))
      .thenRefused('imps-impossible');
    given(open)
      .when(sheet(7, 1, 0))
      .thenRefused('no-such-match');
    given(open)
      .when(sheet(1, 1, 0, 2))
      .thenRefused('round-not-drawn');
  });

  test('RTP 3.7.1: the sheet prevails over the devices, and both are kept', () => {
    const played = continued(open, record(at(1, 1, 1), '4SN='));
    given(played)
      .when(sheet(1, 31, 12))
      .thenRefused('to-confirm', { findings: [expect.objectContaining({ code: 'boards-entered' })] });
    const both = continued(
      played,
      command('score-match', { ...match, imps: { home: '31', away: '12' }, confirmed: ['boards-entered'] }),
    );
    expect(both.tournament?.sessions.get(1)?.boards.get(1)?.plays.get('A')?.size).toBe(1);
  });
});

describe('captains sign (RTP 2.3.9, ROP 6.12)', () => {
  const scored = continued(open, sheet(1, 31, 12));

  test('each for his team, when the match is over', () => {
    given(open).when(sign('1')).thenRefused('match-not-over');
    given(scored).when(sign('1')).thenTypes('match-agreed');
    given(scored).when(sign('2')).thenRefused('not-in-match');
    given(continued(scored, sign('1')))
      .when(sign('1'))
      .thenFacts();
    expect(drawnOf(continued(scored, sign('1'), sign('4')))?.agreed.get(1)).toEqual(['1', '4']);
  });

  test('a match played board by board is over when all is agreed in both rooms', () => {
    given(playRound(open, 1)).when(sign('4')).thenTypes('match-agreed');
  });

  test('a correction is signed anew by both', () => {
    const signed = continued(playRound(open, 1), sign('1'), sign('4'));
    const corrected = continued(
      signed,
      command('correct-result', { ...at(1, 1, 1), result: '4SN=', ...GROUNDS }),
    );
    expect(drawnOf(corrected)?.agreed.get(1)).toBeUndefined();
    given(continued(scored, sign('1'), sign('4')))
      .when(sheet(1, 30, 12))
      .thenRefused('to-confirm', { findings: [expect.objectContaining({ code: 'match-signed' })] });
  });
});

describe('rulings on a match', () => {
  test('a no-show is of one of the two, or both', () => {
    given(open)
      .when(rule({ kind: 'no-show', absent: ['4'] }))
      .thenTypes('match-ruled');
    given(open)
      .when(rule({ kind: 'no-show', absent: ['2'] }))
      .thenRefused('not-in-match');
    given(open)
      .when(rule({ kind: 'no-show', absent: [] }))
      .thenRefused('not-in-match');
  });

  test('VPs are awarded within the scale: 0 to 20', () => {
    const award = (vps: string): MatchRuling => ({
      kind: 'award',
      home: { kind: 'vps', vps },
      away: { kind: 'best-of-three' },
    });
    given(open)
      .when(rule(award('8')))
      .thenTypes('match-ruled');
    given(open)
      .when(rule(award('20.01')))
      .thenRefused('vps-impossible');
    given(open)
      .when(rule(award('-1')))
      .thenRefused('vps-impossible');
    given(open)
      .when(rule(award('x')))
      .thenRefused('vps-unreadable');
  });

  test('a reason and a rule are given', () => {
    given(open)
      .when(
        command('rule-match', {
          ...match,
          reason: '',
          clause: 'x',
          ruling: { kind: 'no-show', absent: ['4'] },
        }),
      )
      .thenRefused('reason-missing');
  });

  test('results that it sets aside, and a ruling before it, are asked about', () => {
    given(playRound(open, 1))
      .when(rule({ kind: 'no-show', absent: ['4'] }))
      .thenRefused('to-confirm', { findings: [expect.objectContaining({ code: 'results-set-aside' })] });
    const ruled = continued(open, rule({ kind: 'no-show', absent: ['4'] }));
    given(ruled)
      .when(rule({ kind: 'no-show', absent: ['1'] }))
      .thenRefused('to-confirm', { findings: [expect.objectContaining({ code: 'ruled-already' })] });
    given(ruled)
      .when(sheet(1, 10, 0))
      .thenRefused('match-ruled');
    given(ruled)
      .when(command('close-session', { session: 1 }))
      .thenRefused('to-confirm');
  });

  test('undone, the match stands as it was', () => {
    const ruled = continued(open, rule({ kind: 'no-show', absent: ['4'] }));
    expect(drawnOf(continued(ruled, command('undo', { sequence: ruled.version })))?.rulings.size).toBe(0);
  });

  test('only a knockout is decided by who goes on, and a knockout by nothing else', () => {
    given(open)
      .when(rule({ kind: 'winner', contestant: '1' }))
      .thenRefused('not-a-knockout');
    const cup = openTeams({ draw: KNOCKOUT });
    given(cup)
      .when(rule({ kind: 'winner', contestant: '1' }))
      .thenTypes('match-ruled');
    given(cup)
      .when(rule({ kind: 'winner', contestant: '2' }))
      .thenRefused('not-in-match');
    given(cup)
      .when(rule({ kind: 'award', home: { kind: 'best-of-three' }, away: { kind: 'no-show' } }))
      .thenRefused('knockout-ruling');
  });
});

describe('a tied knockout (RTP 3.6.10.3, ROP 6.16)', () => {
  const tied = continued(openTeams({ teams: 8, draw: KNOCKOUT }), sheet(1, 20, 20));
  const extra = (boards: readonly number[], confirmed?: readonly string[]) =>
    command('set-extra-boards', {
      ...match,
      boards,
      ...(confirmed === undefined ? {} : { confirmed }),
    });

  test('four more boards, at both tables', () => {
    given(tied)
      .when(extra([9, 10, 11, 12]))
      .thenTypes('extra-boards-set');
    const state = continued(tied, extra([9, 10, 11, 12]));
    const tables = state.tournament?.sessions.get(1)?.sections.get('A')?.movement.rounds[0]?.tables ?? [];
    expect(tables.map(({ boards }) => boards.length)).toEqual([12, 12, 8, 8, 8, 8, 8, 8]);
    given(state)
      .when(record(at(1, 2, 12), 'Pass'))
      .thenTypes('result-recorded');
  });

  test('another number, or a match that is not tied, is asked about; boards played before are refused', () => {
    given(tied)
      .when(extra([9]))
      .thenRefused('to-confirm', { findings: [expect.objectContaining({ code: 'extra-boards-count' })] });
    given(tied)
      .when(extra([8, 9, 10, 11]))
      .thenRefused('board-replayed');
    given(openTeams({ draw: KNOCKOUT }))
      .when(extra([9, 10, 11, 12]))
      .thenRefused('to-confirm', { findings: [expect.objectContaining({ code: 'not-tied' })] });
    given(open)
      .when(extra([9, 10, 11, 12]))
      .thenRefused('not-a-knockout');
  });
});

describe('lots (RTP 3.6.12.7 v)', () => {
  const lots = (contestants: readonly string[]) =>
    command('draw-lots', { phase: 1, contestants, reason: 'level', clause: 'RTP 3.6.12.7' });

  test('are drawn between those of the phase, each once', () => {
    given(open)
      .when(lots(['2', '3']))
      .thenTypes('lots-drawn');
    given(open)
      .when(lots(['2', '9']))
      .thenRefused('not-in-group');
    given(open)
      .when(lots(['2']))
      .thenRefused('lots');
    given(open)
      .when(lots(['2', '2']))
      .thenRefused('lots');
  });
});

describe('penalties where matches are played', () => {
  const penalty = (
    state: typeof open,
    unit: 'imps' | 'vps' | 'percent-of-top',
    of?: { readonly section: string; readonly round: number },
  ) =>
    given(state).when(
      command('give-penalty', {
        session: 1,
        contestant: '1',
        amount: { unit, value: '3' },
        ...(of === undefined ? {} : { match: of }),
        clause: 'RTP 2.1.11.2',
        reason: 'late',
      }),
    );
  const here = { section: 'A', round: 1 };

  test('RTP 2.1.11.1, 3.6.6: in VPs, or in IMPs off a match', () => {
    penalty(open, 'vps').thenTypes('penalty-given');
    penalty(open, 'imps', here).thenTypes('penalty-given');
    penalty(open, 'imps').thenRefused('match-missing', { clause: 'RTP 2.1.11.1, 3.6.6' });
    penalty(open, 'imps', { section: 'A', round: 4 }).thenRefused('no-such-match');
    penalty(open, 'percent-of-top').thenRefused('penalty-unfit');
  });

  test('Law 78: where the boards’ points are added up no IMPs come off, but points do; a Patton has both (RTP 3.6.13)', () => {
    for (const scoring of ['board-a-match', 'board-a-match-halves', 'total-points'] as const) {
      penalty(openTeams({ match: { scoring } }), 'imps', here).thenRefused('penalty-unfit');
      penalty(openTeams({ match: { scoring } }), 'vps', here).thenTypes('penalty-given');
    }
    penalty(openTeams({ match: { scoring: 'patton' } }), 'imps', here).thenTypes('penalty-given');
  });

  test('ROP 6.10: IMPs come off the VPs of a pool, and off the IMPs of a knockout', () => {
    penalty(openTeams({ settings: { profile: 'rop' } }), 'imps').thenTypes('penalty-given');
    const cup = openTeams({ settings: { profile: 'rop' }, draw: KNOCKOUT });
    penalty(cup, 'imps').thenRefused('match-missing');
    penalty(cup, 'vps', here).thenRefused('penalty-unfit');
  });
});

describe('what the regulation proposes', () => {
  const proposed = (state: typeof open, incident: MatchIncident) => {
    if (state.tournament === undefined) throw new Error('There is none.');
    return orThrow(proposeMatchRuling(state.tournament, match, incident));
  };
  const plan = (more: TeamsPlan) => openTeams(more);
  /** So many of eight boards compared, level. */
  const compared = (boards: number, more: TeamsPlan = {}) =>
    Array.from({ length: boards }, (_, index) => index + 1).reduce(
      (state, board) =>
        continued(
          state,
          record(at(1, 1, board), 'Pass', 'director'),
          record(at(1, 2, board), 'Pass', 'director'),
        ),
      plan(more),
    );

  test('RTP 3.6.7.2: a no-show', () => {
    expect(proposed(open, { kind: 'absent', teams: ['4'] })).toMatchObject({
      proposal: { clause: 'RTP 3.6.7.2' },
      ruling: { kind: 'no-show', absent: ['4'] },
    });
    expect(proposed(open, { kind: 'absent', teams: ['1', '4'] }).ruling).toEqual({
      kind: 'no-show',
      absent: ['1', '4'],
    });
  });

  test('RTP 3.6.7.3: two no-shows in a row, and the team is out of the event', () => {
    const twice = continued(
      openTeams({ draw: ROUND_ROBIN }),
      rule({ kind: 'no-show', absent: ['4'] }),
      sheet(2, 10, 0),
      drawNext(),
    );
    if (twice.tournament === undefined) throw new Error('There is none.');
    const second = { ...match, round: 2, match: 2 };
    const found = orThrow(proposeMatchRuling(twice.tournament, second, { kind: 'absent', teams: ['4'] }));
    expect(found.out).toEqual(['4']);
  });

  test('of a knockout the team that came goes on', () => {
    expect(proposed(plan({ draw: KNOCKOUT }), { kind: 'absent', teams: ['4'] }).ruling).toEqual({
      kind: 'winner',
      contestant: '1',
    });
  });

  test('RTP 2.3.5.1: more than 30 minutes late is a no-show, 30 are not', () => {
    const late = (minutes: number): MatchIncident => ({
      kind: 'late',
      team: '1',
      minutes,
      firstRoundWithReserves: false,
      reserveTeamPresent: false,
      playable: 0,
    });
    expect(proposed(open, late(31)).ruling).toEqual({ kind: 'no-show', absent: ['1'] });
    expect(proposed(open, late(30))).not.toHaveProperty('ruling');
  });

  test('RTP 2.3.5.1: with a reserve team and too few boards each has its own mean', () => {
    const late: MatchIncident = {
      kind: 'late',
      team: '1',
      minutes: 45,
      firstRoundWithReserves: true,
      reserveTeamPresent: true,
      playable: 3,
    };
    expect(proposed(open, late).ruling).toEqual({
      kind: 'award',
      home: { kind: 'own-mean' },
      away: { kind: 'own-mean' },
    });
  });

  test('ROP 6.11: over 20 minutes the director decides', () => {
    const late: MatchIncident = {
      kind: 'late',
      team: '1',
      minutes: 21,
      firstRoundWithReserves: false,
      reserveTeamPresent: false,
      playable: 0,
    };
    expect(proposed(plan({ settings: { profile: 'rop' } }), late)).toEqual({
      out: [],
      proposal: expect.objectContaining({ kind: 'decide', who: 'director', clause: 'ROP 6.11' }),
    });
  });

  test('RTP 3.6.8.1: half of the boards compare: over by the nearest column; fewer: it is finished later', () => {
    const stopped: MatchIncident = { kind: 'interrupted', resumption: 'to-come' };
    expect(proposed(compared(4), stopped).ruling).toEqual({ kind: 'shortened', scheduled: 8 });
    expect(proposed(compared(3), stopped).proposal.kind).toBe('resumed');
    expect(proposed(compared(3), { kind: 'interrupted', resumption: 'impossible' }).ruling).toEqual({
      kind: 'award',
      home: { kind: 'best-of-three' },
      away: { kind: 'best-of-three' },
    });
  });

  test('RTP 3.6.8.2: whoever walks out has not appeared', () => {
    const left: MatchIncident = {
      kind: 'interrupted',
      cause: { team: '4', how: 'walked-out' },
      resumption: 'impossible',
    };
    expect(proposed(compared(3), left).ruling).toEqual({ kind: 'no-show', absent: ['4'] });
  });

  test('ROP 6.9: three quarters of the boards', () => {
    const stopped: MatchIncident = { kind: 'interrupted', resumption: 'to-come' };
    const rop = { settings: { profile: 'rop' } } as const;
    expect(proposed(compared(6, rop), stopped).ruling).toEqual({ kind: 'shortened', scheduled: 8 });
    expect(proposed(compared(5, rop), stopped).proposal.kind).toBe('resumed');
  });

  test('ROP 6.9: a match that the director made shorter is measured by the boards it was left with', () => {
    const five = compared(5, { settings: { profile: 'rop' } });
    const asOf = (scheduled: number) =>
      resultOf(continued(five, rule({ kind: 'shortened', scheduled })).tournament!, match, 'written');
    // Five of eight are less than three quarters; five of six are not.
    expect(asOf(8)?.vps).toBeUndefined();
    expect(asOf(8)?.fault?.code).toBe('vp-too-few-comparable');
    // Level: 15 VPs each (ROP 11).
    expect(asOf(6)?.vps).toEqual({ home: Fraction.of(15), away: Fraction.of(15) });
  });

  test('RTP 2.3.6.6: wrong seats in one room, more than half played: 8 VPs each', () => {
    const wrong = (playedInBoth: number | 'never', rooms: 'one' | 'both' = 'one'): MatchIncident => ({
      kind: 'wrong-seats',
      rooms,
      playedInBoth,
      satFirst: '4',
    });
    const eight = { kind: 'vps', vps: '8.00' };
    expect(proposed(open, wrong(5)).ruling).toEqual({ kind: 'award', home: eight, away: eight });
    expect(proposed(open, wrong('never')).ruling).toEqual({ kind: 'award', home: eight, away: eight });
    expect(proposed(open, wrong(4)).proposal).toMatchObject({ kind: 'goes-on', cancelled: 4 });
    expect(proposed(open, wrong(5, 'both')).proposal.kind).toBe('stands');
  });

  test('ROP 6.13: the boards played so are annulled, and the team that sat first loses 1 VP', () => {
    const wrong: MatchIncident = {
      kind: 'wrong-seats',
      rooms: 'one',
      playedInBoth: 2,
      playedInOne: 1,
      satFirst: '4',
    };
    expect(proposed(plan({ settings: { profile: 'rop' } }), wrong).proposal).toMatchObject({
      kind: 'goes-on',
      cancelled: 3,
      clause: 'ROP 6.13',
    });
  });

  test('RTP 2.3.6.7: boards that do not compare', () => {
    expect(proposed(compared(3), { kind: 'not-comparable' }).ruling).toMatchObject({ kind: 'award' });
    expect(proposed(compared(4), { kind: 'not-comparable' }).ruling).toMatchObject({ kind: 'shortened' });
  });

  test('RTP 3.2.1(5): a suspended player, fewer than half of the boards: a no-show of his team', () => {
    expect(proposed(compared(3), { kind: 'suspended', team: '1' }).ruling).toEqual({
      kind: 'no-show',
      absent: ['1'],
    });
  });

  test('where the regulation is silent nothing is proposed; nor for a team or match that is not there', () => {
    const rop = plan({ settings: { profile: 'rop' } }).tournament;
    if (rop === undefined) throw new Error('There is none.');
    expect(proposeMatchRuling(rop, match, { kind: 'not-comparable' })).toMatchObject({
      ok: false,
      error: { code: 'regulation-silent' },
    });
    expect(proposeMatchRuling(rop, match, { kind: 'absent', teams: ['2'] }).ok).toBe(false);
    expect(proposeMatchRuling(rop, { ...match, match: 9 }, { kind: 'not-comparable' }).ok).toBe(false);
  });
});

test('a ruled match is no meeting when a team did not come: they may be drawn again (RTP 3.6.12.2, A32)', () => {
  const ruled = continued(open, rule({ kind: 'no-show', absent: ['4'] }), sheet(2, 10, 0));
  const again = command('draw-round', {
    session: 1,
    section: 'A',
    matches: [
      { match: 1, home: '1', away: '4', open: 1, closed: 2 },
      { match: 2, home: '2', away: '3', open: 3, closed: 4 },
    ],
  });
  given(ruled)
    .when(again)
    .thenRefused('to-confirm', {
      findings: expect.arrayContaining([
        expect.objectContaining({ code: 'has-met', params: { teams: '2–3' } }),
      ]),
    });
  given(ruled).when(drawNext()).thenTypes('round-drawn');
});
