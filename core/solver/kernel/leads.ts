import { at, bitLength, type i32, sizeOf } from './machine.ts';
import { add, beginMoves, lowestOf, movesAdded, sequenceOf } from './moves.ts';
import { held, NO_TRUMP, out, trump } from './position.ts';
import { LEAD_CARDS, LEAD_HONOURS, LEAD_LENGTHS, LEAD_ROW, LEADS, RUFFS } from './weights.ts';

/** The card that served before goes first, whatever else is said for others. */
const REMEMBERED: i32 = 1000;

/** Leads, each with what speaks for it; how many there are. */
export function leads(turn: i32, leader: i32, remembered: i32): i32 {
  beginMoves(turn);
  for (let suit: i32 = 0; suit < 4; suit++) {
    const own: i32 = at(held, leader * 4 + suit);
    if (own === 0) continue;
    const all: i32 = at(out, suit);
    const lhos: i32 = at(held, ((leader + 1) & 3) * 4 + suit);
    const partners: i32 = at(held, (leader ^ 2) * 4 + suit);
    const highest: i32 = 1 << (bitLength(all) - 1);
    const second: i32 = all === highest ? 0 : 1 << (bitLength(all ^ highest) - 1);
    const row: i32 = LEAD_ROW * (trump === NO_TRUMP ? 0 : suit === trump ? 2 : 1);
    const first: i32 = turnOfOwner(highest, own, lhos, partners);
    const weight: i32 =
      at(LEADS, row + LEAD_HONOURS + first * 4 + turnOfOwner(second, own, lhos, partners)) +
      weightOfLengths(leader, suit, row);
    let rest: i32 = own;
    while (rest !== 0) {
      const equals: i32 = sequenceOf(rest, all & ~own);
      rest &= ~equals;
      const card: i32 = suit * 16 + bitLength(equals) - 1;
      let worth: i32 =
        weight + at(LEADS, row + LEAD_CARDS + first * 5 + kindOf(equals, rest, highest, second));
      if (card === remembered) worth += REMEMBERED;
      add(card, lowestOf(equals), worth);
    }
  }
  return movesAdded();
}

/** Whose card it is: 0 the leader's, 1 for the next to play, 2 for his partner; 3 for the last, and when there is no such card. */
function turnOfOwner(card: i32, own: i32, lhos: i32, partners: i32): i32 {
  return (own & card) !== 0 ? 0 : (lhos & card) !== 0 ? 1 : (partners & card) !== 0 ? 2 : 3;
}

/** 0 the highest of the suit, 1 the lowest of the hand, 2 the top of a sequence, 4 the second of the suit, 3 any other. */
function kindOf(equals: i32, lower: i32, highest: i32, second: i32): i32 {
  if ((equals & highest) !== 0) return 0;
  if (lower === 0) return 1;
  if ((equals & (equals - 1)) !== 0) return 2;
  return (equals & second) !== 0 ? 4 : 3;
}

function weightOfLengths(leader: i32, suit: i32, row: i32): i32 {
  const lho: i32 = ((leader + 1) & 3) * 4;
  const partner: i32 = (leader ^ 2) * 4;
  const rho: i32 = ((leader + 3) & 3) * 4;
  const lhos: i32 = at(held, lho + suit);
  const partners: i32 = at(held, partner + suit);
  const rhos: i32 = at(held, rho + suit);
  const lengths: i32 =
    at(LEADS, row + LEAD_LENGTHS) * (sizeOf(lhos) + sizeOf(rhos)) +
    at(LEADS, row + LEAD_LENGTHS + 1) * sizeOf(at(held, leader * 4 + suit)) +
    at(LEADS, row + LEAD_LENGTHS + 2) * sizeOf(partners);
  let weight: i32 = lengths >> 2;
  if (partners === 0) weight += at(LEADS, row + LEAD_LENGTHS + 3);
  if (row !== LEAD_ROW) return weight;
  if (lhos === 0 && at(held, lho + trump) !== 0) weight += at(RUFFS, 0);
  if (rhos === 0 && at(held, rho + trump) !== 0) weight += at(RUFFS, 1);
  if (partners === 0 && at(held, partner + trump) !== 0)
    weight += at(RUFFS, lhos === 0 ? 2 : rhos === 0 ? 3 : 4);
  return weight;
}
