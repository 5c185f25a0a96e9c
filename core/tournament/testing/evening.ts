import { orThrow, seededNotForCompetition } from '../../base/index.ts';
import { dealSet, printDeal, type Side } from '../../game/index.ts';
import { howell, mitchell, type PairMovement } from '../../movement/index.ts';
import type { BoardDeal } from '../fact.ts';
import type { ContestantId, MeetingBoard } from '../meeting.ts';
import { playedMeetings } from '../meetings/schedule.ts';
import type { Settings } from '../settings.ts';
import type { TournamentState } from '../state.ts';
import { type AnyCommand, after, command, continued } from './given.ts';

/** Six pairs in a Howell of three tables: five rounds of two boards. */
export const threeTableHowell = (): PairMovement => orThrow(howell({ pairs: 6, boardsPerRound: 2 }));

/** Eight pairs in a Mitchell of four tables: three rounds of two boards, two winners. */
export const fourTableMitchell = (): PairMovement =>
  orThrow(mitchell({ pairs: 8, rounds: 3, boardsPerRound: 2 }));

export const entry = (contestant: ContestantId): AnyCommand =>
  command('enter-contestant', {
    kind: 'pair',
    contestant,
    players: [{ name: `Player ${contestant}a` }, { name: `Player ${contestant}b` }],
  });

/** Number n of the movement is pair n. */
export const plainSeating = ({ pairs, vacant }: PairMovement): Record<number, ContestantId> =>
  Object.fromEntries(
    Array.from({ length: pairs + vacant.length }, (_, index) => index + 1)
      .filter((number) => !vacant.includes(number))
      .map((number) => [number, `${number}`]),
  );

export const planOf = (session: number, movement: PairMovement): AnyCommand =>
  command('plan-session', {
    session,
    sections: [{ section: 'A', movement, seating: plainSeating(movement) }],
  });

/** A tournament with its pairs entered and session 1 planned. */
export function plannedEvening(
  movement: PairMovement = threeTableHowell(),
  settings: Partial<Settings> = {},
): TournamentState {
  return after(
    command('create-tournament', { name: 'Club evening', date: '2026-03-14', settings }),
    ...Object.values(plainSeating(movement)).map(entry),
    planOf(1, movement),
  );
}

/** Opens a session however little it has of what the regulation asks for: small enough to be scored by hand. */
export const openSmall = (session: number, envelope: { readonly time?: string } = {}): AnyCommand =>
  command(
    'open-session',
    {
      session,
      confirmed: [
        'too-few-sessions',
        'too-few-boards',
        'too-few-boards-each',
        'too-few-days',
        'no-prizes',
        'one-ranking-of-two-lines',
        'lead-not-required',
        'own-devices',
        'own-handicaps',
      ],
      because: 'Few boards, to be scored by hand',
    },
    envelope,
  );

/** The same with session 1 open and its first round called. */
export const openEvening = (
  movement: PairMovement = threeTableHowell(),
  settings: Partial<Settings> = {},
): TournamentState =>
  continued(
    plannedEvening(movement, settings),
    openSmall(1),
    command('start-round', { session: 1, round: 1 }),
  );

export const at = (round: number, table: number, board: number): MeetingBoard => ({
  session: 1,
  section: 'A',
  round,
  table,
  board,
});

export const record = (where: MeetingBoard, result: string, by: Side | 'director' = 'NS'): AnyCommand =>
  command('record-result', { ...where, result, by });

export const agree = (where: MeetingBoard, by: Side = 'EW'): AnyCommand =>
  command('agree-result', { ...where, by });

/** Results in turn: some made, some down, on both sides. */
export const SOME_RESULTS = ['4SN=', '3NTE+1', '2HS-1', '5DXW-2', '1NTN+2', 'Pass', '6CE=', '3DS='] as const;

/** Plays a whole session: every board entered and agreed, every round called and confirmed. */
export function playedEvening(state: TournamentState, session = 1): TournamentState {
  let next = state;
  let turn = 0;
  const tournament = state.tournament;
  const planned = tournament?.sessions.get(session);
  if (tournament === undefined || planned === undefined) throw new Error('Nothing is planned.');
  const rounds = Math.max(...[...planned.sections.values()].map(({ movement }) => movement.rounds.length));
  next = continued(next, openSmall(session));
  for (let round = 1; round <= rounds; round++) {
    next = continued(next, command('start-round', { session, round }));
    for (const meeting of playedMeetings(tournament, planned)) {
      if (meeting.round !== round) continue;
      const { section, table } = meeting;
      for (const board of meeting.boards) {
        const where = { session, section, round, table, board };
        const result = SOME_RESULTS[turn++ % SOME_RESULTS.length] ?? 'Pass';
        next = continued(next, record(where, result), agree(where));
      }
      for (const by of ['NS', 'EW'] as const) {
        next = continued(next, command('confirm-round', { session, section, round, table, by }));
      }
    }
  }
  return next;
}

/** Played, closed and published. */
export const publishedEvening = (state: TournamentState, session = 1): TournamentState =>
  continued(
    playedEvening(state, session),
    command('close-session', { session }),
    command('publish-results', { session }),
  );

/** A deal for each of the boards, the same for the same seed. */
export const dealsFor = (boards: readonly number[], seed = 1): readonly BoardDeal[] =>
  dealSet(boards.length, seededNotForCompetition(seed)).map((deal, index) => ({
    board: boards[index] ?? 0,
    deal: printDeal(deal),
  }));

export const attach = (boards: readonly number[], seed = 1): AnyCommand =>
  command('attach-deals', { session: 1, deals: dealsFor(boards, seed) });

/** One round in which every table plays the same boards: n sits NS at table n. Small enough to score by hand. */
export function oneRound(tables: number, boards: readonly number[]): PairMovement {
  const all = Array.from({ length: tables }, (_, index) => index + 1);
  return {
    kind: 'custom',
    pairs: 2 * tables,
    rounds: [{ round: 1, tables: all.map((table) => ({ table, ns: table, ew: tables + table, boards })) }],
    vacant: [],
    rankings: [all, all.map((table) => tables + table)],
    shares: [all],
    copies: 1,
    barometer: false,
  };
}

/** 1 against 3 and 2 against 4, both with boards 1 and 2. */
export const TWO_TABLES: PairMovement = oneRound(2, [1, 2]);

/**
 * The two tables played. Board 1: +420 against -50, so 1 and 4 have the top. Board 2: -100 at both. In matchpoints 1 and 4
 * have 3 of 4, that is 75%, and 2 and 3 have 25%.
 */
export const handScored = (settings: Partial<Settings> = {}): TournamentState =>
  continued(
    openEvening(TWO_TABLES, settings),
    record(at(1, 1, 1), '4SN=', 'director'),
    record(at(1, 2, 1), '4SN-1', 'director'),
    record(at(1, 1, 2), '2HS-1', 'director'),
    record(at(1, 2, 2), '2HS-1', 'director'),
  );
