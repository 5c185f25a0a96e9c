// What a table makes of a deal: no bidding system and no play, but contracts and tricks that look like bridge.
import {
  cardsIn,
  highCardPoints,
  lhoOf,
  otherSide,
  partnerOf,
  printBoardResult,
  rankOf,
  SIDES,
  SUITS,
  seatsOf,
  suitLength,
} from 'naipe/game';
import { leadFrom } from './leads.mjs';

/** How many tricks the estimate gives for what a side holds. */
const ESTIMATE = {
  even: 6.6,
  perPoint: { suit: 0.32, notrump: 0.37 },
  perTrump: 0.65,
  mostTrumps: 10,
  perShortSuit: 0.35,
  perOpenSuit: 0.9,
  most: 12.8,
};
/** How many tricks a side wants to see before it bids so high. */
const BOLD = { game: { NT: 8.5, S: 9.2, H: 9.2, D: 10.7, C: 10.7 }, small: 11.8, grand: 13.3 };
const GAME_LEVEL = { NT: 3, S: 4, H: 4, D: 5, C: 5 };
/** What makes one denomination nicer than another of as many tricks: what it pays, and how the hands are shaped. */
const LIKING = { NT: 0.9, S: 0.75, H: 0.65, D: -0.5, C: -0.6, sevenTrumps: -0.8, unbalanced: -0.7 };
const SPREAD = { judgement: 0.6, play: 0.75, lie: 0.6, lieOfStrain: 0.45 };
/** How often a side that has something competes, buys the contract, saves against a game, and is doubled. */
const OFTEN = { push: 0.4, buy: 0.4, save: 0.2, doubledSave: 0.7, doubled: 0.25, passedOut: 0.35, low: 0.25 };
const ORDER = ['C', 'D', 'H', 'S', 'NT'];

/** About as often as a bell says: mean 0, deviation 1. */
const bell = (random) => 1.7 * (random() + random() + random() + random() - 2);

const handsOf = (deal, side) => seatsOf(side).map((seat) => deal[seat]);

const trumpsOf = (hands, strain) => hands.reduce((sum, hand) => sum + suitLength(hand, strain), 0);

/** How many cards an honour needs to stop a suit. */
const GUARDED = { A: 1, K: 2, Q: 3 };

/** Somebody stops the suit: the ace, a guarded king, a queen with two. */
const isStopped = (hands, suit) =>
  hands.some((hand) => {
    const cards = cardsIn(hand, suit);
    return cards.some((card) => cards.length >= (GUARDED[rankOf(card)] ?? Number.POSITIVE_INFINITY));
  });

function expectedTricks(deal, side, strain) {
  const hands = handsOf(deal, side);
  const points = hands.reduce((sum, hand) => sum + highCardPoints(hand), 0) - 20;
  if (strain === 'NT') {
    const open = SUITS.filter((suit) => !isStopped(hands, suit)).length;
    const tricks = ESTIMATE.even + points * ESTIMATE.perPoint.notrump - open * ESTIMATE.perOpenSuit;
    return Math.min(ESTIMATE.most, tricks);
  }
  const trumps = Math.min(ESTIMATE.mostTrumps, trumpsOf(hands, strain)) - 7;
  const short = SUITS.filter(
    (suit) => suit !== strain && Math.min(...hands.map((hand) => suitLength(hand, suit))) < 2,
  );
  const ruffs = short.length * (trumps > 0 ? ESTIMATE.perShortSuit : 0);
  const tricks = ESTIMATE.even + points * ESTIMATE.perPoint.suit + trumps * ESTIMATE.perTrump + ruffs;
  return Math.min(ESTIMATE.most, tricks);
}

function likingOf(hands, strain) {
  if (strain === 'NT') {
    const unbalanced = hands.filter((hand) => SUITS.some((suit) => suitLength(hand, suit) < 2));
    return LIKING.NT + unbalanced.length * LIKING.unbalanced;
  }
  return LIKING[strain] + (trumpsOf(hands, strain) < 8 ? LIKING.sevenTrumps : 0);
}

/** What a side would like to play, as it judges its cards. */
function wish(deal, side, random) {
  const hands = handsOf(deal, side);
  const judged = ORDER.map((strain) => {
    const tricks = expectedTricks(deal, side, strain) + SPREAD.judgement * bell(random);
    return { strain, tricks, appeal: tricks + likingOf(hands, strain) };
  });
  const best = judged.reduce((a, b) => (b.appeal > a.appeal ? b : a));
  return { side, ...best, level: levelFor(best, random) };
}

function levelFor({ strain, tricks }, random) {
  if (tricks >= BOLD.grand) return 7;
  if (tricks >= BOLD.small) return 6;
  if (tricks >= BOLD.game[strain]) return GAME_LEVEL[strain];
  if (strain === 'NT') return tricks < 7.8 ? 1 : 2;
  if (tricks < 7.6) return random() < OFTEN.low ? 1 : 2;
  return tricks < 8.6 ? 2 : 3;
}

/** The lowest level at which a strain is above what was bid. */
const levelAbove = (bid, strain) => bid.level + (ORDER.indexOf(strain) > ORDER.indexOf(bid.strain) ? 0 : 1);

/** Both sides bid; the one that expects more tricks usually buys it, sometimes pushed a little. */
function auction(deal, random) {
  const [ns, ew] = SIDES.map((side) => wish(deal, side, random));
  const [strong, weak] = ns.tricks >= ew.tricks ? [ns, ew] : [ew, ns];
  if (strong.tricks < 7 && random() < OFTEN.passedOut) return undefined;
  const over = levelAbove(strong, weak.strain);
  const isPart = strong.level < GAME_LEVEL[strong.strain];
  const competes = weak.strain !== 'NT' && weak.tricks > 6.6;
  if (isPart && competes) {
    if (over <= 3 && weak.tricks > over + 4.6 && random() < OFTEN.buy) return { ...weak, level: over };
    if (strong.level < 3 && random() < OFTEN.push) {
      const level = Math.max(strong.level, levelAbove({ ...weak, level: strong.level }, strong.strain));
      return { ...strong, level, doubling: level > 2 && random() < OFTEN.doubled ? 'X' : '' };
    }
  }
  const saves = !isPart && weak.strain !== 'NT' && over <= 6 && weak.tricks > over + 2.6;
  if (saves && random() < OFTEN.save)
    return { ...weak, level: over, doubling: random() < OFTEN.doubledSave ? 'X' : '' };
  return strong;
}

function declarerOf(deal, { side, strain }, random) {
  const weight = (seat) =>
    (strain === 'NT' ? highCardPoints(deal[seat]) : 3 * suitLength(deal[seat], strain)) + 4 * random();
  const [one, two] = seatsOf(side);
  return weight(one) >= weight(two) ? one : two;
}

/**
 * What happens when two pairs meet over a deal: the result and the lead as a phone would send them.
 * @param skill how many tricks more than others each side makes of its cards
 * @param lie how the cards lie for each side and strain: the same for everybody who plays the board
 */
export function playDeal(deal, skill, lie, random) {
  const bought = auction(deal, random);
  if (bought === undefined) return { result: 'Pass' };
  const { side, strain, level, doubling = '' } = bought;
  const declarer = declarerOf(deal, bought, random);
  const gain =
    skill[side] - skill[otherSide(side)] + (lie[`${side}${strain}`] ?? 0) + SPREAD.play * bell(random);
  const tricks = Math.max(0, Math.min(13, Math.round(expectedTricks(deal, side, strain) + gain)));
  const result = printBoardResult({ contract: { level, strain, doubling, declarer }, tricks });
  const leader = lhoOf(declarer);
  return { result, lead: leadFrom(deal[leader], deal[partnerOf(leader)], strain, random) };
}

/** How kindly the cards of a deal lie for each side in each strain: finesses that work for one fail for the other. */
export function lieOf(random) {
  const kind = SPREAD.lie * bell(random);
  const pairs = SIDES.flatMap((side, at) =>
    ORDER.map((strain) => [
      `${side}${strain}`,
      (at === 0 ? kind : -kind) + SPREAD.lieOfStrain * bell(random),
    ]),
  );
  return Object.fromEntries(pairs);
}
