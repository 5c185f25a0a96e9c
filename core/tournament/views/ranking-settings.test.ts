import { describe, expect, test } from 'vitest';
import type { PairMovement } from '../../movement/index.ts';
import type { Settings } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { entry, handScored, oneRound, openSmall, planOf } from '../testing/evening.ts';
import { type AnyCommand, after, command, continued, given } from '../testing/given.ts';
import { begunSessions } from './answer.ts';
import { type RankingView, rankingView } from './ranking.ts';

const ofSession = (state: TournamentState): RankingView =>
  rankingView(state.tournament!, [state.tournament!.sessions.get(1)!]);
const ofAll = (state: TournamentState): RankingView =>
  rankingView(state.tournament!, begunSessions(state.tournament!));
const places = ({ lists }: Pick<RankingView, 'lists'>) =>
  lists.map(({ lines }) =>
    lines.map(
      ({ place, exAequo, contestant, score }) => `${place}${exAequo ? '=' : ''} ${contestant} ${score}`,
    ),
  );

const create = (settings: Partial<Settings>): AnyCommand =>
  command('create-tournament', { name: 'Club evening', date: '2026-03-14', settings });

/** A session of one round, the result of each table on each board given in turn: every NS pair plays every board. */
function played(
  session: number,
  movement: PairMovement,
  results: readonly (readonly string[])[],
): AnyCommand[] {
  return [
    planOf(session, movement),
    openSmall(session),
    command('start-round', { session, round: 1 }),
    ...results.flatMap((tables, index) =>
      tables.map((result, table) =>
        command('record-result', {
          session,
          section: 'A',
          round: 1,
          table: table + 1,
          board: index + 1,
          result,
          by: 'director',
        }),
      ),
    ),
  ];
}

const entries = (count: number): AnyCommand[] =>
  Array.from({ length: count }, (_, index) => entry(`${index + 1}`));

/*
 * Three tables, one board, 2-1-0: +420, +170 and -50 for North–South give 4, 2 and 0 of 4. Pairs 1, 2, 3 sit
 * North–South against 4, 5, 6.
 */
const THREE_TABLES = [['4SN=', '2SN+2', '4SN-1']];

describe('one list from two lines', () => {
  const state = (settings: Partial<Settings>) =>
    after(create(settings), ...entries(6), ...played(1, oneRound(3, [1]), THREE_TABLES));

  test('RTP 3.5.6: two lines are two events unless the organiser wants one list', () => {
    const view = ofSession(state({}));
    expect(view.lists.map(({ line }) => line)).toEqual(['NS', 'EW']);
    expect(view.rules).toEqual([]);
  });

  test('RTP 3.5.6: places 1 and 2 to the winners of the lines, 3 and 4 to the second, the better percentage first', () => {
    // 100, 50, 0 in both lines. Winners 1 and 6 are equal, then 2 and 5, then 3 and 4.
    const view = ofSession(state({ lines: 'overall' }));
    expect(places(view)).toEqual([
      ['1= 1 100.00', '1= 6 100.00', '3= 2 50.00', '3= 5 50.00', '5= 3 0.00', '5= 4 0.00'],
    ]);
    expect(view.lists[0]!.lines[1]!.inLine).toEqual({ line: 'EW', place: 1 });
    expect(view.rules).toEqual([{ code: 'overall', clause: 'RTP 3.5.6' }]);
  });

  test('RTP 3.5.6: of each two the better percentage comes first', () => {
    // Board 1 as above. Board 2: +420, +420, -50 is 3, 3, 0 of 4; East–West get 1, 1, 4.
    // NS: 7/8 87.50, 5/8 62.50, 0. EW: 4 has 1/8 12.50, 5 has 3/8 37.50, 6 has 8/8 100.
    const results = [...THREE_TABLES, ['4SN=', '4SN=', '4SN-1']];
    const uneven = after(
      create({ lines: 'overall' }),
      ...entries(6),
      ...played(1, oneRound(3, [1, 2]), results),
    );
    expect(places(ofSession(uneven))).toEqual([
      ['1 6 100.00', '2 1 87.50', '3 2 62.50', '4 5 37.50', '5 4 12.50', '6 3 0.00'],
    ]);
    // Here the order by percentage alone is the same.
    const together = continued(uneven, command('change-settings', { changes: { lines: 'together' } }));
    expect(places(ofSession(together))).toEqual(places(ofSession(uneven)));
    expect(ofSession(together).rules).toEqual([{ code: 'together' }]);
  });

  test('RTP 3.5.6: pairs equal in their line are equal in the list', () => {
    // Four tables. Board 1: 420 420 420 -50 is 4 4 4 0 of 6; East–West have 2 2 2 6.
    // NS 66.67 three times and 0; EW 33.33 three times and 100.
    const state4 = (settings: Partial<Settings>) =>
      after(
        create(settings),
        ...entries(8),
        ...played(1, oneRound(4, [1]), [['4SN=', '4SN=', '4SN=', '4SN-1']]),
      );
    // Winners of their lines: 8 alone, 1, 2 and 3 together. Second: 5, 6 and 7 together. Fourth: 4.
    const equal = ['1 8 100.00', '2= 1 66.67', '2= 2 66.67', '2= 3 66.67', '5= 5 33.33', '5= 6 33.33'];
    expect(places(ofSession(state4({ lines: 'overall' })))).toEqual([[...equal, '5= 7 33.33', '8 4 0.00']]);
  });

  test('ROP 5.9: the first six places alternate, the others go by percentage', () => {
    // As above: the winners, then the second; 4, fourth of its line, comes by percentage.
    const state8 = after(
      create({ profile: 'rop', lines: 'overall' }),
      ...entries(8),
      ...played(1, oneRound(4, [1]), [['4SN=', '4SN=', '4SN=', '4SN-1']]),
    );
    const view = ofSession(state8);
    expect(places(view)[0]!.slice(6)).toEqual(['5= 7 33.33', '8 4 0.00']);
    expect(view.rules).toEqual([{ code: 'overall', clause: 'ROP 5.9' }]);
  });

  test('the Laws alone make no such list: lines go together by score', () => {
    expect(ofSession(state({ profile: 'wbf', lines: 'overall' })).rules).toEqual([{ code: 'together' }]);
  });
});

describe('handicap', () => {
  const withCategories = (
    contestant: string,
    one: 'national' | 'second-hearts' | 'never-licensed',
    other: 'third-diamonds' | 'never-licensed',
  ) =>
    command('change-contestant', {
      kind: 'pair',
      contestant,
      players: [
        { name: `Player ${contestant}a`, category: one },
        { name: `Player ${contestant}b`, category: other },
      ],
    });

  test('RTP 3.5.4: second hearts and third diamonds add 3 and 8 to the real average', () => {
    // Pair 1 makes 75% and has no category yet, pair 2 makes 25%.
    const state = continued(
      handScored({ handicap: 'by-category' }),
      withCategories('2', 'second-hearts', 'third-diamonds'),
    );
    const view = ofSession(state);
    expect(places(view)[0]).toEqual(['1 1 75.00', '2 2 36.00']);
    expect(view.lists[0]!.lines[1]).toMatchObject({
      score: '36.00',
      exact: '36',
      real: '25.00',
      handicap: '11.00',
    });
    expect(view.lists[0]!.lines[0]!.handicap).toBeUndefined();
    expect(view.rules).toEqual([{ code: 'handicap', clause: 'RTP 3.5.4', unknown: ['1', '3', '4'] }]);
  });

  test('RTP 3.5.4: National and never licensed add 8; it decides places', () => {
    // 1 has 3 of 4; 4 has 3 of 4 in the other line. 3 has 1 of 4: 25 and 16 is 41.
    const state = continued(
      handScored({ handicap: 'by-category', lines: 'together' }),
      withCategories('4', 'national', 'never-licensed'),
      withCategories('3', 'never-licensed', 'never-licensed'),
    );
    expect(places(ofSession(state))).toEqual([['1 4 83.00', '2 1 75.00', '3 3 41.00', '4 2 25.00']]);
  });

  test('RTP 3.5.4: a list without handicap stands beside it, ranked by the cards alone', () => {
    // The same evening: 75, 75, 25 and 25 without the 8 and the 16.
    const state = continued(
      handScored({ handicap: 'by-category', lines: 'together' }),
      withCategories('4', 'national', 'never-licensed'),
      withCategories('3', 'never-licensed', 'never-licensed'),
    );
    const { withoutHandicap } = ofSession(state);
    expect(places({ lists: withoutHandicap! })).toEqual([
      ['1= 1 75.00', '1= 4 75.00', '3= 2 25.00', '3= 3 25.00'],
    ]);
    expect(withoutHandicap![0]).toMatchObject({ withoutHandicap: true });
    expect(withoutHandicap![0]!.lines.some(({ handicap }) => handicap !== undefined)).toBe(false);
    expect(ofSession(handScored({})).withoutHandicap).toBeUndefined();
  });

  test('RTP 3.5.4: somebody formerly licensed has the per cent that the classification gives', () => {
    const state = continued(
      handScored({ handicap: 'by-category' }),
      command('change-contestant', {
        kind: 'pair',
        contestant: '2',
        players: [
          { name: 'One', category: 2 },
          { name: 'Other', category: 'first' },
        ],
      }),
    );
    expect(places(ofSession(state))[0]).toEqual(['1 1 75.00', '2 2 27.00']);
  });

  test('the organiser may give each pair its own, exactly', () => {
    const state = continued(
      handScored({ handicap: 'by-pair' }),
      command('change-contestant', { kind: 'pair', contestant: '2', handicap: '2.5' }),
    );
    expect(ofSession(state).lists[0]!.lines[1]).toMatchObject({ exact: '55/2', handicap: '2.50' });
    expect(ofSession(state).rules).toEqual([{ code: 'handicap', unknown: ['1', '3', '4'] }]);
  });

  test('a handicap that is taken away is gone', () => {
    const state = continued(
      handScored({ handicap: 'by-pair' }),
      command('change-contestant', { kind: 'pair', contestant: '2', handicap: '2.5' }),
      command('change-contestant', { kind: 'pair', contestant: '2', cleared: ['handicap'] }),
    );
    expect(ofSession(state).lists[0]!.lines[1]).toMatchObject({ exact: '25' });
    expect(ofSession(state).lists[0]!.lines[1]!.handicap).toBeUndefined();
  });

  test('RTP 3.5.4: is a percentage, so there is none in IMPs, and none by category where the regulation has none', () => {
    const open = handScored();
    given(handScored({ method: 'cross-imps' }))
      .when(command('change-settings', { changes: { handicap: 'by-category' } }))
      .thenRefused('handicap', { clause: 'RTP 3.5.4' });
    given(handScored({ profile: 'rop' }))
      .when(command('change-settings', { changes: { handicap: 'by-category' } }))
      .thenRefused('handicap');
    given(open)
      .when(command('change-contestant', { kind: 'pair', contestant: '1', handicap: 'much' }))
      .thenRefused('handicap');
    given(open)
      .when(command('change-contestant', { kind: 'pair', contestant: '1', handicap: '-1' }))
      .thenRefused('handicap');
  });
});

describe('carry-over', () => {
  const quarter = { afterSession: 1, share: '1/4', toNearest: '0.1', rounding: 'half-up' } as const;

  /** Pairs 1 to 6 play session 1 (100, 50, 0 in each line); in session 2 only 1, 2 against 5, 6. */
  const twoPhases = (carryOver: Settings['carryOver'], results: readonly string[] = ['4SN-1', '4SN=']) =>
    after(
      create({ carryOver }),
      ...entries(6),
      ...played(1, oneRound(3, [1]), THREE_TABLES),
      command('close-session', { session: 1 }),
      command('plan-session', {
        session: 2,
        sections: [{ section: 'A', movement: oneRound(2, [1]), seating: { 1: '1', 2: '2', 3: '5', 4: '6' } }],
      }),
      openSmall(2),
      command('start-round', { session: 2, round: 1 }),
      ...results.map((result, table) =>
        command('record-result', {
          session: 2,
          section: 'A',
          round: 1,
          table: table + 1,
          board: 1,
          result,
          by: 'director',
        }),
      ),
    );

  test('RTP 3.5.8: without one, all sessions count by their boards', () => {
    const view = ofAll(twoPhases(null));
    expect(view.rules).toEqual([{ code: 'by-boards', clause: 'RTP 3.5.8' }]);
    // 1 made 100 and 0; 2 made 50 and 100; 5 made 50 and 100; 6 made 100 and 0; one board each time.
    expect(places(view)).toEqual([
      ['1= 2 75.00', '1= 5 75.00', '3= 1 50.00', '3= 6 50.00'],
      // 3 and 4 did not play on: they come behind those who played it all.
      ['5= 3 0.00', '5= 4 0.00'],
    ]);
  });

  test('a pair that leaves during the session comes behind those who stayed, as a team that abandons (RTP 3.6.7.3)', () => {
    // 1 has the top of the first board, and leaves before round 2.
    const two = {
      ...oneRound(3, [1]),
      rounds: [1, 2].flatMap((round) => oneRound(3, [round]).rounds.map((only) => ({ ...only, round }))),
    };
    const leaving = (settings: Partial<Settings>) =>
      ofSession(
        after(
          create(settings),
          ...entries(6),
          ...played(1, two, THREE_TABLES),
          command('withdraw-contestant', { contestant: '1', reason: 'ill', from: { session: 1, round: 2 } }),
        ),
      );
    const { lists } = leaving({});
    expect(lists.map(({ line, phase }) => line ?? phase)).toEqual(['NS', 'EW', 'left']);
    expect(places({ lists })).toEqual([
      ['1 2 50.00', '2 3 0.00'],
      ['1 6 100.00', '2 5 50.00', '3 4 0.00'],
      ['4 1 100.00'],
    ]);
    // Unless the organiser ranks all by what they played, as every tournament of before does.
    expect(places(leaving({ leavers: 'among' }))).toEqual([
      ['1 1 100.00', '2 2 50.00', '3 3 0.00'],
      ['1 6 100.00', '2 5 50.00', '3 4 0.00'],
    ]);
  });

  test('RTP 3.1.3.2: a quarter of the first phase is added to the last; who does not play on stays behind', () => {
    // 1: 0 + 25. 2: 100 + 12.5. 5: 100 + 12.5. 6: 0 + 25.
    const view = ofAll(twoPhases(quarter));
    expect(view.lists.map(({ line, phase }) => line ?? phase)).toEqual(['NS', 'EW', 'earlier']);
    expect(places(view)).toEqual([
      ['1 2 112.50', '2 1 25.00'],
      ['1 5 112.50', '2 6 25.00'],
      ['1= 3 0.00', '1= 4 0.00'],
    ]);
    expect(view.lists[0]!.lines[0]).toMatchObject({
      real: '100.00',
      carried: { score: '50.00', amount: '12.50' },
    });
    expect(view.rules).toEqual([
      { code: 'carry-over', clause: 'RTP 3.1.3.2', share: '1/4', toNearest: '0.1', afterSession: 1 },
    ]);
  });

  test('RTP 3.1.3.2: a pair brings what it carries over from another tournament; who brings nothing has none', () => {
    // Session 1 alone: 1 has 100, 2 has 50, 3 has 0 in their line. Pair 3 brings 60.5: to 60.50 it comes before 2.
    const brought = { score: '242', amount: '60.5' };
    const state = after(
      create({}),
      ...entries(6),
      command('change-contestant', { kind: 'pair', contestant: '3', brought }),
      ...played(1, oneRound(3, [1]), THREE_TABLES),
    );
    const view = ofAll(state);
    expect(places(view)[0]).toEqual(['1 1 100.00', '2 3 60.50', '3 2 50.00']);
    expect(view.lists[0]!.lines[1]).toMatchObject({
      real: '0.00',
      carried: { score: '242.00', amount: '60.50' },
    });
    expect(view.lists[0]!.lines[0]).not.toHaveProperty('carried');
  });

  test('RTP 3.1.3.2: nothing need be carried over: the last phase then counts alone', () => {
    expect(places(ofAll(twoPhases({ ...quarter, share: '0' })))).toEqual([
      ['1 2 100.00', '2 1 0.00'],
      ['1 5 100.00', '2 6 0.00'],
      ['1= 3 0.00', '1= 4 0.00'],
    ]);
  });

  test('RTP 3.1.3.2: rounded as announced, once', () => {
    // A third of 50 is 16 2/3: 16.7 to the nearest tenth, 17 to the nearest whole, 16 rounded down.
    const value = (carryOver: Settings['carryOver']) => ofAll(twoPhases(carryOver)).lists[0]!.lines[0]!.exact;
    const third = { ...quarter, share: '1/3' };
    expect(value(third)).toBe('1167/10');
    expect(value({ ...third, toNearest: '1' })).toBe('117');
    expect(value({ ...third, toNearest: '1', rounding: 'down' })).toBe('116');
  });

  test('RTP 3.1.3.2: is announced before the start; later the director confirms it with a reason', () => {
    const change = (confirmed?: readonly string[], because = 'Left out by mistake') =>
      command('change-settings', {
        changes: { carryOver: quarter },
        ...(confirmed === undefined ? {} : { confirmed, because }),
      });
    given(after(create({})))
      .when(change())
      .thenTypes('settings-changed');
    given(twoPhases(null)).when(change()).thenRefused('to-confirm', { clause: 'RTP 3.1.3.2' });
    given(twoPhases(null))
      .when(change(['carry-over-late'], ''))
      .thenRefused('to-confirm', { clause: 'RTP 3.1.3.2' });
    given(twoPhases(null))
      .when(change(['carry-over-late']))
      .thenTypes('settings-changed');
  });

  test.each([
    { ...quarter, share: '5/4' },
    { ...quarter, share: '-1/4' },
    { ...quarter, share: 'some' },
    { ...quarter, toNearest: '0' },
    { ...quarter, afterSession: 0 },
  ])('%j is no carry-over', (carryOver) => {
    given(after(create({})))
      .when(command('change-settings', { changes: { carryOver } }))
      .thenRefused('carry-over', { clause: 'RTP 3.1.3.2' });
  });
});
