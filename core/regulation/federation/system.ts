import type { Suit } from '../../game/index.ts';

/* What a pair answers about its system (RTP 2.1.2.3), and the figures of RTP 2.1.2.2 by which it is classed. */

/** RTP 2.1.2.2: points and lengths. */
export const RTP_2_1_2_2 = {
  /** Weak is less. */
  average: 10,
  /** A king more than average. */
  strong: 13,
  /** A king less than average, or still less. */
  kingBelow: 7,
  length: 3,
  shortage: 2,
  /** Brown asks for four cards in a known suit. */
  known: 4,
  /** An opening with less and no other definition is never agreed (2.1.2.5(a)). */
  leastOpening: 8,
} as const;

/** What a call may show: points, and lengths of suits as far as they are promised. */
export interface HandType {
  /** High-card points, from and to. */
  readonly from: number;
  readonly to?: number;
  readonly suits?: Readonly<Partial<Record<Suit, { readonly least?: number; readonly most?: number }>>>;
  readonly balanced?: true;
}

/** Openings at the one level. */
export const ONE_OPENINGS = ['1C', '1D', '1H', '1S', '1NT'] as const;
export type OneOpening = (typeof ONE_OPENINGS)[number];
/** Openings from 2C to 3S. */
export const HIGHER_OPENINGS = ['2C', '2D', '2H', '2S', '2NT', '3C', '3D', '3H', '3S'] as const;
export type HigherOpening = (typeof HIGHER_OPENINGS)[number];

/** An opening from 2C to 3S and what it may show. */
export interface HigherMeaning {
  readonly hands: readonly HandType[];
  /** The key of Annex II, where it is played as listed there. */
  readonly listed?: string;
}

/** A bid over an opening of the opponents. */
export interface Overcall {
  /** `1D`, or what else it is a defence against. */
  readonly over: OneOpening | 'strong-artificial' | 'hum' | 'brown';
  readonly bid: string;
  readonly hands: readonly HandType[];
  /** What is never Brown though it shows no known suit. */
  readonly is?: 'natural-notrump' | 'strong-cue' | 'stopper-cue';
}

/** A weak two-suited bid at the two or three level, and the least length of each suit. */
export interface TwoSuited {
  readonly bid: string;
  readonly least: readonly [number, number];
}

/** A conventional call, weak or of several meanings, where the auction may become competitive. */
export interface ConventionalCall {
  readonly call: string;
  readonly listed?: string;
}

/** The questionnaire. What is not answered is taken as no. */
export interface SystemAnswers {
  /** A pass in first seat that may show an opening hand, and the least it then promises. */
  readonly strongPass?: { readonly from: number };
  readonly openings: Readonly<Partial<Record<OneOpening, readonly HandType[]>>>;
  /** The methods change with the vulnerability or the seat, the range of no-trumps apart. */
  readonly methodsChange?: boolean;
  readonly higher?: Readonly<Partial<Record<HigherOpening, HigherMeaning>>>;
  readonly overcalls?: readonly Overcall[];
  readonly twoSuited?: readonly TwoSuited[];
  /** Psychics are expected, protected or forced by the system. */
  readonly psychics?: boolean;
  readonly conventional?: readonly ConventionalCall[];
  /** An opening is agreed with less than eight points and nothing else promised. */
  readonly lightOpenings?: boolean;
  /** Methods change after a question, an answer or an irregularity. */
  readonly changeAfterQuestion?: boolean;
  readonly encryptedSignals?: boolean;
}

/** The colours, and Brown beside them. */
export const SYSTEM_COLOURS = ['green', 'blue', 'red', 'yellow'] as const;
export type SystemColour = (typeof SYSTEM_COLOURS)[number];

/** Why a system is classed so: the clause, the call, and a sentence. */
export interface SystemReason {
  readonly code: string;
  readonly clause: string;
  readonly message: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** The words can be read otherwise: the director looks at it. */
  readonly check?: true;
}

/** How a system is classed, and why. */
export interface SystemClass {
  readonly colour: SystemColour;
  readonly because: readonly SystemReason[];
  /** The Brown conventions; a Yellow system has no use for the mark. */
  readonly brown: readonly SystemReason[];
  /** Opponents may prepare written defences to these, though they are not Brown (2.1.2.3, Brown (a)(2)). */
  readonly defencesAllowed: readonly string[];
  /** What may not be agreed at all (2.1.2.5). */
  readonly forbidden: readonly SystemReason[];
  /** What the front page of the card names and what is alerted (2.1.3.2, 2.1.4). */
  readonly frontPage: readonly string[];
}
