import type { Reason } from '../draw/index.ts';
import type { Room } from '../scoring/index.ts';
import type { Grounds } from './fact.ts';
import type { ContestantId, SectionId, SessionNumber } from './meeting.ts';
import type { ExactNumber } from './score-data.ts';

/** A match: of a round of the phase, by its number within the round. */
export interface MatchAt {
  readonly session: SessionNumber;
  readonly section: SectionId;
  /** Of the phase: it goes on over sessions. */
  readonly round: number;
  readonly match: number;
}

/** The match that a penalty is taken off; its number where a contestant has several in the round: a triple, a movement. */
export type PenalisedMatch = Pick<MatchAt, 'section' | 'round'> & Partial<Pick<MatchAt, 'match'>>;

/** A match of a draw and where it is played. Home sits North–South in the open room (RTP 2.3.1, ROP 6.8). */
export interface DrawnTables {
  readonly match: number;
  readonly home: ContestantId;
  readonly away: ContestantId;
  readonly open: number;
  /** Matches of pairs have one table only. */
  readonly closed?: number;
  /** Only when they are not those of the round: a half of a triple, a set of a movement. */
  readonly boards?: readonly number[];
  /** The segment in which each room plays, where they do not play at the same time. */
  readonly segments?: Readonly<Record<Room, number>>;
}

/** What the director gives a team for a match without a result of its own. */
export type AwardData =
  | { readonly kind: 'vps'; readonly vps: ExactNumber }
  | { readonly kind: 'best-of-three' }
  | { readonly kind: 'own-mean' }
  | { readonly kind: 'no-show' };

export type MatchRuling =
  /** VPs as the regulation says, settled when it says. */
  | { readonly kind: 'no-show'; readonly absent: readonly ContestantId[] }
  | { readonly kind: 'award'; readonly home: AwardData; readonly away: AwardData }
  /** Over with the boards that compare, by the column of the length that it was to have. */
  | { readonly kind: 'shortened'; readonly scheduled: number }
  /** Of a knockout: who goes on. */
  | { readonly kind: 'winner'; readonly contestant: ContestantId }
  /** Of a knockout that could not be finished: both go on (RTP 3.6.8.1). */
  | { readonly kind: 'both' };

/** Both teams' IMPs as their sheet has them. */
export interface MatchImps {
  readonly home: ExactNumber;
  readonly away: ExactNumber;
}

/** Whom a team fields: in each room two of its players, by their places in the entry from 0. */
export interface LineUpData {
  readonly open: readonly [number, number];
  readonly closed: readonly [number, number];
}

/** A ruling as it was given. */
export interface GivenRuling extends Grounds {
  readonly ruling: MatchRuling;
  readonly sequence: number;
}

/** A team's line-up of a segment, as a key: `12/1`. */
export type LineUpKey = `${ContestantId}/${number}`;

export const lineUpKey = (contestant: ContestantId, segment: number): LineUpKey => `${contestant}/${segment}`;

/** Which part of a round a session plays, where the round goes on in a later one. */
export interface SittingOfRound {
  /** The first and the last of its segments that are played there. */
  readonly from: number;
  readonly through: number;
  /** All sessions that it is played in, in order: what is known of its matches is the same in each. */
  readonly sessions: readonly SessionNumber[];
}

/** A round as drawn, and what is known of its matches, by their numbers. */
export interface DrawnRound {
  /** Of the phase. */
  readonly round: number;
  /** The round of the section's movement that its first segment is, of those that the session plays. */
  readonly first: number;
  /** Of the whole round. */
  readonly segments: number;
  /** The two tables of a match begin with different halves of a segment and exchange them. */
  readonly halves?: 'exchanged';
  /** Only where the round is played in several sessions. */
  readonly sitting?: SittingOfRound;
  readonly matches: readonly DrawnTables[];
  readonly bye: ContestantId | null;
  readonly boards: readonly number[];
  readonly method: string;
  readonly reasons: readonly Reason[];
  readonly seed?: string;
  readonly order?: readonly ContestantId[];
  /** Whose captains were there when it was drawn. */
  readonly present?: readonly ContestantId[];
  /** What the director confirmed when it was drawn: codes of findings. */
  readonly confirmed?: readonly string[];
  readonly publishedAt?: string;
  /** Matches entered as a whole. */
  readonly scored: ReadonlyMap<number, MatchImps>;
  /** Who has signed. */
  readonly agreed: ReadonlyMap<number, readonly ContestantId[]>;
  /** When both had for the first time. */
  readonly signedAt?: ReadonlyMap<number, string>;
  readonly rulings: ReadonlyMap<number, GivenRuling>;
  /** Boards played after a tie, part by part. */
  readonly extras: ReadonlyMap<number, readonly (readonly number[])[]>;
  readonly lineUps: ReadonlyMap<LineUpKey, LineUpData>;
}

/** The segments of a round that its session plays. */
export const segmentsHere = ({ segments, sitting }: DrawnRound): readonly number[] => {
  const { from, through } = sitting ?? { from: 1, through: segments };
  return Array.from({ length: through - from + 1 }, (_, index) => from + index);
};

/** The round of its session's movement that a segment is; nothing where another session plays it. */
export function roundOfSegment(drawn: DrawnRound, segment: number): number | undefined {
  const at = segmentsHere(drawn).indexOf(segment);
  return at < 0 ? undefined : drawn.first + at;
}

/** Is that the session in which the round was drawn and begins? */
export const beginsIn = ({ sitting }: DrawnRound, session: SessionNumber): boolean =>
  sitting === undefined || sitting.sessions[0] === session;

export const matchIn = ({ matches }: DrawnRound, match: number): DrawnTables | undefined =>
  matches.find((each) => each.match === match);

/** A triple: three matches over boards of their own among three teams, each with the two others (RTP 3.6.12.2). */
export function tripleIn(matches: readonly DrawnTables[]): ReadonlySet<DrawnTables> {
  const halves = matches.filter(({ boards }) => boards !== undefined);
  const teams = new Set(halves.flatMap(({ home, away }) => [home, away]));
  return new Set(halves.length === 3 && teams.size === 3 ? halves : []);
}

/** The match that a contestant plays in the round: of a triple the first. */
export const matchOf = ({ matches }: DrawnRound, contestant: ContestantId): DrawnTables | undefined =>
  matches.find(({ home, away }) => home === contestant || away === contestant);

/** Does the contestant play that match in that segment, in either room? */
const playsInSegment = (match: DrawnTables, contestant: ContestantId, segment: number): boolean =>
  isOfMatch(match, contestant) && roomsOf(match).some(([room]) => isPlayedIn(match, room, segment));

/** The match that a contestant plays in a segment: of a triple, or of a movement's round, the first. */
export const matchInSegment = (
  { matches }: DrawnRound,
  contestant: ContestantId,
  segment: number,
): DrawnTables | undefined => matches.find((match) => playsInSegment(match, contestant, segment));

/** The match that a penalty of the round is taken off: the one it names, that of its board, or the contestant's first. */
export function penalisedIn(
  drawn: DrawnRound,
  contestant: ContestantId,
  { match, board }: { readonly match?: number | undefined; readonly board?: number | undefined },
): DrawnTables | undefined {
  const own = drawn.matches.filter((each) => isOfMatch(each, contestant));
  if (match !== undefined) return own.find((each) => each.match === match);
  const withBoard = own.find((each) => board !== undefined && boardsOfMatch(drawn, each).includes(board));
  return withBoard ?? own[0];
}

export const isOfMatch = ({ home, away }: DrawnTables, contestant: ContestantId): boolean =>
  home === contestant || away === contestant;

/** The rooms of a match and their tables. */
export const roomsOf = ({ open, closed }: DrawnTables): readonly (readonly [room: Room, table: number])[] =>
  closed === undefined
    ? [['open', open]]
    : [
        ['open', open],
        ['closed', closed],
      ];

/** So many boards in parts of one length; all in the first where they cannot be divided. */
function part(boards: readonly number[], segments: number, segment: number): readonly number[] {
  if (boards.length % segments !== 0) return segment === 1 ? boards : [];
  const length = boards.length / segments;
  return boards.slice((segment - 1) * length, segment * length);
}

/** The boards of a match, those played after a tie apart. */
export const boardsOfMatch = ({ boards }: DrawnRound, match: DrawnTables): readonly number[] =>
  match.boards ?? boards;

/** Does the room of a match play in that segment? In a movement each room does in one of them only. */
export const isPlayedIn = ({ segments }: DrawnTables, room: Room, segment: number): boolean =>
  segments === undefined || segments[room] === segment;

/** Do the two tables of a match exchange its boards half-way? Not where they play at different times. */
export const exchangesHalves = ({ halves }: DrawnRound, { segments, closed }: DrawnTables): boolean =>
  halves !== undefined &&
  closed !== undefined &&
  (segments === undefined || segments.open === segments.closed);

/** The second half first. */
const fromTheMiddle = (boards: readonly number[]): readonly number[] => {
  const half = boards.length / 2;
  return [...boards.slice(half), ...boards.slice(0, half)];
};

/** What a room of a match plays in a segment, counted from 1, in that order; after a tie also the extra boards, in the last. */
export function boardsInSegment(
  drawn: DrawnRound,
  match: DrawnTables,
  room: Room,
  segment: number,
): readonly number[] {
  const all = boardsOfMatch(drawn, match);
  const here = isPlayedIn(match, room, segment) ? all : [];
  const own = match.segments === undefined ? part(here, drawn.segments, segment) : here;
  const extra = segment === drawn.segments ? (drawn.extras.get(match.match) ?? []).flat() : [];
  const inOrder = room === 'closed' && exchangesHalves(drawn, match) ? fromTheMiddle(own) : own;
  return [...inOrder, ...extra];
}
