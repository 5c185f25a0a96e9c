import type { Rounding } from '../base/index.ts';
import { type Apart, repechageRounds, type TeamKind } from '../draw/index.ts';
import type { MatchScoring } from '../regulation/match-worth.ts';
import type { VpScaleId } from '../regulation/vp-scales.ts';
import type { BoardWin } from '../scoring/index.ts';
import type { ContestantId, SectionId } from './meeting.ts';
import type { ExactNumber } from './score-data.ts';

/** Phases are numbered from 1, in the order in which they are played. */
export type PhaseNumber = number;

/** How a phase goes: sessions of pairs by movements, which needs no plan of its own, or rounds of matches. */
export type PhaseFormat = { readonly kind: 'pairs' } | MatchesFormat;

export interface MatchesFormat {
  readonly kind: 'matches';
  readonly draw: DrawSetting;
  readonly match: MatchSetting;
  /** VPs on top of those made, in events that are not official (RTP 3.6.12.6, ROP 8.2.3). */
  readonly bonuses?: BonusSetting;
  /** Ties over the first so many places are played off (RTP 3.6.10.1, ROP 6.16); by the regulation's ladder unless told. */
  readonly playOffs?: number;
}

/** What bonuses go by: the place after each round, from the first on, or a share of the resistance points. */
export type BonusSetting =
  | { readonly by: 'place'; readonly vps: readonly ExactNumber[] }
  | { readonly by: 'resistance'; readonly share: ExactNumber };

/** How a Patton match is counted (RTP 3.6.13): what a board brings, and the organiser's table for the IMPs. */
export interface PattonSetting {
  readonly win: BoardWin;
  /** In proportion to the regulation's scale where there is none. */
  readonly table?: readonly PattonRowData[];
}

/** From that margin in IMPs on. */
export interface PattonRowData {
  readonly from: number;
  readonly winner: ExactNumber;
  readonly loser: ExactNumber;
}

/** The first round of a Swiss: highest against lowest, upper against lower half, or by lot (RTP 3.6.12.2). */
export const FIRST_DRAWS = ['fold', 'slide', 'lots'] as const;
export type FirstDraw = (typeof FIRST_DRAWS)[number];

/** Who meets whom. */
export type DrawSetting =
  | { readonly kind: 'round-robin'; readonly double: boolean; readonly neighboursEarly: boolean }
  | {
      readonly kind: 'swiss';
      readonly rounds: number;
      readonly first: FirstDraw;
      readonly method: 'regulation' | 'nearest';
      readonly odd: 'bye' | 'triple';
      /** The last rounds, drawn in the order of the standings whoever has met (RTP 3.6.12.8). */
      readonly danishRounds: 0 | 1 | 2;
      readonly apart: readonly Apart[];
      /** Drawn on the standings of the round before, or of one earlier (RTP 3.6.12.2). */
      readonly lag: 0 | 1;
    }
  | {
      readonly kind: 'knockout';
      readonly thirdPlace: boolean;
      /** It ends when so many are left, who go on together; with the winner unless told. */
      readonly until?: number;
    }
  /** Everybody's way through a session is known at once. */
  | { readonly kind: 'movement'; readonly movement: TeamKind; readonly rounds?: number };

/** What a match is won by. `imps`: VPs by the regulation's scale, in a knockout the IMPs themselves. */
export { MATCH_SCORINGS, type MatchScoring } from '../regulation/match-worth.ts';

/** Line-ups: not declared, one team after the other (RTP 2.3.4, ROP 6.8), or neither seeing the other's. */
export const LINE_UP_WAYS = ['none', 'in-order', 'blind'] as const;
export type LineUpWay = (typeof LINE_UP_WAYS)[number];

export interface MatchSetting {
  /** Of a whole match. */
  readonly boards: number;
  /** The parts into which a match is divided, all of one length. */
  readonly segments: number;
  /** Minutes of a segment for dealing and for explaining systems, besides those for its boards (RTP 2.3.7). */
  readonly preparation?: number;
  readonly scoring: MatchScoring;
  /** The scale of VPs that IMPs are turned into; the regulation's unless told. */
  readonly scale?: VpScaleId;
  /** Of `patton`: 2–1–0 and in proportion to the scale unless told. */
  readonly patton?: PattonSetting;
  /** Simultaneous matches are written on travellers, as in pairs (RTP 2.3.9, ROP 6.12); on sheets of the match unless told. */
  readonly written?: 'travellers';
  /** Who is at home in a match is drawn by lot (RTP 2.3.1, ROP 6.8); by the programme unless told. */
  readonly home?: 'by-lot';
  /** The closed room begins with the second half of a segment's boards, and the tables exchange half-way; both have them all unless told. */
  readonly halves?: 'exchanged';
  /** Nobody has the same table twice where it can be helped; the first match has the first table unless told. */
  readonly tables?: 'fresh';
  readonly lineUps: LineUpWay;
  /** The same deals in all matches of a round, or each match its own. */
  readonly deals: 'common' | 'own';
  /** The team whose four are worth less begins with IMPs (RTP 3.6.9); nobody does unless told. */
  readonly handicap?: 'by-value';
}

/** A group of a phase: a section of each of its sessions. */
export interface Group {
  readonly section: SectionId;
  /** In the order of their numbers, or seeds. */
  readonly contestants: readonly ContestantId[];
}

/** What an earlier phase brings into this one. */
export interface PhaseCarryOver {
  readonly from: PhaseNumber;
  /** Only what was won against those who come along into the same group; all of it unless told. */
  readonly among?: true;
  /** The part of its VPs: `1/4`. */
  readonly share: ExactNumber;
  /** To the nearest `0.01`. */
  readonly toNearest: ExactNumber;
  readonly rounding: Rounding;
}

export interface PhasePlan {
  readonly phase: PhaseNumber;
  readonly name?: string;
  readonly format: PhaseFormat;
  readonly groups: readonly Group[];
  readonly carryOver?: PhaseCarryOver;
  /** A title is played for: the least number of boards is another (RTP 3.6.1, ROP 8.2.2). */
  readonly championship?: boolean;
  /** What groups and numbers were drawn from by lot: whoever knows it can repeat the draw (RTP 3.6.3, ROP 6.3, 6.5). */
  readonly seed?: string;
  /** Decided at a meeting of the captains. */
  readonly meeting?: CaptainsMeeting;
  /** Groups made by the places of the phase before, the upper one first: they rank one after another (RTP 3.6.10.2, ROP 8.2.4). */
  readonly hierarchical?: true;
  /** Teams that do not play this phase and come into a later one (ROP 6.5). */
  readonly exempt?: readonly ContestantId[];
  /** Everybody's number in the phase as the lot gave it, from 1: of exempt teams too (ROP 6.5). */
  readonly numbers?: readonly ContestantId[];
  /** These matches only put equals of a group of an earlier phase in order (RTP 3.6.10.1, ROP 6.16). */
  readonly playOff?: GroupOfPhase;
}

/** A group by its phase. */
export interface GroupOfPhase {
  readonly phase: PhaseNumber;
  readonly section: SectionId;
}

/** The captains' meeting: who did not come may not protest against what it decided (ROP 6.3). */
export interface CaptainsMeeting {
  readonly absent: readonly ContestantId[];
}

/** Equals in the order that the lot gave them. */
export interface LotsDrawn {
  readonly section?: SectionId;
  readonly contestants: readonly ContestantId[];
}

/** A phase as planned, with what was decided by lot since then. */
export interface PhaseState extends PhasePlan {
  readonly lots: readonly LotsDrawn[];
}

/** A phase of matches. */
export type MatchesPhase = PhaseState & { readonly format: MatchesFormat };

export const isOfMatches = (phase: PhaseState | undefined): phase is MatchesPhase =>
  phase?.format.kind === 'matches';

const IN_POINTS: ReadonlySet<MatchScoring> = new Set([
  'board-a-match',
  'board-a-match-halves',
  'total-points',
]);

/** What a match brings is not told by its IMPs alone: its boards have to be known. */
export const isCountedByBoards = ({ match: { scoring } }: Pick<MatchesFormat, 'match'>): boolean =>
  scoring === 'patton' || IN_POINTS.has(scoring);

/** Is a match of the phase worth the sum of its boards, whatever they are in IMPs? */
export const countsInPoints = ({ format: { draw, match } }: Pick<MatchesPhase, 'format'>): boolean =>
  draw.kind !== 'knockout' && IN_POINTS.has(match.scoring);

/** How many rounds of matches a group of that size plays. */
export function roundsOf(draw: DrawSetting, contestants: number): number {
  switch (draw.kind) {
    case 'swiss':
      return draw.rounds;
    case 'knockout':
      return draw.until === undefined
        ? Math.ceil(Math.log2(contestants))
        : repechageRounds(contestants, draw.until);
    case 'round-robin': {
      const leg = contestants - 1 + (contestants % 2);
      return draw.double ? 2 * leg : leg;
    }
    case 'movement':
      return 1;
  }
}

/** The boards of all matches for one of so many contestants: a round in which it sits out has none. */
export function boardsOfEach({ draw, match }: MatchesFormat, contestants: number): number {
  const others = contestants - 1;
  switch (draw.kind) {
    case 'movement':
      return others * match.boards;
    case 'round-robin':
      return (draw.double ? 2 * others : others) * match.boards;
    case 'swiss':
    case 'knockout':
      return roundsOf(draw, contestants) * match.boards;
  }
}
