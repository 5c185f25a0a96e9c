import { at, bitLength, type Ints, type i32, ints, lowestBit, put, sizeOf } from './machine.ts';
import { canRuff, held, NO_TRUMP, out, trump } from './position.ts';
import { addRelevant, deeper, relevant, setRelevant } from './relevant.ts';

/** The cards of a holding that nothing out beats, but what the holder himself has. */
function topsOf(holding: i32, others: i32): i32 {
  return holding & (-1 << bitLength(others));
}

function least(a: i32, b: i32): i32 {
  return a < b ? a : b;
}

function most(a: i32, b: i32): i32 {
  return a > b ? a : b;
}

/** The lowest rank of so many cards from the top of a holding that has at least as many. */
function lowestOf(tops: i32, count: i32): i32 {
  let cards: i32 = tops;
  for (let more: i32 = sizeOf(tops) - count; more > 0; more--) cards &= cards - 1;
  return lowestBit(cards);
}

/** What the leader can cash; what partner can once the leader's tops are gone: how many in each suit, and with which tops. */
const cashedIn: Ints = ints(4);
const partnersCount: Ints = ints(4);
const partnersTops: Ints = ints(4);

/**
 * Tricks that the side on lead can take at once: the leader cashes, then crosses to his partner where he can, who cashes.
 * Counted up to `goal`; what they rest on is relevant. An opponent with trumps follows to each of these tricks, so he discards nothing.
 */
export function quickTricks(leader: i32, left: i32, goal: i32): i32 {
  setRelevant(0);
  const mine: i32 = leader * 4;
  const partners: i32 = (leader ^ 2) * 4;
  const lho: i32 = ((leader + 1) & 3) * 4;
  const rho: i32 = ((leader + 3) & 3) * 4;
  let lhoRuffs: boolean = false;
  let rhoRuffs: boolean = false;
  let order: i32 = 0;
  if (trump !== NO_TRUMP) {
    const lhoTrumps: i32 = sizeOf(at(held, lho + trump));
    const rhoTrumps: i32 = sizeOf(at(held, rho + trump));
    const own: i32 = at(held, mine + trump);
    const drawn: i32 = sizeOf(topsOf(own, at(out, trump) & ~own));
    lhoRuffs = lhoTrumps > drawn;
    rhoRuffs = rhoTrumps > drawn;
    // Trumps are drawn only when both are out of them; otherwise nothing is drawn.
    if (lhoRuffs || rhoRuffs) {
      lhoRuffs = lhoTrumps > 0;
      rhoRuffs = rhoTrumps > 0;
    }
    // Trumps first: that they are drawn is what the others rest on.
    order = trump;
  }
  let cashed: i32 = 0;
  let crossing: i32 = -1;
  for (let turn: i32 = 0; turn < 4; turn++) {
    const suit: i32 = order ^ turn;
    put(partnersCount, suit, 0);
    put(cashedIn, suit, 0);
    const all: i32 = at(out, suit);
    const own: i32 = at(held, mine + suit);
    const his: i32 = at(held, partners + suit);
    if ((own | his) === 0) continue;
    const highest: i32 = 1 << (bitLength(all) - 1);
    if (((own | his) & highest) === 0) continue;
    const lhoLength: i32 = sizeOf(at(held, lho + suit));
    const rhoLength: i32 = sizeOf(at(held, rho + suit));
    let safe: i32 = 13;
    if (suit !== trump) {
      if (lhoRuffs) safe = lhoLength;
      if (rhoRuffs) safe = least(safe, rhoLength);
      if (safe === 0) continue;
    }
    const ownLength: i32 = sizeOf(own);
    const hisLength: i32 = sizeOf(his);
    const tops: i32 = topsOf(own, all & ~own);
    const topCount: i32 = sizeOf(tops);
    let count: i32 = topCount;
    if (count > 0) {
      if (count >= lhoLength && count >= rhoLength && count >= hisLength) count = ownLength;
      if (count > safe) count = safe;
      cashed += count;
      if (cashed >= goal) {
        const fewer: i32 = count - (cashed - goal);
        addRelevant(suit, fewer > topCount ? lowestBit(tops) : lowestOf(tops, fewer));
        return goal;
      }
      addRelevant(suit, count >= topCount ? lowestBit(tops) : lowestOf(tops, count));
      put(cashedIn, suit, count);
    }
    if (topCount > count || count >= hisLength || safe <= count) continue;
    // Partner's, once those are gone: as many as he keeps while following to them.
    const hisTops: i32 = topsOf(his, all & ~his & ~tops);
    let hisCount: i32 = least(sizeOf(hisTops), hisLength - count);
    if (hisCount === 0) continue;
    const rounds: i32 = count + hisCount;
    if (rounds >= lhoLength && rounds >= rhoLength && rounds >= ownLength) hisCount = hisLength - count;
    hisCount = least(hisCount, safe - count);
    put(partnersCount, suit, hisCount);
    put(partnersTops, suit, hisTops);
    if (ownLength > count && (crossing < 0 || hisCount > at(partnersCount, crossing))) crossing = suit;
  }
  if (cashed >= left) return least(cashed, left);
  if (crossing >= 0) return crossed(cashed, left, goal, crossing);
  if (trump === NO_TRUMP) return cashed;
  return ruffed(leader, cashed, goal, left);
}

/** The leader has cashed what he can and leads a suit that his partner ruffs, since both opponents follow. */
function ruffed(leader: i32, already: i32, goal: i32, left: i32): i32 {
  const mine: i32 = leader * 4;
  const partners: i32 = (leader ^ 2) * 4;
  const lho: i32 = ((leader + 1) & 3) * 4;
  const rho: i32 = ((leader + 3) & 3) * 4;
  const trumps: i32 = sizeOf(at(held, partners + trump)) - at(cashedIn, trump);
  if (trumps <= 0) return already;
  for (let turn: i32 = 1; turn < 4; turn++) {
    const suit: i32 = trump ^ turn;
    if (at(held, partners + suit) !== 0) continue;
    const gone: i32 = at(cashedIn, suit);
    if (
      sizeOf(at(held, mine + suit)) <= gone ||
      sizeOf(at(held, lho + suit)) <= gone ||
      sizeOf(at(held, rho + suit)) <= gone
    )
      continue;
    const cashed: i32 = already + 1;
    if (cashed >= goal) return cashed;
    // His trumps are one fewer.
    const his: i32 = at(partnersCount, trump);
    if (his >= trumps) put(partnersCount, trump, trumps - 1);
    return crossed(cashed, left, goal, trump);
  }
  return already;
}

/** The leader has crossed to his partner in a suit: what he cashes there, and then in the others, until there is enough. */
function crossed(already: i32, left: i32, goal: i32, crossing: i32): i32 {
  let cashed: i32 = already;
  for (let turn: i32 = 0; turn < 4; turn++) {
    const suit: i32 = crossing ^ turn;
    const count: i32 = at(partnersCount, suit);
    if (count === 0) continue;
    cashed += count;
    const tops: i32 = at(partnersTops, suit);
    const fewer: i32 = cashed >= goal ? count - (cashed - goal) : count;
    addRelevant(suit, fewer >= sizeOf(tops) ? lowestBit(tops) : lowestOf(tops, fewer));
    if (cashed >= goal) return goal;
  }
  return least(cashed, left);
}

/**
 * Tricks of `left` that the side not on lead will take whatever is played, counted up to `goal`. What they rest on is relevant.
 */
export function laterTricks(leader: i32, left: i32, goal: i32): i32 {
  setRelevant(0);
  const lho: i32 = (leader + 1) & 3;
  const rho: i32 = (leader + 3) & 3;
  if (trump !== NO_TRUMP) {
    const trumps: i32 = laterTrumps(leader, lho * 4 + trump, rho * 4 + trump, goal);
    if (trumps >= goal) return goal;
    setRelevant(0);
  }
  if (goal === 1 && (trump === NO_TRUMP || at(out, trump) === 0)) {
    if (losesOne(leader, left)) return 1;
    setRelevant(0);
  }
  // Every suit that can be led now is theirs; who wins it cashes.
  let byLho: boolean = false;
  let byRho: boolean = false;
  for (let suit: i32 = 0; suit < 4; suit++) {
    if (at(held, leader * 4 + suit) === 0) continue;
    const highest: i32 = 1 << (bitLength(at(out, suit)) - 1);
    if ((at(held, lho * 4 + suit) & highest) !== 0) byLho = true;
    else if ((at(held, rho * 4 + suit) & highest) !== 0) byRho = true;
    else return 0;
    if (canRuff(leader ^ 2, suit)) return 0;
    addRelevant(suit, lowestBit(highest));
  }
  // He takes the trick that is led with his highest, as if he had led it: what he can take on lead is his.
  let reasons: i32 = relevant;
  if (byLho) {
    if (quickTricks(lho, left, goal) < goal) return 0;
    reasons = deeper(reasons, relevant);
  }
  if (byRho) {
    if (quickTricks(rho, left, goal) < goal) return 0;
    reasons = deeper(reasons, relevant);
  }
  setRelevant(reasons);
  return goal;
}

/**
 * Does the side that follows to a lead win it surely, and take enough of the `left` tricks at once? The card that was led is still
 * in the leader's hand here.
 */
export function refutes(leader: i32, led: i32, left: i32, goal: i32): boolean {
  const highest: i32 = 1 << (bitLength(at(out, led)) - 1);
  const lho: i32 = (leader + 1) & 3;
  const rho: i32 = (leader + 3) & 3;
  const winner: i32 = (at(held, lho * 4 + led) & highest) !== 0 ? lho : rho;
  if ((at(held, winner * 4 + led) & highest) === 0 || canRuff(leader ^ 2, led)) return false;
  if (quickTricks(winner, left, goal) < goal) return false;
  addRelevant(led, lowestBit(highest));
  return true;
}

/**
 * The top trumps that two seats own between them take a trick each, as many as the longer of the two has trumps: he follows with
 * others while his partner's win, and ruffs with his own. All trumps take one for each that the longer has: no rank matters then.
 */
function laterTrumps(leader: i32, lho: i32, rho: i32, goal: i32): i32 {
  const his: i32 = at(held, lho);
  const others: i32 = at(held, rho);
  const all: i32 = at(out, trump);
  const longer: i32 = most(sizeOf(his), sizeOf(others));
  if ((his | others) === all) return longer;
  const tops: i32 = topsOf(his | others, all & ~(his | others));
  if (tops === 0) return guardedTrump(leader, his, others, all);
  const count: i32 = least(least(sizeOf(tops), longer), goal);
  addRelevant(trump, lowestOf(tops, count));
  return count;
}

/**
 * The second trump with another one, when the first sits before it. Its side is not on lead: it wins a trick before it must lead away
 * from it, or wins one with it. Wherever the first sits, the third on its side does as well: one of the two is left when the first is gone.
 */
function guardedTrump(leader: i32, lhos: i32, rhos: i32, all: i32): i32 {
  if (all === 0) return 0;
  const first: i32 = 1 << (bitLength(all) - 1);
  const rest: i32 = all ^ first;
  if (rest === 0) return 0;
  const second: i32 = 1 << (bitLength(rest) - 1);
  const his: i32 = (lhos & second) !== 0 ? lhos : rhos;
  if ((his & second) === 0 || his === second) return 0;
  // Before the one after the leader sits the leader; before the other, the leader's partner.
  const before: i32 = (at(held, leader * 4 + trump) & first) !== 0 ? lhos : rhos;
  if (his === before) {
    addRelevant(trump, lowestBit(second));
    return 1;
  }
  const third: i32 = 1 << (bitLength(rest ^ second) - 1);
  if (((lhos | rhos) & third) === 0) return 0;
  addRelevant(trump, lowestBit(third));
  return 1;
}

/**
 * Without trumps the side on lead takes no more tricks in the suits it has the highest card of than its longer hand has cards
 * there. To take them all it would lead another suit, too, whose highest card an opponent keeps: neither has two to keep.
 */
function losesOne(leader: i32, left: i32): boolean {
  const lho: i32 = ((leader + 1) & 3) * 4;
  let wins: i32 = 0;
  // One who keeps a highest card already: 1 the leader's left-hand opponent, 2 the other.
  let keepers: i32 = 0;
  for (let suit: i32 = 0; suit < 4; suit++) {
    const own: i32 = at(held, leader * 4 + suit);
    const his: i32 = at(held, (leader ^ 2) * 4 + suit);
    if ((own | his) === 0) continue;
    const highest: i32 = 1 << (bitLength(at(out, suit)) - 1);
    if (((own | his) & highest) !== 0) {
      wins += most(sizeOf(own), sizeOf(his));
      continue;
    }
    const keeper: i32 = (at(held, lho + suit) & highest) !== 0 ? 1 : 2;
    if ((keepers & keeper) !== 0) return false;
    keepers |= keeper;
    addRelevant(suit, lowestBit(highest));
  }
  return wins < left;
}
