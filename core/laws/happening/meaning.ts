import { type Strain, SUITS, type Suit } from '../../game/index.ts';
import type { Suggestion } from '../ruling/suggestion.ts';
import { type AnyCall, strainNamed } from './any-call.ts';

/** From the least to the most, both included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** A set of hands: high-card points, lengths of suits, anything else by name. What is not said is not limited. */
export interface HandSet {
  readonly points?: Range;
  readonly lengths?: Partial<Readonly<Record<Suit, Range>>>;
  /** Whatever points and lengths cannot say: "a stopper in hearts", "no four-card major". */
  readonly features?: readonly string[];
}

/** What a call shows by the partnership's agreement, as the director found it to be. */
export interface Meaning {
  /** The hands that make the call: any of these sets. */
  readonly hands?: readonly HandSet[];
  /** What the call is for, when it shows little: "asks for a four-card major". */
  readonly purpose?: string;
  /** It shows something else than willingness to play in what it names (Definitions: artificial call, convention). */
  readonly artificial?: boolean;
  /** The strains it shows, when they are not the one it names (Law 29C). */
  readonly specifies?: readonly Strain[];
  /** It shows a further suit that nobody can name yet. */
  readonly unnamedSuit?: boolean;
}

/** Is the call artificial, as far as was told? */
export const isArtificial = (meaning: Meaning | undefined): boolean => meaning?.artificial === true;

/** What the declared meanings say to whether any of the calls is artificial; `answer` is given if one is. */
export function declaredArtificial(
  meanings: readonly (Meaning | undefined)[],
  answer: 'yes' | 'no',
): Suggestion | undefined {
  if (meanings.some(isArtificial)) return { answer, reason: 'declared-artificial' };
  return meanings.every((meaning) => meaning?.artificial === false)
    ? { answer: answer === 'yes' ? 'no' : 'yes', reason: 'declared-natural' }
    : undefined;
}

/** The strains that a call shows: the one it names, unless it is artificial and shows others (Law 29C). */
export function specified(call: AnyCall, meaning: Meaning | undefined): readonly Strain[] {
  if (meaning?.specifies !== undefined) return meaning.specifies;
  if (isArtificial(meaning)) return [];
  const strain = strainNamed(call);
  return strain === undefined ? [] : [strain];
}

/** Shorter than this in some hand, a suit is not shown by a call that names it: an opening that may be short. */
const SHOWN_LENGTH = 3;
/** So short in every hand that it is shortness that is shown. */
const SHORTNESS = 1;

/** What a call shows of each strain: `H` for hearts, `-H` for shortness in them. A suit that may be short is not shown. */
export function shownBy({
  call,
  meaning,
}: {
  readonly call: AnyCall;
  readonly meaning?: Meaning;
}): readonly string[] {
  const hands = meaning?.hands ?? [];
  return specified(call, meaning).flatMap((strain) => {
    if (strain === 'NT' || hands.length === 0) return [strain];
    const lengths = hands.map((set) => set.lengths?.[strain]);
    if (lengths.every((range) => range !== undefined && range.max <= SHORTNESS)) return [`-${strain}`];
    const mayBeShort = lengths.some((range) => range !== undefined && range.min < SHOWN_LENGTH);
    return mayBeShort ? [] : [strain];
  });
}

/** The suits that a call shows: those that were told, or the one that it names. */
export const specifiedSuits = (call: AnyCall, meaning: Meaning | undefined): readonly Suit[] => {
  const strains = specified(call, meaning);
  return SUITS.filter((suit) => strains.includes(suit));
};
