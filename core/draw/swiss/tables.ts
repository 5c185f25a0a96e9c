import type { DrawnMatch } from '../match.ts';
import { type CostEdge, leastCostPairing } from '../matching/least-cost.ts';

/** Where a team has sat, and where it has to sit. */
export interface SeatedTeam {
  readonly id: string;
  readonly tables?: readonly number[];
  /** Somebody of the team needs this table. */
  readonly fixedTable?: number;
}

/** A wish that could not be met. */
export interface TableBreach {
  readonly code: 'table-again' | 'fixed-table';
  readonly team: string;
  readonly table: number;
}

export interface TableAssignment {
  /** The table of each match, in the order of the matches. */
  readonly tables: readonly number[];
  readonly broken: readonly TableBreach[];
}

/** What speaks against a match at a table. */
function breachesAt(teams: readonly (SeatedTeam | undefined)[], table: number): TableBreach[] {
  return teams.flatMap((team): TableBreach[] => {
    if (team === undefined) return [];
    const { id: name, fixedTable, tables = [] } = team;
    if (fixedTable !== undefined) {
      return fixedTable === table ? [] : [{ code: 'fixed-table', team: name, table: fixedTable }];
    }
    return tables.includes(table) ? [{ code: 'table-again', team: name, table }] : [];
  });
}

/**
 * Tables for the matches of a round, the first match at table 1 and so on: teams that need a table have it, nobody sits at a
 * table twice where it can be helped, and matches move as little as possible for it.
 */
export function assignTables(matches: readonly DrawnMatch[], teams: readonly SeatedTeam[]): TableAssignment {
  const teamOf = new Map(teams.map((team) => [team.id, team]));
  const at = ({ home, away }: DrawnMatch, table: number): TableBreach[] =>
    breachesAt([teamOf.get(home), teamOf.get(away)], table);
  const plain = matches.map((_, index) => index + 1);
  if (matches.every((match, index) => at(match, index + 1).length === 0)) {
    return { tables: plain, broken: [] };
  }
  const count = Math.max(matches.length, ...teams.map(({ fixedTable = 0 }) => fixedTable));
  const again = count * count + 1;
  const elsewhere = again * (2 * count + 1);
  const edges: CostEdge[] = [];
  for (let match = 0; match < count; match++) {
    for (let table = 0; table < count; table++) {
      const drawn = matches[match];
      const broken = drawn === undefined ? [] : at(drawn, table + 1);
      const worst = broken.reduce((sum, { code }) => sum + (code === 'fixed-table' ? elsewhere : again), 0);
      const moved = drawn === undefined ? 0 : Math.abs(match - table);
      edges.push({ a: match, b: count + table, cost: worst + moved });
    }
  }
  const found = leastCostPairing(2 * count, edges);
  if (found === undefined) throw new Error('As many tables as matches can always be assigned.');
  const tables = matches.map((_, index) => (found.mate[index] as number) - count + 1);
  return { tables, broken: matches.flatMap((match, index) => at(match, tables[index] as number)) };
}
