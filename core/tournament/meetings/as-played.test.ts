import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { howell, mitchell, type PairMovement } from '../../movement/index.ts';
import type { TournamentState } from '../state.ts';
import { at, entry, openEvening, record } from '../testing/evening.ts';
import { type AnyCommand, command, continued, given } from '../testing/given.ts';
import { pairsWithoutSeat, waysForPairs } from './arrivals.ts';
import { movementAsPlayed, replanSection } from './as-played.ts';
import { playAt, playedMeetings } from './schedule.ts';

const GROUNDS = { reason: 'Sat down wrongly', clause: 'RTP 2.2.4' } as const;

/** Seven tables, seven rounds of three boards: EW go up a table each round, boards down. */
const SEVEN = orThrow(mitchell({ pairs: 14, rounds: 7, boardsPerRound: 3 }));

const sessionOf = (state: TournamentState) => state.tournament!.sessions.get(1)!;
const sectionOf = (state: TournamentState) => sessionOf(state).sections.get('A')!;

/** In round 1 pair 9, of table 2, sat at table 1 and pair 8, of table 1, at table 2. */
const exchanged = (stay: boolean, movement: PairMovement = SEVEN) =>
  continued(
    openEvening(movement),
    record(at(1, 1, 1), '4SN='),
    command('change-opponents', {
      session: 1,
      section: 'A',
      round: 1,
      table: 1,
      ns: '1',
      ew: '9',
      stay,
      ...GROUNDS,
    }),
  );

/** The boards that each pair meets, of those that it can score. */
function boardsOf(state: TournamentState): ReadonlyMap<string, readonly number[]> {
  const met = new Map<string, number[]>();
  for (const { ns, ew, boards } of playedMeetings(state.tournament!, sessionOf(state))) {
    for (const contestant of [ns, ew]) met.set(contestant, [...(met.get(contestant) ?? []), ...boards]);
  }
  return met;
}

const twice = (boards: readonly number[]) => boards.filter((board, index) => boards.indexOf(board) !== index);

const seatIn = (state: TournamentState, round: number, contestant: string) =>
  [...playedMeetings(state.tournament!, sessionOf(state))].find(
    (each) => each.round === round && (each.ns === contestant || each.ew === contestant),
  )?.table;

function comeAndJoin(state: TournamentState): TournamentState {
  const come = continued(state, entry('15'));
  const tournament = come.tournament!;
  const session = sessionOf(come);
  const join = waysForPairs(tournament, session, pairsWithoutSeat(tournament, session), 'Came late').find(
    ({ kind }) => kind === 'join',
  );
  return continued(come, ...join!.commands.map(({ type, data }) => command(type, data) as AnyCommand));
}

describe('Law 15: wrong opponents in round 1, and the rest is planned anew', () => {
  test('the movement as it is played has them where they really sat, and only there', () => {
    const { rounds } = movementAsPlayed(sectionOf(exchanged(false)));
    expect(rounds[0]!.tables.slice(0, 2)).toMatchObject([
      { ns: 1, ew: 9, boards: [1, 2, 3] },
      { ns: 2, ew: 8, boards: [4, 5, 6] },
    ]);
    // EW 9 has played the first set now and would come to it in round 4 at table 5, EW 8 the second, in round 5 at the
    // same table: there they play the two in the other order.
    const order = new Map([
      [4, [4, 5, 6]],
      [5, [1, 2, 3]],
    ]);
    expect(rounds.slice(1)).toEqual(
      SEVEN.rounds.slice(1).map(({ round, tables, ...rest }) => ({
        ...rest,
        round,
        tables: tables.map((plan) =>
          plan.table === 5 ? { ...plan, boards: order.get(round) ?? plan.boards } : plan,
        ),
      })),
    );
  });

  test('with the places of the others kept, they sit there in all rounds to come', () => {
    const { rounds } = movementAsPlayed(sectionOf(exchanged(true)));
    const swapped = (number: number) => (number === 8 ? 9 : number === 9 ? 8 : number);
    expect(rounds).toEqual(
      SEVEN.rounds.map((round) => ({
        ...round,
        tables: round.tables.map((plan) => ({ ...plan, ns: swapped(plan.ns), ew: swapped(plan.ew) })),
      })),
    );
  });

  test.each([false, true])('nobody comes to a board that he has really played (places kept: %s)', (stay) => {
    const before = exchanged(stay);
    const state = comeAndJoin(before);
    for (const [contestant, boards] of boardsOf(state))
      expect([contestant, twice(boards)]).toEqual([contestant, []]);
    // What was played stays as it was mended.
    expect(playAt(sessionOf(state), at(1, 1, 1))).toMatchObject({ ns: '1', ew: '9' });
    expect(boardsOf(state).get('9')!.slice(0, 3)).toEqual([1, 2, 3]);
    expect(boardsOf(state).get('8')!.slice(0, 3)).toEqual([4, 5, 6]);
  });

  test('a pair that keeps the other place goes on from there: it is not sent back by the new plan', () => {
    // Table 1 plays pair 14 of table 7 in round 2; pair 9 in the place of 8 is at table 2 then, as 8 was to be.
    expect(seatIn(exchanged(true), 2, '9')).toBe(2);
    const plan = orThrow(replanSection(sessionOf(exchanged(true)), sectionOf(exchanged(true)), [], 0));
    expect(plan.damage).toEqual([]);
    expect(plan.movement.rounds[1]!.tables.find(({ ew }) => ew === 9)?.table).toBe(2);
  });

  test('the rounds before stay in the plan as they were announced', () => {
    const state = exchanged(false);
    const plan = orThrow(replanSection(sessionOf(state), sectionOf(state), ['3'], 0));
    expect(plan.movement.rounds[0]!.tables).toEqual(SEVEN.rounds[0]!.tables);
  });

  test('scores given ahead for boards that those pairs come to no more are void; one step takes it back', () => {
    // Pairs 1 and 8 played board 4 in the place of board 1: 1 was to come to it in round 2, 8 in round 5.
    const before = continued(
      openEvening(SEVEN),
      record(at(1, 1, 1), '4SN='),
      command('change-board', {
        ...at(1, 1, 1),
        played: 4,
        later: false,
        fault: { ns: 'partly', ew: 'partly' },
        ...GROUNDS,
      }),
    );
    const ahead = (state: TournamentState) =>
      [...sessionOf(state).boards.values()].flatMap(({ plays }) =>
        [...(plays.get('A')?.values() ?? [])].filter(({ round }) => round > 1),
      );
    expect(ahead(before).map(({ round, table, board }) => [round, table, board])).toEqual([
      [2, 1, 4],
      [5, 5, 4],
    ]);
    const state = comeAndJoin(before);
    const meetings = [...playedMeetings(state.tournament!, sessionOf(state))];
    for (const { round, table, board, ns, ew } of ahead(state)) {
      const meeting = meetings.find((each) => each.round === round && each.table === table);
      expect(meeting).toMatchObject({ ns, ew, boards: expect.arrayContaining([board]) });
    }
    const back = continued(state, command('undo', { sequence: state.version }));
    expect(ahead(back)).toEqual(ahead(before));
  });
});

describe('a plan that reads the announced movement is refused', () => {
  test('a board that a pair has really played is named', () => {
    const state = exchanged(false);
    const { seating } = sectionOf(state);
    // Pair 9 has played boards 1 to 3; from round 2 on it comes to them where the announced movement sends it.
    given(state)
      .when(
        command('replan-movement', {
          session: 1,
          section: 'A',
          fromRound: 2,
          movement: SEVEN,
          seating: Object.fromEntries(seating),
          reason: 'As before',
        }),
      )
      .thenRefused('movement-unsound');
  });
});

test('two pairs come to a Howell with one number vacant: the half table of round 1 does not stand in the way', () => {
  const odd = orThrow(howell({ pairs: 7, boardsPerRound: 3 }));
  const come = continued(openEvening(odd), entry('8'), entry('9'));
  const tournament = come.tournament!;
  const [join] = waysForPairs(tournament, sessionOf(come), ['8', '9'], 'Came late');
  expect(join!.kind).toBe('join');
  const state = continued(come, ...join!.commands.map(({ type, data }) => command(type, data) as AnyCommand));
  expect([...sectionOf(state).seating.values()]).toEqual(expect.arrayContaining(['8', '9']));
  for (const [contestant, boards] of boardsOf(state))
    expect([contestant, twice(boards)]).toEqual([contestant, []]);
});
