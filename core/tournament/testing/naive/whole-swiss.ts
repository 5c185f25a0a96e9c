import type { CommandData, CommandType } from '../../command.ts';
import type { NaiveBoard, NaiveMatch } from './match.ts';
import { resultOn, scatter } from './results.ts';
import {
  type NaiveDraw,
  type NaivePlace,
  type NaiveRound,
  type NaiveSwiss,
  naiveDraw,
  naiveStanding,
} from './swiss.ts';

/*
 * A whole Swiss of thirteen teams in seven rounds by the RTP of 2014, told as steps: whoever plays it, in memory or over a
 * network, sends the commands, says what was drawn, and holds what the program says against the second reckoning. In it: a
 * bye in every round until a team leaves, a weighted score in one room (round 2), a team that does not appear (round 3), a
 * match with wrong seats in one room (round 4), a penalty in IMPs and a withdrawal (round 5), an award that is revised
 * before the last pairing, and a Danish last round.
 */

const WHOLE_SWISS = { teams: 13, rounds: 7, boards: 8, segments: 2, danishRounds: 1 } as const;

interface StoryMatch {
  readonly match: number;
  readonly home: string;
  readonly away: string;
  readonly open: number;
  readonly closed: number;
}

export interface StoryRound {
  readonly matches: readonly StoryMatch[];
  readonly bye: string | null;
}

type Sent<T extends CommandType = CommandType> = {
  [N in T]: { readonly step: 'command'; readonly type: N; readonly data: CommandData[N] };
}[T];

export type StoryStep =
  | Sent
  /** Answered with the draw of the round. */
  | { readonly step: 'drawn'; readonly round: number }
  | { readonly step: 'compare-draw'; readonly round: number; readonly expected: NaiveDraw }
  | { readonly step: 'compare-standing'; readonly round: number; readonly expected: readonly NaivePlace[] };

const send = <T extends CommandType>(type: T, data: CommandData[T]): Sent =>
  ({ step: 'command', type, data }) as Sent;

const TEAMS = Array.from({ length: WHOLE_SWISS.teams }, (_, index) => `${index + 1}`);
const PLACE = { session: 1, section: 'A' } as const;
const SEGMENT = WHOLE_SWISS.boards / WHOLE_SWISS.segments;

/** What happens to some match of a round, besides being played. */
interface Deeds {
  readonly weighted?: number;
  readonly absent?: number;
  readonly wrongSeats?: number;
  readonly penalised?: number;
}

const DEEDS: Readonly<Record<number, Deeds>> = {
  2: { weighted: 3 },
  3: { absent: 2 },
  4: { wrongSeats: 1 },
  5: { penalised: 4 },
};

/** Set up: teams, phase, session. */
function* beginning(): Generator<StoryStep, void> {
  yield send('create-tournament', {
    name: 'Swiss of thirteen',
    date: '2026-03-14',
    settings: { contestants: 'team', profile: 'rtp-2014', rounds: 'free' },
  });
  for (const contestant of TEAMS) {
    yield send('enter-contestant', {
      contestant,
      kind: 'team',
      name: `Team ${contestant}`,
      players: ['a', 'b', 'c', 'd'].map((letter) => ({ name: `Player ${contestant}${letter}` })),
      captain: 0,
    });
  }
  yield send('plan-phase', {
    phase: 1,
    groups: [{ section: 'A', contestants: TEAMS }],
    format: {
      kind: 'matches',
      draw: {
        kind: 'swiss',
        rounds: WHOLE_SWISS.rounds,
        first: 'fold',
        method: 'regulation',
        odd: 'bye',
        danishRounds: WHOLE_SWISS.danishRounds,
        apart: [],
        lag: 0,
      },
      match: {
        boards: WHOLE_SWISS.boards,
        segments: WHOLE_SWISS.segments,
        scoring: 'imps',
        lineUps: 'none',
        deals: 'common',
      },
    },
  });
  yield send('open-session', { session: 1 });
}

const boardsOf = (round: number): readonly number[] =>
  Array.from({ length: WHOLE_SWISS.boards }, (_, index) => (round - 1) * WHOLE_SWISS.boards + index + 1);

/** The round of the movement in which a board of a round is played. */
const movementRound = (round: number, at: number): number =>
  (round - 1) * WHOLE_SWISS.segments + Math.floor(at / SEGMENT) + 1;

/** A match played board by board at its two tables. */
function* playMatch(
  round: number,
  match: StoryMatch,
  deeds: Deeds,
  numbers: Generator<number, never>,
): Generator<StoryStep, NaiveMatch> {
  const boards: NaiveBoard[] = [];
  for (const [at, board] of boardsOf(round).entries()) {
    const [open, closed] = [resultOn(board, numbers.next().value), resultOn(board, numbers.next().value)];
    const where = { ...PLACE, round: movementRound(round, at), board };
    yield send('record-result', { ...where, table: match.open, result: open.result, by: 'director' });
    yield send('record-result', { ...where, table: match.closed, result: closed.result, by: 'director' });
    boards.push({ open: open.ns, closed: closed.ns });
    if (deeds.weighted === match.match && at === 0) {
      // Law 12C1(c): 60% of what was made, 40% of nothing bid.
      const outcomes = [
        { result: open.result, weight: '3/5' },
        { result: 'Pass', weight: '2/5' },
      ];
      yield send('adjust-score', {
        ...where,
        table: match.open,
        ns: { kind: 'assigned', outcomes },
        ew: { kind: 'assigned', outcomes },
        clause: 'Law 12C1(c)',
        reason: 'misinformation',
      });
      boards[at] = {
        closed: closed.ns,
        weighted: {
          room: 'open',
          of: [
            [open.ns, 60],
            [0, 40],
          ],
        },
      };
    }
  }
  if (deeds.wrongSeats === match.match) {
    // RTP 2.3.6.6: three boards with the teams turned in the closed room alone cannot be compared.
    const wrong = boardsOf(round).slice(0, 3);
    yield send('turn-seats', {
      ...PLACE,
      round: movementRound(round, 0),
      table: match.closed,
      boards: wrong,
      clause: 'RTP 2.3.6.6',
      reason: 'sat in the wrong direction',
    });
    for (const at of wrong.keys()) boards[at] = {};
  }
  if (deeds.penalised !== match.match) return { home: match.home, away: match.away, boards };
  yield send('give-penalty', {
    session: 1,
    contestant: match.home,
    amount: { unit: 'imps', value: '3' },
    match: { section: 'A', round },
    clause: 'RTP 2.1.11.2',
    reason: 'slow play',
  });
  return { home: match.home, away: match.away, boards, off: { home: 3 } };
}

/** A round drawn, published and played. */
function* playRound(round: number, numbers: Generator<number, never>): Generator<StoryStep, NaiveRound> {
  yield send('draw-round', { ...PLACE, round });
  const drawn = (yield { step: 'drawn', round }) as unknown as StoryRound;
  yield send('publish-draw', { ...PLACE, round });
  const deeds = DEEDS[round] ?? {};
  const matches: NaiveMatch[] = [];
  const absences: { readonly absent: string; readonly opponent: string }[] = [];
  for (const match of drawn.matches) {
    if (deeds.absent === match.match) {
      yield send('rule-match', {
        ...PLACE,
        round,
        match: match.match,
        ruling: { kind: 'no-show', absent: [match.away] },
        clause: 'RTP 3.6.7.2',
        reason: 'did not appear',
      });
      absences.push({ absent: match.away, opponent: match.home });
    } else matches.push(yield* playMatch(round, match, deeds, numbers));
  }
  return { matches, absences, ...(drawn.bye === null ? {} : { bye: drawn.bye }) };
}

/** The whole story. */
export function* wholeSwiss(seed = 7): Generator<StoryStep, NaiveSwiss> {
  yield* beginning();
  const numbers = scatter(seed);
  const rounds: NaiveRound[] = [];
  const out: string[] = [];
  const soFar = (): NaiveSwiss => ({
    teams: TEAMS,
    rounds: [...rounds],
    roundsInAll: WHOLE_SWISS.rounds,
    danishRounds: WHOLE_SWISS.danishRounds,
    out: [...out],
  });
  for (let round = 1; round <= WHOLE_SWISS.rounds; round++) {
    if (round > 1) {
      const expected = naiveDraw(soFar(), round - 1);
      rounds.push(yield* playRound(round, numbers));
      yield { step: 'compare-draw', round, expected };
    } else rounds.push(yield* playRound(round, numbers));
    yield { step: 'compare-standing', round, expected: naiveStanding(soFar(), round) };
    if (round === 5) {
      // The last but one of the standing goes home.
      const leaver = naiveStanding(soFar(), round).at(-2)?.team ?? '1';
      yield send('withdraw-contestant', {
        contestant: leaver,
        from: { session: 1, round: movementRound(round + 1, 0) },
        reason: 'went home',
      });
      out.push(leaver);
    }
  }
  return soFar();
}
