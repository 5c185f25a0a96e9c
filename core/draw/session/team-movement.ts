/** How teams move within one session. A triple is the whist of three; a Patton is any of them with its own scoring. */
export const TEAM_KINDS = ['head-to-head', 'whist', 'whist-shared', 'new-english'] as const;
export type TeamKind = (typeof TEAM_KINDS)[number];

/** Those that one asks for: a whist of an even number is the one in which tables share. */
export const TEAM_WAYS = ['head-to-head', 'whist', 'new-english'] as const satisfies readonly TeamKind[];
export type TeamWay = (typeof TEAM_WAYS)[number];

/** A table: the North–South pair of one team against the East–West pair of another. */
export interface TeamTable {
  readonly table: number;
  readonly ns: number;
  readonly ew: number;
  readonly boards: readonly number[];
}

export interface TeamRound {
  readonly round: number;
  /** Half of a match: the two tables exchange their boards for the other half. */
  readonly half?: 1 | 2;
  readonly tables: readonly TeamTable[];
  /** Tables that pass one set of boards between them within the round. */
  readonly shares: readonly (readonly number[])[];
  readonly sitOuts: readonly number[];
}

/** A session in which teams meet one another, table by table. Plain data; teams have numbers from 1. */
export interface TeamMovement {
  readonly kind: TeamKind;
  readonly teams: number;
  readonly rounds: readonly TeamRound[];
  /** How many copies of each board the room needs. */
  readonly copies: number;
}

export const FEWEST_SESSION_TEAMS = 2;
export const MOST_SESSION_TEAMS = 28;

/** The boards of a set, sets counted from 0. */
export const boardsOfSet = (set: number, boardsPerSet: number): readonly number[] =>
  Array.from({ length: boardsPerSet }, (_, index) => set * boardsPerSet + index + 1);

/** The way of one set of boards: at which tables it lies in each round; nowhere when it rests. */
export interface BoardsWay {
  readonly boards: readonly number[];
  readonly tables: readonly (readonly number[])[];
}

/** Where the boards go. */
export function boardsWay({ rounds }: TeamMovement): readonly BoardsWay[] {
  const sets = new Map<string, readonly number[]>();
  for (const { tables } of rounds) for (const { boards } of tables) sets.set(boards.join(), boards);
  return [...sets]
    .sort(([, [a = 0]], [, [b = 0]]) => a - b)
    .map(([key, boards]) => ({
      boards,
      tables: rounds.map(({ tables }) =>
        tables.flatMap((plan) => (plan.boards.join() === key ? [plan.table] : [])),
      ),
    }));
}

/** What a pair of a team does in a round. */
export interface TeamCardLine {
  readonly round: number;
  /** Nothing when the team sits out. */
  readonly table?: number;
  readonly opponents?: number;
  readonly boards: readonly number[];
}

/** The guide card of a team's North–South or East–West pair. */
export function teamCard({ rounds }: TeamMovement, team: number, side: 'ns' | 'ew'): readonly TeamCardLine[] {
  return rounds.map(({ round, tables }) => {
    const plan = tables.find((one) => one[side] === team);
    if (plan === undefined) return { round, boards: [] };
    const opponents = side === 'ns' ? plan.ew : plan.ns;
    return { round, table: plan.table, opponents, boards: plan.boards };
  });
}
