import { at, bitLength, type i32, sizeOf } from './machine.ts';
import { add, howMany, rankOfLowest, sequenceOf, startAt } from './moves.ts';
import { canRuff, held, NO_TRUMP, out, trump } from './position.ts';

/**
 * What a follower can play. `winning` is the card that wins so far, `isFriendly`: partner played it. `behind`: the seat that plays
 * after, or below zero for the last to play. How many there are.
 */
export function follows(turn: i32, seat: i32, led: i32, winning: i32, isFriendly: boolean, behind: i32): i32 {
  startAt(turn);
  const isPartnerToCome: boolean = (turn & 3) === 1;
  const own: i32 = at(held, seat * 4 + led);
  if (own !== 0) {
    // Without trumps nobody spends a high card on what his partner takes.
    const isSpared: boolean =
      trump === NO_TRUMP && isPartnerToCome && partnerTakes(seat, led, winning, behind);
    followSuit(own, led, winning, isFriendly, isSpared, behind);
    return howMany();
  }
  for (let other: i32 = 0; other < 4; other++) {
    const holding: i32 = at(held, seat * 4 + other);
    if (holding === 0) continue;
    if (other === trump) {
      const isTheirs: boolean = isFriendly
        ? standsUp(led, winning, behind)
        : isPartnerToCome && partnerTakes(seat, led, winning, behind);
      ruffs(holding, winning, isTheirs);
    } else discards(holding, other);
  }
  return howMany();
}

/** Does partner's card win against the one who plays after? */
function standsUp(led: i32, winning: i32, behind: i32): boolean {
  if (behind < 0) return true;
  if (canRuff(behind, led)) return false;
  return winning >> 4 !== led || bitLength(at(held, behind * 4 + led)) - 1 < (winning & 15);
}

/** Does partner, the last to play, have a card of the suit led that wins? */
function partnerTakes(seat: i32, led: i32, winning: i32, behind: i32): boolean {
  if (canRuff(behind, led)) return false;
  const length: i32 = bitLength(at(held, (seat ^ 2) * 4 + led));
  return length > bitLength(at(held, behind * 4 + led)) && length - 1 > (winning & 15);
}

function followSuit(
  own: i32,
  suit: i32,
  winning: i32,
  isFriendly: boolean,
  isSpared: boolean,
  behind: i32,
): void {
  const others: i32 = at(out, suit) & ~own;
  // What the player behind could still beat it with.
  const threat: i32 = behind < 0 ? 0 : bitLength(at(held, behind * 4 + suit));
  const rankToBeat: i32 = winning >> 4 === suit ? winning & 15 : 13;
  let rest: i32 = own;
  while (rest !== 0) {
    const equals: i32 = sequenceOf(rest, others);
    rest &= ~equals;
    const rank: i32 = bitLength(equals) - 1;
    let worth: i32 = 13 - rank;
    if (rank > rankToBeat) {
      const isSure: boolean = threat <= rank;
      if (isFriendly) worth += behind >= 0 && threat - 1 > rankToBeat && isSure ? 20 : -5;
      else if (isSure) worth += isSpared ? -3 : 40;
    }
    add(suit * 16 + rank, rankOfLowest(equals), worth);
  }
}

/** Trumps on another suit; the trick may be the side's without them. */
function ruffs(holding: i32, winning: i32, isTheirs: boolean): void {
  const others: i32 = at(out, trump) & ~holding;
  const rankToBeat: i32 = winning >> 4 === trump ? winning & 15 : -1;
  let rest: i32 = holding;
  while (rest !== 0) {
    const equals: i32 = sequenceOf(rest, others);
    rest &= ~equals;
    const rank: i32 = bitLength(equals) - 1;
    const isWasted: boolean = isTheirs || rank < rankToBeat;
    add(trump * 16 + rank, rankOfLowest(equals), 13 - rank + (isWasted ? -30 : 45));
  }
}

function discards(holding: i32, suit: i32): void {
  const others: i32 = at(out, suit) & ~holding;
  const size: i32 = sizeOf(holding);
  const higher: i32 = others >> bitLength(holding);
  // A bare winner, and the second highest with one to guard it.
  const keeps: i32 =
    size === 1 && higher === 0 ? 6 : size === 2 && higher !== 0 && (higher & (higher - 1)) === 0 ? 3 : 0;
  let rest: i32 = holding;
  while (rest !== 0) {
    const equals: i32 = sequenceOf(rest, others);
    rest &= ~equals;
    const rank: i32 = bitLength(equals) - 1;
    const worth: i32 = 13 - rank + 2 * size - keeps + (rest === 0 ? 8 : 0);
    add(suit * 16 + rank, rankOfLowest(equals), worth);
  }
}
