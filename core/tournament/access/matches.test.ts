import { describe, expect, test } from 'vitest';
import type { MeetingBoard } from '../meeting.ts';
import { RANKING_TIMES } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { agree, record } from '../testing/evening.ts';
import { command, continued } from '../testing/given.ts';
import { drawRound, KNOCKOUT, ROUND_ROBIN, teamsPlanned } from '../testing/team-event.ts';
import type { Viewer } from './viewer.ts';
import { see } from './visibility.ts';

const DIRECTOR: Viewer = { role: 'director' };
const PUBLIC: Viewer = { role: 'public' };
const captainOf = (contestant: string): Viewer => ({ role: 'player', contestant });
const deviceAt = (table: number): Viewer => ({ role: 'table', session: 1, section: 'A', table });
const EVERYBODY = [
  PUBLIC,
  captainOf('1'),
  captainOf('4'),
  captainOf('2'),
  deviceAt(1),
  deviceAt(2),
  deviceAt(3),
];

/** Four teams all against all, matches of two boards: in round 1 the first match is at tables 1 and 2. */
const planned = (settings = {}): TournamentState =>
  teamsPlanned(['1', '2', '3', '4'], ROUND_ROBIN, { boards: 2 }, { showRanking: 'live', ...settings });
const playing = (settings = {}): TournamentState =>
  continued(drawRound(planned(settings), 1), command('start-round', { session: 1, round: 1 }));

const at = (table: number, board: number): MeetingBoard => ({
  session: 1,
  section: 'A',
  round: 1,
  table,
  board,
});
const both = (table: number, board: number, result: string) => [
  record(at(table, board), result),
  agree(at(table, board)),
];

/** Everything that somebody is told of matches, as text. */
const toldTo = (state: TournamentState, viewer: Viewer): string =>
  JSON.stringify(
    [
      see(state, viewer, { view: 'matches' }),
      see(state, viewer, { view: 'match', session: 1, section: 'A', round: 1, match: 1 }),
      see(state, viewer, { view: 'cross-table', phase: 1, section: 'A' }),
      see(state, viewer, { view: 'team', contestant: '1' }),
      see(state, viewer, { view: 'butler' }),
      see(state, viewer, { view: 'players', contestant: '1', player: 0 }),
      see(state, viewer, { view: 'players', contestant: '1', player: 2, partner: 3 }),
      see(state, viewer, { view: 'traveller', session: 1, board: 1 }),
      see(state, viewer, { view: 'frequencies', session: 1, board: 1 }),
      see(state, viewer, { view: 'scorecard', contestant: '1' }),
      see(state, viewer, { view: 'ranking' }),
      see(state, viewer, { view: 'table', session: 1, section: 'A', table: 1 }),
    ].map((seen) => (seen.ok ? seen.value : seen.error.code)),
  );

describe('a room’s result before both rooms have agreed theirs', () => {
  const one = continued(playing(), ...both(1, 1, '6NTXN-7'));
  test('the director has it', () => {
    expect(toldTo(one, DIRECTOR)).toContain('6NTXN-7');
  });
  test('its own table has it', () => {
    expect(toldTo(one, deviceAt(1))).toContain('6NTXN-7');
  });
  test.each(EVERYBODY.filter((viewer) => viewer.role !== 'table' || viewer.table !== 1))(
    'nobody else has it: $role $contestant $table',
    (viewer) => {
      expect(toldTo(one, viewer)).not.toContain('6NTXN-7');
    },
  );
  test('entered in the other room and not agreed, neither is told', () => {
    const entered = continued(one, record(at(2, 1), '3NTS='));
    for (const viewer of [captainOf('1'), captainOf('4'), deviceAt(1), PUBLIC])
      expect(toldTo(entered, viewer)).not.toContain('3NTS=');
  });
  test('agreed in both, the two teams and their tables have it; those who have still to play it and the public do not', () => {
    const done = continued(one, ...both(2, 1, '3NTS='));
    for (const viewer of [captainOf('1'), captainOf('4'), deviceAt(1), deviceAt(2)])
      expect(toldTo(done, viewer)).toContain('3NTS=');
    for (const viewer of [captainOf('2'), captainOf('3'), deviceAt(3), PUBLIC])
      expect(toldTo(done, viewer)).not.toContain('3NTS=');
  });
});

describe('a draw', () => {
  const drawn = continued(planned(), command('draw-round', { session: 1, section: 'A', round: 1 }));
  test('is the director’s until it is published', () => {
    expect(see(drawn, DIRECTOR, { view: 'matches' })).toMatchObject({
      ok: true,
      value: { rounds: [{ round: 1 }] },
    });
    for (const viewer of EVERYBODY) {
      expect(see(drawn, viewer, { view: 'matches' })).toMatchObject({ ok: true, value: { rounds: [] } });
      for (const view of ['guide-cards', 'table-cards'] as const) {
        const seen = see(drawn, viewer, { view, session: 1 });
        expect(JSON.stringify(seen)).not.toMatch(/"table":[1-9]|"opponents"/);
      }
    }
  });
  test('is everybody’s then', () => {
    const published = continued(drawn, command('publish-draw', { session: 1, section: 'A', round: 1 }));
    for (const viewer of EVERYBODY)
      expect(see(published, viewer, { view: 'matches' })).toMatchObject({
        ok: true,
        value: { rounds: [{ round: 1 }] },
      });
  });
  test('is proposed to the director alone', () => {
    const request = { view: 'draw', session: 1, section: 'A' } as const;
    expect(see(drawn, DIRECTOR, request).ok).toBe(true);
    for (const viewer of EVERYBODY) expect(see(drawn, viewer, request).ok).toBe(false);
  });
});

describe('running scores', () => {
  const some = (settings = {}): TournamentState =>
    continued(playing(settings), ...both(1, 1, '4SN='), ...both(2, 1, '4SN-1'));
  const running = (state: TournamentState, viewer: Viewer): unknown => {
    const seen = see(state, viewer, { view: 'matches' });
    return seen.ok ? seen.value.rounds[0]?.matches[0]?.imps : undefined;
  };
  test('Law 78B: 420 against -50 is 10 IMPs, live with every compared board', () => {
    expect(running(some(), PUBLIC)).toEqual({ home: '10', away: '0' });
  });
  test('when the round is over at every table', () => {
    const settings = { showRanking: 'after-each-round' };
    expect(running(some(settings), PUBLIC)).toBeUndefined();
    expect(running(some(settings), DIRECTOR)).toEqual({ home: '10', away: '0' });
    const over = [1, 2, 3, 4].reduce(
      (state, table) =>
        continued(
          state,
          ...(table > 2 ? both(table, 1, 'Pass') : []),
          ...both(table, 2, table === 1 ? '2HN=' : 'Pass'),
        ),
      some(settings),
    );
    // Board 2: 110 against 0 is 3 IMPs.
    expect(running(over, PUBLIC)).toEqual({ home: '13', away: '0' });
  });
});

describe('Law 16: a board of a match, agreed in both its rooms, is shown to a device', () => {
  const seenBy = (state: TournamentState, viewer: Viewer, round: number): string =>
    JSON.stringify(see(state, viewer, { view: 'match', session: 1, section: 'A', round, match: 1 }));

  test('of its own section: a table of the same number in another has the board still to play', () => {
    const groups = [
      { section: 'A', contestants: ['1', '2', '3', '4'] },
      { section: 'B', contestants: ['5', '6', '7', '8'] },
    ];
    const teams = groups.flatMap(({ contestants }) => contestants);
    const settings = { showRanking: 'live' } as const;
    const twoGroups = teamsPlanned(teams, ROUND_ROBIN, { boards: 2 }, settings, { groups });
    const state = continued(
      twoGroups,
      command('draw-round', { session: 1, section: 'A', round: 1 }),
      command('draw-round', { session: 1, section: 'B', round: 1 }),
      command('start-round', { session: 1, round: 1 }),
      ...both(1, 1, '6NTXN-7'),
      ...both(2, 1, '3NTS='),
    );
    expect(seenBy(state, deviceAt(1), 1)).toContain('6NTXN-7');
    expect(seenBy(state, { role: 'table', session: 1, section: 'B', table: 1 }, 1)).not.toContain('6NTXN-7');
  });

  test('of the round it is in: those who sit down for the next have played others', () => {
    const first = continued(playing(), ...both(1, 1, '6NTXN-7'), ...both(2, 1, '3NTS='));
    expect(seenBy(first, deviceAt(1), 1)).toContain('6NTXN-7');
    const next = continued(
      drawRound(continued(first, ...both(1, 2, 'Pass'), ...both(2, 2, 'Pass')), 2, {
        confirmed: ['pending'],
      }),
      command('start-round', { session: 1, round: 2 }),
    );
    expect(seenBy(next, deviceAt(1), 1)).not.toContain('6NTXN-7');
    expect(seenBy(next, captainOf('1'), 1)).toContain('6NTXN-7');
  });
});

test('the licence number of a captain who does not play is for the director', () => {
  const captain = { name: 'Ada Nobody', id: 'L-98765', tier: 1, rank: 7 } as const;
  const state = continued(
    planned(),
    command('change-contestant', { kind: 'team', contestant: '1', captain }),
  );
  const entries = (viewer: Viewer): string => JSON.stringify(see(state, viewer, { view: 'entries' }));
  expect(entries(DIRECTOR)).toContain('L-98765');
  for (const viewer of EVERYBODY) {
    expect(entries(viewer)).toContain('"captain":{"name":"Ada Nobody"}');
    expect(entries(viewer)).not.toContain('L-98765');
  }
});

describe.each(RANKING_TIMES)('the score that a captain signs, with the ranking shown %s', (showRanking) => {
  // Board 1: 420 against -50 is 10 IMPs; board 2: 110 against 0 is 3 (Law 78B).
  const first = [...both(1, 1, '4SN='), ...both(2, 1, '4SN-1')];
  const second = [...both(1, 2, '2HN='), ...both(2, 2, 'Pass')];
  const shownTo = (state: TournamentState, viewer: Viewer) => {
    const seen = see(state, viewer, { view: 'match', session: 1, section: 'A', round: 1, match: 1 });
    return seen.ok ? { imps: seen.value.imps, vps: seen.value.vps } : seen.error.code;
  };
  const lineOf = (state: TournamentState, viewer: Viewer) => {
    const seen = see(state, viewer, { view: 'team', contestant: '1' });
    return seen.ok ? seen.value.rounds[0] : seen.error.code;
  };
  const begun = continued(playing({ showRanking }), ...first);
  const live = showRanking === 'live';

  test('is not before his eyes while his players have a board to play', () => {
    const entered = continued(begun, ...both(1, 2, '2HN='), record(at(2, 2), 'Pass'));
    for (const state of [begun, entered])
      expect(shownTo(state, captainOf('1'))).toEqual({
        imps: live ? { home: '10', away: '0' } : undefined,
        vps: undefined,
      });
  });
  test('is when both rooms have agreed all boards, though others still play; the others wait', () => {
    const done = continued(begun, ...second);
    const whole = shownTo(done, DIRECTOR);
    expect(whole).toEqual({ imps: { home: '13', away: '0' }, vps: expect.anything() });
    for (const viewer of [captainOf('1'), captainOf('4')]) expect(shownTo(done, viewer)).toEqual(whole);
    expect(lineOf(done, captainOf('1'))).toMatchObject({ imps: '13-0', vps: expect.any(String) });
    for (const viewer of [captainOf('2'), captainOf('3'), deviceAt(3), PUBLIC]) {
      expect(shownTo(done, viewer)).toEqual(live ? whole : { imps: undefined, vps: undefined });
      expect('imps' in Object(lineOf(done, viewer))).toBe(live);
    }
  });
});

test('RTP 3.6.10: after a tie the two teams are told that they play on, and nobody else', () => {
  const knockout = continued(
    drawRound(
      teamsPlanned(['1', '2', '3', '4'], KNOCKOUT, { boards: 2 }, { showRanking: 'when-published' }),
      1,
    ),
    command('start-round', { session: 1, round: 1 }),
    ...[1, 2].flatMap((board) => [...both(1, board, '4SN='), ...both(2, board, '4SN=')]),
  );
  const told = (viewer: Viewer) => {
    const seen = see(knockout, viewer, { view: 'matches' });
    return seen.ok ? seen.value.rounds[0]?.matches[0] : undefined;
  };
  const match = told(DIRECTOR);
  expect(match).toMatchObject({ imps: { home: '0', away: '0' }, playOn: expect.any(Number) });
  expect(told(captainOf(match?.home.contestant ?? ''))).toMatchObject({ playOn: match?.playOn });
  expect(told(PUBLIC)).not.toHaveProperty('playOn');
});
