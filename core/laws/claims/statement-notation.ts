import { isCard, type Seat, type Suit } from '../../game/index.ts';
import type { ShowsOut, Statement, Step } from './statement.ts';

const MENTION = 'a trump is out';

/**
 * What a claimer said, in order: `draw trumps`, `draw trumps 2 rounds`, `suit S`, `suit S top down`, `SA`, `ruff S4`,
 * `ruff S4 with H3`, `finesse S against W`, `discard C2`, and `a trump is out` where he spoke of it. A step may wait:
 * `if W shows out of S: suit H`, `if somebody shows out of S: SA`.
 */
export function readStatement(json: unknown): Statement | undefined {
  if (json === undefined) return { steps: [], trumpMentioned: false };
  if (!Array.isArray(json)) return undefined;
  const said = json.map(String);
  const steps = said.filter((text) => text !== MENTION).map(readStep);
  if (steps.some((step) => step === undefined)) return undefined;
  return {
    steps: steps.flatMap((step) => (step === undefined ? [] : [step])),
    trumpMentioned: said.includes(MENTION),
  };
}

function readStep(text: string): Step | undefined {
  const [, who, suit, then] = /^if ([NESW]|somebody) shows out of ([SHDC]): (.+)$/.exec(text) ?? [];
  if (then === undefined) return readAction(text);
  const step = readAction(then);
  const when: ShowsOut = { suit: suit as Suit, ...(who === 'somebody' ? {} : { seat: who as Seat }) };
  return step && { ...step, when };
}

function readAction(text: string): Step | undefined {
  const [isDrawing, rounds] = /^draw trumps(?: (\d+) rounds?)?$/.exec(text) ?? [];
  if (isDrawing !== undefined)
    return { do: 'draw-trumps', ...(rounds === undefined ? {} : { rounds: Number(rounds) }) };
  if (isCard(text)) return { do: 'card', card: text };
  const [what = '', first = '', word, second] = text.split(' ');
  switch (what) {
    case 'suit':
      return isSuit(first)
        ? { do: 'suit', suit: first, ...(word === 'top' ? { topDown: true } : {}) }
        : undefined;
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
export const writeStatement = ({ steps, trumpMentioned }: Statement): readonly string[] => [
  ...steps.map(writeStep),
  ...(trumpMentioned ? [MENTION] : []),
];

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
