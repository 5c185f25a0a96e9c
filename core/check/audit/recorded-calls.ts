import { contractTag, type PbnAuction, type PbnGame, passesMeant, seatTag } from '../../format/index.ts';
import { type Contract, type Seat, seatAfter } from '../../game/index.ts';
import { finalContract, isAnyCall, type MadeCall, openTable, type Setup } from '../../laws/index.ts';

/** An auction as a record has it: who dealt, and who called what. */
export interface RecordedCalls {
  readonly dealer: Seat;
  readonly calls: readonly MadeCall[];
}

/** The calls with who made them when the first column is that seat's; a turn that was skipped has none. */
function callsFrom(first: Seat, { actions }: PbnAuction): readonly MadeCall[] {
  const calls: MadeCall[] = [];
  for (const [turn, { text }] of actions.entries()) {
    const seat = seatAfter(first, turn);
    if (isAnyCall(text)) calls.push({ seat, call: text });
    if (text === 'AP') calls.push(...finalPasses(calls, seat));
  }
  return calls;
}

/** `AP`: everybody passes to the end. */
const finalPasses = (calls: readonly MadeCall[], from: Seat): readonly MadeCall[] =>
  Array.from({ length: passesMeant(calls.map(({ call }) => call)) }, (_, turn) => ({
    seat: seatAfter(from, turn),
    call: 'Pass',
  }));

/** Dashes before the first call fill the columns of those who did not have it. */
const dashesIn = ({ actions }: PbnAuction): number => {
  const first = actions.findIndex(({ text }) => text !== '-');
  return first < 0 ? actions.length : first;
};

/** What an auction comes to; nothing while it has not ended. */
export const auctionOutcome = (
  setup: Setup,
  calls: readonly MadeCall[],
): Contract | 'passed-out' | undefined => finalContract({ ...openTable(setup), calls });

/**
 * The auction of a game. Its columns say who called; the Dealer tag says who had to begin. Where the two differ and no
 * column was left empty, one of them is a slip: the one by which the contract's declarer comes out is believed, and
 * else the auction's own.
 */
export function recordedCalls(game: PbnGame, setup: Omit<Setup, 'dealer'>): RecordedCalls {
  const { auction } = game;
  const tagged = seatTag(game, 'Dealer');
  if (auction === undefined) return { dealer: tagged ?? 'N', calls: [] };
  const dashes = dashesIn(auction);
  const written: RecordedCalls = {
    dealer: (dashes > 0 ? tagged : undefined) ?? seatAfter(auction.first, dashes),
    calls: callsFrom(auction.first, auction),
  };
  if (tagged === undefined || tagged === written.dealer) return written;
  const byTag: RecordedCalls = { dealer: tagged, calls: callsFrom(tagged, auction) };
  const declarer = contractTag(game)?.declarer;
  const comesOut = ({ dealer, calls }: RecordedCalls): boolean => {
    const outcome = auctionOutcome({ ...setup, dealer }, calls);
    return outcome !== undefined && outcome !== 'passed-out' && outcome.declarer === declarer;
  };
  return comesOut(byTag) && !comesOut(written) ? byTag : written;
}
