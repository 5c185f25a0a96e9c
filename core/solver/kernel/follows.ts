import { at, bitLength, type i32, sizeOf } from './machine.ts';
import { add, beginMoves, lowestOf, movesAdded, sequenceOf } from './moves.ts';
import { held, NO_TRUMP, out, trump } from './position.ts';
import {
  BEATS,
  DISCARDED_LENGTH,
  FOLLOW_ROW,
  FOLLOWS,
  FORCES,
  GUARD,
  LOW,
  LOWEST,
  LOWEST_DISCARD,
  OVERRUFFED,
  PARTNERS,
  RUFFS_SURELY,
  STATES,
  UNDERRUFFS,
  WINS,
} from './weights.ts';

/** A trump among cards of the suit that was led: higher than all of them. */
const RUFFING: i32 = 16;

/** What a follower can play, each with what speaks for it; how many there are. `winning` is the card that wins so far, `winner` whose. */
export function follows(turn: i32, seat: i32, led: i32, winning: i32, winner: i32): i32 {
  beginMoves(turn);
  const place: i32 = turn & 3;
  const best: i32 = (winning >> 4 === led ? 0 : RUFFING) + (winning & 15);
  // What the next to play can beat it with, and, of the second to play, what his partner can beat all with; below zero for nothing.
  let threat: i32 = -1;
  let help: i32 = -1;
  if (place < 3) threat = highestOf((seat + 1) & 3, led, best);
  if (place === 1) help = highestOf(seat ^ 2, led, threat < 0 ? best : threat);
  const state: i32 = stateOf(place, ((winner ^ seat) & 1) === 0, threat >= 0, help >= 0);
  const row: i32 = FOLLOW_ROW * (trump === NO_TRUMP ? STATES + state : state);
  if (at(held, seat * 4 + led) !== 0) {
    followSuit(row, seat, led, winning, best, threat);
    return movesAdded();
  }
  for (let suit: i32 = 0; suit < 4; suit++) {
    if (at(held, seat * 4 + suit) === 0) continue;
    if (suit === trump) ruff(row, seat, winning, best, threat);
    else discard(row, seat, suit, winning);
  }
  return movesAdded();
}

/** The best card with which a seat can beat what wins so far, in the suit that was led or with a trump; below zero if it cannot. */
function highestOf(seat: i32, led: i32, best: i32): i32 {
  const holding: i32 = at(held, seat * 4 + led);
  let highest: i32 = -1;
  if (holding !== 0) highest = bitLength(holding) - 1;
  else if (trump !== NO_TRUMP && led !== trump && at(held, seat * 4 + trump) !== 0)
    highest = RUFFING + bitLength(at(held, seat * 4 + trump)) - 1;
  return highest < best ? -1 : highest;
}

/** The row of weights.ts for a place in the trick and what can still happen in it. */
function stateOf(place: i32, isFriendly: boolean, isThreatened: boolean, isHelped: boolean): i32 {
  if (place === 1) return (isHelped ? 0 : 1) + (isThreatened ? 0 : 2);
  if (place === 2) return (isFriendly ? 4 : 6) + (isThreatened ? 1 : 0);
  return isFriendly ? 8 : 9;
}

/** The cards that make a difference between a seat's own: those in other hands, and the one that wins so far. */
function separators(seat: i32, suit: i32, winning: i32): i32 {
  return (
    at(held, ((seat + 1) & 3) * 4 + suit) |
    at(held, (seat ^ 2) * 4 + suit) |
    at(held, ((seat + 3) & 3) * 4 + suit) |
    (winning >> 4 === suit ? 1 << (winning & 15) : 0)
  );
}

function followSuit(row: i32, seat: i32, led: i32, winning: i32, best: i32, threat: i32): void {
  const others: i32 = separators(seat, led, winning);
  const behind: i32 = at(held, ((seat + 1) & 3) * 4 + led);
  let rest: i32 = at(held, seat * 4 + led);
  while (rest !== 0) {
    const equals: i32 = sequenceOf(rest, others);
    rest &= ~equals;
    const rank: i32 = bitLength(equals) - 1;
    let worth: i32 = (at(FOLLOWS, row + LOW) * (13 - rank)) >> 2;
    if (rank > best) {
      worth += at(FOLLOWS, row + (rank > threat ? WINS : BEATS));
      // Who plays next must spend a card to win, and nobody else has one.
      if (rank < threat && others >> rank === (others & behind) >> rank) worth += at(FOLLOWS, row + FORCES);
    }
    if (rest === 0) worth += at(FOLLOWS, row + LOWEST);
    add(led * 16 + rank, lowestOf(equals), worth);
  }
}

function ruff(row: i32, seat: i32, winning: i32, best: i32, threat: i32): void {
  const others: i32 = separators(seat, trump, winning);
  let rest: i32 = at(held, seat * 4 + trump);
  while (rest !== 0) {
    const equals: i32 = sequenceOf(rest, others);
    rest &= ~equals;
    const rank: i32 = bitLength(equals) - 1;
    const height: i32 = RUFFING + rank;
    const weight: i32 = height < best ? UNDERRUFFS : height > threat ? RUFFS_SURELY : OVERRUFFED;
    add(trump * 16 + rank, lowestOf(equals), 13 - rank + at(FOLLOWS, row + weight));
  }
}

function discard(row: i32, seat: i32, suit: i32, winning: i32): void {
  const others: i32 = separators(seat, suit, winning);
  const holding: i32 = at(held, seat * 4 + suit);
  const all: i32 = at(out, suit);
  const size: i32 = sizeOf(holding);
  const highest: i32 = 1 << (bitLength(all) - 1);
  const second: i32 = all === highest ? 0 : 1 << (bitLength(all ^ highest) - 1);
  let weight: i32 = (at(FOLLOWS, row + DISCARDED_LENGTH) * size) >> 2;
  if (size === 2 && (holding & second) !== 0 && (holding & highest) === 0) weight += at(FOLLOWS, row + GUARD);
  if ((at(held, (seat ^ 2) * 4 + suit) & highest) !== 0) weight += at(FOLLOWS, row + PARTNERS);
  let rest: i32 = holding;
  while (rest !== 0) {
    const equals: i32 = sequenceOf(rest, others);
    rest &= ~equals;
    const rank: i32 = bitLength(equals) - 1;
    add(
      suit * 16 + rank,
      lowestOf(equals),
      weight + 13 - rank + (rest === 0 ? at(FOLLOWS, row + LOWEST_DISCARD) : 0),
    );
  }
}
