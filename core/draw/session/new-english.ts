import { type Fault, fail, ok, type Result } from '../../base/index.ts';
import { modulo } from '../../movement/index.ts';
import { whyNotSession } from './head-to-head.ts';
import { boardsOfSet, type TeamMovement, type TeamRound, type TeamTable } from './team-movement.ts';

export interface NewEnglishRequest {
  readonly teams: number;
  readonly boardsPerRound: number;
}

/** The fewest teams of an even number that all have somebody else to meet. */
const FEWEST_TEAMS = 4;

/**
 * The New English movement, also New England relay: an even number of teams. North–South stay, East–West go down one table, before
 * the first round too. Tables half a room apart have one set of boards between them in every round, the same two all session; between
 * two such places stands a set that rests, and boards go down one place, so from a table to the rest beside it and on to the next table.
 * Twice a board's step is a pair's, as in the American whist: the set that i plays with j is back when j plays with i.
 */
export function newEnglish({ teams, boardsPerRound }: NewEnglishRequest): Result<TeamMovement> {
  const fault = whyNotSession(teams, FEWEST_TEAMS, boardsPerRound);
  if (fault !== undefined) return fail(fault);
  if (teams % 2 === 1) {
    const message = `The New English movement is for an even number of teams, not ${teams}: an odd number plays the whist.`;
    return fail<Fault>({ code: 'team-count', message });
  }
  const half = teams / 2;
  const shares = Array.from({ length: half }, (_, table) => [table + 1, table + half + 1]);
  const rounds = Array.from({ length: teams - 1 }, (_, index): TeamRound => {
    const round = index + 1;
    const tables = Array.from(
      { length: teams },
      (_team, team): TeamTable => ({
        table: team + 1,
        ns: team + 1,
        ew: modulo(team + round, teams) + 1,
        boards: boardsOfSet(modulo(2 * team + round, teams), boardsPerRound),
      }),
    );
    return { round, tables, shares, sitOuts: [] };
  });
  return ok({ kind: 'new-english', teams, rounds, copies: 1 });
}
