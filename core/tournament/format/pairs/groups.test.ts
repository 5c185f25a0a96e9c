import { describe, expect, test } from 'vitest';
import { orThrow } from '../../../base/index.ts';
import { see } from '../../access/visibility.ts';
import type { Settings } from '../../settings.ts';
import type { TournamentState } from '../../state.ts';
import { entry, oneRound, openSmall, planOf } from '../../testing/evening.ts';
import { type AnyCommand, after, command, continued, given } from '../../testing/given.ts';
import { answer } from '../../views/answer.ts';

const result = (
  session: number,
  section: string,
  table: number,
  board: number,
  written: string,
): AnyCommand =>
  command('record-result', { session, section, round: 1, table, board, result: written, by: 'director' });

const starts = (session: number): AnyCommand[] => [
  openSmall(session),
  command('start-round', { session, round: 1 }),
];

/** 1 to 4 North–South against 5 to 8: +620, +420, +170 and passed out give 100, 66.67, 33.33 and 0. */
const qualifying = (settings: Partial<Settings>): TournamentState =>
  after(
    command('create-tournament', {
      name: 'Final',
      date: '2026-03-14',
      settings: { sessionCount: 2, ...settings },
    }),
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((pair) => entry(`${pair}`)),
    planOf(1, oneRound(4, [1])),
    ...starts(1),
    result(1, 'A', 1, 1, '4SN+2'),
    result(1, 'A', 2, 1, '4SN='),
    result(1, 'A', 3, 1, '2SN+2'),
    result(1, 'A', 4, 1, 'Pass'),
    command('close-session', { session: 1 }),
  );

/** The two best of each line in A, the others in B; on the one board of the session A makes 420 and 170, B passes out. */
const finals = command('plan-session', {
  session: 2,
  inGroups: true,
  sections: [
    { section: 'A', movement: oneRound(2, [1]), seating: { 1: '1', 2: '2', 3: '8', 4: '7' } },
    { section: 'B', movement: oneRound(2, [1]), seating: { 1: '3', 2: '4', 3: '6', 4: '5' } },
  ],
});
const played = (settings: Partial<Settings> = {}): TournamentState =>
  continued(
    qualifying(settings),
    finals,
    ...starts(2),
    result(2, 'A', 1, 1, '4SN='),
    result(2, 'A', 2, 1, '2SN+2'),
    result(2, 'B', 1, 1, 'Pass'),
    result(2, 'B', 2, 1, 'Pass'),
  );

const lists = (state: TournamentState, session?: number) =>
  orThrow(answer(state, { view: 'ranking', ...(session === undefined ? {} : { session }) })).lists.map(
    ({ section, line, phase, lines }) => [
      [section, line, phase].filter((part) => part !== undefined).join(' '),
      ...lines.map(({ contestant, score }) => `${contestant} ${score}`),
    ],
  );

describe('groups made of the ranking so far', () => {
  test('each is compared for itself, though sections go across: B is all square', () => {
    expect(lists(played(), 2)).toEqual([
      ['A NS', '1 100.00', '2 0.00'],
      ['A EW', '7 100.00', '8 0.00'],
      ['B NS', '3 50.00', '4 50.00'],
      ['B EW', '5 50.00', '6 50.00'],
    ]);
  });

  test('RTP 3.5.8: without phases both sessions count, and a group of the final stays ahead of the others', () => {
    // 1: 100 and 100. 2: 66.67 and 0. 7: 66.67 and 100. 8: 100 and 0. 3: 33.33 and 50. 4: 0 and 50. 5: 0, 50. 6: 33.33, 50.
    expect(lists(played())).toEqual([
      ['A NS', '1 100.00', '2 33.33'],
      ['A EW', '7 83.33', '8 50.00'],
      ['B NS', '3 41.67', '4 25.00'],
      ['B EW', '6 41.67', '5 25.00'],
    ]);
  });

  test('which group a list is of is told: who is in the second comes behind all of the first', () => {
    const { lists: ranked } = orThrow(answer(played(), { view: 'ranking' }));
    expect(ranked.map(({ section, group }) => [section, group])).toEqual([
      ['A', 1],
      ['A', 1],
      ['B', 2],
      ['B', 2],
    ]);
    // Sections of a session that was not planned in groups have no order.
    const apart = orThrow(answer(qualifying({ sections: 'apart' }), { view: 'ranking' }));
    expect(apart.lists.some(({ group }) => group !== undefined)).toBe(false);
  });

  test('who did not qualify is ranked behind, by what he made until then', () => {
    const four = command('plan-session', {
      session: 2,
      inGroups: true,
      sections: [{ section: 'A', movement: oneRound(2, [1]), seating: { 1: '1', 2: '2', 3: '8', 4: '7' } }],
    });
    const state = continued(
      qualifying({}),
      four,
      ...starts(2),
      result(2, 'A', 1, 1, '4SN='),
      result(2, 'A', 2, 1, '2SN+2'),
    );
    expect(lists(state)).toEqual([
      ['NS last', '1 100.00', '2 33.33'],
      ['EW last', '7 83.33', '8 50.00'],
      ['earlier', '3 33.33', '6 33.33', '4 0.00', '5 0.00'],
    ]);
  });

  test('who meets whom: 1 and 5, 2 and 6, 3 and 7, 4 and 8 in session 1; four other encounters in the groups', () => {
    const view = orThrow(answer(continued(qualifying({}), finals), { view: 'encounters' }));
    expect(view.contestants).toHaveLength(8);
    expect(view.met.map(({ contestants, sessions }) => [contestants.join('-'), ...sessions])).toEqual([
      ['1-5', 1],
      ['2-6', 1],
      ['3-7', 1],
      ['4-8', 1],
      ['1-8', 2],
      ['2-7', 2],
      ['3-6', 2],
      ['4-5', 2],
    ]);
    // Of 28 couples of pairs.
    expect(view.times).toEqual({ never: 20, once: 8, twice: 0, more: 0 });
  });

  test('who meets whom is for the director', () => {
    expect(see(qualifying({}), { role: 'public' }, { view: 'encounters' })).toMatchObject({ ok: false });
  });

  test('a session is planned in groups by a command that says so, and only then', () => {
    given(qualifying({})).when(finals).thenTypes('session-planned');
    expect(continued(qualifying({}), finals).tournament?.sessions.get(2)?.inGroups).toBe(true);
    expect(qualifying({}).tournament?.sessions.get(1)?.inGroups).toBeUndefined();
  });
});

describe('which boards break a tie in an event of two phases', () => {
  /*
   * Session 1: pair 1 beats pair 2 on the one board. Session 2, the final: 2 beats 1 on board 1, and 1 beats 2 on board 2,
   * so that both make half. Only the first phase could separate them.
   */
  const tied = (settings: Partial<Settings>): TournamentState =>
    continued(
      qualifying({
        prizePlaces: 1,
        carryOver: { afterSession: 1, share: '0', toNearest: '0.01', rounding: 'half-up' },
        ...settings,
      }),
      command('plan-session', {
        session: 2,
        inGroups: true,
        sections: [
          { section: 'A', movement: oneRound(2, [1, 2]), seating: { 1: '1', 2: '2', 3: '8', 4: '7' } },
        ],
      }),
      ...starts(2),
      result(2, 'A', 1, 1, '2SN+2'),
      result(2, 'A', 2, 1, '4SN='),
      result(2, 'A', 1, 2, '4SN='),
      result(2, 'A', 2, 2, '2SN+2'),
      command('close-session', { session: 2 }),
    );
  const first = (state: TournamentState) => {
    const [ns] = orThrow(answer(state, { view: 'ranking' })).lists;
    return ns?.lines.map(({ contestant, place }) => `${place} ${contestant}`);
  };

  test('ROP 5.10: those of the phase', () => {
    expect(first(tied({ profile: 'rop' }))).toEqual(['1 1', '1 2']);
  });

  test('RTP 3.5.9.1: all of the event: pair 1 has 4 matchpoints against the other, pair 2 has 2', () => {
    expect(first(tied({ profile: 'rtp-2014' }))).toEqual(['1 1', '2 2']);
  });
});
