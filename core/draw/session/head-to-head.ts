import { type Fault, fail, ok, type Result } from '../../base/index.ts';
import { roundRobin } from '../round-robin.ts';
import {
  boardsOfSet,
  FEWEST_SESSION_TEAMS,
  MOST_SESSION_TEAMS,
  type TeamMovement,
  type TeamRound,
} from './team-movement.ts';

export interface HeadToHeadRequest {
  readonly teams: number;
  readonly boardsPerMatch: number;
  /** Fewer matches than everybody against everybody. */
  readonly matches?: number;
  /** Each match in two halves, after which the two tables exchange boards, instead of passing them board by board. */
  readonly halves?: boolean;
}

const MOST_BOARDS_IN_MATCH = 64;

export function whyNotSession(teams: number, least: number, boards: number): Fault | undefined {
  if (!Number.isInteger(teams) || teams < least || teams > MOST_SESSION_TEAMS) {
    return {
      code: 'team-count',
      message: `This movement is for ${least} to ${MOST_SESSION_TEAMS} teams, not ${teams}.`,
    };
  }
  if (!Number.isInteger(boards) || boards < 1 || boards > MOST_BOARDS_IN_MATCH) {
    return {
      code: 'board-count',
      message: `A match has 1 to ${MOST_BOARDS_IN_MATCH} boards, not ${boards}.`,
    };
  }
  return undefined;
}

/** The tables of a round; of each match the open table plays `first`, the closed one `second`. */
const tablesOf = (
  matches: readonly (readonly [number, number])[],
  first: readonly number[],
  second: readonly number[],
) =>
  matches.flatMap(([home, away], index) => [
    { table: 2 * index + 1, ns: home, ew: away, boards: first },
    { table: 2 * index + 2, ns: away, ew: home, boards: second },
  ]);

/**
 * Two tables for each match, in every round others: a single match, or everybody against everybody as in a Patton. All matches of
 * a round play the same boards, a copy for each match.
 */
export function headToHead(request: HeadToHeadRequest): Result<TeamMovement> {
  const { teams, boardsPerMatch, halves = false } = request;
  const fault = whyNotSession(teams, FEWEST_SESSION_TEAMS, boardsPerMatch);
  if (fault !== undefined) return fail(fault);
  if (halves && boardsPerMatch % 2 === 1) {
    return fail<Fault>({ code: 'halves', message: `${boardsPerMatch} boards have no halves.` });
  }
  const league = roundRobin(Array.from({ length: teams }, (_, index) => ({ id: `${index + 1}` })));
  if (!league.ok) return league;
  const count = request.matches ?? league.value.length;
  if (!Number.isInteger(count) || count < 1 || count > league.value.length) {
    return fail<Fault>({
      code: 'match-count',
      message: `${teams} teams can play 1 to ${league.value.length} matches each, not ${count}.`,
    });
  }
  const rounds = league.value.slice(0, count).flatMap(({ matches, bye }, index): TeamRound[] => {
    const numbers = matches.map(({ home, away }) => [Number(home), Number(away)] as const);
    const boards = boardsOfSet(index, boardsPerMatch);
    const sitOuts = bye === null ? [] : [Number(bye)];
    if (!halves) {
      const shares = matches.map((_, match) => [2 * match + 1, 2 * match + 2]);
      return [{ round: index + 1, tables: tablesOf(numbers, boards, boards), shares, sitOuts }];
    }
    const [first, second] = [boards.slice(0, boardsPerMatch / 2), boards.slice(boardsPerMatch / 2)];
    return ([1, 2] as const).map((half) => ({
      round: 2 * index + half,
      half,
      tables: half === 1 ? tablesOf(numbers, first, second) : tablesOf(numbers, second, first),
      shares: [],
      sitOuts,
    }));
  });
  return ok({ kind: 'head-to-head', teams, rounds, copies: Math.floor(teams / 2) });
}
