import {
  AS_BEFORE,
  AS_REMEMBERED,
  byCard,
  byLengths,
  byOpponents,
  byOwners,
  byTrumps,
  SUIT_BEFORE,
  suitRemembered,
} from './lead-weights.ts';
import { at, bitLength, type i32, sizeOf } from './machine.ts';
import { add, howMany, latestLead, rankOfLowest, sequenceOf, startAt } from './moves.ts';
import { held, NO_TRUMP, out, trump } from './position.ts';

/** Leads, each with what speaks for it; how many there are. `remembered`: what was best in a position of that shape. */
export function leads(turn: i32, leader: i32, remembered: i32): i32 {
  startAt(turn);
  const before: i32 = latestLead(turn, leader);
  const trumps: i32 = whoHasTrumps(leader);
  const lho: i32 = ((leader + 1) & 3) * 4;
  const partner: i32 = (leader ^ 2) * 4;
  const rho: i32 = ((leader + 3) & 3) * 4;
  for (let suit: i32 = 0; suit < 4; suit++) {
    const own: i32 = at(held, leader * 4 + suit);
    if (own === 0) continue;
    const all: i32 = at(out, suit);
    const others: i32 = all & ~own;
    const lhos: i32 = at(held, lho + suit);
    const partners: i32 = at(held, partner + suit);
    const highest: i32 = topOf(all);
    const first: i32 = ownerOf(highest, own, lhos, partners);
    const second: i32 = ownerOf(topOf(all ^ highest), own, lhos, partners);
    const kind: i32 = trump === NO_TRUMP ? 0 : suit === trump ? 1 : 2;
    const suitWorth: i32 =
      at(byOwners, (kind * 4 + first) * 5 + second) +
      worthOfLengths(kind, sizeOf(own), sizeOf(partners), sizeOf(lhos), sizeOf(at(held, rho + suit)), trumps);
    let rest: i32 = own;
    while (rest !== 0) {
      const equals: i32 = sequenceOf(rest, others);
      rest &= ~equals;
      const rank: i32 = bitLength(equals) - 1;
      const card: i32 = suit * 16 + rank;
      const sort: i32 =
        4 * least(sizeOf(all >> (rank + 1)), 3) +
        (rest === 0 ? 2 : 0) +
        ((equals & (equals - 1)) !== 0 ? 1 : 0);
      let worth: i32 = suitWorth + at(byCard, (kind * 16 + sort) * 4 + first);
      if (card === before) worth += AS_BEFORE;
      else if (suit === before >> 4) worth += SUIT_BEFORE;
      if (card === remembered) worth += AS_REMEMBERED;
      else if (suit === remembered >> 4) worth += at(suitRemembered, kind);
      add(card, rankOfLowest(equals), worth);
    }
  }
  return howMany();
}

/** What speaks for any card of a suit, by how many each seat has. */
function worthOfLengths(kind: i32, own: i32, partners: i32, lhos: i32, rhos: i32, trumps: i32): i32 {
  const worth: i32 =
    at(byLengths, (kind * 4 + least(own, 4) - 1) * 5 + least(partners, 4)) +
    at(byOpponents, (kind * 4 + least(lhos, 3)) * 4 + least(rhos, 3));
  if (kind < 2) return worth;
  const followers: i32 = (lhos > 0 ? 4 : 0) + (partners > 0 ? 2 : 0) + (rhos > 0 ? 1 : 0);
  return worth + at(byTrumps, followers * 8 + trumps);
}

/** Who has trumps: 1 for the left-hand opponent, 2 for partner, 4 for the other. */
function whoHasTrumps(leader: i32): i32 {
  if (trump === NO_TRUMP) return 0;
  let who: i32 = 0;
  for (let next: i32 = 1; next < 4; next++)
    if (at(held, ((leader + next) & 3) * 4 + trump) !== 0) who |= 1 << (next - 1);
  return who;
}

/** Who holds a card: 0 the leader, 1 the left-hand opponent, 2 partner, 3 the other; 4 where there is no such card. */
function ownerOf(card: i32, own: i32, lhos: i32, partners: i32): i32 {
  if (card === 0) return 4;
  if ((own & card) !== 0) return 0;
  if ((lhos & card) !== 0) return 1;
  return (partners & card) !== 0 ? 2 : 3;
}

function topOf(holding: i32): i32 {
  return holding === 0 ? 0 : 1 << (bitLength(holding) - 1);
}

function least(a: i32, b: i32): i32 {
  return a < b ? a : b;
}
