import { fail, ok, type Result } from '../../base/index.ts';
import {
  type Card,
  cardsIn,
  checkPartialDeal,
  FULL_PACK,
  HAND_SIZE,
  type Hand,
  handOf,
  handSize,
  isCard,
  type PartialDeal,
  type Seat,
  SUITS,
  union,
  without,
} from '../../game/index.ts';

/** The order in which the format names the players: from South on. */
export const LIN_SEATS = ['S', 'W', 'N', 'E'] as const satisfies readonly Seat[];

/** The cards of one hand, `S4567HAD23CK`; `undefined` when it is none. */
function readHand(text: string): Hand | undefined {
  const cards: Card[] = [];
  let suit = '';
  for (const letter of text.toUpperCase().replaceAll('10', 'T').replace(/\s/g, '')) {
    if ('SHDC'.includes(letter)) {
      suit = letter;
      continue;
    }
    const card = `${suit}${letter}`;
    if (!isCard(card) || cards.includes(card)) return undefined;
    cards.push(card);
  }
  return cards.length > HAND_SIZE ? undefined : handOf(cards);
}

/** The hand that nobody wrote down: what is left of the pack when the other three are whole. */
function withFourth(hands: Readonly<Partial<Record<Seat, Hand>>>): PartialDeal {
  const missing = LIN_SEATS.filter((seat) => hands[seat] === undefined);
  const [only] = missing;
  if (missing.length !== 1 || only === undefined) return hands;
  const known = LIN_SEATS.flatMap((seat) => hands[seat] ?? []);
  if (known.some((hand) => handSize(hand) !== HAND_SIZE)) return hands;
  return { ...hands, [only]: without(FULL_PACK, known.reduce(union)) };
}

export interface Dealt {
  readonly dealer?: Seat;
  readonly hands: PartialDeal;
}

/** `3SAK…,S…,S…,`: the dealer by number, then the hands from South on; the last one may be left out. */
export function readDealt(value: string): Result<Dealt> {
  const [, digit, rest = ''] = /^\s*([0-4])?(.*)$/s.exec(value) ?? [];
  const dealer = LIN_SEATS[Number(digit) - 1];
  const hands: Partial<Record<Seat, Hand>> = {};
  for (const [at, text] of rest.split(',').entries()) {
    const seat = LIN_SEATS[at];
    if (text.trim() === '') continue;
    const hand = readHand(text);
    if (seat === undefined || hand === undefined)
      return fail({ code: 'lin-hands', message: `"${text.trim()}" is no hand such as SAK2HQ9DJT7CA8653` });
    hands[seat] = hand;
  }
  const deal = checkPartialDeal(withFourth(hands));
  if (!deal.ok) return fail({ code: 'lin-hands', message: deal.error.message.replace(/\.$/, '') });
  return ok({ ...(dealer === undefined ? {} : { dealer }), hands: deal.value });
}

const printHand = (hand: Hand): string =>
  SUITS.map(
    (suit) =>
      `${suit}${cardsIn(hand, suit)
        .map((card) => card.slice(1))
        .join('')}`,
  ).join('');

/** The value of `md`. Hands that are not known stay empty. */
export function printDealt(dealer: Seat, hands: PartialDeal): string {
  const texts = LIN_SEATS.map((seat) => {
    const hand = hands[seat];
    return hand === undefined ? '' : printHand(hand);
  });
  return `${LIN_SEATS.indexOf(dealer as (typeof LIN_SEATS)[number]) + 1}${texts.join(',')}`;
}
