import type { Because, Reason } from './reason.ts';
import type { SwissTeam } from './request.ts';

/**
 * Who may sit out, the likeliest first: the lowest of those who have had the fewest byes (RTP 3.6.12.2, ROP 8.2.3). Whoever has
 * had more comes into question only when all others have had as many.
 */
export function byeCandidates(teams: readonly SwissTeam[], asked: string | undefined): readonly SwissTeam[] {
  if (asked !== undefined) return teams.filter(({ id }) => id === asked);
  const fewest = Math.min(...teams.map(({ byes }) => byes));
  return teams.filter(({ byes }) => byes === fewest).reverse();
}

/** Why it is this team: those below it have had a bye, or without them the rest could not be paired. */
export function byeReason(
  team: SwissTeam,
  teams: readonly SwissTeam[],
  tried: readonly SwissTeam[],
  asked: string | undefined,
): Reason {
  if (asked !== undefined) return { code: 'bye-fixed', teams: [team.id], because: [] };
  const below = teams.slice(teams.indexOf(team) + 1);
  const hadBye = below.filter((other) => other.byes > team.byes).map(({ id }) => id);
  const because: Because[] = [
    ...(hadBye.length === 0 ? [] : [{ code: 'had-bye' as const, teams: hadBye }]),
    ...(tried.length === 0 ? [] : [{ code: 'out-blocks-rest' as const, teams: tried.map(({ id }) => id) }]),
  ];
  return { code: team.byes === 0 ? 'bye' : 'second-bye', teams: [team.id], because };
}
