import { type Call, isBid, isCall, STRAINS, type Strain, strainOf } from '../../game/index.ts';

/** Levels that no contract has and that a tongue may still say (Law 38). */
export const LEVELS_OVER_SEVEN = [8, 9] as const;
/** A bid of more than seven (Law 38). */
export type BidOverSeven = `${(typeof LEVELS_OVER_SEVEN)[number]}${Strain}`;

/** Anything that may be said as a call, possible or not. */
export type AnyCall = Call | BidOverSeven;

const OVER_SEVEN: ReadonlySet<string> = new Set(
  LEVELS_OVER_SEVEN.flatMap((level) => STRAINS.map((strain) => `${level}${strain}`)),
);

/** Is it a bid of more than seven? */
export const isBidOverSeven = (call: string): call is BidOverSeven => OVER_SEVEN.has(call);
/** Is it something that may be said as a call, possible or not? */
export const isAnyCall = (text: string): text is AnyCall => isCall(text) || isBidOverSeven(text);

/** What a bid names; nothing for a pass, a double or a redouble. */
export function strainNamed(call: AnyCall): Strain | undefined {
  if (isBidOverSeven(call)) return call.slice(1) as Strain;
  return isBid(call) ? strainOf(call) : undefined;
}
