import { describe, expect, test } from 'vitest';
import type { CommandData } from '../command.ts';
import { playAt } from '../meetings/schedule.ts';
import type { SideScoreData } from '../score-data.ts';
import type { Settings } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { handScored, openEvening, openSmall, plainSeating, TWO_TABLES } from '../testing/evening.ts';
import { command, continued, given, handle } from '../testing/given.ts';

const on = (time: string) => ({ time: `2026-03-${time}:00Z` });

/** One session over at 23:00 and out at 23:10: who asks for a ruling has until 23:40 (Law 92B). */
const out = (settings: Partial<Settings>, ...more: Parameters<typeof continued>[1][]): TournamentState =>
  continued(
    handScored(settings),
    command('close-session', { session: 1 }, on('14T23:00')),
    command('publish-results', { session: 1 }, on('14T23:10')),
    ...more,
  );

const HERE = { session: 1, section: 'A', round: 1, table: 1, board: 1 };
const PLUS: SideScoreData = { kind: 'named', name: 'A+' };
const MINUS: SideScoreData = { kind: 'named', name: 'A-' };
const one = (result: string): SideScoreData => ({ kind: 'assigned', outcomes: [{ result, weight: '1' }] });
const SIXTY_FORTY: SideScoreData = {
  kind: 'assigned',
  outcomes: [
    { result: '4SN=', weight: '3/5' },
    { result: '4SN-1', weight: '2/5' },
  ],
};

const adjust = (time: string, more: Partial<CommandData['adjust-score']> = {}) =>
  command(
    'adjust-score',
    { ...HERE, ns: PLUS, ew: MINUS, reason: 'Unauthorised', clause: 'Law 16B', ...more },
    on(time),
  );

const AGREED = {
  confirmed: ['ruling-after-period'],
  because: 'Marta Areia agrees for the organiser: the score sheet was missing',
};

describe('Law 12A, 81C3 (1997: 81C6), 92B: a first ruling after the period', () => {
  test.each([
    [{ profile: 'wbf' }, 'Law 81C3, 92B'],
    [{ profile: 'rtp-2014' }, 'Law 81C3, 92B'],
    [{ profile: 'rop' }, 'Law 81C6, 92B'],
  ] as const)('%o: until 23:40, then only with the organiser’s consent', (settings, clause) => {
    const laws = settings.profile === 'rop' ? 1997 : settings.profile === 'wbf' ? 2017 : 2007;
    const state = out({ ...settings, laws });
    given(state).when(adjust('14T23:40')).thenTypes('score-adjusted');
    given(state).when(adjust('14T23:41')).thenRefused('to-confirm', { clause });
  });

  test('consent is recorded with who gave it and why; without a reason it does not pass', () => {
    const state = out({ profile: 'wbf' });
    const { confirmed } = AGREED;
    given(state).when(adjust('20T12:00', { confirmed })).thenRefused('to-confirm');
    given(state)
      .when(adjust('20T12:00', AGREED))
      .thenFacts({
        type: 'score-adjusted',
        data: { ...HERE, ns: PLUS, ew: MINUS, reason: 'Unauthorised', clause: 'Law 16B', ...AGREED },
      });
  });

  test('a longer period of the organiser is the period (79C1)', () => {
    const state = out({ profile: 'wbf', correctionMinutes: 120 });
    given(state).when(adjust('15T01:10')).thenTypes('score-adjusted');
    given(state).when(adjust('15T01:11')).thenRefused('to-confirm');
  });

  test('undo takes a late one back like any other', () => {
    const late = continued(out({ profile: 'wbf' }), adjust('20T12:00', AGREED));
    const adjusted = ({ tournament }: TournamentState) =>
      playAt(tournament!.sessions.get(1)!, HERE)?.adjustment?.reason;
    expect(adjusted(late)).toBe('Unauthorised');
    const back = continued(
      late,
      command('reopen-session', { session: 1, reason: 'The ruling falls' }, on('20T12:01')),
      command('undo', { sequence: late.version }, on('20T12:02')),
    );
    expect(adjusted(back)).toBeUndefined();
  });

  test('a change of a ruling too, where no regulation gives it a time of its own (82C)', () => {
    const state = out({ profile: 'wbf' }, adjust('14T23:20'));
    given(state)
      .when(adjust('14T23:41', { ns: MINUS, ew: PLUS }))
      .thenRefused('to-confirm', { clause: 'Law 81C3, 92B' });
  });

  test('boards that were not played alike', () => {
    const empty = continued(
      openEvening(TWO_TABLES, { profile: 'wbf' }),
      command('close-session', { session: 1, confirmed: ['missing-results'] }, on('14T23:00')),
      command('publish-results', { session: 1 }, on('14T23:10')),
    );
    const missed = (time: string, more: Partial<CommandData['score-missed']> = {}) =>
      command(
        'score-missed',
        { scores: [{ ...HERE, ns: PLUS, ew: PLUS }], reason: 'Late', clause: 'Law 12C2', ...more },
        on(time),
      );
    given(empty).when(missed('14T23:40')).thenTypes('score-adjusted');
    given(empty).when(missed('14T23:41')).thenRefused('to-confirm', { clause: 'Law 81C3, 92B' });
    given(empty).when(missed('14T23:41', AGREED)).thenTypes('score-adjusted');
  });
});

describe('cases', () => {
  const opened = (time: string) =>
    command('open-case', { ...HERE, setup: { dealer: 'N', vulnerable: 'None' } }, on(time));
  const ruling = (state: TournamentState, time: string, more: Partial<CommandData['rule-case']> = {}) => {
    const [kept] = [...(state.tournament?.sessions.get(1)?.cases?.values() ?? [])];
    return command(
      'rule-case',
      {
        session: 1,
        case: kept!.number,
        after: kept!.latest,
        reason: 'Damaged',
        clause: 'Law 16B',
        ...more,
      },
      on(time),
    );
  };
  const adjustment = { ns: one('4SN='), ew: one('4SN=') };

  test('12A: asked for within the period, it is ruled on after it', () => {
    const state = out({ profile: 'wbf' }, opened('14T23:39'));
    expect(handle(state, ruling(state, '16T12:00', { adjustment })).refusal).toBeUndefined();
    expect(handle(state, ruling(state, '16T12:00', { result: '2SN=' })).refusal).toBeUndefined();
  });

  test('81C3: opened after it, no score follows without the organiser’s consent; a ruling without one does', () => {
    const state = out({ profile: 'wbf' }, opened('16T11:00'));
    const late = { code: 'to-confirm', clause: 'Law 81C3, 92B' };
    expect(handle(state, ruling(state, '16T12:00', { adjustment })).refusal).toMatchObject(late);
    expect(handle(state, ruling(state, '16T12:00', { result: '2SN=' })).refusal).toMatchObject(late);
    expect(handle(state, ruling(state, '16T12:00', { adjustment, ...AGREED })).refusal).toBeUndefined();
    expect(handle(state, ruling(state, '16T12:00')).refusal).toBeUndefined();
  });

  test('1997, 12C3: a case’s own weights are asked about too', () => {
    const state = out({ profile: 'rop', laws: 1997 }, opened('14T23:15'));
    const weighted = { adjustment: { ns: SIXTY_FORTY, ew: SIXTY_FORTY } };
    expect(handle(state, ruling(state, '14T23:20', weighted)).refusal).toMatchObject({
      code: 'to-confirm',
      clause: 'Law 12C3',
    });
  });
});

describe('ROP 4.14: results are final when the next session starts, on the same day or the next', () => {
  const next = [
    command('plan-session', {
      session: 2,
      sections: [{ section: 'A', movement: TWO_TABLES, seating: plainSeating(TWO_TABLES) }],
      startsAt: '2026-03-15T15:00:00Z',
    }),
    openSmall(2, on('15T15:02')),
  ];
  const state = out({ profile: 'rop', laws: 1997, sessionCount: 2 }, ...next);
  test('between its period and then with the organiser’s consent, afterwards not at all', () => {
    given(state).when(adjust('15T15:01', AGREED)).thenTypes('score-adjusted');
    given(state).when(adjust('15T15:03', AGREED)).thenRefused('results-final', { clause: 'ROP 4.14, 4.15' });
  });
});

describe('1997, 12C3: a committee alone varies an assigned score for equity', () => {
  const weigh = (more: Partial<CommandData['adjust-score']> = {}) =>
    adjust('14T23:20', { ns: SIXTY_FORTY, ew: SIXTY_FORTY, ...more });
  const of = (laws: 1997 | 2007 | 2017) => out({ profile: 'rop', laws });

  test('weights of the director are asked about, and written when a committee decided them', () => {
    given(of(1997)).when(weigh()).thenRefused('to-confirm', { clause: 'Law 12C3' });
    given(of(1997))
      .when(weigh({ confirmed: ['committee-varies'] }))
      .thenTypes('score-adjusted');
  });
  test('12C2: one result for each side is the director’s, and they need not balance', () => {
    given(of(1997))
      .when(weigh({ ns: one('4SN='), ew: one('4SN-1') }))
      .thenTypes('score-adjusted');
  });
  test.each([2007, 2017] as const)('%d, 12C1(c): the director weighs', (laws) => {
    given(of(laws)).when(weigh()).thenTypes('score-adjusted');
  });
});
