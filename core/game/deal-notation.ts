import { asciiUpper, fail, ok, type ParseFault, parseFault, type Result } from '../base/index.ts';
import { type Card, readRank, readSuit, SUITS, type Suit } from './card.ts';
import { checkDeal, checkPartialDeal, type Deal, type DealFault, type PartialDeal } from './deal.ts';
import { EMPTY_HAND, FULL_PACK, type Hand, handOf, ranksIn, union, without } from './hand.ts';
import { isSeat, rotationFrom, SEATS, type Seat } from './seat.ts';

/** A hand as PBN writes it: spades, hearts, diamonds and clubs between points, `AKQ.JT9.876.5432`. */
export const printHand = (hand: Hand): string => SUITS.map((suit) => ranksIn(hand, suit).join('')).join('.');

/** A deal as PBN writes it: `N:hand hand hand hand`, clockwise from the first seat; `-` for a hand not known. */
export function printDeal(deal: PartialDeal, first: Seat = 'N'): string {
  const hands = rotationFrom(first).map((seat) => {
    const hand = deal[seat];
    return hand === undefined ? '-' : printHand(hand);
  });
  return `${first}:${hands.join(' ')}`;
}

const UNKNOWN = '-';

/** Reads hands out of one text and says in the faults where in that text it stands. */
class HandReader {
  private readonly text: string;
  private readonly what: string;

  constructor(text: string, what: string) {
    this.text = asciiUpper(text);
    this.what = what;
  }

  fault(at: number, expected: string) {
    return fail(parseFault('deal', this.what, this.text, at, expected));
  }

  /** Reads from `at` up to the offset `end`: `AKQ.JT9.876.5432`, or with suits named `SAKQ HJT9 …`. */
  hand(at: number, end: number): Result<Hand, ParseFault> {
    const named = readSuit(this.text.slice(at, at + 1)) !== undefined;
    const cards = named ? this.suitsNamed(at, end) : this.suitsInOrder(at, end);
    return cards.ok ? ok(handOf(cards.value)) : cards;
  }

  private suitsInOrder(at: number, end: number): Result<Card[], ParseFault> {
    const cards: Card[] = [];
    let suit = 0;
    let next = at;
    while (next < end) {
      if (this.text[next] === '.') {
        suit++;
        next++;
        if (suit >= SUITS.length) return this.fault(next - 1, 'no more than four suits in a hand');
        continue;
      }
      const read = this.card(next, SUITS[suit] as Suit, cards);
      if (!read.ok) return read;
      next += read.value;
    }
    if (suit !== SUITS.length - 1) return this.fault(end, 'four suits with points between them: S.H.D.C');
    return ok(cards);
  }

  private suitsNamed(at: number, end: number): Result<Card[], ParseFault> {
    const cards: Card[] = [];
    let suit: Suit = 'S';
    let next = at;
    while (next < end) {
      const named = readSuit(this.text[next] as string);
      if (named !== undefined || /[\s:-]/.test(this.text[next] as string)) {
        suit = named ?? suit;
        next++;
        continue;
      }
      const read = this.card(next, suit, cards);
      if (!read.ok) return read;
      next += read.value;
    }
    return ok(cards);
  }

  /** Reads one rank, adds the card, and answers how many characters it took. */
  private card(at: number, suit: Suit, cards: Card[]): Result<number, ParseFault> {
    const read = readRank(this.text, at);
    if (read === undefined) return this.fault(at, 'a rank: A K Q J 10 (or T) 9 to 2');
    const card: Card = `${suit}${read.rank}`;
    if (cards.includes(card)) return this.fault(at, `another card: this hand has ${card} already`);
    cards.push(card);
    return ok(read.length);
  }
}

/** Reads a hand: `AKQ.JT9.876.5432`, or with suits named: `♠AKQ ♥J109 ♦876 ♣5432`. */
export function parseHand(text: string): Result<Hand, ParseFault> {
  const trimmed = text.trim();
  return new HandReader(trimmed, 'Hand').hand(0, trimmed.length);
}

/** Where each hand stands in a text such as `N:a b c d`. */
function wordsAfter(text: string, start: number): { readonly at: number; readonly end: number }[] {
  return [...text.slice(start).matchAll(/\S+/g)].map(({ index, 0: word }) => ({
    at: start + index,
    end: start + index + word.length,
  }));
}

/** Why a text is no deal. */
export interface DealTextFault extends ParseFault {
  /** What is wrong with the cards, when every one of them could be read. */
  readonly cards?: DealFault;
}

const notOne = (text: string, cards: DealFault, expected: string) =>
  fail<DealTextFault>({ code: 'deal', at: 0, found: text.trim(), expected, message: cards.message, cards });

/** Reads a deal of which some hands may be `-`, not known, and none need be whole. */
export function parsePartialDeal(text: string): Result<PartialDeal, DealTextFault> {
  const trimmed = text.trim();
  const reader = new HandReader(trimmed, 'Deal');
  const first = asciiUpper(trimmed.slice(0, 1));
  if (!isSeat(first)) return reader.fault(0, `the first seat, ${SEATS.join(' ')}, and a colon`);
  if (trimmed[1] !== ':') return reader.fault(1, 'a colon');
  const words = wordsAfter(trimmed, 2);
  const hands: Partial<Record<Seat, Hand>> = {};
  for (const [index, seat] of rotationFrom(first).entries()) {
    const word = words[index];
    if (word === undefined) return reader.fault(trimmed.length, `the hand of ${seat}`);
    if (trimmed.slice(word.at, word.end) === UNKNOWN) continue;
    const hand = reader.hand(word.at, word.end);
    if (!hand.ok) return hand;
    hands[seat] = hand.value;
  }
  const extra = words[4];
  if (extra !== undefined) return reader.fault(extra.at, 'nothing after four hands');
  const checked = checkPartialDeal(hands);
  return checked.ok ? checked : notOne(text, checked.error, 'hands of at most thirteen, all cards different');
}

/** Reads a whole deal, `N:hand hand hand hand`; one hand may be `-`, as the other three tell it. */
export function parseDeal(text: string): Result<Deal, DealTextFault> {
  const partial = parsePartialDeal(text);
  if (!partial.ok) return partial;
  const whole = (expected: string) => fail(parseFault('deal', 'Deal', text.trim(), 0, expected));
  const unknown = SEATS.filter((seat) => partial.value[seat] === undefined);
  if (unknown.length > 1) return whole(`hands for ${unknown.join(' and ')}`);
  const known = SEATS.reduce((cards, seat) => union(cards, partial.value[seat] ?? EMPTY_HAND), EMPTY_HAND);
  const rest = without(FULL_PACK, known);
  const hand = (seat: Seat): Hand => partial.value[seat] ?? rest;
  const deal = checkDeal({ N: hand('N'), E: hand('E'), S: hand('S'), W: hand('W') });
  return deal.ok ? deal : notOne(text, deal.error, 'four hands of thirteen different cards');
}
