import {
  BOOK,
  type BoardResult,
  type Doubling,
  type Level,
  margin,
  parseBoardResult,
  parseCard,
  type Rank,
  rankOf,
  type Seat,
  type Strain,
  type Suit,
  suitOf,
} from 'naipe/game';
import type { LeadPolicy } from 'naipe/tournament';

/** A result while somebody taps it together. Taps come in any order, and each can be changed. */
export interface Draft {
  readonly passedOut: boolean;
  readonly declarer?: Seat;
  readonly level?: Level;
  readonly strain?: Strain;
  readonly doubling: Doubling;
  /** Overtricks, 0 for just made, undertricks below zero. */
  readonly over?: number;
  readonly leadSuit?: Suit;
  readonly leadRank?: Rank;
}

export const EMPTY_DRAFT: Draft = { passedOut: false, doubling: '' };

/** What is to be tapped next. */
export type Missing = 'declarer' | 'level' | 'strain' | 'tricks' | 'lead';

/** Is that many over or under possible? Thirteen tricks are played (Law 18A). */
export const isPossible = (over: number, level: Level): boolean =>
  over <= 13 - BOOK - level && over >= 0 - BOOK - level;

const without = <K extends keyof Draft>(draft: Draft, key: K): Omit<Draft, K> => {
  const { [key]: _, ...rest } = draft;
  return rest;
};

/** The draft after a tap. A number of tricks that the new level makes impossible is taken back. */
export function tap(draft: Draft, change: Partial<Draft>): Draft {
  if (change.passedOut === true) return { ...EMPTY_DRAFT, passedOut: true };
  const next: Draft = { ...draft, ...change, passedOut: false };
  const { level, over } = next;
  return level !== undefined && over !== undefined && !isPossible(over, level) ? without(next, 'over') : next;
}

/** A second tap on X or XX takes it back. */
export const tapDoubling = (draft: Draft, doubling: Doubling): Draft =>
  tap(draft, { doubling: draft.doubling === doubling ? '' : doubling });

/** A lead begins with its suit; another suit asks for the rank again. */
export const tapLeadSuit = (draft: Draft, leadSuit: Suit): Draft =>
  draft.leadSuit === leadSuit ? draft : tap(without(draft, 'leadRank'), { leadSuit });

export function missing(draft: Draft, lead: LeadPolicy): readonly Missing[] {
  if (draft.passedOut) return [];
  const asked: readonly (Missing | false)[] = [
    draft.level === undefined && 'level',
    draft.strain === undefined && 'strain',
    draft.declarer === undefined && 'declarer',
    draft.over === undefined && 'tricks',
    lead === 'required' && leadOf(draft) === undefined && 'lead',
  ];
  return asked.filter((each) => each !== false);
}

/** The result, once everything but the lead is there. */
export function resultOf({
  passedOut,
  declarer,
  level,
  strain,
  doubling,
  over,
}: Draft): BoardResult | undefined {
  if (passedOut) return 'passed-out';
  if (declarer === undefined || level === undefined || strain === undefined || over === undefined)
    return undefined;
  return { contract: { level, strain, doubling, declarer }, tricks: BOOK + level + over };
}

/** The card led, in notation: `HT`. */
export const leadOf = ({ passedOut, leadSuit, leadRank }: Draft): string | undefined =>
  passedOut || leadSuit === undefined || leadRank === undefined ? undefined : `${leadSuit}${leadRank}`;

/** A draft of what stands, to be changed. */
export function draftOf(result: string, lead?: string): Draft {
  const read = parseBoardResult(result);
  if (!read.ok) return EMPTY_DRAFT;
  if (read.value === 'passed-out') return { ...EMPTY_DRAFT, passedOut: true };
  const card = lead === undefined ? undefined : parseCard(lead);
  return {
    passedOut: false,
    ...read.value.contract,
    over: margin(read.value),
    ...(card?.ok ? { leadSuit: suitOf(card.value), leadRank: rankOf(card.value) } : {}),
  };
}
