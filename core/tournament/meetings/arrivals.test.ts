import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { type ArrivalKind, howell, mitchell, type PairMovement, sitters } from '../../movement/index.ts';
import type { TournamentState } from '../state.ts';
import { at, attach, entry, openEvening, plainSeating, plannedEvening, record } from '../testing/evening.ts';
import { type AnyCommand, command, continued, given } from '../testing/given.ts';
import { pairsWithoutSeat, waysForPairs } from './arrivals.ts';

/** RTP 3.5.5.1: 28 pairs play 13 rounds of 2 boards; with 14 tables that takes a skip. */
const TWENTY_EIGHT = orThrow(mitchell({ pairs: 28, rounds: 13, boardsPerRound: 2 }));
const EIGHT = orThrow(howell({ pairs: 8, boardsPerRound: 4 }));

function waysIn(state: TournamentState) {
  const tournament = state.tournament!;
  const session = tournament.sessions.get(1)!;
  return waysForPairs(tournament, session, pairsWithoutSeat(tournament, session), 'A pair came late');
}

function wayIn(state: TournamentState, kind: ArrivalKind) {
  const found = waysIn(state).find((way) => way.kind === kind);
  if (found === undefined) throw new Error(`There is no way "${kind}".`);
  return found;
}

const commandsOf = (state: TournamentState, kind: ArrivalKind, confirmed: readonly string[] = []) =>
  wayIn(state, kind).commands.map(
    ({ type, data }) => command(type, confirmed.length === 0 ? data : { ...data, confirmed }) as AnyCommand,
  );

const seatsOf = (state: TournamentState, round: number) => {
  const { movement, seating } = state.tournament!.sessions.get(1)!.sections.get('A')!;
  return movement.rounds[round - 1]!.tables.map(({ table, ns, ew }) => [
    table,
    ...[ns, ew].flatMap(sitters).map((number) => seating.get(number)),
  ]);
};

describe('the 29th pair, before the start', () => {
  const come = continued(plannedEvening(TWENTY_EIGHT), entry('29'));

  // 15 tables, no EW at the last: the gap goes up a table a round, so NS of table 15 and then of 1, 2... wait.
  test('half a table: RTP 3.5.5.1 as it was announced, 13 rounds of 2', () => {
    const { figures } = wayIn(come, 'join');
    expect(figures).toEqual({
      tables: 15,
      rounds: 13,
      minutes: 13 * 2 * 7,
      boards: { least: 24, most: 26 },
      boardsOfArrived: { least: 24, most: 24 },
      boardsMissed: 0,
      satOut: { pairs: 13, boards: { least: 2, most: 2 } },
      boardsToDeal: 2,
      pairsMoved: 0,
      pairsReplanned: 28,
      winners: 2,
    });
  });

  test('a new plan: RTP 3.5.5.1 for 29 pairs, 14 rounds of 2', () => {
    expect(wayIn(come, 'anew').figures).toEqual({
      tables: 15,
      rounds: 14,
      minutes: 14 * 2 * 7,
      boards: { least: 26, most: 28 },
      boardsOfArrived: { least: 26, most: 26 },
      boardsMissed: 0,
      satOut: { pairs: 14, boards: { least: 2, most: 2 } },
      boardsToDeal: 2,
      pairsMoved: 0,
      pairsReplanned: 28,
      winners: 2,
    });
  });

  test.each(['join', 'anew'] as const)(
    '%s: everybody keeps his seat, the new pair sits NS at table 15',
    (kind) => {
      const seated = continued(come, ...commandsOf(come, kind));
      expect(seatsOf(seated, 1)).toEqual([...seatsOf(come, 1), [15, '29', undefined]]);
      const tournament = seated.tournament!;
      expect(pairsWithoutSeat(tournament, tournament.sessions.get(1)!)).toEqual([]);
    },
  );
});

describe('a 9th pair in round 1 of a Howell for 8', () => {
  const first = EIGHT.rounds[0]!.tables[0]!;
  const playing = continued(
    openEvening(EIGHT),
    attach([first.boards[0]!]),
    record(at(1, first.table, first.boards[0]!), '4SN=', 'director'),
    entry('9'),
  );

  test('the plan goes on from round 2: the result stays, the 4 boards of round 1 are missed', () => {
    const { figures, keepsResults, fromRound } = wayIn(playing, 'join');
    expect(keepsResults).toBe(true);
    expect(fromRound).toBe(2);
    expect(figures).toMatchObject({ rounds: 7, boardsMissed: 4, boardsToDeal: 0, pairsMoved: 0 });
    const joined = continued(playing, ...commandsOf(playing, 'join'));
    expect(joined.tournament!.sessions.get(1)!.boards.size).toBe(1);
    expect(seatsOf(joined, 1)).toEqual(expect.arrayContaining(seatsOf(playing, 1)));
  });

  test('RTP 3.5.5.2: a new plan is the Howell of 5 tables, 9 rounds of 3, in which everybody sits out 3 boards', () => {
    const { figures, keepsResults } = wayIn(playing, 'anew');
    expect(keepsResults).toBe(false);
    // Boards 1 to 27 are wanted; of the 28 there were, the 16 on the four tables have been seen.
    const seen = EIGHT.rounds[0]!.tables.flatMap(({ boards }) => boards);
    expect(figures).toMatchObject({
      tables: 5,
      rounds: 9,
      minutes: 189,
      boards: { least: 24, most: 24 },
      boardsOfArrived: { least: 24, most: 24 },
      satOut: { pairs: 9, boards: { least: 3, most: 3 } },
      boardsToDeal: seen.filter((board) => board <= 27).length,
    });
  });

  test('beginning anew is asked about, gives up results and the cards that were seen, and is one step to take back', () => {
    const [asked] = commandsOf(playing, 'anew');
    given(playing)
      .when(asked!)
      .thenRefused('to-confirm', {
        findings: [expect.objectContaining({ code: 'begins-anew', params: { session: 1, count: 1 } })],
      });
    const [sure] = commandsOf(playing, 'anew', ['begins-anew']);
    const anew = continued(playing, sure!);
    const session = anew.tournament!.sessions.get(1)!;
    expect(session).toMatchObject({ status: 'planned', boards: new Map(), deals: new Map() });
    const back = continued(anew, command('undo', { sequence: anew.version }));
    expect(back.tournament).toEqual(playing.tournament);
  });

  test('from round 2 on the session is not planned anew', () => {
    const later = continued(playing, command('start-round', { session: 1, round: 2 }));
    const [sure] = commandsOf(playing, 'anew', ['begins-anew']);
    given(later).when(sure!).thenRefused('session-begun');
    expect(waysIn(later).map(({ kind }) => kind)).toEqual(['join']);
  });
});

describe('a number is free', () => {
  const seated = (movement: PairMovement) => continued(plannedEvening(movement), entry('late'));

  test('the vacant one is taken', () => {
    const odd = orThrow(howell({ pairs: 7, boardsPerRound: 4 }));
    const state = seated(odd);
    const full = continued(state, ...commandsOf(state, 'vacancy'));
    expect(full.tournament!.sessions.get(1)!.sections.get('A')!.seating.get(odd.vacant[0]!)).toBe('late');
  });

  test('and so is that of a pair which withdrew before it played', () => {
    const state = continued(seated(EIGHT), command('withdraw-contestant', { contestant: '3' }));
    const way = wayIn(state, 'vacancy');
    expect(way).toMatchObject({ arrived: [3], figures: { boards: { least: 28, most: 28 }, pairsMoved: 0 } });
    const full = continued(state, ...commandsOf(state, 'vacancy'));
    const { seating } = full.tournament!.sessions.get(1)!.sections.get('A')!;
    expect([...seating.values()].sort()).toEqual(
      [...Object.values(plainSeating(EIGHT)).filter((contestant) => contestant !== '3'), 'late'].sort(),
    );
  });
});

test('nobody is without a seat in a session that is over', () => {
  const over = continued(
    openEvening(EIGHT),
    command('close-session', { session: 1, confirmed: ['missing-results'] }),
    entry('9'),
  ).tournament!;
  expect(pairsWithoutSeat(over, over.sessions.get(1)!)).toEqual([]);
});
