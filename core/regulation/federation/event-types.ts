import type { RtpCategory } from '../rtp2014/pairs-scoring.ts';

/** Who may enter, as far as it depends on the player: each criterion with the limit it sets. */
export interface EntryCriteria {
  readonly sex?: 'F';
  /** One woman and one man in every pair. */
  readonly mixed?: true;
  /** At most so old on 31 December of the year. */
  readonly maxAge?: number;
  /** So old by 31 December of the year. */
  readonly minAge?: number;
  /** Younger than this on the first day. */
  readonly under?: number;
  /** The best category that may enter. */
  readonly bestCategory?: 'second' | 'third';
  readonly licensed?: true;
  /** Affiliated to the federation in the season (ROP 1). */
  readonly affiliated?: true;
}

/** A type of event: its criteria and where they stand. */
export interface EventType extends EntryCriteria {
  readonly clause: string;
}

/** The types of the RTP (3.1.1). They may be combined freely. */
export const RTP_3_1_1 = {
  open: { clause: 'RTP 3.1.1' },
  women: { clause: 'RTP 3.1.1', sex: 'F' },
  mixed: { clause: 'RTP 3.1.1', mixed: true },
  youth: { clause: 'RTP 3.1.1', maxAge: 20 },
  junior: { clause: 'RTP 3.1.1', maxAge: 25 },
  senior: { clause: 'RTP 3.1.1', minAge: 60, licensed: true },
  'second-category': { clause: 'RTP 3.1.1', bestCategory: 'second' },
  promotion: { clause: 'RTP 3.1.1', bestCategory: 'third' },
} as const satisfies Readonly<Record<string, EventType>>;

/** The types of the ROP (1.1, 1.2). */
export const ROP_1 = {
  open: { clause: 'ROP 1.1', affiliated: true },
  women: { clause: 'ROP 1.1', sex: 'F', affiliated: true },
  mixed: { clause: 'ROP 1.1', mixed: true, affiliated: true },
  junior: { clause: 'ROP 1.1', under: 26, affiliated: true },
  'second-category': { clause: 'ROP 1.1', bestCategory: 'second', affiliated: true },
  'third-category': { clause: 'ROP 1.1', bestCategory: 'third', affiliated: true },
  opening: { clause: 'ROP 1.1', affiliated: true },
  closing: { clause: 'ROP 1.1', affiliated: true },
  cup: { clause: 'ROP 1.2' },
} as const satisfies Readonly<Record<string, EventType>>;

export type RtpEventType = keyof typeof RTP_3_1_1;
export type RopEventType = keyof typeof ROP_1;

/** The types of each regulation, by name. */
export const EVENT_TYPES = { 'rtp-2014': RTP_3_1_1, rop: ROP_1 } as const;
export type EventTypeName = RtpEventType | RopEventType;

/** Age limits that the WBF has redefined, and since when (RTP 3.1.1). The latest by the day of the event holds. */
export interface DatedLimits {
  readonly since: string;
  readonly youth?: number;
  readonly junior?: number;
  readonly senior?: number;
}

/** From the best on: what "no player above" compares. */
export const CATEGORY_CLASSES: Readonly<Record<RtpCategory, 'national' | 'first' | 'second' | 'third'>> = {
  national: 'national',
  first: 'first',
  'second-spades': 'second',
  'second-hearts': 'second',
  'second-diamonds': 'second',
  'second-clubs': 'second',
  'third-spades': 'third',
  'third-hearts': 'third',
  'third-diamonds': 'third',
  'third-clubs': 'third',
  unclassified: 'third',
  'never-licensed': 'third',
};
