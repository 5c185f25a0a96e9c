import { isCard, type Seat, type Suit } from '../../game/index.ts';
import type { Counted, ShowsOut, Statement, Step } from './statement.ts';

const MENTION = 'a trump is out';

/**
 * What a claimer said, in order: `draw trumps`, `draw trumps 2 rounds`, `suit S`, `suit S top down`, `top S`, `SA`,
 * `ruff S4`, `ruff S4 with H3`, `cross-ruff`, `finesse S against W`, `discard C2`, and `a trump is out` where he spoke of
 * it. A step may wait: `if W shows out of S: suit H`, `if somebody shows out of S: SA`. Tricks counted in no order are
 * `2 spades and 4 diamonds`, `a heart and SA`; a hand in which all cards are winners to him is `N is high`.
 */
export function readStatement(json: unknown): Statement | undefined {
  if (json === undefined) return { steps: [], trumpMentioned: false };
  if (!Array.isArray(json)) return undefined;
  const said = json.map(String).filter((text) => text !== MENTION);
  const counted: Counted[] = [];
  const high: Seat[] = [];
  const steps: Step[] = [];
  for (const text of said) {
    const list = readCounted(text);
    const [, hand] = /^([NESW]) is high$/.exec(text) ?? [];
    const step = list === undefined && hand === undefined ? readStep(text) : undefined;
    if (list !== undefined) counted.push(...list);
    else if (hand !== undefined) high.push(hand as Seat);
    else if (step !== undefined) steps.push(step);
    else return undefined;
  }
  return {
    steps,
    trumpMentioned: json.map(String).includes(MENTION),
    ...(counted.length === 0 ? {} : { counted }),
    ...(high.length === 0 ? {} : { high }),
  };
}

/** What may be stated, for who wrote something else. */
export const STATEMENT_FORMS =
  'draw trumps, draw trumps 2 rounds, suit S, suit S top down, top S, SA, ruff S4, ruff S4 with H3, cross-ruff, ' +
  'finesse S against W, discard C2, if W shows out of S: HA, 2 spades and a heart, SA and HK, N is high, ' +
  'one to lose, a trump is out';

/** The first thing said that is in none of these forms. */
export const firstUnread = (said: readonly unknown[]): unknown =>
  said.find((each) => readStatement([each]) === undefined);

const SUIT_WORDS: Readonly<Record<string, Suit>> = { spade: 'S', heart: 'H', diamond: 'D', club: 'C' };

/** `2 spades and 4 diamonds`: tricks in no order. A card by itself is a step. */
function readCounted(text: string): readonly Counted[] | undefined {
  const items = text.split(/, | and /).map((item): Counted | undefined => {
    if (isCard(item)) return { card: item };
    const [, number, name = ''] = /^(an?|\d+|[a-z]+) (spade|heart|diamond|club)s?$/.exec(item) ?? [];
    const suit = SUIT_WORDS[name];
    const tricks = numberOf(number);
    return suit && tricks !== undefined ? { suit, tricks } : undefined;
  });
  const read = items.flatMap((item) => (item === undefined ? [] : [item]));
  const isOneCard = read.length === 1 && read.some((item) => 'card' in item);
  return read.length === items.length && !isOneCard ? read : undefined;
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `2`, `two` or `a`. */
export function numberOf(word = ''): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  if (/^an?$/.test(word)) return 1;
  return NUMBERS.includes(word) ? NUMBERS.indexOf(word) : undefined;
}

function readStep(text: string): Step | undefined {
  const [, who, suit, then] = /^if ([NESW]|somebody) shows out of ([SHDC]): (.+)$/.exec(text) ?? [];
  if (then === undefined) return readAction(text);
  const step = readAction(then);
  const when: ShowsOut = { suit: suit as Suit, ...(who === 'somebody' ? {} : { seat: who as Seat }) };
  return step && { ...step, when };
}

function readAction(text: string): Step | undefined {
  const [isDrawing, rounds] = /^draw(?:ing)? trumps(?: (\d+) rounds?)?$/.exec(text) ?? [];
  if (isDrawing !== undefined)
    return { do: 'draw-trumps', ...(rounds === undefined ? {} : { rounds: Number(rounds) }) };
  if (isCard(text)) return { do: 'card', card: text };
  if (text === 'cross-ruff' || text === 'crossruff') return { do: 'cross-ruff' };
  const [what = '', first = '', word, second] = text.split(' ');
  switch (what) {
    case 'suit':
      return isSuit(first)
        ? { do: 'suit', suit: first, ...(word === 'top' ? { topDown: true } : {}) }
        : undefined;
    case 'top':
      return isSuit(first) ? { do: 'tops', suit: first } : undefined;
    case 'ruff':
      if (!isCard(first)) return undefined;
      return second !== undefined && isCard(second)
        ? { do: 'ruff', lead: first, with: second }
        : { do: 'ruff', lead: first };
    case 'finesse':
      return isSuit(first) && second !== undefined && /^[NESW]$/.test(second)
        ? { do: 'finesse', suit: first, against: second as Seat }
        : undefined;
    case 'discard':
      return isCard(first) ? { do: 'discard', card: first } : undefined;
    default:
      return undefined;
  }
}

const isSuit = (text: string): text is Suit => /^[SHDC]$/.test(text);

/** What a claimer said, as `readStatement` reads it. */
export const writeStatement = ({
  steps,
  trumpMentioned,
  counted = [],
  high = [],
}: Statement): readonly string[] => [
  ...steps.map(writeStep),
  ...(counted.length === 0 ? [] : [counted.map(writeCounted).join(' and ')]),
  ...high.map((seat) => `${seat} is high`),
  ...(trumpMentioned ? [MENTION] : []),
];

const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

const writeCounted = (item: Counted): string =>
  'card' in item ? item.card : `${item.tricks} ${SUIT_NAMES[item.suit]}`;

const writeStep = (step: Step): string =>
  step.when === undefined
    ? writeAction(step)
    : `if ${step.when.seat ?? 'somebody'} shows out of ${step.when.suit}: ${writeAction(step)}`;

function writeAction(step: Step): string {
  switch (step.do) {
    case 'draw-trumps':
      return step.rounds === undefined ? 'draw trumps' : `draw trumps ${step.rounds} rounds`;
    case 'suit':
      return step.topDown === true ? `suit ${step.suit} top down` : `suit ${step.suit}`;
    case 'tops':
      return `top ${step.suit}`;
    case 'cross-ruff':
      return 'cross-ruff';
    case 'card':
      return step.card;
    case 'ruff':
      return step.with === undefined ? `ruff ${step.lead}` : `ruff ${step.lead} with ${step.with}`;
    case 'finesse':
      return `finesse ${step.suit} against ${step.against}`;
    case 'discard':
      return `discard ${step.card}`;
  }
}
