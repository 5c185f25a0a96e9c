import {
  type Deal,
  type Hand,
  handSize,
  highCardPoints,
  ranksIn,
  SEATS,
  type Seat,
  type Strain,
  SUITS,
  seatAfter,
} from '../game/index.ts';
import { finish, type Steps } from './steps.ts';
import { strainSearch, tricksOf } from './strain-search.ts';

/** The tricks of each declarer in each strain when all four play as if they saw all cards. */
export type DoubleDummyTable = Readonly<Record<Seat, Readonly<Record<Strain, number>>>>;

/** The strains as tables of tricks have them: spades to clubs, then no trumps. */
export const TABLE_STRAINS: readonly Strain[] = [...SUITS, 'NT'];

const RESULTS = SEATS.length * TABLE_STRAINS.length;

/** Partners one after the other: what one makes is a good guess for the other. */
const DECLARERS: readonly Seat[] = ['N', 'S', 'E', 'W'];

/** What a point above half of them is worth in tricks to North–South, and what a trump is; as means of random deals have it. */
const A_POINT = 0.32;
const A_TRUMP = 0.75;

/** The tricks that North–South are likely to take: where the search begins. */
function likelyTricks({ N, E, S, W }: Deal, strain: Strain, left: number): number {
  const points = highCardPoints(N) + highCardPoints(S) - highCardPoints(E) - highCardPoints(W);
  const trumps = (hand: Hand): number => (strain === 'NT' ? 0 : ranksIn(hand, strain).length);
  const longer = trumps(N) + trumps(S) - trumps(E) - trumps(W);
  return Math.round((left + A_POINT * points + A_TRUMP * longer) / 2);
}

/** The twenty results of a deal, or of an ending with hands of equal length. */
export const tricks = (deal: Deal): DoubleDummyTable => finish(tricksInSteps(deal));

/** The twenty results, one after another. */
export function* tricksInSteps(deal: Deal): Steps<DoubleDummyTable> {
  const left = handSize(deal.N);
  const table: Record<Seat, Partial<Record<Strain, number>>> = { N: {}, E: {}, S: {}, W: {} };
  let done = 0;
  for (const strain of TABLE_STRAINS) {
    const search = strainSearch(deal, strain);
    let guess = likelyTricks(deal, strain, left);
    for (const declarer of DECLARERS) {
      const leader = seatAfter(declarer, 1);
      guess = yield* search.northSouth({ hands: deal, strain, leader, trick: [] }, guess, {
        done,
        of: RESULTS,
      });
      table[declarer][strain] = tricksOf(declarer, guess, left);
      done += 1;
      yield { done, of: RESULTS };
    }
  }
  return table as DoubleDummyTable;
}
