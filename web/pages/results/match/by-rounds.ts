import type { ContestantName, CrossTableView } from 'naipe/tournament';

/** What a team did in a round. */
export interface RoundOfTeam {
  readonly round: number;
  /** Nobody where it sat out. */
  readonly opponent?: ContestantName;
  /** VPs, or IMPs while the match is not over. */
  readonly figure: string;
  readonly over: boolean;
}

/** A team and its rounds, in order. */
export interface TeamByRounds {
  readonly team: ContestantName;
  readonly total: string;
  readonly rounds: readonly RoundOfTeam[];
}

function roundsOf({ contestants, cells, byes }: CrossTableView, row: number): readonly RoundOfTeam[] {
  const met = contestants.flatMap((opponent, column) =>
    (cells[row]?.[column] ?? []).map(({ round, vps, imps, over = vps !== undefined }) => ({
      round,
      opponent,
      figure: vps ?? imps ?? '',
      over,
    })),
  );
  const satOut = byes
    .filter(({ contestant }) => contestant === contestants[row]?.contestant)
    .map(({ round, vps = '' }) => ({ round, figure: vps, over: true }));
  return [...met, ...satOut].toSorted((a, b) => a.round - b.round);
}

/** A cross-table told by rounds: whom each team met in each, the best first. */
export const byRounds = (table: CrossTableView): readonly TeamByRounds[] =>
  table.contestants
    .map((team, row) => ({ team, total: table.totals[row] ?? '', rounds: roundsOf(table, row) }))
    .toSorted((a, b) => Number(b.total) - Number(a.total));

/** The rounds that are drawn, in order. */
export const roundNumbers = (teams: readonly TeamByRounds[]): readonly number[] =>
  [...new Set(teams.flatMap(({ rounds }) => rounds.map(({ round }) => round)))].toSorted((a, b) => a - b);
