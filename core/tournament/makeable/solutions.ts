import { type Card, type Deal, type Played, printDeal } from '../../game/index.ts';
import type { DoubleDummyTable } from '../../solver/index.ts';

/** Declarer's tricks after each opening lead. */
export type LeadTricks = Readonly<Partial<Record<Card, number>>>;

/** What has been worked out of deals so far: whoever asks gets what is there, and nothing where it is not yet. */
export interface Solutions {
  readonly table: (deal: Deal) => DoubleDummyTable | undefined;
  readonly leads: (deal: Deal, contract: Played) => LeadTricks | undefined;
}

/** Nothing is worked out. */
export const NOTHING_SOLVED: Solutions = { table: () => undefined, leads: () => undefined };

/** What is to be worked out: the table of a deal, or what each lead against a contract does. */
export interface ToSolve {
  /** As `printDeal` writes it from North. */
  readonly deal: string;
  /** Against whom in which strain leads are looked at; without it the table is asked for. */
  readonly leads?: Played;
}

/** By what a piece of work is known: it names the deal and what is asked of it. */
export const keyOfSolution = ({ deal, leads }: ToSolve): string =>
  leads === undefined ? deal : `${deal} ${leads.strain}${leads.declarer}`;

const printed = new WeakMap<Deal, string>();

/** The deal as a text, always the same for the same cards. */
export function dealText(deal: Deal): string {
  const known = printed.get(deal) ?? printDeal(deal);
  printed.set(deal, known);
  return known;
}
