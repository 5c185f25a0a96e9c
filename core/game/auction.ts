import { type Fault, fail, ok, type Result } from '../base/index.ts';
import { BIDS, type Bid, type Call, heightOf, isBid, isSufficient, levelOf, strainOf } from './call.ts';
import type { Contract, Doubling } from './contract.ts';
import { lhoOf, partnerOf, type Seat, seatAfter, sideOf } from './seat.ts';

/** The calls made so far, in rotation from the dealer (Law 17). Always a legal sequence. */
export interface Auction {
  readonly dealer: Seat;
  readonly calls: readonly Call[];
  readonly standing: Standing;
}

/** What the calls so far amount to. */
export interface Standing {
  /** The last bid and who made it. */
  readonly bid: Bid | undefined;
  readonly bidder: Seat | undefined;
  readonly doubling: Doubling;
  /** The passes since the last call that was not one. */
  readonly passes: number;
}

/** Why a call is not legal, with the clause that says so. */
export interface CallFault extends Fault {
  readonly code:
    | 'auction-over'
    | 'out-of-turn'
    | 'insufficient-bid'
    | 'nothing-to-double'
    | 'own-side-bid'
    | 'already-doubled'
    | 'not-doubled'
    | 'own-side-double'
    | 'already-redoubled';
  readonly clause: string;
}

/** What stands before the first call. */
export const nothingCalled = (): Standing => ({ bid: undefined, bidder: undefined, doubling: '', passes: 0 });

/** An auction in which nobody has called yet; the dealer calls first (Law 17B). */
export const startAuction = (dealer: Seat): Auction => ({ dealer, calls: [], standing: nothingCalled() });

/** Takes a call into account, in place: a long auction is replayed without a copy for each call. */
function advance(standing: { -readonly [Key in keyof Standing]: Standing[Key] }, by: Seat, call: Call): void {
  if (call === 'Pass') {
    standing.passes++;
    return;
  }
  standing.passes = 0;
  if (call === 'X' || call === 'XX') {
    standing.doubling = call;
    return;
  }
  standing.bid = call;
  standing.bidder = by;
  standing.doubling = '';
}

/** What the calls amount to with one more. */
export function standingAfter(standing: Standing, by: Seat, call: Call): Standing {
  const after = { ...standing };
  advance(after, by, call);
  return after;
}

const isFinal = ({ bid, passes }: Standing): boolean => passes >= (bid === undefined ? 4 : 3);

/** Has the auction ended: three passes after a bid (Law 22A), or four at once (Law 22B)? */
export const isAuctionOver = (auction: Auction): boolean => isFinal(auction.standing);

/** Whose turn it is to call; nobody's when the auction is over (Law 17B, C). */
export const turnToCall = (auction: Auction): Seat | undefined =>
  isAuctionOver(auction) ? undefined : seatAfter(auction.dealer, auction.calls.length);

const fault = (code: CallFault['code'], clause: string, message: string): CallFault => ({
  code,
  clause,
  message,
});

/** Why the last bid may not be doubled by that player (Law 19A1). */
export function whyNotDouble({ bid, bidder, doubling }: Standing, by: Seat): CallFault | undefined {
  if (bid === undefined || bidder === undefined)
    return fault('nothing-to-double', '19A1', 'There is no bid to double yet.');
  if (doubling !== '')
    return fault(
      'already-doubled',
      '19A1',
      `The last bid, ${bid}, is ${doubling === 'X' ? '' : 're'}doubled already.`,
    );
  if (sideOf(bidder) === sideOf(by))
    return fault(
      'own-side-bid',
      '19A1',
      `The last bid, ${bid}, is the side's own: only an opponent's bid may be doubled.`,
    );
  return undefined;
}

/** Why the last bid may not be redoubled by that player (Law 19B1). */
export function whyNotRedouble({ bid, bidder, doubling }: Standing, by: Seat): CallFault | undefined {
  if (bid === undefined || bidder === undefined || doubling === '')
    return fault('not-doubled', '19B1', 'There is no double to redouble.');
  if (doubling === 'XX')
    return fault('already-redoubled', '19B1', `The last bid, ${bid}, is redoubled already.`);
  if (sideOf(bidder) !== sideOf(by))
    return fault(
      'own-side-double',
      '19B1',
      "The double is the side's own: only an opponent's double may be redoubled.",
    );
  return undefined;
}

function whyNot(standing: Standing, by: Seat, call: Call): CallFault | undefined {
  if (isFinal(standing)) return fault('auction-over', '22', 'The auction is over.');
  if (call === 'Pass') return undefined;
  if (call === 'X') return whyNotDouble(standing, by);
  if (call === 'XX') return whyNotRedouble(standing, by);
  if (standing.bid === undefined || isSufficient(call, standing.bid)) return undefined;
  return fault('insufficient-bid', '18D', `${call} is not sufficient over ${standing.bid}.`);
}

/** Why a call may not be made now, by the player whose turn it is or by another; `undefined` when it may. */
export function whyNotCall(auction: Auction, call: Call, by?: Seat): CallFault | undefined {
  const turn = turnToCall(auction);
  if (turn !== undefined && by !== undefined && by !== turn)
    return fault('out-of-turn', '17C', `It is ${turn}'s turn to call, not ${by}'s.`);
  return whyNot(auction.standing, turn ?? auction.dealer, call);
}

/** The calls that the player whose turn it is may make. */
export function legalCalls(auction: Auction): readonly Call[] {
  const turn = turnToCall(auction);
  if (turn === undefined) return [];
  const { standing } = auction;
  const bids = standing.bid === undefined ? BIDS : BIDS.slice(heightOf(standing.bid) + 1);
  return [
    'Pass',
    ...(whyNotDouble(standing, turn) === undefined ? (['X'] as const) : []),
    ...(whyNotRedouble(standing, turn) === undefined ? (['XX'] as const) : []),
    ...bids,
  ];
}

/** The auction with one more call, or why that call is not legal. */
export function makeCall(auction: Auction, call: Call, by?: Seat): Result<Auction, CallFault> {
  const why = whyNotCall(auction, call, by);
  if (why !== undefined) return fail(why);
  const { dealer, calls } = auction;
  const standing = { ...auction.standing };
  advance(standing, seatAfter(dealer, calls.length), call);
  return ok({ dealer, calls: [...calls, call], standing });
}

/** A call of a list that is not legal: which one it is, from 0. */
export interface ReplayFault extends CallFault {
  readonly index: number;
}

/** The auction that a list of calls makes, or the first of them that is not legal. */
export function replayAuction(dealer: Seat, calls: readonly Call[]): Result<Auction, ReplayFault> {
  const standing = nothingCalled();
  let by = dealer;
  for (let index = 0; index < calls.length; index++) {
    const call = calls[index] as Call;
    const why = whyNot(standing, by, call);
    if (why !== undefined) {
      return fail({ ...why, index, message: `Call ${index + 1} (${call} by ${by}): ${why.message}` });
    }
    advance(standing, by, call);
    by = lhoOf(by);
  }
  return ok({ dealer, calls: [...calls], standing });
}

/** The player of the bidding side who first named the strain of the final bid (Law 22A, Definitions). */
function declarerOf({ dealer, calls }: Auction, bid: Bid, bidder: Seat): Seat {
  const strain = strainOf(bid);
  let by = dealer;
  for (const call of calls) {
    if (isBid(call) && strainOf(call) === strain && sideOf(by) === sideOf(bidder)) return by;
    by = lhoOf(by);
  }
  return bidder;
}

/** What a finished auction led to; `undefined` while it goes on. */
export function contractOf(auction: Auction): Contract | 'passed-out' | undefined {
  if (!isAuctionOver(auction)) return undefined;
  const { bid, bidder, doubling } = auction.standing;
  if (bid === undefined || bidder === undefined) return 'passed-out';
  return { level: levelOf(bid), strain: strainOf(bid), doubling, declarer: declarerOf(auction, bid, bidder) };
}

/** Declarer’s partner, whose cards are faced after the opening lead (Law 41D). */
export const dummyOf = (contract: { readonly declarer: Seat }): Seat => partnerOf(contract.declarer);
/** The opening lead is made by the player to declarer's left (Law 41A). */
export const openingLeaderOf = (contract: { readonly declarer: Seat }): Seat => lhoOf(contract.declarer);
