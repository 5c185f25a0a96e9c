import { fail, ok, orThrow, type Result } from '../base/index.ts';
import { balanceOfSessions } from './balance.ts';
import { copiesNeeded } from './frame.ts';
import { howell } from './howell.ts';
import { mitchell } from './mitchell.ts';
import type { PairMovement, RoundPlan, TablePlan } from './movement.ts';
import { range } from './numbers.ts';
import { refuse } from './refusal.ts';
import { mostBoardsFault } from './size.ts';

/** Lines shorter than that have no Howell of their own; longer ones play longer than an evening. */
export const FEWEST_TWO_SESSION_TABLES = 4;
export const MOST_TWO_SESSION_TABLES = 20;

export interface TwoSessionRequest {
  readonly pairs: number;
  readonly boardsPerRound: number;
}

/**
 * Two sessions in which everybody meets everybody once: a complete Mitchell between two lines, then a Howell within each line,
 * both on the same boards. Where the lines are odd somebody of each waits in every round of the Howells: those two meet at a
 * table of their own, and the round of the Mitchell in which they would have met is left out.
 */
export function twoSessions({ pairs, boardsPerRound }: TwoSessionRequest): Result<readonly PairMovement[]> {
  const tables = Math.ceil(pairs / 2);
  if (!Number.isInteger(pairs) || tables < FEWEST_TWO_SESSION_TABLES || tables > MOST_TWO_SESSION_TABLES) {
    return refuse(
      'two-sessions-size',
      `Mitchell and Howells in two sessions are for ${2 * FEWEST_TWO_SESSION_TABLES - 1} to ${2 * MOST_TWO_SESSION_TABLES} pairs, not ${pairs}.`,
    );
  }
  const tooMany = mostBoardsFault(tables, boardsPerRound);
  if (tooMany !== undefined) return fail(tooMany);
  const second = withinLines(pairs, boardsPerRound);
  const firsts = (['none', 'rounds'] as const).map((switches) => between(pairs, boardsPerRound, switches));
  const evenest = firsts
    .map((first) => [first, second] as const)
    .toSorted((a, b) => balanceOfSessions(b).quality - balanceOfSessions(a).quality)[0];
  return ok(evenest ?? []);
}

function between(pairs: number, boardsPerRound: number, switches: 'none' | 'rounds'): PairMovement {
  const tables = Math.ceil(pairs / 2);
  const whole = orThrow(mitchell({ pairs, rounds: tables, boardsPerRound, winners: 1, switches }));
  if (tables % 2 === 0) return whole;
  const rounds = whole.rounds.slice(1).map((plan, index) => ({ ...plan, round: index + 1 }));
  return { ...whole, rounds };
}

/** The Howells of both lines, table beside table. */
function withinLines(pairs: number, boardsPerRound: number): PairMovement {
  const tables = Math.ceil(pairs / 2);
  const own = orThrow(howell({ pairs: tables, boardsPerRound }));
  const vacant = pairs === 2 * tables ? [] : [2 * tables];
  const rounds = own.rounds.map((plan): RoundPlan<number> => {
    // In an odd line who meets the number that nobody holds meets his like of the other line.
    const isWaiting = ({ ns, ew }: TablePlan<number>) => ns > tables || ew > tables;
    const [waiting] = plan.tables.filter(isWaiting);
    const both = plan.tables.filter((table) => !isWaiting(table));
    const other = both.map((table) => ({ ...table, ns: table.ns + tables, ew: table.ew + tables }));
    const number = waiting === undefined ? 0 : Math.min(waiting.ns, waiting.ew);
    const meeting = waiting === undefined ? [] : [{ ...waiting, ns: number, ew: number + tables }];
    return {
      round: plan.round,
      tables: [...meeting, ...both, ...other].map((table, index) => ({ ...table, table: index + 1 })),
    };
  });
  return {
    kind: 'sections',
    pairs,
    rounds,
    vacant,
    rankings: [range(1, pairs)],
    shares: [],
    copies: copiesNeeded(rounds, []),
    barometer: false,
  };
}
