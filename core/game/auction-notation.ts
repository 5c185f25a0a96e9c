import { fail, ok, type ParseFault, parseFault, type Result } from '../base/index.ts';
import { type Auction, isAuctionOver, makeCall, type ReplayFault, startAuction } from './auction.ts';
import { type Call, parseCall } from './call.ts';
import type { Seat } from './seat.ts';

const ALL_PASS = 'AP';

/** Reads an auction such as `1S Pass 2S X AP`, spaces, commas or hyphens between the calls; `AP` passes it out. */
export function parseAuction(
  dealer: Seat,
  text: string,
): Result<Auction, ParseFault | (ReplayFault & { at: number })> {
  let auction = startAuction(dealer);
  for (const { 0: word, index: at } of text.matchAll(/[^\s,-]+/g)) {
    const calls = word.toUpperCase() === ALL_PASS ? passesToEnd(auction) : parseCall(word);
    if (!calls.ok)
      return fail(parseFault('auction', 'Auction', text, at, 'a call: Pass, X, XX, 1C to 7NT, or AP'));
    for (const call of [calls.value].flat()) {
      const next = makeCall(auction, call);
      if (!next.ok) {
        const index = auction.calls.length;
        return fail({
          ...next.error,
          index,
          at,
          message: `Call ${index + 1} (${call}): ${next.error.message}`,
        });
      }
      auction = next.value;
    }
  }
  return ok(auction);
}

function passesToEnd(auction: Auction): Result<Call[]> {
  const { bid, passes } = auction.standing;
  const left = isAuctionOver(auction) ? 0 : (bid === undefined ? 4 : 3) - passes;
  return ok(Array.from({ length: left }, (): Call => 'Pass'));
}

/** The calls with a space between them, as `parseAuction` reads them. */
export const printAuction = (auction: Auction): string => auction.calls.join(' ');
