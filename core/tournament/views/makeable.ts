import { type Conditions, type Deal, parseBoardResult } from '../../game/index.ts';
import { type DoubleDummyTable, type Par, parOf } from '../../solver/index.ts';
import type { LeadTricks, Solutions } from '../makeable/solutions.ts';
import { playsOn } from '../meetings/plays.ts';
import type { SessionState } from '../state.ts';

/** What could have been made on a board if all four had seen all cards; of a board whose cards may be seen. */
export interface Makeable {
  /** The tricks of each declarer in each strain, once they are worked out. */
  readonly tricks?: DoubleDummyTable;
  /** What the board is worth when both sides bid as well as they play. */
  readonly par?: Par;
}

/** The table and par of a deal, as far as they are worked out. */
export function makeableView(solutions: Solutions, deal: Deal, { dealer, vulnerable }: Conditions): Makeable {
  const tricks = solutions.table(deal);
  return tricks === undefined ? {} : { tricks, par: parOf(tricks, vulnerable, dealer) };
}

/** Declarer's tricks after each lead, by strain and declarer: `NTN`. */
export type LeadsByContract = Readonly<Record<string, LeadTricks>>;

/** What each lead does against the contracts that were played on a board, where it is worked out. */
export function leadsView(
  solutions: Solutions,
  session: SessionState,
  board: number,
): { readonly leads?: LeadsByContract } {
  const deal = session.deals.get(board);
  if (deal === undefined) return {};
  const found: Record<string, LeadTricks> = {};
  for (const { recorded } of playsOn(session.boards.get(board))) {
    const read = recorded?.lead === undefined ? undefined : parseBoardResult(recorded.result);
    if (read?.ok !== true || read.value === 'passed-out') continue;
    const { strain, declarer } = read.value.contract;
    const tricks = solutions.leads(deal, { strain, declarer });
    if (tricks !== undefined) found[`${strain}${declarer}`] = tricks;
  }
  return Object.keys(found).length === 0 ? {} : { leads: found };
}

/** How many of the attached deals are worked out: for the desk. */
export interface SolvedSoFar {
  readonly done: number;
  readonly of: number;
}

export function solvedSoFar(solutions: Solutions, { deals }: SessionState): SolvedSoFar {
  const all = [...deals.values()];
  return { done: all.filter((deal) => solutions.table(deal) !== undefined).length, of: all.length };
}
