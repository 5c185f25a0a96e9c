// The card that is led against a contract: from the leader's own hand, as most players would choose it.
import { cardsIn, rankOf, SUITS, suitLength } from 'naipe/game';

const TOUCHING = ['AK', 'KQ', 'QJ', 'JT', 'T9'];

/** The ranks of a suit from the top, such as `KQ95`. */
const ranksIn = (hand, suit) => cardsIn(hand, suit).map(rankOf).join('');

/** How gladly the suit is led. */
function appealOf(hand, partner, strain, suit) {
  const ranks = ranksIn(hand, suit);
  const isNotrump = strain === 'NT';
  if (ranks === '') return Number.NEGATIVE_INFINITY;
  if (suit === strain) return ranks.length >= 2 && !/^[AKQ]/.test(ranks) ? 0.4 : -2;
  const touching = TOUCHING.some((top) => ranks.startsWith(top)) ? 1.4 : 0;
  const long = ranks.length * (isNotrump ? 0.7 : 0.2);
  const single = !isNotrump && ranks.length === 1 ? 1.6 : 0;
  const underAce = !isNotrump && ranks.startsWith('A') && touching === 0 ? -1.2 : 0;
  // Partner may have bid a long suit.
  return touching + long + single + underAce + 0.35 * Math.max(0, suitLength(partner, suit) - 3);
}

/** Of the suit: the top of touching honours, the ace against trumps, fourth best from an honour, else the top. */
function cardOf(hand, strain, suit) {
  const cards = cardsIn(hand, suit);
  const ranks = ranksIn(hand, suit);
  if (TOUCHING.some((top) => ranks.startsWith(top)) || cards.length <= 2) return cards[0];
  if (strain !== 'NT' && ranks.startsWith('A')) return cards[0];
  if (cards.length >= 4) return cards[3];
  return /^[KQJ]/.test(ranks) || (strain === 'NT' && ranks.startsWith('A')) ? cards[2] : cards[0];
}

/** The card led: players of the same hand do not all agree. */
export function leadFrom(hand, partner, strain, random) {
  const appeals = SUITS.map((suit) => ({
    suit,
    appeal: appealOf(hand, partner, strain, suit) + 2.4 * random(),
  }));
  const { suit } = appeals.reduce((a, b) => (b.appeal > a.appeal ? b : a));
  return cardOf(hand, strain, suit);
}
