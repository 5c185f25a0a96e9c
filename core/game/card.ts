import { asciiUpper, fail, ok, type ParseFault, parseFault, type Result } from '../base/index.ts';

/** The suits, highest first (Law 1A). */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
/** One of the four suits, by its letter. */
export type Suit = (typeof SUITS)[number];

/** What a contract is played in, highest first (Law 18E). */
export const STRAINS = ['NT', ...SUITS] as const;
/** A suit, or no trumps. */
export type Strain = (typeof STRAINS)[number];

/** The ranks, highest first (Law 1A). The ten is `T`. */
export const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
/** A rank, by its letter or figure. */
export type Rank = (typeof RANKS)[number];

/** A card is its suit and rank, as PBN writes it: `'SA'`, `'DT'`. */
export type Card = `${Suit}${Rank}`;

/** The 52 cards, spades first, each suit from the ace down. */
export const PACK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${suit}${rank}`));

const PLACE = new Map<string, number>(PACK.map((card, place) => [card, place]));

/** The suit of a card. */
export const suitOf = (card: Card): Suit => card[0] as Suit;
/** The rank of a card. */
export const rankOf = (card: Card): Rank => card[1] as Rank;

/** Where a card stands in the pack: 0 for the ace of spades, 51 for the two of clubs. */
export function placeOf(card: Card): number {
  const place = PLACE.get(card);
  if (place === undefined) throw new Error(`Not a card: ${card}`);
  return place;
}

/** The card at a place of the pack, 0 to 51. */
export function cardAt(place: number): Card {
  const card = PACK[place];
  if (card === undefined) throw new Error(`Not a place in the pack: ${place}`);
  return card;
}

/** Is the text a card as it is written here? */
export const isCard = (text: string): text is Card => PLACE.has(text);

/** Does the first card outrank the second within one suit? */
export const outranks = (card: Card, other: Card): boolean => placeOf(card) < placeOf(other);

/** The suits as signs. */
export const SUIT_SYMBOLS = { S: '♠', H: '♥', D: '♦', C: '♣' } as const satisfies Record<Suit, string>;

const SUIT_OF_TEXT: Readonly<Record<string, Suit>> = {
  S: 'S',
  H: 'H',
  D: 'D',
  C: 'C',
  '♠': 'S',
  '♥': 'H',
  '♦': 'D',
  '♣': 'C',
  '♤': 'S',
  '♡': 'H',
  '♢': 'D',
  '♧': 'C',
};

/** Reads one suit letter or symbol; `undefined` when it is neither. */
export const readSuit = (text: string): Suit | undefined =>
  Object.hasOwn(SUIT_OF_TEXT, text) ? SUIT_OF_TEXT[text] : undefined;

/** Reads a rank at an offset: one character, or `10` for the ten. Answers the rank and its length. */
export function readRank(text: string, at: number): { rank: Rank; length: number } | undefined {
  if (text.startsWith('10', at)) return { rank: 'T', length: 2 };
  const rank = text[at];
  return rank !== undefined && (RANKS as readonly string[]).includes(rank)
    ? { rank: rank as Rank, length: 1 }
    : undefined;
}

/** Reads a card such as `SA`, `ht`, `♦10`. */
export function parseCard(text: string): Result<Card, ParseFault> {
  const trimmed = asciiUpper(text.trim());
  const fault = (at: number, expected: string) => fail(parseFault('card', 'Card', trimmed, at, expected));
  const suit = readSuit(trimmed.slice(0, 1));
  if (suit === undefined) return fault(0, 'a suit: S H D C or ♠ ♥ ♦ ♣');
  const rank = readRank(trimmed, 1);
  if (rank === undefined) return fault(1, 'a rank: A K Q J 10 (or T) 9 to 2');
  if (1 + rank.length !== trimmed.length) return fault(1 + rank.length, 'nothing more');
  return ok<Card>(`${suit}${rank.rank}`);
}
