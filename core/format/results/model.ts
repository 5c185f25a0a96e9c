import type { BoardResult, Card, Deal, Seat, Side, Vulnerability } from '../../game/index.ts';
import type { Decimal } from '../decimal.ts';

/** The results of one event as a program published them: what happened, and what that program made of it. */
export interface ResultsFile {
  readonly format: 'USEBIO' | 'PBN' | 'BWS' | 'CSV';
  /** The version of the format that the file claims. */
  readonly version?: string;
  readonly program?: { readonly name: string; readonly version?: string };
  readonly club?: { readonly name?: string; readonly id?: string };
  readonly event: ResultsEvent;
  readonly deals: readonly DealRecord[];
}

export const COMPETITIONS = [
  'pairs',
  'swiss-pairs',
  'teams',
  'swiss-teams',
  'knockout',
  'individual',
] as const;
export type Competition = (typeof COMPETITIONS)[number];

/** How one board is scored. `imps` and `point-a-board` compare the two tables of a match. */
export type BoardScoring =
  | 'matchpoints'
  | 'cross-imps'
  | 'butler-imps'
  | 'imps'
  | 'point-a-board'
  | 'aggregate';
/** How a match, or the whole event, is scored from its boards. */
export type MatchScoring = BoardScoring | 'vps' | 'percentage';

export interface ResultsEvent {
  readonly name?: string;
  /** As the file writes it. */
  readonly date?: string;
  readonly competition?: Competition;
  readonly boardScoring?: BoardScoring;
  readonly matchScoring?: MatchScoring;
  /** Of a team event: how its pairs are compared with each other. */
  readonly pairwiseScoring?: BoardScoring;
  /** 2 when North–South and East–West are ranked apart. */
  readonly winners?: 1 | 2;
  /** What the file says of its own size, to be held against what is in it. */
  readonly declared: DeclaredSize;
  /** The ranking over all sessions, when the file has one besides those of its sections. */
  readonly overall: readonly ResultsContestant[];
  /** At least one: a file without sessions is one session. */
  readonly sessions: readonly ResultsSession[];
}

export interface DeclaredSize {
  readonly sessions?: number;
  readonly sections?: number;
  readonly pairs?: number;
  /** The boards each contestant played. */
  readonly boardsPlayed?: number;
}

export interface ResultsSession {
  readonly id?: string;
  /** The ranking over all sections, when the file has one besides those of its sections. */
  readonly overall: readonly ResultsContestant[];
  /** At least one: a session without sections is one section. */
  readonly sections: readonly ResultsSection[];
}

export interface ResultsSection {
  readonly id?: string;
  readonly contestants: readonly ResultsContestant[];
  /** One for each board, when the section is not played in matches. */
  readonly travellers: readonly Traveller[];
  readonly matches: readonly ResultsMatch[];
}

export interface ResultsContestant {
  readonly kind: 'pair' | 'team' | 'player';
  /** What travellers and matches call the contestant by. */
  readonly number: string;
  readonly name?: string;
  /** The side a pair sat, where there are two winners. */
  readonly side?: Side;
  readonly players: readonly ResultsPlayer[];
  /** The pairs of a team. */
  readonly pairs: readonly ResultsContestant[];
  readonly published: PublishedTotals;
  readonly line: number;
}

export interface ResultsPlayer {
  readonly name: string;
  readonly clubId?: string;
  readonly nationalId?: string;
}

/** What the file says a contestant ended with. */
export interface PublishedTotals {
  readonly place?: Place;
  readonly percentage?: Decimal;
  /** In the unit of the event: matchpoints, IMPs or VPs. */
  readonly total?: Decimal;
  /** Of a pair in a team event: its cross-IMPs. */
  readonly imps?: Decimal;
  /** Matches won or drawn. */
  readonly winsOrDraws?: Decimal;
  readonly boardsPlayed?: number;
  readonly masterPoints: readonly { readonly amount: Decimal; readonly colour?: string }[];
}

/** A place in the ranking: `7=` is place 7, tied. */
export interface Place {
  readonly rank: number;
  readonly tied: boolean;
}

/** All results on one board. */
export interface Traveller {
  readonly board: number;
  /** Where the file says it; otherwise that of the board's number (Law 2). */
  readonly vulnerability?: Vulnerability;
  /** In a match: the IMPs the first team won on the board. */
  readonly imps?: Decimal;
  readonly lines: readonly TravellerLine[];
}

/** One result on a board. */
export interface TravellerLine {
  readonly seated: Seated;
  /** In a match between teams: the side on which the first team sat at this table. */
  readonly side?: Side;
  readonly round?: number;
  readonly table?: string;
  readonly outcome: Outcome;
  readonly lead?: Card;
  /** The points published for each side, each as that side sees it; opposite unless the score was adjusted. */
  readonly score?: { readonly NS: number; readonly EW: number };
  readonly points: { readonly NS: PublishedPoints; readonly EW: PublishedPoints };
  readonly line: number;
}

/** Who sat at the table, by the numbers of the contestants. */
export type Seated =
  | { readonly kind: 'pairs'; readonly NS: string; readonly EW: string }
  | ({ readonly kind: 'players' } & Readonly<Record<Seat, string>>);

/** What the file lets us know of what happened at the table. */
export type Outcome =
  | { readonly kind: 'played'; readonly result: BoardResult }
  /** Only the points are given. */
  | { readonly kind: 'scored' }
  /** An artificial adjusted score, in per cent of a top for each side (Law 12C2). */
  | { readonly kind: 'artificial'; readonly percent: { readonly NS: Decimal; readonly EW: Decimal } }
  | { readonly kind: 'not-played' }
  /** A contract is given but misprinted; kept as it stands, and the points with it. */
  | {
      readonly kind: 'unreadable';
      readonly contract: string;
      readonly declarer: string;
      readonly tricks: string;
    };

/** What one side was given for a result. */
export interface PublishedPoints {
  readonly matchpoints?: Decimal;
  readonly crossImps?: Decimal;
  readonly butlerImps?: Decimal;
  /** Of the top of the board. */
  readonly percentage?: Decimal;
}

/** A match between two teams, or in a Swiss between two pairs. */
export interface ResultsMatch {
  readonly round?: number;
  /** The numbers of the contestants; of two pairs, North–South first. */
  readonly first: string;
  readonly second: string;
  readonly boards?: { readonly from: number; readonly to: number };
  /** What each was given for the match, in the unit of the event's match scoring. */
  readonly score: { readonly first?: Decimal; readonly second?: Decimal };
  readonly travellers: readonly Traveller[];
  readonly line: number;
}

/** The cards of a board. */
export interface DealRecord {
  readonly board: number;
  readonly deal: Deal;
}
