// What a table makes of a deal: no bidding system and no play, but contracts and tricks that look like bridge.
import {
  cardsIn,
  highCardPoints,
  lhoOf,
  otherSide,
  printBoardResult,
  SIDES,
  SUITS,
  seatsOf,
  suitLength,
} from 'naipe/game';

/** How many tricks the estimate gives for what a side holds. */
const ESTIMATE = {
  even: 6.5,
  perPoint: { suit: 0.31, notrump: 0.36 },
  perTrump: 0.7,
  perShortSuit: 0.35,
};
/** How many tricks a side wants to see before it bids so high. */
const BOLD = { game: { NT: 8.5, S: 9.4, H: 9.4, D: 10.7, C: 10.7 }, small: 11.6, grand: 12.7 };
const GAME_LEVEL = { NT: 3, S: 4, H: 4, D: 5, C: 5 };
/** What makes one denomination nicer than another of as many tricks. */
const LIKING = { NT: 0.35, S: 0.45, H: 0.4, D: 0, C: -0.05 };
const SPREAD = { judgement: 0.55, play: 0.75 };
const ORDER = ['C', 'D', 'H', 'S', 'NT'];

/** About as often as a bell says: mean 0, deviation 1. */
const bell = (random) => random() + random() + random() + random() - 2 + (random() - 0.5) * 0.7;

function expectedTricks(deal, side, strain) {
  const [one, two] = seatsOf(side).map((seat) => deal[seat]);
  const points = highCardPoints(one) + highCardPoints(two) - 20;
  if (strain === 'NT') return ESTIMATE.even + points * ESTIMATE.perPoint.notrump;
  const trumps = suitLength(one, strain) + suitLength(two, strain) - 7;
  const short = SUITS.filter(
    (suit) => suit !== strain && Math.min(suitLength(one, suit), suitLength(two, suit)) < 2,
  );
  const ruffs = short.length * (trumps > 0 ? ESTIMATE.perShortSuit : 0);
  return ESTIMATE.even + points * ESTIMATE.perPoint.suit + trumps * ESTIMATE.perTrump + ruffs;
}

/** What a side would like to play, as it judges its cards. */
function wish(deal, side, random) {
  const judged = ORDER.map((strain) => ({
    strain,
    tricks: expectedTricks(deal, side, strain) + SPREAD.judgement * bell(random),
  }));
  const best = judged.reduce((a, b) => (b.tricks + LIKING[b.strain] > a.tricks + LIKING[a.strain] ? b : a));
  return { side, ...best, level: levelFor(best) };
}

function levelFor({ strain, tricks }) {
  if (tricks >= BOLD.grand) return 7;
  if (tricks >= BOLD.small) return 6;
  if (tricks >= BOLD.game[strain]) return GAME_LEVEL[strain];
  return Math.max(1, Math.min(GAME_LEVEL[strain] - 1, 3, Math.round(tricks - 6.8)));
}

const height = ({ level, strain }) => level * 5 + ORDER.indexOf(strain);

/** Both sides bid; the one that expects more tricks usually buys it, sometimes pushed a little. */
function auction(deal, random) {
  const [ns, ew] = SIDES.map((side) => wish(deal, side, random));
  const [strong, weak] = ns.tricks >= ew.tricks ? [ns, ew] : [ew, ns];
  if (strong.tricks < 6.9 && random() < 0.5) return undefined;
  const pushes = weak.tricks > 6.6 && height(weak) >= height({ ...strong, level: 1 }) && random() < 0.4;
  const higher = { ...strong, level: strong.level + (pushes && strong.level < 3 ? 1 : 0) };
  const saves = weak.tricks > strong.level + 2.5 && weak.strain !== 'NT' && random() < 0.12;
  if (!saves) return { ...higher, doubling: pushes && random() < 0.04 ? 'X' : '' };
  const level = strong.level + (ORDER.indexOf(weak.strain) > ORDER.indexOf(strong.strain) ? 0 : 1);
  return level > 7 ? higher : { ...weak, level, doubling: random() < 0.6 ? 'X' : '' };
}

function declarerOf(deal, { side, strain }, random) {
  const weight = (seat) =>
    (strain === 'NT' ? highCardPoints(deal[seat]) : 3 * suitLength(deal[seat], strain)) + 4 * random();
  const [one, two] = seatsOf(side);
  return weight(one) >= weight(two) ? one : two;
}

/** Fourth best of the longest suit, near enough. */
function leadFrom(hand, trumps) {
  const [longest] = SUITS.filter((suit) => suit !== trumps).sort(
    (a, b) => suitLength(hand, b) - suitLength(hand, a),
  );
  const cards = cardsIn(hand, longest);
  return cards[Math.min(3, cards.length - 1)];
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
  return { result, lead: leadFrom(deal[lhoOf(declarer)], strain) };
}

/** How kindly the cards of a deal lie for each side in each strain. */
export function lieOf(random) {
  const pairs = SIDES.flatMap((side) => ORDER.map((strain) => [`${side}${strain}`, 0.8 * bell(random)]));
  return Object.fromEntries(pairs);
}
