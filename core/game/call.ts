import { asciiUpper, fail, ok, type ParseFault, parseFault, type Result } from '../base/index.ts';
import { readSuit, STRAINS, type Strain, type Suit } from './card.ts';

/** The levels: odd tricks undertaken, above the book of six (Law 18A). */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
/** The tricks over six that a bid undertakes to win. */
export type Level = (typeof LEVELS)[number];

/** A bid is its level and strain: `'1C'`, `'3NT'`. */
export type Bid = `${Level}${Strain}`;
/** Anything said in the auction: a pass, a double, a redouble or a bid. */
export type Call = 'Pass' | 'X' | 'XX' | Bid;

/** The 35 bids, lowest first. */
export const BIDS: readonly Bid[] = LEVELS.flatMap((level) =>
  STRAINS.toReversed().map((strain): Bid => `${level}${strain}`),
);

/** All 38 calls. */
export const CALLS: readonly Call[] = ['Pass', 'X', 'XX', ...BIDS];

const CALL_TEXTS: ReadonlySet<string> = new Set(CALLS);
/** Is the text a call as it is written here? */
export const isCall = (text: string): text is Call => CALL_TEXTS.has(text);

/** Only bids begin with a digit. */
export const isBid = (call: Call): call is Bid => call.charCodeAt(0) <= 55;

/** The level of a bid: 3 for `3NT`. */
export const levelOf = (bid: Bid): Level => (bid.charCodeAt(0) - 48) as Level;
/** The strain of a bid: `NT` for `3NT`. */
export const strainOf = (bid: Bid): Strain => (bid[1] === 'N' ? 'NT' : (bid[1] as Suit));

const STRAIN_HEIGHT = { C: 0, D: 1, H: 2, S: 3, N: 4 } as const;

/** How high a bid stands among the 35, from 0 for 1♣ (Law 18B). */
export const heightOf = (bid: Bid): number =>
  5 * (bid.charCodeAt(0) - 49) + STRAIN_HEIGHT[bid[1] as keyof typeof STRAIN_HEIGHT];

/** Is the first bid high enough over the second? (Law 18B to 18D) */
export const isSufficient = (bid: Bid, over: Bid): boolean => heightOf(bid) > heightOf(over);

/** The lowest bid in `strain` that is sufficient over `over`, if there is one (Laws 18 and 27B1). */
export const lowestSufficient = (strain: Strain, over: Bid | undefined): Bid | undefined =>
  BIDS.find((bid) => strainOf(bid) === strain && (over === undefined || isSufficient(bid, over)));

const NO_TRUMPS = ['NT', 'ST', 'SA', 'N'] as const; // English, Portuguese and Spanish, Italian and French, short

/**
 * Reads a strain at an offset of an upper-case text, and its length. `ST` and `SA` mean no trumps, so a spade
 * is tried after them; a lone `N` is no trumps.
 */
export function readStrain(text: string, at: number): { strain: Strain; length: number } | undefined {
  const noTrump = NO_TRUMPS.find((word) => text.startsWith(word, at));
  if (noTrump !== undefined) return { strain: 'NT', length: noTrump.length };
  const suit = readSuit(text.slice(at, at + 1));
  return suit === undefined ? undefined : { strain: suit, length: 1 };
}

/** The level that stands at a place of a text, if one does. */
export function readLevel(text: string, at: number): Level | undefined {
  const level = text.charCodeAt(at) - 48;
  return level >= 1 && level <= 7 ? (level as Level) : undefined;
}

const WORDS: Readonly<Record<string, Call>> = {
  P: 'Pass',
  PASS: 'Pass',
  X: 'X',
  D: 'X',
  DBL: 'X',
  DOUBLE: 'X',
  XX: 'XX',
  R: 'XX',
  RDBL: 'XX',
  REDOUBLE: 'XX',
};

/** Reads a call: `Pass`, `p`, `X`, `dbl`, `XX`, `1c`, `3NT`, `3 ST`, `4♠`. */
export function parseCall(text: string): Result<Call, ParseFault> {
  const trimmed = asciiUpper(text.trim());
  if (Object.hasOwn(WORDS, trimmed)) return ok(WORDS[trimmed] as Call);
  const fault = (at: number, expected: string) => fail(parseFault('call', 'Call', trimmed, at, expected));
  const level = readLevel(trimmed, 0);
  if (level === undefined) return fault(0, 'Pass, X, XX or a level from 1 to 7');
  const strainAt = trimmed.length - trimmed.slice(1).trimStart().length;
  const strain = readStrain(trimmed, strainAt);
  if (strain === undefined) return fault(strainAt, 'a strain: C D H S NT');
  const end = strainAt + strain.length;
  if (end !== trimmed.length) return fault(end, 'nothing more');
  return ok<Call>(`${level}${strain.strain}`);
}
