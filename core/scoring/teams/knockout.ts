import type { BothSides } from '../match.ts';
import { printFigure } from '../tie-break.ts';

/** How a regulation decides a knock-out match that is tied in IMPs. */
export interface KnockoutRules {
  readonly clause: string;
  /** Boards of the extra set. */
  readonly extraBoards: number;
  /** A final is not decided by anything but IMPs: sets are played until one is won. */
  readonly finalInSets: boolean;
}

/** What a match, or a set played after it, can be decided by. */
export interface KnockoutFigures {
  readonly imps: BothSides;
  readonly points: BothSides;
  readonly boardsWon: BothSides;
}

const CRITERIA = ['imps', 'points', 'boardsWon'] as const;
/** What decides a knockout match that ends level. */
export type KnockoutCriterion = (typeof CRITERIA)[number];

const WORDS: Readonly<Record<KnockoutCriterion, string>> = {
  imps: 'IMPs',
  points: 'total points',
  boardsWon: 'boards won',
};

/** Who goes on, by which figures of which part; or what has to be played. */
export type KnockoutVerdict = { readonly clause: string; readonly sentence: string } & (
  | {
      readonly kind: 'won';
      readonly winner: 'a' | 'b';
      readonly by: KnockoutCriterion;
      /** 0 the match itself, 1 the first part played after it. */
      readonly part: number;
    }
  | { readonly kind: 'play-on'; readonly boards: number }
);

/**
 * Decides a knock-out match from its result and the parts played after it, in order: a set of boards, then single
 * boards; in a final of some regulations sets only.
 */
export function decideKnockout(
  match: KnockoutFigures,
  after: readonly KnockoutFigures[],
  rules: KnockoutRules,
  final: boolean,
): KnockoutVerdict {
  const inSets = final && rules.finalInSets;
  const criteria = inSets ? CRITERIA.slice(0, 1) : CRITERIA;
  for (const [part, figures] of [match, ...after].entries()) {
    for (const by of criteria) {
      const { a, b } = figures[by];
      const order = a.compare(b);
      if (order === 0) continue;
      const winner = order > 0 ? 'a' : 'b';
      const sentence = `${rules.clause}, ${WORDS[by]}${partWords(part, inSets)}: ${printFigure(a)}–${printFigure(b)}.`;
      return { kind: 'won', winner, by, part, clause: rules.clause, sentence };
    }
  }
  const boards = after.length === 0 || inSets ? rules.extraBoards : 1;
  const sentence = `${rules.clause}: still tied; ${boards === 1 ? 'one more board is' : `${boards} more boards are`} played.`;
  return { kind: 'play-on', boards, clause: rules.clause, sentence };
}

function partWords(part: number, inSets: boolean): string {
  if (part === 0) return '';
  if (inSets) return ` of set ${part}`;
  return part === 1 ? ' of the extra boards' : ` of single board ${part - 1}`;
}
