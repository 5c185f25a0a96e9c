import { type Breach, breaches, under } from './breach.ts';

/** What a regulation asks of an event of teams before it opens. */
export interface TeamEventLimits {
  /** Boards of a match, Patton and mini-series apart. */
  readonly boards: { readonly clause: string; readonly least: number };
  /** Boards of a match and of a team, in a championship. */
  readonly championship: { readonly clause: string; readonly ofMatch: number; readonly ofTeam: number };
  readonly players: {
    readonly clause: string;
    readonly least: number;
    readonly most: number;
    /** The most that an event other than a national one may allow itself. */
    readonly mostIfStated: number;
  };
}

/** An event of teams as it is planned. */
export interface PlannedTeamEvent {
  readonly boardsOfMatch: number;
  readonly boardsOfTeam: number;
  readonly championship: boolean;
  readonly national: boolean;
  /** Patton, or a mini-series: matches may be shorter. */
  readonly shortMatches: boolean;
  /** The most players of a team, as the event says. */
  readonly mostPlayers: number;
}

/** What a plan breaks. */
export function teamEventBreaches(limits: TeamEventLimits, event: PlannedTeamEvent): readonly Breach[] {
  const { boards, championship, players } = limits;
  const most = event.national ? players.most : players.mostIfStated;
  const title = event.championship && !event.shortMatches;
  return breaches(
    under(boards.clause)(
      !event.shortMatches && event.boardsOfMatch < boards.least,
      'match-too-short',
      `A match has ${event.boardsOfMatch} boards; it needs ${boards.least}.`,
    ),
    under(championship.clause)(
      title && event.boardsOfMatch < championship.ofMatch && event.boardsOfMatch >= boards.least,
      'championship-match-too-short',
      `A match of a championship has ${event.boardsOfMatch} boards; it needs ${championship.ofMatch}.`,
    ),
    under(championship.clause)(
      event.championship && event.boardsOfTeam < championship.ofTeam,
      'championship-too-short',
      `A team plays ${event.boardsOfTeam} boards of the championship; it needs ${championship.ofTeam}.`,
    ),
    under(players.clause)(
      event.mostPlayers > most,
      'team-too-large',
      `Teams may have ${event.mostPlayers} players; here at most ${most} are allowed.`,
    ),
  );
}

/** A player of a team as far as the captain is concerned. */
export interface CaptainCandidate {
  readonly id: string;
  readonly rank?: number;
}

/** Who is captain when none was named: the best-ranked player (RTP 2.3.3). */
export const captainByRanking = (players: readonly CaptainCandidate[]): string | undefined =>
  [...players].sort(
    (one, other) => (one.rank ?? Number.MAX_SAFE_INTEGER) - (other.rank ?? Number.MAX_SAFE_INTEGER),
  )[0]?.id;

/** The grace at the end of a segment, in minutes (RTP 2.3.7, ROP 6.14). */
export const SEGMENT_GRACE = 5;

/** The minutes of a segment from when both teams are seated, and when lateness begins (RTP 2.3.7, ROP 6.14). */
export function segmentMinutes(segment: {
  readonly boards: number;
  /** As the profile says, with screens or without. */
  readonly perBoard: number;
  /** For dealing and for explaining systems, as announced. */
  readonly preparation: number;
}): { readonly planned: number; readonly withGrace: number } {
  const planned = segment.boards * segment.perBoard + segment.preparation;
  return { planned, withGrace: planned + SEGMENT_GRACE };
}
