import { openingLeaderOf, partnerOf, type Seat } from '../game/index.ts';
import { finalContract, isAuctionEnded, type Table, turnOf } from './table.ts';

/** Where a board is at a table: rights to speak, ask and look depend on it. */
export const PHASES = [
  /** No call has been made. */
  'before',
  'auction',
  /** The auction has ended, the auction period has not (2007 and 2017: the clarification period, if there is a contract). */
  'clarification',
  'play',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

/** Law 17 (with 2007: 22B; 1997: 17E): the auction period ends with the faced lead, or with a board passed out. */
export function phaseOf(table: Table): Phase {
  if (table.ended === 'lead-faced') return 'play';
  if (table.ended !== undefined) return 'over';
  if (isAuctionEnded(table)) {
    // 1997, 17E: four passes end the period; later it lasts until the hands are back.
    return table.edition === 1997 && finalContract(table) === 'passed-out' ? 'over' : 'clarification';
  }
  return table.calls.length === 0 ? 'before' : 'auction';
}

export const isAuctionPeriod = (phase: Phase): boolean => phase !== 'play' && phase !== 'over';

export const ROLES = ['declarer', 'dummy', 'defender'] as const;
export type Role = (typeof ROLES)[number];

/** What the player is once the auction has ended (presumed, before the lead is faced); nothing earlier. */
export function roleOf(table: Table, seat: Seat): Role | undefined {
  const contract = finalContract(table);
  if (contract === undefined || contract === 'passed-out') return undefined;
  if (contract.declarer === seat) return 'declarer';
  return partnerOf(contract.declarer) === seat ? 'dummy' : 'defender';
}

/** Is it the player's turn, to call or to make the opening lead? Later turns are not the auction's business. */
export function isAtTurn(table: Table, seat: Seat): boolean {
  const contract = finalContract(table);
  if (contract === undefined || contract === 'passed-out') return turnOf(table) === seat;
  return openingLeaderOf(contract) === seat;
}
