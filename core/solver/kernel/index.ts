import { at, type i32, put } from './machine.ts';
import { forgetLeads } from './moves.ts';
import { forget } from './patterns.ts';
import { held, inHands, out, prepareOwners, setTrump } from './position.ts';
import { allow, isGivenUp, played, underWay } from './search.ts';

/** A seat's holding in a suit. */
export function hold(seat: i32, suit: i32, holding: i32): void {
  put(held, seat * 4 + suit, holding);
}

/**
 * After the holdings of a deal are there: what is learnt from now on is learnt of this deal with this trump suit, 0 to 3, 4
 * for none. Questions are about these hands, or what is left of them after some tricks.
 */
export function begin(trump: i32): void {
  setTrump(trump);
  prepareOwners();
  forget();
  forgetLeads();
}

/** A card of the trick that is on the table, suit * 16 + rank, the leader's first; it is in no hand any more. */
export function lay(left: i32, place: i32, card: i32): void {
  put(played, (13 - left) * 4 + place, card);
}

/**
 * Do North–South take so many of the `left` tricks, the one on the table with its cards counted? 1 or 0; -1 when it took more than
 * `most` tricks to look at. What was learnt till then is kept: asked again, it goes on from there.
 */
export function takes(left: i32, leader: i32, cards: i32, need: i32, most: i32): i32 {
  for (let suit: i32 = 0; suit < 4; suit++) put(out, suit, inHands(suit));
  for (let place: i32 = 0; place < cards; place++) {
    const card: i32 = at(played, (13 - left) * 4 + place);
    put(out, card >> 4, at(out, card >> 4) | (1 << (card & 15)));
  }
  allow(most);
  const result: i32 = underWay(left, leader, cards, need);
  return isGivenUp() ? -1 : result;
}
