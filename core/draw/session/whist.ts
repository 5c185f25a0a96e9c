import { fail, ok, type Result } from '../../base/index.ts';
import { modulo } from '../../movement/index.ts';
import { whyNotSession } from './head-to-head.ts';
import { boardsOfSet, type TeamMovement, type TeamRound, type TeamTable } from './team-movement.ts';

export interface WhistRequest {
  readonly teams: number;
  readonly boardsPerRound: number;
}

/** What one table does in the first round; the others follow by turning all numbers. */
interface BaseTable {
  readonly ns: number;
  readonly ew: number;
  readonly set: number;
}

/**
 * An odd number of teams: North–South pairs stay at the table of their team, East–West pairs go down two tables, boards down one.
 * Then the two tables of a match, so many rounds after the beginning and before the end, have the same boards, and no set of
 * boards is wanted at two tables: the American whist. Three teams: the triple (RTP 3.6.12.2, A21), with three sets.
 */
function oddRounds(teams: number, boardsPerRound: number): TeamRound[] {
  return Array.from({ length: teams - 1 }, (_, index) => {
    const round = index + 1;
    const tables = Array.from(
      { length: teams },
      (_team, team): TeamTable => ({
        table: team + 1,
        ns: team + 1,
        ew: modulo(team + 2 * round, teams) + 1,
        boards: boardsOfSet(modulo(team + round, teams), boardsPerRound),
      }),
    );
    return { round, tables, shares: [], sitOuts: [] };
  });
}

/**
 * The first round for an even number: the last team meets team 0 at both tables, which share set 0. Each other North–South pair
 * meets another team of the circle, all distances occurring once, and the set lies half-way between the two, so that the other
 * table of the match, where the distance is the opposite, has the same set. `most` tables have one set at the same time.
 */
function baseTables(circle: number, most: number): readonly BaseTable[] | undefined {
  const half = (circle + 1) / 2;
  const partner = new Array<number>(circle).fill(-1);
  const [taken, distances] = [new Set<number>([0]), new Set<number>([0])];
  const uses = new Array<number>(circle).fill(0);
  uses[0] = 1;
  const place = (ns: number): boolean => {
    if (ns === circle) return true;
    for (let step = 0; step < circle; step++) {
      // Twice the number first: where 3 does not divide the circle that is the whole answer.
      const ew = modulo(2 * ns + step, circle);
      const distance = modulo(ew - ns, circle);
      const set = modulo((ns + ew) * half, circle);
      // The other table of the match at the same time shares its boards.
      const use = partner[ew] === ns ? 0 : 1;
      if (taken.has(ew) || distances.has(distance) || (uses[set] as number) + use > most) continue;
      taken.add(ew);
      distances.add(distance);
      uses[set] = (uses[set] as number) + use;
      partner[ns] = ew;
      if (place(ns + 1)) return true;
      taken.delete(ew);
      distances.delete(distance);
      uses[set] = (uses[set] as number) - use;
      partner[ns] = -1;
    }
    return false;
  };
  if (!place(1)) return undefined;
  return partner.flatMap((ew, ns) => (ns === 0 ? [] : [{ ns, ew, set: modulo((ns + ew) * half, circle) }]));
}

/** The two tables of each match that is played at both at the same time. */
const bothTablesOf = (tables: readonly TeamTable[]): readonly (readonly number[])[] =>
  tables.flatMap(({ table, ns, ew }) => {
    const other = tables.find((one) => one.ns === ew && one.ew === ns);
    return other === undefined || other.table < table ? [] : [[table, other.table]];
  });

function evenRounds(teams: number, boardsPerRound: number, base: readonly BaseTable[]): TeamRound[] {
  const circle = teams - 1;
  return Array.from({ length: circle }, (_, turn) => {
    const turned = (number: number): number => modulo(number + turn, circle);
    const boards = boardsOfSet(turned(0), boardsPerRound);
    const tables: TeamTable[] = [
      { table: turned(0) + 1, ns: turned(0) + 1, ew: teams, boards },
      ...base.map(({ ns, ew, set }) => ({
        table: turned(ns) + 1,
        ns: turned(ns) + 1,
        ew: turned(ew) + 1,
        boards: boardsOfSet(turned(set), boardsPerRound),
      })),
      { table: teams, ns: teams, ew: turned(0) + 1, boards },
    ];
    return {
      round: turn + 1,
      tables: tables.sort((a, b) => a.table - b.table),
      shares: bothTablesOf(tables),
      sitOuts: [],
    };
  });
}

/** Every team meets every other, a board set a match, its two tables at different times; North–South pairs never move. */
export function whist({ teams, boardsPerRound }: WhistRequest): Result<TeamMovement> {
  const fault = whyNotSession(teams, 3, boardsPerRound);
  if (fault !== undefined) return fail(fault);
  if (teams % 2 === 1) {
    return ok({ kind: 'whist', teams, rounds: oddRounds(teams, boardsPerRound), copies: 1 });
  }
  for (let copies = 1; copies <= teams; copies++) {
    // Where 3 divides the circle there is none with one copy: the search would go through all of them.
    if (copies === 1 && (teams - 1) % 3 === 0) continue;
    const base = baseTables(teams - 1, copies);
    if (base !== undefined) {
      return ok({ kind: 'whist-shared', teams, rounds: evenRounds(teams, boardsPerRound, base), copies });
    }
  }
  throw new Error('With a copy for each table every movement has its boards.');
}
