import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Auction,
  contractOf,
  dummyOf,
  isAuctionOver,
  legalCalls,
  makeCall,
  openingLeaderOf,
  replayAuction,
  startAuction,
  turnToCall,
  whyNotCall,
} from './auction.ts';
import { parseAuction, printAuction } from './auction-notation.ts';
import { CALLS, type Call, isBid, strainOf } from './call.ts';
import { printContract } from './contract.ts';
import { type Seat, seatAfter, sideOf } from './seat.ts';
import { auctions } from './testing/arbitraries.ts';

function auction(dealer: Seat, text: string): Auction {
  const read = parseAuction(dealer, text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

describe('Law 17: the rotation', () => {
  test('17B, C: the dealer calls first, then each player clockwise', () => {
    expect(turnToCall(startAuction('W'))).toBe('W');
    expect(turnToCall(auction('W', 'Pass 1C'))).toBe('E');
  });

  test('17C: a call out of turn is not legal, whatever it is', () => {
    expect(whyNotCall(auction('N', '1C'), 'Pass', 'S')).toMatchObject({ code: 'out-of-turn', clause: '17C' });
    expect(makeCall(auction('N', '1C'), 'Pass', 'E').ok).toBe(true);
  });
});

describe('Laws 18 and 19: what is legal', () => {
  test.each([
    ['18D: the same bid again', '1S', '1S', 'insufficient-bid', '18D'],
    ['18D: a lower strain on the same level', '1NT Pass', '1S', 'insufficient-bid', '18D'],
    ['19A1: no bid to double', 'Pass', 'X', 'nothing-to-double', '19A1'],
    ["19A1: partner's bid", '1S Pass', 'X', 'own-side-bid', '19A1'],
    ['19A1: a bid that is doubled', '1S X', 'X', 'already-doubled', '19A1'],
    ['19A1: a bid that is redoubled', '1S X XX', 'X', 'already-doubled', '19A1'],
    ['19B1: nothing doubled', '1S', 'XX', 'not-doubled', '19B1'],
    ['19B1: no bid at all', '', 'XX', 'not-doubled', '19B1'],
    ["19B1: partner's double", '1S X Pass', 'XX', 'own-side-double', '19B1'],
    ['19B1: redoubled already', '1S X XX Pass Pass', 'XX', 'already-redoubled', '19B1'],
    ['22A: after the final pass', '1S Pass Pass Pass', '2C', 'auction-over', '22'],
    ['22A: nor a pass', '1S Pass Pass Pass', 'Pass', 'auction-over', '22'],
    ['22B: after four passes', 'Pass Pass Pass Pass', '1C', 'auction-over', '22'],
  ] as const)('%s', (_, sofar, call, code, clause) => {
    const why = whyNotCall(auction('N', sofar), call);
    expect(why).toMatchObject({ code, clause });
    expect(why?.message).toMatch(/\.$/);
  });

  test.each([
    ["19A1: an opponent's bid after two passes", '1S Pass Pass', 'X'],
    ["19B1: an opponent's double after two passes", '1S X Pass Pass', 'XX'],
    ['19C: a bid over a double opens it again', '1S X 2S', 'X'],
    ['three passes at the start do not end it', 'Pass Pass Pass', '1C'],
  ] as const)('%s is legal', (_, sofar, call) => {
    expect(whyNotCall(auction('N', sofar), call)).toBeUndefined();
  });

  test('the legal calls are those with no reason against them', () => {
    fc.assert(
      fc.property(auctions, fc.nat(), (finished, cut) => {
        const part = replayAuction(
          finished.dealer,
          finished.calls.slice(0, cut % (finished.calls.length + 1)),
        );
        if (!part.ok) throw new Error(part.error.message);
        expect(legalCalls(part.value)).toEqual(
          CALLS.filter((call) => whyNotCall(part.value, call) === undefined),
        );
      }),
    );
  });
});

describe('Law 22: the end', () => {
  test.each([
    ['N', '1S AP', '1SN'],
    ['N', '1S Pass 2S AP', '2SN'],
    ['N', 'Pass 1H Pass 2H AP', '2HE'],
    ['S', '1H 1S 2H 2S 3H AP', '3HS'],
    ['E', '1C 1S X 2S Pass Pass 3C X XX AP', '3CXXE'],
    // South is the first of the side to name spades; North only raises them.
    ['N', '1C 1H 1S Pass 4S AP', '4SS'],
    // East named spades first, but for the other side.
    ['N', '1C 1S Pass Pass 2S AP', '2SN'],
    ['W', 'Pass 1NT Pass 2C Pass 2D Pass 3NT AP', '3NTN'],
  ] as const)('dealer %s: %s is %s', (dealer, text, contract) => {
    const reached = contractOf(auction(dealer, text));
    expect(reached && reached !== 'passed-out' && printContract(reached)).toBe(contract);
  });

  test('22B: four passes and nobody has bid', () => {
    expect(contractOf(auction('E', 'AP'))).toBe('passed-out');
  });

  test('no contract while it goes on', () => {
    expect(contractOf(auction('E', '1C Pass Pass'))).toBeUndefined();
  });

  test('41A: the opening leader is on the left of declarer, dummy opposite', () => {
    expect(openingLeaderOf({ declarer: 'S' })).toBe('W');
    expect(dummyOf({ declarer: 'S' })).toBe('N');
  });

  test('every legal auction ends and names a declarer who first bid the strain for the side', () => {
    fc.assert(
      fc.property(auctions, (finished) => {
        expect(isAuctionOver(finished)).toBe(true);
        expect(finished.calls.length).toBeLessThanOrEqual(319);
        const contract = contractOf(finished);
        if (contract === 'passed-out') {
          expect(finished.calls).toEqual(['Pass', 'Pass', 'Pass', 'Pass']);
          return;
        }
        if (contract === undefined) throw new Error('no contract');
        const bids = finished.calls
          .map((call, index) => ({ call, by: seatAfter(finished.dealer, index) }))
          .filter(({ call }) => isBid(call));
        const last = bids.at(-1)!;
        expect(last.call).toBe(`${contract.level}${contract.strain}`);
        expect(sideOf(last.by)).toBe(sideOf(contract.declarer));
        const first = bids.find(
          ({ call, by }) =>
            isBid(call) && strainOf(call) === contract.strain && sideOf(by) === sideOf(last.by),
        );
        expect(first?.by).toBe(contract.declarer);
      }),
    );
  });

  test('the longest auction has 319 calls', () => {
    const round: Call[] = ['Pass', 'Pass', 'X', 'Pass', 'Pass', 'XX', 'Pass', 'Pass'];
    const calls: Call[] = ['Pass', 'Pass', 'Pass'];
    for (const bid of CALLS.filter(isBid)) calls.push(bid, ...round);
    calls.push('Pass');
    expect(calls).toHaveLength(319);
    const replayed = replayAuction('N', calls);
    expect(replayed.ok && isAuctionOver(replayed.value)).toBe(true);
  });
});

describe('auction notation', () => {
  test('what is printed can be read', () => {
    fc.assert(
      fc.property(auctions, (finished) => {
        expect(parseAuction(finished.dealer, printAuction(finished))).toEqual({ ok: true, value: finished });
      }),
    );
  });

  test('a word that is no call says where', () => {
    expect(parseAuction('N', '1S Pass 2Z')).toMatchObject({ ok: false, error: { code: 'auction', at: 8 } });
  });

  test('an illegal call says which', () => {
    expect(parseAuction('N', '1S 1H')).toMatchObject({
      ok: false,
      error: { code: 'insufficient-bid', index: 1, at: 3 },
    });
    const replayed = replayAuction('N', ['1S', 'Pass', 'X']);
    expect(!replayed.ok && replayed.error.message).toBe(
      "Call 3 (X by S): The last bid, 1S, is the side's own: only an opponent's bid may be doubled.",
    );
  });
});
