import { describe, expect, test } from 'vitest';
import { evolve } from '../evolve/index.ts';
import type { Settings } from '../settings.ts';
import { EVERY_PLACE } from '../settings-defaults.ts';
import { NOTHING, type TournamentState } from '../state.ts';
import {
  at,
  entry,
  handScored,
  oneRound,
  openEvening,
  openSmall,
  plannedEvening,
  planOf,
  playedEvening,
  record,
  TWO_TABLES,
} from '../testing/evening.ts';
import { after, command, continued } from '../testing/given.ts';
import { begunSessions } from './answer.ts';
import { rankingView } from './ranking.ts';

const ofSession = (state: TournamentState, session = 1, throughRound?: number) =>
  rankingView(state.tournament!, [state.tournament!.sessions.get(session)!], throughRound);
const places = (view: ReturnType<typeof ofSession>) =>
  view.lists.map(({ lines }) =>
    lines.map(({ place, contestant, score }) => `${place} ${contestant} ${score}`),
  );

const close = command('close-session', { session: 1 });

describe('the ranking of a session', () => {
  test('Law 78A: two lines of a Mitchell, in per cent', () => {
    const view = ofSession(handScored());
    expect(view).toMatchObject({ session: 1, unit: 'percent', provisional: true, published: false });
    expect(view.lists.map(({ line }) => line)).toEqual(['NS', 'EW']);
    expect(places(view)).toEqual([
      ['1 1 75.00', '2 2 25.00'],
      ['1 4 75.00', '2 3 25.00'],
    ]);
    expect(view.lists[0]!.lines[0]).toMatchObject({
      exact: '75',
      points: '3.00',
      boards: 2,
      withdrawn: false,
    });
  });

  test('Law 78B: the same evening in cross-IMPs', () => {
    // Board 1: 470 points are 10 IMPs. Board 2: nothing.
    const view = ofSession(handScored({ method: 'cross-imps' }));
    expect(view.unit).toBe('imps');
    expect(places(view)[0]).toEqual(['1 1 10.00', '2 2 -10.00']);
  });

  test('shows penalties', () => {
    const fined = continued(
      handScored(),
      command('give-penalty', {
        session: 1,
        contestant: '1',
        amount: { unit: 'percent-of-top', value: '10' },
        clause: 'RTP 2.1.11.2',
        reason: 'slow play',
      }),
    );
    expect(ofSession(fined).lists[0]!.lines[0]).toMatchObject({ score: '70.00', penalty: '0.20' });
  });

  test('one list when the movement has one, equals sharing a place', () => {
    const movement = { ...TWO_TABLES, rankings: [[1, 2, 3, 4]] };
    const state = [
      record(at(1, 1, 1), '4SN=', 'director'),
      record(at(1, 2, 1), '4SN-1', 'director'),
      record(at(1, 1, 2), '2HS-1', 'director'),
      record(at(1, 2, 2), '2HS-1', 'director'),
      close,
    ];
    const view = ofSession(continued(openEvening(movement), ...state));
    expect(places(view)).toEqual([['1 1 75.00', '1 4 75.00', '3 2 25.00', '3 3 25.00']]);
    expect(view.lists[0]!.lines.every(({ exAequo }) => exAequo)).toBe(true);
    expect(view.provisional).toBe(false);
  });

  describe('RTP 3.5.9.1: ties', () => {
    // 1 beats 2 on boards 1 and 2, just behind it comes 2; on board 3 pair 2 is first and 1 last: 8 of 12 each.
    // East-West the other way round: 6 makes 10 of 12, 4 and 5 make 4 each, and 5 beats 4 on two boards.
    const results = [
      ['4SN=', '2SN=', 'Pass'],
      ['4SN=', '2SN=', 'Pass'],
      ['4SN-1', '4SN=', 'Pass'],
    ];
    const played = (settings: Partial<Settings>) =>
      continued(
        openEvening(oneRound(3, [1, 2, 3]), settings),
        ...results.flatMap((tables, board) =>
          tables.map((result, table) => record(at(1, table + 1, board + 1), result, 'director')),
        ),
      );
    const final = (settings: Partial<Settings>) => ofSession(continued(played(settings), close));
    const shared = [
      ['1 1 66.67', '1 2 66.67', '3 3 16.67'],
      ['1 6 83.33', '2 4 33.33', '2 5 33.33'],
    ];

    test('share their place where nothing hangs on it', () => {
      expect(places(final({}))).toEqual(shared);
    });

    test('over a place with a title or a prize are broken at the end, and say by what', () => {
      expect(places(ofSession(played({ prizePlaces: 1 })))).toEqual(shared);
      const view = final({ prizePlaces: 1 });
      expect(places(view)).toEqual([['1 1 66.67', '2 2 66.67', '3 3 16.67'], shared[1]]);
      expect(view.lists[0]!.lines[0]!.tieBreak).toMatchObject({
        code: 'against-tied',
        clause: 'RTP 3.5.9.1(1)',
        figure: '4',
        tiedWith: ['2'],
      });
      expect(view.lists[0]!.lines[2]!.tieBreak).toBeUndefined();
    });

    test('for the last place that qualifies are broken, those safely in or out are not', () => {
      expect(places(final({ qualifyingPlaces: 2 }))).toEqual([
        shared[0],
        ['1 6 83.33', '2 5 33.33', '3 4 33.33'],
      ]);
      expect(places(final({ qualifyingPlaces: 3 }))).toEqual(shared);
    });

    test('ROP 5.10: less than one matchpoint is a tie only where something hangs on it', () => {
      // 12 matchpoints a card: one is 8.33 per cent. A penalty of an eighth of a top, which is 4, costs pair 1 half a matchpoint.
      const fined = (settings: Partial<Settings>) =>
        ofSession(
          continued(
            played({ profile: 'rop', ...settings }),
            command('give-penalty', {
              session: 1,
              contestant: '1',
              amount: { unit: 'percent-of-top', value: '12.5' },
              clause: 'ROP 9.1',
              reason: 'late',
            }),
            close,
          ),
        );
      expect(places(fined({}))[0]).toEqual(['1 2 66.67', '2 1 62.50', '3 3 16.67']);
      // Mini-tournament: pair 1 beats pair 2 on two of three boards (4 to 2).
      expect(places(fined({ prizePlaces: 1 }))[0]).toEqual(['1 1 62.50', '2 2 66.67', '3 3 16.67']);
    });

    test('of a tournament from before places could be named are all broken, as they were', () => {
      const envelope = { sequence: 1, time: '2026-01-10T20:00:00Z', actor: 'director', cause: 'c1' };
      const data = { name: 'Old', date: '2026-01-10', settings: { profile: 'rtp-2014' } } as const;
      const state = evolve(NOTHING, { type: 'tournament-created', data, ...envelope });
      expect(state.tournament?.settings.prizePlaces).toBe(EVERY_PLACE);
    });
  });

  test('says how places moved since the round before', () => {
    const played = playedEvening(plannedEvening());
    const whole = ofSession(played);
    const [before, now] = [ofSession(played, 1, 4), ofSession(played, 1, 5)];
    const placeIn = (view: typeof whole, contestant: string) =>
      view.lists[0]!.lines.find((line) => line.contestant === contestant)!.place;
    for (const { contestant, moved } of now.lists[0]!.lines) {
      expect(moved).toBe(placeIn(before, contestant) - placeIn(now, contestant));
    }
    expect(now.throughRound).toBe(5);
    expect(places(now)).toEqual(places(whole));
    expect(ofSession(played, 1, 1).lists[0]!.lines[0]!.moved).toBeUndefined();
  });
});

describe('sections', () => {
  const seats = (from: number) => ({ 1: `${from}`, 2: `${from + 1}`, 3: `${from + 2}`, 4: `${from + 3}` });
  const twoSections = (sections: 'across' | 'apart') =>
    after(
      command('create-tournament', { name: 'x', date: '2026-03-14', settings: { sections } }),
      ...[1, 2, 3, 4, 5, 6, 7, 8].map((pair) => entry(`${pair}`)),
      command('plan-session', {
        session: 1,
        sections: [
          { section: 'A', movement: TWO_TABLES, seating: seats(1) },
          { section: 'B', movement: TWO_TABLES, seating: seats(5) },
        ],
      }),
      openSmall(1),
      command('start-round', { session: 1, round: 1 }),
      ...(['A', 'B'] as const).flatMap((section) =>
        [1, 2].map((table) =>
          record(
            { session: 1, section, round: 1, table, board: 1 },
            table === 1 ? '4SN=' : 'Pass',
            'director',
          ),
        ),
      ),
    );

  test('across: one field, lines of the same name together', () => {
    // 420 twice and 0 twice: 5 of 6 and 1 of 6.
    expect(places(ofSession(twoSections('across')))[0]).toEqual([
      '1 1 83.33',
      '1 5 83.33',
      '3 2 16.67',
      '3 6 16.67',
    ]);
  });

  test('apart: each section for itself', () => {
    const view = ofSession(twoSections('apart'));
    expect(view.lists.map(({ section, line }) => `${section} ${line}`)).toEqual([
      'A NS',
      'A EW',
      'B NS',
      'B EW',
    ]);
    expect(places(view)[2]).toEqual(['1 5 100.00', '2 6 0.00']);
  });
});

test.each(['rtp-2014', 'rop'] as const)(
  'RTP 3.5.8, ROP 5.7 (%s): the tournament is the mean of its sessions, weighted by boards',
  (profile) => {
    // Session 1: pair 1 has 75% on two boards. Session 2: nothing on one board. 150/3 = 50.
    const second = oneRound(2, [1]);
    const state = continued(
      handScored({ profile }),
      close,
      planOf(2, second),
      openSmall(2),
      command('start-round', { session: 2, round: 1 }),
      record({ ...at(1, 1, 1), session: 2 }, '4SN-1', 'director'),
      record({ ...at(1, 2, 1), session: 2 }, '4SN=', 'director'),
    );
    const view = rankingView(state.tournament!, begunSessions(state.tournament!));
    expect(view.session).toBeUndefined();
    expect(places(view)[0]).toEqual(['1 1 50.00', '1 2 50.00']);
    expect(view.lists[0]!.lines[0]!.sessions).toEqual([
      { session: 1, score: '75.00', boards: 2 },
      { session: 2, score: '0.00', boards: 1 },
    ]);
  },
);
