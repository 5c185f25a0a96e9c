import { isSeat, RANKS, rotationFrom, type Seat, SUITS } from '../../game/index.ts';

/** The hands of a Deal tag by seat, upper case; `-` for one that is not given. */
export type PbnHands = Readonly<Record<Seat, string>>;

const CARDS_IN_A_HAND = 13;

const rankOrder = (rank: string): number => (RANKS as readonly string[]).indexOf(rank);

/** Says what is wrong with a hand such as `AKQ.J..T98`, and adds its cards to those seen. */
function handFault(hand: string, seen: Set<string>): string | undefined {
  if (hand === '-') return undefined;
  const suits = hand.split('.');
  if (suits.length !== SUITS.length) return `"${hand}" has ${suits.length} suits, expected 4`;
  const cards = suits.flatMap((ranks, index) => [...ranks].map((rank) => `${SUITS[index]}${rank}`));
  const strange = cards.find((card) => rankOrder(card.slice(1)) < 0);
  if (strange !== undefined) return `"${strange.slice(1)}" is no rank: A K Q J T 9 to 2`;
  if (cards.length > CARDS_IN_A_HAND) return `"${hand}" has ${cards.length} cards, at most 13`;
  for (const card of cards) {
    if (seen.has(card)) return `the card ${card} is there twice`;
    seen.add(card);
  }
  return undefined;
}

/** Reads the value of a Deal tag, `N:` and four hands; answers with what is wrong when it cannot. */
export function readDeal(value: string): { readonly hands: PbnHands } | { readonly fault: string } {
  const [first = '', rest] = value.trim().toUpperCase().split(':', 2);
  if (!isSeat(first) || rest === undefined) return { fault: 'it must begin with W: N: E: or S:' };
  const hands = rest.trim().split(/\s+/);
  if (hands.length !== 4)
    return { fault: `${hands.length} hands are given, expected 4 ("-" for one not known)` };
  const seen = new Set<string>();
  const fault = hands.map((hand) => handFault(hand, seen)).find((found) => found !== undefined);
  if (fault !== undefined) return { fault };
  const bySeat = new Map(rotationFrom(first).map((seat, index) => [seat, hands[index] ?? '-']));
  const of = (seat: Seat): string => bySeat.get(seat) ?? '-';
  return { hands: { N: of('N'), E: of('E'), S: of('S'), W: of('W') } };
}

const sortHand = (hand: string): string =>
  hand
    .split('.')
    .map((ranks) => [...ranks].toSorted((a, b) => rankOrder(a) - rankOrder(b)).join(''))
    .join('.');

/** Writes a Deal tag as the export format wants it: from the dealer, each suit from the highest rank down. */
export const printDeal = (hands: PbnHands, dealer: Seat): string =>
  `${dealer}:${rotationFrom(dealer)
    .map((seat) => sortHand(hands[seat]))
    .join(' ')}`;
