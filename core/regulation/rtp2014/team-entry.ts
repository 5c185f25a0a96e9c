import { Fraction } from '../../base/index.ts';

/** RTP 3.6.1: the players of a team that goes on to a national event. */
export const RTP_3_6_1 = { nationalPlayers: 6 } as const;

/** Who of a larger team goes on to a national event, and among whom the captain chooses the rest (RTP 3.6.1). */
export interface GoingOn {
  readonly players: readonly string[];
  readonly captainChooses: { readonly among: readonly string[]; readonly places: number } | undefined;
}

/** The six who played most boards; the captain decides between equals (RTP 3.6.1). */
export function rtpPlayersGoingOn(
  team: readonly { readonly id: string; readonly boards: number }[],
): GoingOn {
  const most = RTP_3_6_1.nationalPlayers;
  if (team.length <= most) return { players: team.map(({ id }) => id), captainChooses: undefined };
  const sorted = [...team].sort((one, other) => other.boards - one.boards);
  const limit = sorted[most - 1]?.boards ?? 0;
  const sure = sorted.filter(({ boards }) => boards > limit).map(({ id }) => id);
  const level = sorted.filter(({ boards }) => boards === limit).map(({ id }) => id);
  const places = most - sure.length;
  return level.length === places
    ? { players: [...sure, ...level], captainChooses: undefined }
    : { players: sure, captainChooses: { among: level, places } };
}

/** A player of a team, his club and his place in the ranking; none if he is not listed. */
export interface ClubMember {
  readonly club: string;
  readonly rank?: number;
}

/** The club a team is named by when its players do not agree: that of most, and of equals the best-ranked player's (RTP 3.6.3). */
export function rtpClubOfTeam(players: readonly ClubMember[]): string | undefined {
  const clubs = [...new Set(players.map(({ club }) => club))];
  const members = (club: string): number => players.filter((player) => player.club === club).length;
  const best = (club: string): number =>
    Math.min(
      ...players.filter((player) => player.club === club).map(({ rank }) => rank ?? Number.MAX_SAFE_INTEGER),
    );
  return clubs.sort((one, other) => members(other) - members(one) || best(one) - best(other))[0];
}

/** RTP 3.1.3.3(c): what a team loses that withdraws without an accepted reason after it confirmed. */
const RTP_3_1_3_3_C = { part: Fraction.of(1, 2) } as const;

/** The ranking points of the previous phase that an unjustified withdrawal costs (RTP 3.1.3.3(c)). */
export const rtpPointsLostByWithdrawal = (pointsOfPreviousPhase: Fraction): Fraction =>
  pointsOfPreviousPhase.times(RTP_3_1_3_3_C.part);
