import { checkMovement, type Finding, type PairMovement } from '../../movement/index.ts';
import type { TeamMovement, TeamRound } from './team-movement.ts';

/** Something wrong with a movement for teams. */
export interface TeamFinding {
  readonly code: Finding['code'] | 'own-team' | 'not-compared';
  readonly message: string;
}

/**
 * The same as a movement of pairs: the North–South pair of a team keeps its number, the East–West pair has it after all teams.
 * Tables that share in a round are put first, so that the groups are the same in all rounds.
 */
function asPairs(movement: TeamMovement): PairMovement {
  const { teams, rounds, copies } = movement;
  const most = Math.max(0, ...rounds.map(({ shares }) => shares.length));
  const renumbered = ({ tables, shares }: TeamRound): ReadonlyMap<number, number> => {
    const numbers = new Map<number, number>();
    for (const [group, members] of shares.entries()) {
      for (const [index, table] of members.entries()) numbers.set(table, 2 * group + index + 1);
    }
    let next = 2 * most;
    for (const { table } of tables) if (!numbers.has(table)) numbers.set(table, ++next);
    return numbers;
  };
  return {
    kind: 'custom',
    pairs: 2 * teams,
    vacant: [],
    rankings: [Array.from({ length: 2 * teams }, (_, index) => index + 1)],
    shares: Array.from({ length: most }, (_, group) => [2 * group + 1, 2 * group + 2]),
    copies,
    barometer: false,
    rounds: rounds.map((plan) => {
      const numbers = renumbered(plan);
      return {
        round: plan.round,
        tables: plan.tables.map(({ table, ns, ew, boards }) => ({
          table: numbers.get(table) ?? table,
          ns,
          ew: teams + ew,
          boards,
        })),
        sitOuts: plan.sitOuts.flatMap((team) => [team, teams + team]),
      };
    }),
  };
}

/** Each board of a match is played at two tables, once with each team North–South. */
function checkComparisons({ rounds }: TeamMovement): TeamFinding[] {
  const played = new Map<string, number>();
  const key = (ns: number, ew: number, board: number): string => `${ns} ${ew} ${board}`;
  const tables = rounds.flatMap((round) => round.tables);
  for (const { ns, ew, boards } of tables) {
    for (const board of boards) {
      played.set(key(ns, ew, board), (played.get(key(ns, ew, board)) ?? 0) + 1);
    }
  }
  return tables.flatMap(({ ns, ew, boards }): TeamFinding[] => {
    if (ns === ew) return [{ code: 'own-team', message: `Team ${ns} meets itself.` }];
    return boards
      .filter((board) => played.get(key(ew, ns, board)) !== played.get(key(ns, ew, board)))
      .map((board) => ({
        code: 'not-compared',
        message: `Teams ${ns} and ${ew}: board ${board} is not played at both tables.`,
      }));
  });
}

/** Everything that is wrong with a movement for teams; nothing when it is sound. */
export function checkTeamMovement(movement: TeamMovement): readonly TeamFinding[] {
  const halves = movement.rounds.some(({ half }) => half !== undefined);
  return [
    ...checkMovement(asPairs(movement), { mostMeetings: halves ? 2 : 1 }),
    ...checkComparisons(movement),
  ];
}
