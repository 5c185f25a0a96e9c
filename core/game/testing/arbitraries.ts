import fc from 'fast-check';
import { type Entropy, orThrow } from '../../base/index.ts';
import {
  type Auction,
  type BoardResult,
  CALLS,
  type Contract,
  DEALS,
  type Deal,
  DOUBLINGS,
  dealOfIndex,
  isPlayOver,
  LEVELS,
  legalCalls,
  legalCards,
  makeCall,
  type Play,
  playCard,
  SEATS,
  STRAINS,
  startAuction,
  startPlay,
  VULNERABILITIES,
} from '../index.ts';

export const seats = fc.constantFrom(...SEATS);
export const vulnerabilities = fc.constantFrom(...VULNERABILITIES);
export const calls = fc.constantFrom(...CALLS);

export const deals: fc.Arbitrary<Deal> = fc
  .bigInt({ min: 0n, max: DEALS - 1n })
  .map((index) => dealOfIndex(index) as Deal);

export const contracts: fc.Arbitrary<Contract> = fc.record({
  level: fc.constantFrom(...LEVELS),
  strain: fc.constantFrom(...STRAINS),
  doubling: fc.constantFrom(...DOUBLINGS),
  declarer: seats,
});

export const boardResults: fc.Arbitrary<BoardResult> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<BoardResult>('passed-out') },
  { weight: 20, arbitrary: fc.record({ contract: contracts, tricks: fc.integer({ min: 0, max: 13 }) }) },
);

const pick = <T>(from: readonly T[], choice: number): T => from[choice % from.length] as T;

/** Follows numbers as choices among what is legal, until nothing is: low numbers pass, so that auctions end. */
export const auctions: fc.Arbitrary<Auction> = fc
  .tuple(seats, fc.infiniteStream(fc.nat({ max: 60 })))
  .map(([dealer, choices]) => {
    let auction = startAuction(dealer);
    for (const choice of choices) {
      const legal = legalCalls(auction);
      if (legal.length === 0) break;
      auction = orThrow(makeCall(auction, pick(legal, Math.max(0, choice - 25))));
    }
    return auction;
  });

export const plays: fc.Arbitrary<Play> = fc
  .tuple(deals, contracts, fc.array(fc.nat({ max: 51 }), { minLength: 52, maxLength: 52 }))
  .map(([deal, contract, choices]) => {
    let play = startPlay(deal, contract);
    for (const choice of choices) {
      if (isPlayOver(play)) break;
      const legal = legalCards(play);
      play = orThrow(playCard(play, pick(legal, choice)));
    }
    return play;
  });

/** Entropy that says the given bytes, then zeros. */
export const scripted = (...bytes: readonly number[]): Entropy => {
  let at = 0;
  return (target) => {
    for (let index = 0; index < target.length; index++) target[index] = bytes[at++] ?? 0;
  };
};
