import type { Deal } from './deal.ts';
import { HAND_SIZE, type Hand } from './hand.ts';
import type { Seat } from './seat.ts';

/**
 * All deals in one order, each with its number. North's cards are one of C(52,13) choices, East's one of C(39,13)
 * of what is left, South's one of C(26,13), West has the rest; choices are counted with the top of the pack first.
 * Number 0 gives North the spades, East the hearts, South the diamonds and West the clubs; the last number the
 * reverse.
 *
 * Each of the three choices fits a double exactly, so only numbers of whole deals are bigints.
 */
export const DEALS = 53_644_737_765_488_792_839_237_440_000n;

const PACK_SIZE = 52;

/** Ways to choose k of n at [n * 14 + k], for n up to 52 and k up to 13; exact in doubles, as C(52,13) < 2^40. */
const CHOICES = pascal();

function pascal(): Float64Array {
  const choices = new Float64Array((PACK_SIZE + 1) * (HAND_SIZE + 1));
  for (let n = 0; n <= PACK_SIZE; n++) {
    const at = n * (HAND_SIZE + 1);
    choices[at] = 1;
    for (let k = 1; k <= HAND_SIZE && n > 0; k++) {
      const above = at - (HAND_SIZE + 1) + k;
      choices[at + k] = (choices[above - 1] as number) + (choices[above] as number);
    }
  }
  return choices;
}

const choose = (n: number, k: number): number => CHOICES[n * (HAND_SIZE + 1) + k] as number;

/** How many hands North can hold. */
export const NORTH_CHOICES = choose(52, HAND_SIZE);
/** How many hands East can hold once North’s is known. */
export const EAST_CHOICES = choose(39, HAND_SIZE);
/** How many hands South can hold once those two are known; West has the rest. */
export const SOUTH_CHOICES = choose(26, HAND_SIZE);

/** The three choices that make a deal, each from 0. */
export interface DealChoices {
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** Moves the cards of choice number `choice` out of `places` and answers them as a hand. */
function takeHand(places: Uint8Array, count: number, choice: number): Hand {
  let majors = 0;
  let minors = 0;
  let wanted = HAND_SIZE;
  let left = choice;
  let kept = 0;
  for (let at = 0; at < count; at++) {
    const place = places[at] as number;
    const takingThis = wanted === 0 ? 0 : choose(count - at - 1, wanted - 1);
    if (left < takingThis) {
      wanted--;
      if (place < 26) majors |= 1 << place;
      else minors |= 1 << (place - 26);
    } else {
      left -= takingThis;
      places[kept++] = place;
    }
  }
  return { majors, minors };
}

const PLACES = Uint8Array.from({ length: PACK_SIZE }, (_, place) => place);

/** The deal that three choices make. */
export function dealOfChoices({ north, east, south }: DealChoices): Deal {
  const places = PLACES.slice();
  return {
    N: takeHand(places, 52, north),
    E: takeHand(places, 39, east),
    S: takeHand(places, 26, south),
    W: takeHand(places, 13, 0),
  };
}

/** Which choice a hand is among the cards of `places`; keeps the rest there. */
function choiceOf(hand: Hand, places: number[]): number {
  let choice = 0;
  let wanted = HAND_SIZE;
  const rest: number[] = [];
  for (const [at, place] of places.entries()) {
    const held = place < 26 ? (hand.majors >> place) & 1 : (hand.minors >> (place - 26)) & 1;
    if (held) {
      wanted--;
    } else {
      if (wanted > 0) choice += choose(places.length - at - 1, wanted - 1);
      rest.push(place);
    }
  }
  places.splice(0, places.length, ...rest);
  return choice;
}

/** The three choices that make a deal. */
export function choicesOfDeal(deal: Deal): DealChoices {
  const places = [...PLACES];
  const take = (seat: Seat): number => choiceOf(deal[seat], places);
  return { north: take('N'), east: take('E'), south: take('S') };
}

/** The number of a deal, from 0 to `DEALS` - 1. */
export function indexOfDeal(deal: Deal): bigint {
  const { north, east, south } = choicesOfDeal(deal);
  return (BigInt(north) * BigInt(EAST_CHOICES) + BigInt(east)) * BigInt(SOUTH_CHOICES) + BigInt(south);
}

/** The deal with a number; `undefined` when there is no such number. */
export function dealOfIndex(index: bigint): Deal | undefined {
  if (index < 0n || index >= DEALS) return undefined;
  const south = index % BigInt(SOUTH_CHOICES);
  const rest = index / BigInt(SOUTH_CHOICES);
  return dealOfChoices({
    north: Number(rest / BigInt(EAST_CHOICES)),
    east: Number(rest % BigInt(EAST_CHOICES)),
    south: Number(south),
  });
}
