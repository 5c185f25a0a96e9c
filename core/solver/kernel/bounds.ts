import { at, bitLength, type Ints, type i32, ints, sizeOf } from './machine.ts';
import { held, NO_TRUMP, out, trump } from './position.ts';
import { nothingRelevant, relevant } from './relevant.ts';

/** Tricks that the leader, and then his partner, can cash in each suit. */
const ownTops: Ints = ints(4);
const partnersTops: Ints = ints(4);

/** The cards of a holding that nothing out beats, but what the holder himself has. */
function topsOf(holding: i32, others: i32): i32 {
  return (holding >> bitLength(others)) << bitLength(others);
}

function least(a: i32, b: i32): i32 {
  return a < b ? a : b;
}

/**
 * Tricks that the side on lead can take at once: the leader cashes, then crosses to his partner where he can, who cashes.
 * What they rest on is relevant. An opponent with trumps follows to each of these tricks, so he discards nothing.
 */
export function quickTricks(leader: i32, left: i32): i32 {
  nothingRelevant();
  const mine: i32 = leader * 4;
  const partners: i32 = (leader ^ 2) * 4;
  const lho: i32 = ((leader + 1) & 3) * 4;
  const rho: i32 = ((leader + 3) & 3) * 4;
  let lhoRuffs: boolean = false;
  let rhoRuffs: boolean = false;
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
  }
  let cashed: i32 = 0;
  let partnerCashes: i32 = 0;
  let crosses: boolean = false;
  for (let suit: i32 = 0; suit < 4; suit++) {
    ownTops[suit] = 0;
    partnersTops[suit] = 0;
    const all: i32 = at(out, suit);
    if (all === 0) continue;
    const own: i32 = at(held, mine + suit);
    const his: i32 = at(held, partners + suit);
    const lhoLength: i32 = sizeOf(at(held, lho + suit));
    const rhoLength: i32 = sizeOf(at(held, rho + suit));
    const ownLength: i32 = sizeOf(own);
    const hisLength: i32 = sizeOf(his);
    let safe: i32 = 13;
    if (suit !== trump) {
      if (lhoRuffs) safe = lhoLength;
      if (rhoRuffs) safe = least(safe, rhoLength);
    }
    const tops: i32 = topsOf(own, all & ~own);
    const topCount: i32 = sizeOf(tops);
    let count: i32 = topCount;
    if (count > 0 && count >= lhoLength && count >= rhoLength && count >= hisLength) count = ownLength;
    if (count > safe) count = safe;
    if (count > 0) {
      cashed += count;
      relevant[suit] = tops & -tops;
    }
    if (topCount > count || count >= hisLength || safe <= count) continue;
    // Partner's, once those are gone: as many as he keeps while following to them.
    const hisTops: i32 = topsOf(his, all & ~his & ~tops);
    let hisCount: i32 = least(sizeOf(hisTops), hisLength - count);
    if (hisCount === 0) continue;
    const rounds: i32 = count + hisCount;
    if (rounds >= lhoLength && rounds >= rhoLength && rounds >= ownLength) hisCount = hisLength - count;
    hisCount = least(hisCount, safe - count);
    partnersTops[suit] = hisTops & -hisTops;
    partnerCashes += hisCount;
    if (ownLength > count) crosses = true;
  }
  if (!crosses || cashed >= left) return least(cashed, left);
  for (let suit: i32 = 0; suit < 4; suit++) relevant[suit] = at(relevant, suit) | at(partnersTops, suit);
  return least(cashed + partnerCashes, left);
}

/** Tricks that the side not on lead will take whatever is played. What they rest on is relevant. */
export function laterTricks(leader: i32): i32 {
  nothingRelevant();
  const lho: i32 = ((leader + 1) & 3) * 4;
  const rho: i32 = ((leader + 3) & 3) * 4;
  if (trump !== NO_TRUMP) {
    const his: i32 = at(held, lho + trump);
    const others: i32 = at(held, rho + trump);
    // The tops that the two own between them: those of one hand never fall together.
    const tops: i32 = topsOf(his | others, at(out, trump) & ~(his | others));
    if (tops === 0) return 0;
    const one: i32 = sizeOf(tops & his);
    const other: i32 = sizeOf(tops & others);
    relevant[trump] = tops & -tops;
    return one > other ? one : other;
  }
  // Without trumps: every suit that can be led now is theirs.
  const mine: i32 = leader * 4;
  for (let suit: i32 = 0; suit < 4; suit++) {
    if (at(held, mine + suit) === 0) continue;
    const theirs: i32 = at(held, lho + suit) | at(held, rho + suit);
    const tops: i32 = topsOf(theirs, at(out, suit) & ~theirs);
    if (tops === 0) return 0;
    relevant[suit] = 1 << (bitLength(tops) - 1);
  }
  return 1;
}
