import { type Card, cardText, DEFAULT_STYLE, type Language, type Seat, seatText } from '../../game/index.ts';
import type { Params } from '../ruling/ruling.ts';
import type { Sentence } from './keyed-words.ts';
import { type PlayKey, playWords } from './play-words.ts';

/** A sentence with the clauses it rests on. */
export const sentence = (
  key: PlayKey,
  params: Params,
  clauses: readonly string[],
  language: Language,
): Sentence => ({ text: playWords(key, params, language), clause: clauses.join(', ') });

export const printed = ({ text, clause }: Sentence): string =>
  clause === '' ? `${text}.` : `${text} (${clause}).`;

/** The same as one line: `Text (64A1).` */
export const say = (...words: Parameters<typeof sentence>): string => printed(sentence(...words));

/** Tricks in a line, as players of the language write them. */
export function tricksText(
  tricks: readonly { readonly plays: readonly { readonly seat: Seat; readonly card: Card }[] }[],
  language: Language,
): string {
  const style = { ...DEFAULT_STYLE, language };
  return tricks
    .map(({ plays }) =>
      plays.map(({ seat, card }) => `${seatText(seat, style)} ${cardText(card, style)}`).join(' '),
    )
    .join(' / ');
}
