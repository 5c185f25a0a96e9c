import { describe, expect, test } from 'vitest';
import { settingsFrom } from '../settings-defaults.ts';
import type { TournamentState } from '../state.ts';
import {
  at,
  entry,
  openEvening,
  plainSeating,
  plannedEvening,
  record,
  TWO_TABLES,
  threeTableHowell,
} from '../testing/evening.ts';
import { type AnyCommand, after, command, continued, given, timeAt } from '../testing/given.ts';
import { drawRound, ROUND_ROBIN, teamsPlanned } from '../testing/team-event.ts';
import { VIEWERS } from '../testing/viewers.ts';
import { historyView } from '../views/history.ts';
import { deskView } from '../views/room.ts';
import type { ViewRequest } from '../views/views.ts';
import { restingDevice } from './devices.ts';
import { mayCommand } from './permission.ts';
import { see } from './visibility.ts';

const TABLE_ONLY = { devices: 'table', showRanking: 'live' } as const;
const open = openEvening(threeTableHowell(), TABLE_ONLY);
const { player, table, public: anybody, director } = VIEWERS;

const CARD: ViewRequest = { view: 'scorecard', contestant: '1' };
const PERSONAL: readonly ViewRequest[] = [
  CARD,
  { view: 'table', session: 1, section: 'A', table: 1 },
  { view: 'ranking', session: 1 },
  { view: 'traveller', session: 1, board: 1 },
  { view: 'hands', session: 1 },
];

const rests = (state: TournamentState, minute?: number): boolean =>
  restingDevice(state.tournament!, '1', minute === undefined ? undefined : timeAt(minute)) !== undefined;

describe('which devices are used', () => {
  test('RTP 3.4: only the table’s in an official event, unless the organiser says otherwise', () => {
    expect(settingsFrom({}).devices).toBe('own');
    expect(settingsFrom({ official: true }).devices).toBe('table');
    expect(settingsFrom({ official: true, devices: 'own' }).devices).toBe('own');
  });

  test('RTP 3.4: an event that is made official takes the table’s with it, unless it says otherwise', () => {
    const club = plannedEvening();
    given(club)
      .when(command('change-settings', { changes: { official: true } }))
      .thenFacts({ type: 'settings-changed', data: { changes: { official: true, devices: 'table' } } });
    given(club)
      .when(command('change-settings', { changes: { official: true, devices: 'own' } }))
      .thenFacts({ type: 'settings-changed', data: { changes: { official: true, devices: 'own' } } });
  });
});

describe('RTP 3.4: from 5 minutes before the start to the end of the session', () => {
  const movement = threeTableHowell();
  const startsAt = timeAt(60);
  const planned = after(
    command('create-tournament', { name: 'Official', date: '2026-03-14', settings: TABLE_ONLY }),
    ...Object.values(plainSeating(movement)).map(entry),
    command('plan-session', {
      session: 1,
      startsAt,
      sections: [{ section: 'A', movement, seating: plainSeating(movement) }],
    }),
  );

  test.each([
    [54, false],
    [55, true],
    [57, true], // cases of the regulation: a phone used 3 minutes before the start
    [60, true],
    [90, true], // the start is late: nobody takes his phone out for that
    [60 + 180, false], // it is played another day
  ])('planned for minute 60, at minute %d: %s', (minute, resting) => {
    expect(rests(planned, minute)).toBe(resting);
  });

  test('while the session is open, whatever the time', () => {
    const begun = continued(planned, command('open-session', { session: 1 }));
    expect(rests(begun)).toBe(true);
    expect(rests(begun, 0)).toBe(true);
    expect(rests(begun, 10_000)).toBe(true);
  });

  test('not once it is closed, and again for the next', () => {
    const closed = continued(
      planned,
      command('open-session', { session: 1 }),
      command('close-session', { session: 1, confirmed: ['missing-results'] }),
    );
    expect(rests(closed)).toBe(false);
  });

  test('a session whose start nobody said rests from its opening', () => {
    expect(rests(plannedEvening(movement, TABLE_ONLY), 60)).toBe(false);
    expect(rests(open, 60)).toBe(true);
  });

  test('Law 8C: it ends for each table when its last score stands, and begins again with an objection', () => {
    // One round of two boards: pairs 1 and 3 at table 1, 2 and 4 at table 2.
    const resting = (...commands: readonly AnyCommand[]): readonly string[] => {
      const { tournament } = continued(openEvening(TWO_TABLES, TABLE_ONLY), ...commands);
      return ['1', '2', '3', '4'].filter((pair) => restingDevice(tournament!, pair) !== undefined);
    };
    const agreed = (board: number): readonly AnyCommand[] => [
      record(at(1, 1, board), 'Pass', 'NS'),
      command('agree-result', { ...at(1, 1, board), by: 'EW' }),
    ];
    expect(resting(...agreed(1))).toEqual(['1', '2', '3', '4']);
    expect(resting(...agreed(1), ...agreed(2))).toEqual(['2', '4']);
    const objection = command('dispute-result', { ...at(1, 1, 2), by: 'EW' });
    expect(resting(...agreed(1), ...agreed(2), objection)).toEqual(['1', '2', '3', '4']);
  });

  test('a pair that does not play in it may look', () => {
    const watching = continued(open, entry('99'));
    expect(restingDevice(watching.tournament!, '99')).toBeUndefined();
  });
});

describe('while devices rest', () => {
  test.each(PERSONAL)('a player is not shown $view, and is told when', (request) => {
    expect(see(open, player, request)).toMatchObject({
      ok: false,
      error: { code: 'devices-rest', clause: 'RTP 3.4', params: { session: 1, minutes: 5 } },
    });
  });

  test('a player is shown what hangs on the wall', () => {
    for (const view of ['overview', 'entries'] as const) expect(see(open, player, { view }).ok).toBe(true);
    expect(see(open, player, { view: 'guide-cards', session: 1 }).ok).toBe(true);
  });

  test('the table’s device, the director and the public are shown what they were', () => {
    const here: ViewRequest = { view: 'table', session: 1, section: 'A', table: 1 };
    expect(see(open, table, here).ok).toBe(true);
    expect(see(open, director, CARD).ok).toBe(true);
    expect(see(open, anybody, { view: 'ranking', session: 1 }).ok).toBe(true);
  });

  test('a player records and agrees nothing; the table’s device does', () => {
    const two = openEvening(TWO_TABLES, TABLE_ONLY);
    const result = record(at(1, 1, 1), '4SN=');
    expect(mayCommand(two, player, result)).toMatchObject({ ok: false, error: { code: 'devices-rest' } });
    expect(mayCommand(two, table, result).ok).toBe(true);
  });

  test('with own phones everything is as it was', () => {
    const own = openEvening(threeTableHowell(), { showRanking: 'live' });
    expect(see(own, player, CARD).ok).toBe(true);
    expect(rests(own)).toBe(false);
  });
});

describe('RTP 3.4: among teams, while devices rest', () => {
  const match = { boards: 2, lineUps: 'blind' } as const;
  const drawn = drawRound(teamsPlanned(['1', '2', '3', '4'], ROUND_ROBIN, match, TABLE_ONLY), 1);
  const captain = { role: 'player', contestant: '1' } as const;
  const AT = { session: 1, section: 'A', round: 1 } as const;
  const lineUp = command('declare-line-up', {
    ...AT,
    segment: 1,
    contestant: '1',
    open: [0, 1],
    closed: [2, 3],
  });

  test.each<ViewRequest>([
    { view: 'matches' },
    { view: 'match', ...AT, match: 1 },
    { view: 'team', contestant: '1' },
    { view: 'cross-table', phase: 1, section: 'A' },
    { view: 'butler' },
    { view: 'players', contestant: '1', player: 0 },
    { view: 'line-up', contestant: '1' },
  ])('a captain is not shown $view', (request) => {
    expect(see(drawn, captain, request)).toMatchObject({ ok: false, error: { code: 'devices-rest' } });
  });

  test('a captain declares and signs nothing, unless he is authorised', () => {
    const resting = { ok: false, error: { code: 'devices-rest', clause: 'RTP 3.4' } };
    expect(mayCommand(drawn, captain, lineUp)).toMatchObject(resting);
    const signature = command('agree-match', { ...AT, match: 1, by: '1' });
    expect(mayCommand(drawn, captain, signature)).toMatchObject(resting);
    const person = { session: 1, contestant: '1', player: 0, reason: 'declares on his own phone' };
    const authorised = continued(drawn, command('authorise-device', person));
    expect(mayCommand(authorised, captain, lineUp).ok).toBe(true);
  });
});

describe('an authorisation', () => {
  const doctor = { session: 1, contestant: '1', player: 0, reason: 'On call at the hospital.' } as const;
  const authorise: AnyCommand = command('authorise-device', doctor);
  const authorised = continued(open, authorise);
  const takeBack = command('withdraw-authorisation', { session: 1, authorisation: authorised.version });

  test('RTP 3.4: lets a person use a device, with the reason on record', () => {
    expect(see(authorised, player, CARD).ok).toBe(true);
    expect(
      see(authorised, { role: 'player', contestant: '2' }, { view: 'scorecard', contestant: '2' }).ok,
    ).toBe(false);
    expect(historyView(authorised).lines[0]).toMatchObject({
      code: 'device-authorised',
      params: { pair: '1', name: 'Player 1a', reason: 'On call at the hospital.' },
    });
  });

  test('is listed for the director, and for nobody else', () => {
    const desk = deskView(authorised.tournament!, authorised.version);
    expect(desk.room!.authorisations).toMatchObject([
      { number: authorised.version, contestant: '1', name: 'Player 1a', reason: 'On call at the hospital.' },
    ]);
    expect(JSON.stringify(see(authorised, anybody, { view: 'overview' }))).not.toContain('hospital');
  });

  test('is taken back', () => {
    const back = continued(authorised, takeBack);
    expect(rests(back)).toBe(true);
    given(back)
      .when(command('withdraw-authorisation', { session: 1, authorisation: authorised.version }))
      .thenFacts();
  });

  test('is undone like any fact, after what took it back', () => {
    const back = continued(authorised, takeBack);
    given(back)
      .when(command('undo', { sequence: authorised.version }))
      .thenRefused('stood-on', { facts: [back.version] });
    expect(rests(continued(back, command('undo', { sequence: back.version })))).toBe(false);
  });

  test('needs a reason, a pair that is entered, and a session to come or in play', () => {
    given(open)
      .when(command('authorise-device', { ...doctor, reason: ' ' }))
      .thenRefused('reason-missing');
    given(open)
      .when(command('authorise-device', { ...doctor, contestant: '77' }))
      .thenRefused('no-such-pair');
    given(continued(open, command('close-session', { session: 1, confirmed: ['missing-results'] })))
      .when(authorise)
      .thenRefused('session-closed');
    given(plannedEvening()).when(authorise).thenTypes('device-authorised');
  });

  test('stays when the session is planned anew', () => {
    const planned = plannedEvening(threeTableHowell(), TABLE_ONLY);
    const movement = threeTableHowell();
    const again = continued(
      planned,
      authorise,
      command('plan-session', {
        session: 1,
        sections: [{ section: 'A', movement, seating: plainSeating(movement) }],
      }),
      command('open-session', { session: 1 }),
    );
    expect(rests(again)).toBe(false);
  });
});
