import type { ProfileId } from '../regulation/index.ts';
import type { MethodName } from '../tournament/index.ts';

/** Names a simultaneous tournament: part of the address of its page. */
export type SimultaneousId = string;

/** How all clubs are compared. */
export const SIMULTANEOUS_METHODS = ['matchpoints', 'cross-imps'] as const satisfies readonly MethodName[];
export type SimultaneousMethod = (typeof SIMULTANEOUS_METHODS)[number];

/** What the organiser says of it. */
export interface SimultaneousPlan {
  readonly name: string;
  /** `2026-03-14`. */
  readonly date: string;
  /** Boards 1 to so many. */
  readonly boards: number;
  readonly method: SimultaneousMethod;
  /** What adjusted scores come to over all fields. */
  readonly profile: ProfileId;
  /** Until then nobody sees hands or rankings over all fields: somewhere they are still played. */
  readonly embargoUntil: string;
  /** From then on a club's director, who does not play, may have the deals for the dealing machine; never when it is not said. */
  readonly filesFrom?: string;
  /** Lists with handicaps are shown too. */
  readonly handicap?: true;
}

/** A club that has joined with one session of a tournament of its own. */
export interface JoinedClub {
  /** What it is called in the rankings: no two alike. */
  readonly club: string;
  readonly tournament: string;
  readonly session: number;
  /** Who joined for it, by the name he signs in with. */
  readonly director: string;
  readonly joinedAt: string;
  /** It plays later than the others: the embargo waits for it. */
  readonly playsUntil?: string;
  /** When its director had the deals for the dealing machine. */
  readonly takenAt?: string;
  /** When its session began, and its deals were opened. */
  readonly openedAt?: string;
  /** The club at which its director is entered as a player. */
  readonly directorPlaysAt?: string;
  readonly withdrawn?: { readonly reason: string };
}

/** A simultaneous tournament: one set of boards, played at many clubs. */
export interface Simultaneous {
  readonly simultaneous: SimultaneousId;
  /** The director who organises it, by the name he signs in with. */
  readonly organiser: string;
  readonly plan: SimultaneousPlan;
  /** The cards of board 1, 2, 3 …: sealed. */
  readonly deals?: readonly string[];
  readonly clubs: ReadonlyMap<string, JoinedClub>;
  /** What is written about the boards, to be read after the embargo. */
  readonly booklet?: string;
  /** When the organiser ended the embargo himself. */
  readonly endedAt?: string;
}

/** All simultaneous tournaments of a server. */
export interface Simultaneouses {
  /** The number of the last fact. */
  readonly version: number;
  readonly events: ReadonlyMap<SimultaneousId, Simultaneous>;
}

export const NO_SIMULTANEOUSES: Simultaneouses = { version: 0, events: new Map() };

/** Clubs that take part: those that withdrew do not. */
export const standingClubs = ({ clubs }: Simultaneous): readonly JoinedClub[] =>
  [...clubs.values()].filter(({ withdrawn }) => withdrawn === undefined);

/** Clubs whose director had the file of the deals, or could see them once his session had begun: he still knows them when he has withdrawn. */
export const clubsThatKnow = ({ clubs }: Simultaneous): readonly JoinedClub[] =>
  [...clubs.values()].filter(({ takenAt, openedAt }) => takenAt !== undefined || openedAt !== undefined);

/** The moment from which hands and rankings are shown: when the embargo has ended at every club. */
export function embargoEnd(event: Simultaneous): string {
  if (event.endedAt !== undefined) return event.endedAt;
  const moments = [
    event.plan.embargoUntil,
    ...standingClubs(event).flatMap(({ playsUntil = [] }) => playsUntil),
  ];
  return moments.reduce((latest, each) => (Date.parse(each) > Date.parse(latest) ? each : latest));
}

export const isEmbargoOver = (event: Simultaneous, now: string): boolean =>
  Date.parse(embargoEnd(event)) <= Date.parse(now);
