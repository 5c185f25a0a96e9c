import { fillGaps, type Params } from '../../base/index.ts';
import {
  type Card,
  callText,
  cardText,
  isCall,
  isCard,
  isSeat,
  type Language,
  type Strain,
  type Style,
  type Suit,
  seatText,
  strainText,
  suitText,
} from '../../game/index.ts';
import { isBidOverSeven } from '../happening/any-call.ts';
import type { Texts } from './texts.ts';

const styleOf = (language: Language): Style => ({ language, suits: 'symbols', ten: '10' });

const SEAT_NAMES: ReadonlySet<string> = new Set([
  'seat',
  'offender',
  'leader',
  'owner',
  'by',
  'asked',
  'turn',
  'skipped',
  'partner',
  'player',
  'against',
]);
const SUIT_NAMES: ReadonlySet<string> = new Set(['suit']);
const SIDE_NAMES: ReadonlySet<string> = new Set(['side', 'to', 'authorised', 'unauthorised']);

/** What was written in a case, and what could have been: told as it is written there. */
const NOTATION_NAMES: ReadonlySet<string> = new Set(['found', 'word', 'could']);

/** What fills a gap, as players of the language write it. */
function filled(name: string, value: string, language: Language, words: Texts): string {
  if (NOTATION_NAMES.has(name)) return value;
  const style = styleOf(language);
  if (SEAT_NAMES.has(name) && isSeat(value)) return words[`seat-${value}`] ?? value;
  if (SIDE_NAMES.has(name)) return words[`side-${value}`] ?? value;
  const about = name === 'about' ? words[`about-${value}`] : undefined;
  if (about !== undefined) return about;
  if (name === 'source') return words[`about-${value}`] ?? value;
  if (name === 'what') return words[`incident-${value}`] ?? value;
  if (name === 'award') return words[`award-${value}`] ?? value;
  if (SUIT_NAMES.has(name)) return [...value].map((suit) => suitText(suit as Suit, style)).join(' ');
  if (name === 'line') return lineText(value, style);
  if (isBidOverSeven(value)) return `${value[0]}${strainText(value.slice(1) as Strain, style)}`;
  if (isCall(value)) return callText(value, style);
  const cards = value.split(' ');
  return cards.length > 0 && cards.every(isCard)
    ? cards.map((card) => cardText(card as Card, style)).join(' ')
    : value;
}

/** A line of play, `S SA W H2 N C2 E ST / …`, with the seats and cards as players write them. */
const lineText = (line: string, style: Style): string =>
  line
    .split(' ')
    .map((word) => {
      if (isCard(word)) return cardText(word, style);
      return isSeat(word) ? seatText(word, style) : word;
    })
    .join(' ');

/** What Italian does to its ‘e’ before another: ‘Ovest ed Est’. */
const joined = (text: string, language: Language): string =>
  language === 'it' ? text.replaceAll(/\be (?=E)/g, 'ed ') : text;

/** A text with its gaps filled; seats, sides and the like have words of their own in each language. */
export const filledText = (template: string, params: Params, language: Language, words: Texts): string =>
  joined(
    fillGaps(template, (name) =>
      params[name] === undefined ? undefined : filled(name, params[name], language, words),
    ),
    language,
  );
