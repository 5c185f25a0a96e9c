import { type Fault, fail, ok, type Result } from 'naipe/base';
import {
  type Card,
  cardsOf,
  type Hand,
  type PartialDeal,
  parseHand,
  SEATS,
  type Seat,
  TRICKS,
} from 'naipe/game';

export type HandTexts = Readonly<Record<Seat, string>>;

/** What is wrong with a hand as it was typed. */
export type HandFault =
  | (Fault & { readonly code: 'unreadable'; readonly found: string })
  | (Fault & { readonly code: 'twice'; readonly card: Card; readonly other: Seat })
  | (Fault & { readonly code: 'too-many'; readonly cards: number; readonly most: number });

export type HandFaults = Partial<Readonly<Record<Seat, HandFault>>>;

/** The hands that were typed, for a play taken up at that trick; or what is wrong, hand by hand. */
export function readTypedHands(texts: HandTexts, trick: number): Result<PartialDeal, HandFaults> {
  const hands: Partial<Record<Seat, Hand>> = {};
  const faults: Partial<Record<Seat, HandFault>> = {};
  for (const seat of SEATS) {
    if (texts[seat].trim() === '') continue;
    const read = parseHand(texts[seat]);
    const fault = read.ok ? wrongCards(read.value, hands, TRICKS + 1 - trick) : unreadable(read.error.found);
    if (fault !== undefined) faults[seat] = fault;
    else if (read.ok) hands[seat] = read.value;
  }
  return Object.keys(faults).length === 0 ? ok(hands) : fail(faults);
}

const unreadable = (found: string): HandFault => ({
  code: 'unreadable',
  found,
  message: `"${found}" cannot be read as cards.`,
});

function wrongCards(hand: Hand, earlier: PartialDeal, most: number): HandFault | undefined {
  const cards = cardsOf(hand);
  if (cards.length > most)
    return {
      code: 'too-many',
      cards: cards.length,
      most,
      message: `A hand has ${most} cards at this trick.`,
    };
  for (const other of SEATS) {
    const theirs = earlier[other];
    const card = theirs && cardsOf(theirs).find((each) => cards.includes(each));
    if (card !== undefined) return { code: 'twice', card, other, message: `${other} has ${card} already.` };
  }
  return undefined;
}
