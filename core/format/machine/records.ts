import { ok, type Result } from '../../base/index.ts';
import {
  type Card,
  cardAt,
  cardsOf,
  checkDeal,
  type Deal,
  FULL_PACK,
  handOf,
  placeOf,
  RANKS,
  type Rank,
  ranksIn,
  SEATS,
  type Seat,
  SUITS,
  type Suit,
  union,
  without,
} from '../../game/index.ts';

/** North, East and South: thirteen numbers of two digits each, 01 the ace of spades and 52 the two of clubs. West has the rest. */
export const BRI_LENGTH = 78;
/** Four hands of four signs and thirteen ranks each. */
export const DGE_LENGTH = 68;

const DEALT: readonly Seat[] = ['N', 'E', 'S'];
const HAND_DIGITS = 26;
const CARDS = 52;

/** The suits as the DOS character set has them. */
export const SIGNS: Readonly<Record<Suit, string>> = { S: '\x06', H: '\x03', D: '\x04', C: '\x05' };

/** Why a record is no deal, and at which of its characters. */
export interface RecordFault {
  readonly at: number;
  readonly message: string;
}

const fault = (at: number, message: string): { readonly ok: false; readonly error: RecordFault } => ({
  ok: false,
  error: { at, message },
});

/** The cards of North, East and South by their numbers. */
export const printBri = (deal: Deal): string =>
  DEALT.flatMap((seat) => cardsOf(deal[seat]))
    .map((card) => String(placeOf(card) + 1).padStart(2, '0'))
    .join('');

/** Reads 78 digits; a card in two hands, or none, is named. */
export function readBri(text: string): Result<Deal, RecordFault> {
  const seen = new Map<number, number>();
  const hands: Card[][] = DEALT.map(() => []);
  for (let at = 0; at < BRI_LENGTH; at += 2) {
    const digits = text.slice(at, at + 2);
    const number = Number(digits);
    if (!/^\d\d$/.test(digits) || number < 1 || number > CARDS)
      return fault(at, `"${digits}" is no number of a card from 01 to 52`);
    if (seen.has(number)) return fault(at, `${cardAt(number - 1)} (${digits}) stands there twice`);
    seen.set(number, at);
    hands[Math.floor(at / HAND_DIGITS)]?.push(cardAt(number - 1));
  }
  const [N, E, S] = hands.map(handOf);
  if (N === undefined || E === undefined || S === undefined) return fault(0, 'a hand is missing');
  return ok({ N, E, S, W: without(FULL_PACK, union(N, union(E, S))) });
}

/** The four hands with signs for the suits, each suit from the top. */
export const printDge = (deal: Deal): string =>
  SEATS.map((seat) =>
    SUITS.map((suit) => `${SIGNS[suit]}${ranksIn(deal[seat], suit).join('')}`).join(''),
  ).join('');

const SUIT_OF = new Map(SUITS.map((suit) => [SIGNS[suit], suit]));
const isRank = (character: string): character is Rank => (RANKS as readonly string[]).includes(character);
const HAND_CHARACTERS = DGE_LENGTH / SEATS.length;

/** Reads the 68 characters of four hands. */
export function readDge(text: string): Result<Deal, RecordFault> {
  const hands: Record<Seat, Card[]> = { N: [], E: [], S: [], W: [] };
  for (const [turn, seat] of SEATS.entries()) {
    let suit: Suit | undefined;
    for (let at = turn * HAND_CHARACTERS; at < (turn + 1) * HAND_CHARACTERS; at++) {
      const character = text[at] ?? '';
      const begun = SUIT_OF.get(character);
      if (begun !== undefined) suit = begun;
      else if (suit === undefined) return fault(at, 'a hand begins with the sign of a suit');
      else if (isRank(character)) hands[seat].push(`${suit}${character}`);
      else return fault(at, `${JSON.stringify(character)} is no rank and no sign of a suit`);
    }
  }
  const { N, E, S, W } = hands;
  const deal = checkDeal({ N: handOf(N), E: handOf(E), S: handOf(S), W: handOf(W) });
  return deal.ok ? deal : fault(0, deal.error.message.replace(/\.$/, ''));
}
