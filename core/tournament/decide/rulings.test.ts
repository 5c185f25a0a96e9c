import { describe, expect, test } from 'vitest';
import type { SideScoreData } from '../score-data.ts';
import { scoresOf } from '../scores/scores.ts';
import type { TournamentState } from '../state.ts';
import { at, handScored, plannedEvening, record, TWO_TABLES } from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';

const percent = (state: TournamentState, contestant: string): string =>
  scoresOf(state.tournament!, state.tournament!.sessions.get(1)!).total(contestant)!.value.toString();

const adjust = (ns: SideScoreData, ew: SideScoreData, board = 2) =>
  command('adjust-score', {
    ...at(1, 1, board),
    ns,
    ew,
    clause: 'Law 12C',
    reason: 'unauthorised information',
  });

const plus: SideScoreData = { kind: 'named', name: 'A+' };
const minus: SideScoreData = { kind: 'named', name: 'A-' };

describe('adjusted scores', () => {
  test('Law 12C2 (2007): average plus is the own percentage when higher, average minus when lower', () => {
    // Pair 1 made 100% on its other board, pair 3 made 0%.
    const ruled = continued(handScored(), adjust(plus, minus));
    expect([percent(ruled, '1'), percent(ruled, '3')]).toEqual(['100', '0']);
  });

  test('Law 12C1 (1997): average minus is 40% whatever else is made', () => {
    // 0 of 2 on board 1 and 0.8 of 2 on board 2.
    const ruled = continued(handScored({ laws: 1997 }), adjust(plus, minus));
    expect(percent(ruled, '3')).toBe('20');
  });

  test('Law 12C1(c): a weighted score is the mean of what each outcome would score', () => {
    // Board 1 against 4SN-1 (-50): +420 wins 2, -50 ties with 1. Two thirds and one third: 5/3 of 2. Board 2 ties: 1.
    const outcomes = [
      { result: '4SN=', weight: '2/3' },
      { result: '4SN-1', weight: '1/3' },
    ];
    const weighted: SideScoreData = { kind: 'assigned', outcomes };
    const ruled = continued(handScored(), adjust(weighted, weighted, 1));
    expect(percent(ruled, '1')).toBe('200/3');
    expect(percent(ruled, '3')).toBe('100/3');
  });

  test('keeping what the table made for both sides takes a ruling back', () => {
    const kept: SideScoreData = { kind: 'kept' };
    const ruled = continued(handScored(), adjust(plus, minus), adjust(kept, kept));
    expect(percent(ruled, '1')).toBe('75');
    given(plannedEvening(TWO_TABLES)).when(adjust(plus, minus)).thenRefused('session-not-open');
  });

  test('what cannot be scored is refused', () => {
    const third: SideScoreData = { kind: 'assigned', outcomes: [{ result: '4SN=', weight: '1/3' }] };
    given(handScored()).when(adjust(third, third)).thenRefused('unscorable');
    given(handScored())
      .when(adjust({ kind: 'imps', imps: '3' }, minus))
      .thenRefused('unscorable');
    given(handScored())
      .when(adjust({ kind: 'percent', percent: 'lots' }, minus))
      .thenRefused('unreadable-score');
    given(handScored())
      .when(adjust({ kind: 'assigned', outcomes: [] }, minus))
      .thenRefused('unreadable-score');
    given(handScored())
      .when(command('adjust-score', { ...at(1, 1, 2), ns: plus, ew: minus, clause: '', reason: 'x' }))
      .thenRefused('clause-missing');
  });
});

describe('penalties', () => {
  const penalty = (unit: 'percent-of-top' | 'imps' | 'vps', value = '10') =>
    command('give-penalty', {
      session: 1,
      contestant: '1',
      amount: { unit, value },
      clause: 'RTP 2.1.11.2',
      reason: 'slow play',
    });

  test('RTP 2.1.11.1: 10% of the top off 3 of 4 matchpoints leaves 2.8 of 4', () => {
    const fined = continued(handScored(), penalty('percent-of-top'));
    expect(percent(fined, '1')).toBe('70');
    expect(percent(fined, '3')).toBe('25');
  });

  test('come in the unit of the session, above zero, for a pair that plays in it', () => {
    given(handScored()).when(penalty('imps')).thenRefused('penalty-unfit');
    given(handScored()).when(penalty('vps')).thenRefused('penalty-unfit');
    given(handScored({ method: 'butler' }))
      .when(penalty('imps'))
      .thenTypes('penalty-given');
    given(handScored()).when(penalty('percent-of-top', '-5')).thenRefused('penalty-unfit');
    given(handScored()).when(penalty('percent-of-top', '0')).thenRefused('penalty-nothing');
    const stranger = command('give-warning', { session: 1, contestant: '9', clause: 'Law 90', reason: 'x' });
    given(handScored()).when(stranger).thenRefused('not-seated');
  });

  test('a warning costs nothing', () => {
    const warned = continued(
      handScored(),
      command('give-warning', { session: 1, contestant: '1', clause: 'RTP 2.1.11.2', reason: 'slow play' }),
    );
    expect(percent(warned, '1')).toBe('75');
  });
});

describe('boards', () => {
  test('Law 82B2: a cancelled board counts for nobody', () => {
    const cancel = command('cancel-board', { session: 1, board: 1, clause: 'Law 82B2', reason: 'fouled' });
    const without = continued(handScored(), cancel);
    expect(percent(without, '1')).toBe('50');
    given(without)
      .when({ ...cancel, id: 'again' })
      .thenRefused('board-cancelled');
    given(without)
      .when(record(at(1, 1, 1), 'Pass', 'director'))
      .thenRefused('board-cancelled');
    given(handScored())
      .when(command('cancel-board', { session: 1, board: 9, clause: 'Law 82B2', reason: 'x' }))
      .thenRefused('no-such-board');
  });

  test('RTP 2.2.4.5, 3.5.7: a result alone in its group is worth 60%, or the own percentage when higher', () => {
    // Table 1 played another board 1: pair 1 has 50% elsewhere, so 60% there: 1.2 + 1 of 4.
    const group = command('group-board', {
      session: 1,
      board: 1,
      group: 'turned',
      meetings: [{ section: 'A', round: 1, table: 1 }],
      clause: 'Law 87B',
      reason: 'hands exchanged',
    });
    expect(percent(continued(handScored(), group), '1')).toBe('55');
    given(handScored())
      .when({ ...group, data: { ...group.data, meetings: [] } })
      .thenRefused('group-empty');
  });
});
