import { isCard, type Seat, type Suit } from '../../game/index.ts';
import type { Statement, Step } from './statement.ts';

const MENTION = 'a trump is out';

/**
 * What a claimer said, in order: `draw trumps`, `suit S`, `suit S top down`, `SA`, `ruff S4`, `ruff S4 with H3`,
 * `finesse S against W`, `discard C2`, and `a trump is out` where he spoke of it.
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
  if (text === 'draw trumps') return { do: 'draw-trumps' };
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
