import { describe, expect, test } from 'vitest';
import type { CommandData, CommandType } from '../command.ts';
import { agree, at, openEvening, record, TWO_TABLES } from '../testing/evening.ts';
import { type AnyCommand, command, continued } from '../testing/given.ts';
import { VIEWERS } from '../testing/viewers.ts';
import { mayCommand } from './permission.ts';
import { ROLES, type Viewer } from './viewer.ts';

describe('every role and every command', () => {
  /** The last that happened: pair 1 was warned. */
  const state = continued(
    openEvening(TWO_TABLES),
    command('give-warning', { session: 1, contestant: '1', clause: 'Law 90', reason: 'late' }),
  );
  const here = at(1, 1, 1);
  const grounds = { clause: 'Law 81', reason: 'x' };
  const table = { session: 1, section: 'A', table: 1 };
  const session = { session: 1 };
  const ofMatch = { session: 1, section: 'A', round: 1 };
  const players = [{ name: 'A' }, { name: 'B' }] as const;
  const COMMANDS: { readonly [T in CommandType]: CommandData[T] } = {
    'create-tournament': { name: 'x', date: '2026-03-14' },
    'change-settings': { changes: {} },
    'enter-contestant': { kind: 'pair', contestant: '9', players },
    'change-contestant': { kind: 'pair', contestant: '1', players },
    'rank-contestant': { contestant: '1', ranked: false, ...grounds },
    'withdraw-contestant': { contestant: '1' },
    'plan-phase': { phase: 1, format: { kind: 'pairs' }, groups: [] },
    'draw-round': { session: 1, section: 'A' },
    'publish-draw': { session: 1, section: 'A', round: 1 },
    'continue-round': { session: 2 },
    'declare-line-up': { ...ofMatch, segment: 1, contestant: '1', open: [0, 1], closed: [2, 3] },
    'score-match': { ...ofMatch, match: 1, imps: { home: '10', away: '0' } },
    'agree-match': { ...ofMatch, match: 1, by: '1' },
    'rule-match': { ...ofMatch, match: 1, ruling: { kind: 'no-show', absent: ['1'] }, ...grounds },
    'set-extra-boards': { ...ofMatch, match: 1, boards: [17] },
    'mend-match-board': { ...ofMatch, match: 1, board: 1, mending: { kind: 'cancelled' }, ...grounds },
    'draw-lots': { phase: 1, contestants: ['1', '2'], ...grounds },
    'plan-session': { session: 2, sections: [] },
    'seat-contestant': { session: 1, section: 'A', number: 1, contestant: '1' },
    'attach-deals': { session: 1, deals: [] },
    'deal-boards': { session: 1, deals: [] },
    'open-session': session,
    'start-round': { session: 1, round: 1 },
    'end-round': { session: 1, round: 1 },
    'pause-clock': session,
    'resume-clock': session,
    'extend-round': { session: 1, round: 1, minutes: 5 },
    'seat-round': { session: 1, round: 1 },
    'record-result': { ...here, result: 'Pass', by: 'NS' },
    'record-results': { session: 1, results: [] },
    'agree-result': { ...here, by: 'NS' },
    'dispute-result': { ...here, by: 'NS' },
    'confirm-round': { ...table, round: 1, by: 'NS' },
    'take-seats': { ...table, round: 1, side: 'NS', first: 0, by: 'NS' },
    'note-absence': { session: 1, contestant: '1' },
    'end-absence': { session: 1, contestant: '1' },
    'take-place': { session: 1, instead: '1', contestant: '9', as: 'stand-in', fromRound: 1, ...grounds },
    'answer-move': { ...table, round: 1, by: 'NS', underWay: null },
    'correct-result': { ...here, result: 'Pass', ...grounds },
    'ask-correction': { ...here, contestant: '1', says: 'x' },
    'answer-correction': { session: 1, request: 2, contestant: '1', agrees: true },
    'decide-correction': { session: 1, request: 2, ...grounds },
    'score-missed': { scores: [{ ...here, ns: { kind: 'no-score' }, ew: { kind: 'no-score' } }], ...grounds },
    'adjust-score': { ...here, ns: { kind: 'kept' }, ew: { kind: 'kept' }, ...grounds },
    'give-penalty': { session: 1, contestant: '1', amount: { unit: 'imps', value: '3' }, ...grounds },
    'give-warning': { session: 1, contestant: '1', ...grounds },
    'exclude-player': { session: 1, contestant: '1', from: 'session', ...grounds },
    penalise: { session: 1, row: 'late-or-slow', told: {}, on: [], ...grounds },
    'cancel-board': { session: 1, board: 1, ...grounds },
    'group-board': { session: 1, board: 1, group: 'x', meetings: [], ...grounds },
    'change-board': { ...here, played: 3, later: false, fault: { ns: 'none', ew: 'none' }, ...grounds },
    'change-opponents': {
      session: 1,
      section: 'A',
      round: 1,
      table: 1,
      ns: '1',
      ew: '2',
      stay: false,
      ...grounds,
    },
    'mark-board': { session: 1, board: 1, dealer: 'E', vulnerable: 'All', ...grounds },
    'turn-seats': { session: 1, section: 'A', round: 1, table: 1, ...grounds },
    'name-partners': { session: 1, contestant: '1', playing: [0, 2], fromRound: 1 },
    'substitute-player': { session: 1, contestant: '1', player: 0, substitute: { name: 'C' }, fromRound: 1 },
    'replan-movement': {
      session: 1,
      section: 'A',
      fromRound: 2,
      movement: TWO_TABLES,
      seating: {},
      reason: 'x',
    },
    'call-director': table,
    'take-call': table,
    'postpone-call': table,
    'answer-director': table,
    'open-case': here,
    'tell-case': { session: 1, case: 9, from: 0, steps: [], after: 'x' },
    'note-case': { session: 1, case: 9, text: 'x' },
    'tell-ruling': { session: 1, case: 9 },
    'rule-case': { session: 1, case: 9, after: 'x', ...grounds },
    'close-case': { session: 1, case: 9 },
    'note-report': { item: 'other', text: 'x' },
    'name-committee': { members: [] },
    'make-appeal': {
      session: 1,
      penalty: state.version,
      contestant: '1',
      subject: 'law',
      concurs: 'agrees',
      about: 'x',
    },
    'take-deposit': { session: 1, appeal: 9 },
    'decide-appeal': { session: 1, appeal: 9, body: 'committee', outcome: 'stands', ...grounds },
    'withdraw-appeal': { session: 1, appeal: 9 },
    'note-appeal': { session: 1, appeal: 9, paper: 'facts', text: 'x' },
    'hold-match': { session: 1, appeal: 9, holds: true },
    'take-further': { session: 1, appeal: 9, contestant: '1', subject: 'law', about: 'x' },
    'log-incident': { session: 1, kind: 'other', contestants: [], text: 'x' },
    'hand-over': { director: 'Ana', standing: 'director' },
    'send-report': {},
    'return-report': { items: ['other'] },
    'authorise-device': { session: 1, contestant: '1', player: 0, reason: 'x' },
    'withdraw-authorisation': { session: 1, authorisation: 2 },
    'make-announcement': { text: 'x' },
    'take-down-announcement': { announcement: 2 },
    'close-session': session,
    'publish-results': session,
    'reopen-session': { session: 1, reason: 'x' },
    undo: { sequence: 2 },
  };
  const PLAYERS_TOO = [
    'record-result',
    'agree-result',
    'dispute-result',
    'confirm-round',
    'take-seats',
    'answer-move',
    'ask-correction',
    'answer-correction',
    'call-director',
  ];
  /** A team's own code is its captain's. */
  const CAPTAINS_TOO = ['declare-line-up', 'agree-match'];
  /** Of a triplet, and of whoever was ruled against, by its own phone. */
  const OWN_PHONE_TOO = ['name-partners', 'make-appeal'];
  const may = (viewer: Viewer, asked: AnyCommand): boolean => mayCommand(state, viewer, asked).ok;

  test.each(Object.keys(COMMANDS) as CommandType[])('%s', (type) => {
    const asked = command(type, COMMANDS[type]) as AnyCommand;
    const roles = ROLES.filter((role) => may(VIEWERS[role], asked));
    const others = PLAYERS_TOO.includes(type)
      ? ['table', 'player']
      : [...CAPTAINS_TOO, ...OWN_PHONE_TOO].includes(type)
        ? ['player']
        : [];
    expect(roles).toEqual(['director', ...others]);
  });

  test('RTP 2.1.1.1, ROP 4.1: a delegate or head of the tournament supervises, without the director’s powers', () => {
    for (const [profile, clause] of [
      ['rtp-2014', 'RTP 2.1.1.1'],
      ['rop', 'ROP 4.1'],
    ] as const) {
      const supervised = continued(
        state,
        command('change-settings', { changes: { profile, delegate: 'Lia Prado' } }),
      );
      const asks = (name: string, asked: AnyCommand) =>
        mayCommand(supervised, { role: 'director', name }, asked);
      const penalty = command('give-warning', { session: 1, contestant: '1', ...grounds });
      expect(asks('lia prado', penalty)).toMatchObject({
        ok: false,
        error: { code: 'delegate-supervises', clause },
      });
      expect(asks('Bruno Faia', penalty).ok).toBe(true);
      // Whoever was named by mistake can be taken out again.
      expect(asks('Lia Prado', command('change-settings', { changes: { delegate: '' } })).ok).toBe(true);
    }
  });

  test('a device speaks for its own table, never as the director', () => {
    const other = { ...here, table: 2 };
    expect(may(VIEWERS.table, record(other, 'Pass'))).toBe(false);
    expect(may(VIEWERS.table, record(here, 'Pass', 'director'))).toBe(false);
    expect(may({ ...VIEWERS.table, session: 2 }, record(here, 'Pass'))).toBe(false);
    expect(may(VIEWERS.table, record({ ...here, session: 9 }, 'Pass'))).toBe(false);
  });

  test('a captain declares and signs for his own team, and lets nothing pass that the rule forbids', () => {
    const captain: Viewer = { role: 'player', contestant: '2' };
    const lineUp = COMMANDS['declare-line-up'];
    expect(may(captain, command('declare-line-up', lineUp))).toBe(false);
    expect(may(captain, command('declare-line-up', { ...lineUp, contestant: '2' }))).toBe(true);
    const confirmed = ['pairs-meet-again'];
    expect(may(captain, command('declare-line-up', { ...lineUp, contestant: '2', confirmed }))).toBe(false);
    expect(may(captain, command('agree-match', { ...COMMANDS['agree-match'], by: '1' }))).toBe(false);
  });

  test('a player speaks for his own side of the table where he sits', () => {
    expect(may({ role: 'player', contestant: '1' }, agree(here, 'EW'))).toBe(false);
    expect(may({ role: 'player', contestant: '3' }, agree(here, 'EW'))).toBe(true);
    expect(may({ role: 'player', contestant: '2' }, agree(here, 'NS'))).toBe(false);
    expect(may({ role: 'player', contestant: '2' }, command('call-director', table))).toBe(false);
  });

  test('a player does not speak of a board that others played in the place of his pair', () => {
    const others = command('record-result', { ...here, result: 'Pass', by: 'director', ns: '2', ew: '3' });
    const player = (contestant: string) =>
      mayCommand(continued(state, others), { role: 'player', contestant }, agree(here, 'NS'));
    expect(mayCommand(state, { role: 'player', contestant: '1' }, agree(here, 'NS')).ok).toBe(true);
    expect(player('1').ok).toBe(false);
  });
});
