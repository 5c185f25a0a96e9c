import type { Call } from './call.ts';
import { isBid, levelOf, strainOf } from './call.ts';
import { type Card, type Rank, rankOf, type Strain, SUIT_SYMBOLS, type Suit, suitOf } from './card.ts';
import type { Seat } from './seat.ts';

/** The languages in which bridge is written here. */
export const LANGUAGES = ['en', 'pt', 'es', 'it'] as const;
/** A language that cards, calls and seats can be written in. */
export type Language = (typeof LANGUAGES)[number];

interface Letters {
  readonly suits: Readonly<Record<Suit, string>>;
  readonly noTrumps: string;
  readonly honours: Readonly<Record<'A' | 'K' | 'Q' | 'J', string>>;
  readonly seats: Readonly<Record<Seat, string>>;
  readonly pass: string;
}

/** The letters players of each language write. */
const LETTERS: Readonly<Record<Language, Letters>> = {
  en: {
    suits: { S: 'S', H: 'H', D: 'D', C: 'C' },
    noTrumps: 'NT',
    honours: { A: 'A', K: 'K', Q: 'Q', J: 'J' },
    seats: { N: 'N', E: 'E', S: 'S', W: 'W' },
    pass: 'Pass',
  },
  // Espadas, copas, ouros, paus; ás, rei, dama, valete; oeste.
  pt: {
    suits: { S: 'E', H: 'C', D: 'O', C: 'P' },
    noTrumps: 'ST',
    honours: { A: 'A', K: 'R', Q: 'D', J: 'V' },
    seats: { N: 'N', E: 'E', S: 'S', W: 'O' },
    pass: 'Passo',
  },
  // Picas, corazones, diamantes, tréboles; as, rey, dama, jota; oeste.
  es: {
    suits: { S: 'P', H: 'C', D: 'D', C: 'T' },
    noTrumps: 'ST',
    honours: { A: 'A', K: 'R', Q: 'D', J: 'J' },
    seats: { N: 'N', E: 'E', S: 'S', W: 'O' },
    pass: 'Paso',
  },
  // Picche, cuori, quadri, fiori; asso, re, donna, fante; ovest.
  it: {
    suits: { S: 'P', H: 'C', D: 'Q', C: 'F' },
    noTrumps: 'SA',
    honours: { A: 'A', K: 'R', Q: 'D', J: 'F' },
    seats: { N: 'N', E: 'E', S: 'S', W: 'O' },
    pass: 'Passo',
  },
};

/** How to write bridge for people. */
export interface Style {
  readonly language: Language;
  /** Suits as ♠ ♥ ♦ ♣ or as the language's letters. */
  readonly suits: 'symbols' | 'letters';
  readonly ten: '10' | 'T';
}

/** English, with suit symbols and `10`. */
export const DEFAULT_STYLE: Style = { language: 'en', suits: 'symbols', ten: '10' };

/** A suit as players of the language write it: its sign or its letter. */
export const suitText = (suit: Suit, { language, suits }: Style): string =>
  suits === 'symbols' ? SUIT_SYMBOLS[suit] : LETTERS[language].suits[suit];

/** A suit, or no trumps, as players of the language write it. */
export const strainText = (strain: Strain, style: Style): string =>
  strain === 'NT' ? LETTERS[style.language].noTrumps : suitText(strain, style);

/** A rank as players of the language write it: `K`, in Portuguese `R`. */
export function rankText(rank: Rank, { language, ten }: Style): string {
  if (rank === 'T') return ten;
  const { honours } = LETTERS[language];
  return rank in honours ? honours[rank as keyof typeof honours] : rank;
}

/** A seat by the letter that players of the language use. */
export const seatText = (seat: Seat, { language }: Style): string => LETTERS[language].seats[seat];

/** A card as players of the language write it. */
export const cardText = (card: Card, style: Style): string =>
  `${suitText(suitOf(card), style)}${rankText(rankOf(card), style)}`;

/** A call as players of the language write it. */
export function callText(call: Call, style: Style): string {
  if (call === 'Pass') return LETTERS[style.language].pass;
  return isBid(call) ? `${levelOf(call)}${strainText(strainOf(call), style)}` : call;
}
