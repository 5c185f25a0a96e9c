import { SUITS, type Suit } from 'naipe/game';
import type { Input, MadeCall, Meaning, Range } from 'naipe/laws';

/** What is typed about a call: points and lengths as `12-14`, `5+` or `4`. */
export type MeaningDraft = Readonly<Record<'points' | 'purpose' | Suit, string>>;

const MOST_POINTS = 40;
const MOST_CARDS = 13;

/** `12-14`, `5+`, `4`: from the least to the most. */
function readRange(text: string, most: number): Range | undefined {
  const [, least, plus, to] = /^\s*(\d{1,2})\s*(\+|(?:[-–]\s*(\d{1,2})))?\s*$/.exec(text) ?? [];
  if (least === undefined) return undefined;
  const min = Number(least);
  return { min, max: to !== undefined ? Number(to) : plus === '+' ? most : min };
}

function printRange(range: Range | undefined, most: number): string {
  if (range === undefined) return '';
  if (range.min === range.max) return String(range.min);
  return range.max === most ? `${range.min}+` : `${range.min}-${range.max}`;
}

/** What can be typed of a meaning: its first set of hands, and its purpose. */
export function draftOf(meaning: Meaning | undefined): MeaningDraft {
  const set = meaning?.hands?.[0];
  const length = (suit: Suit): string => printRange(set?.lengths?.[suit], MOST_CARDS);
  return {
    points: printRange(set?.points, MOST_POINTS),
    purpose: meaning?.purpose ?? '',
    S: length('S'),
    H: length('H'),
    D: length('D'),
    C: length('C'),
  };
}

/** The meaning with what was typed in the place of what can be typed; the rest of it stays. */
export function meaningOf(draft: MeaningDraft, before: Meaning | undefined): Meaning {
  const { hands: _, purpose: __, ...rest } = before ?? {};
  const [set = {}, ...more] = before?.hands ?? [];
  const { points: ___, lengths: ____, ...others } = set;
  const points = readRange(draft.points, MOST_POINTS);
  const lengths = Object.fromEntries(
    SUITS.flatMap((suit) => {
      const range = readRange(draft[suit], MOST_CARDS);
      return range === undefined ? [] : [[suit, range] as const];
    }),
  );
  const says = points !== undefined || Object.keys(lengths).length > 0 || Object.keys(others).length > 0;
  const hands = [
    ...(says ? [{ ...others, ...(points === undefined ? {} : { points }), lengths }] : []),
    ...more,
  ];
  const purpose = draft.purpose.trim().toLowerCase();
  return { ...rest, ...(hands.length === 0 ? {} : { hands }), ...(purpose === '' ? {} : { purpose }) };
}

const isTheCall = ({ seat, call }: MadeCall, input: Input): boolean =>
  (input.type === 'call' || input.type === 'change') && input.seat === seat && input.call === call;

/** What happened, with the meanings of two calls kept with them: the second is the last such call, the first before it. */
export function withMeanings(
  inputs: readonly Input[],
  [first, second]: readonly [MadeCall, MadeCall],
  [before, after]: readonly [Meaning, Meaning],
): readonly Input[] {
  const later = inputs.findLastIndex((input) => isTheCall(second, input));
  const earlier = inputs.slice(0, Math.max(later, 0)).findLastIndex((input) => isTheCall(first, input));
  return inputs.map((input, at) => {
    if (input.type !== 'call' && input.type !== 'change') return input;
    if (at === later) return { ...input, meaning: after };
    return at === earlier ? { ...input, meaning: before } : input;
  });
}
