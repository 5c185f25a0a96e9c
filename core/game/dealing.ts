import type { Entropy } from '../base/index.ts';
import type { Deal } from './deal.ts';
import {
  DEALS,
  type DealChoices,
  dealOfChoices,
  EAST_CHOICES,
  NORTH_CHOICES,
  SOUTH_CHOICES,
} from './deal-index.ts';

/**
 * Dealing (Law 6E4): 96 bits of entropy name one of all deals, or none, and then 96 more are drawn. Every deal is
 * equally likely; nothing is folded by a modulus. About two draws in three name a deal.
 */
const DRAW_BYTES = 12;

/**
 * Divides the number written in `limbs` (16 bits each, highest first) by a divisor below 2^37, in place, and
 * answers the remainder. Every intermediate value is below 2^53.
 */
function divide(limbs: number[], divisor: number): number {
  let remainder = 0;
  for (let at = 0; at < limbs.length; at++) {
    const value = remainder * 65_536 + (limbs[at] as number);
    const quotient = Math.floor(value / divisor);
    limbs[at] = quotient;
    remainder = value - quotient * divisor;
  }
  return remainder;
}

/** The choices that 96 bits name; `undefined` when their number is not below `DEALS`. */
export function choicesOfBits(bytes: Uint8Array): DealChoices | undefined {
  const limbs: number[] = [];
  for (let at = 0; at < DRAW_BYTES; at += 2)
    limbs.push((bytes[at] as number) * 256 + (bytes[at + 1] as number));
  const south = divide(limbs, SOUTH_CHOICES);
  const east = divide(limbs, EAST_CHOICES);
  let north = 0;
  for (const limb of limbs) north = north * 65_536 + limb;
  return north < NORTH_CHOICES ? { north, east, south } : undefined;
}

/** One deal, every one equally likely if the entropy is good. */
export function randomDeal(entropy: Entropy): Deal {
  const bytes = new Uint8Array(DRAW_BYTES);
  for (;;) {
    entropy(bytes);
    const choices = choicesOfBits(bytes);
    if (choices !== undefined) return dealOfChoices(choices);
  }
}

/** The deals of a set of boards, no two of them equal. */
export function dealSet(boards: number, entropy: Entropy): readonly Deal[] {
  if (BigInt(boards) > DEALS) throw new Error('There are not so many deals.');
  const seen = new Set<string>();
  const deals: Deal[] = [];
  while (deals.length < boards) {
    const deal = randomDeal(entropy);
    const key = [deal.N, deal.E, deal.S].map(({ majors, minors }) => `${majors},${minors}`).join();
    if (seen.has(key)) continue;
    seen.add(key);
    deals.push(deal);
  }
  return deals;
}
