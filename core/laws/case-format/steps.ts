import { isCard, isSeat, SEATS } from '../../game/index.ts';
import type { StepForm } from '../engine/happenings/definition.ts';
import { HAPPENING_FORMS } from '../engine/happenings/steps.ts';
import { isAnyCall } from '../happening/any-call.ts';
import { withTens } from './tens.ts';

const OTHER_FORMS: readonly StepForm[] = [
  {
    example: '> decline',
    tells: 'an answer to the open question; `> accept decline` names the question too',
  },
  { example: 'W: DQ DA D2 D3', tells: 'a trick at once, card by card' },
];

/** Every step that is written in words, in the order in which the page about cases shows them. */
export const STEPS: readonly StepForm[] = [...HAPPENING_FORMS, ...OTHER_FORMS];

const wordsOf = (text: string): readonly string[] => withTens(text).trim().split(/\s+/);

/** The words that say what a player did. */
export const VERBS: readonly string[] = [
  ...new Set(
    STEPS.flatMap(({ example }) => {
      const [first = '', second = ''] = wordsOf(example);
      return isSeat(first) && !isAnyCall(second) && !isCard(second) ? [second] : [];
    }),
  ),
];

const PLAIN = STEPS.map(({ example }) => example).filter((example) => /^[a-z]/.test(example));

/** The word of a step that cannot be read, and what could stand there. */
export interface Unread {
  readonly word: string;
  readonly could: string;
}

/** Why a text is no step. */
export function whyNoStep(text: string): Unread {
  const one = text.split('&').find((each) => each !== text) ?? text;
  const [first = '', second = '', ...rest] = wordsOf(one);
  if (/^[NESW]:$/.test(first)) return { word: [second, ...rest].join(' '), could: 'DQ DA D2 D3' };
  if (!isSeat(first)) {
    const upper = first.toUpperCase();
    return { word: first, could: isSeat(upper) ? upper : [...SEATS, '>', ...PLAIN].join(', ') };
  }
  if (!VERBS.includes(second)) {
    const upper = second.toUpperCase();
    const near = upper === 'P' || isAnyCall(upper) || isCard(upper) ? [upper] : nearest(second);
    return {
      word: second,
      could: near.length > 0 ? near.join(', ') : ['1H', 'P', 'SA', ...VERBS].join(', '),
    };
  }
  const examples = STEPS.filter(({ example }) => wordsOf(example)[1] === second).map(({ example }) =>
    wordsOf(example).slice(2).join(' '),
  );
  return { word: rest.join(' '), could: examples.filter((each) => each !== '').join(', ') || '–' };
}

/** A slip of so many letters is taken for one. */
const SLIPS = 3;

/** The words that somebody may have meant: those that begin so, or those that differ in the fewest letters. */
function nearest(word: string): readonly string[] {
  if (word.length < SLIPS) return [];
  const begun = VERBS.filter((verb) => verb.startsWith(word));
  const least = Math.min(...VERBS.map((verb) => distance(verb, word)));
  return begun.length > 0 || least > SLIPS ? begun : VERBS.filter((verb) => distance(verb, word) === least);
}

/** How many letters have to be changed, put in or left out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
