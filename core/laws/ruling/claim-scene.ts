import type { Contract, Seat, Side } from '../../game/index.ts';
import type { ClaimPosition, ClaimQuestion, Statement } from '../claims/index.ts';
import type { Clause } from '../clauses/clause.ts';
import type { LawsEdition } from '../editions.ts';
import type { ClaimingAct } from '../happening/claiming-act.ts';
import type { TrickCount } from '../tricks/record.ts';
import type { ClaimQuestionId, ClaimTelling } from './claim-question.ts';
import { ask } from './procedure.ts';
import type { Suggestion } from './ruling.ts';

/** A claim or concession in numbers. */
export interface ClaimNumbers {
  /** Tricks not complete, the one on the table included. */
  readonly left: number;
  /** What was said or done, about those tricks. */
  readonly act: ClaimingAct;
  /** Tricks that the claiming side had won and gives away, by a number for the whole board. */
  readonly ownGiven: number;
  /** Tricks that the others had won and that are claimed from them. */
  readonly othersTaken: number;
}

/** What the search has to know of a claim beside the cards and the words. */
export type Circumstances = Pick<
  ClaimQuestion,
  'shownOut' | 'suitOrder' | 'player' | 'undisputed' | 'director'
>;

/**
 * A claim or concession as Laws 68 to 71 see it. A table supplies it, where the answers come one by one; so does a case
 * that tells of a claim alone, and answers all questions at once.
 */
export interface ClaimScene {
  readonly edition: LawsEdition;
  /** Who claimed or conceded. */
  readonly by: Seat;
  readonly contract: Contract;
  /** What he said or did. */
  readonly act: ClaimingAct['kind'];
  /** What it comes to; whether showing cards was meant for a claim is asked before. */
  readonly numbers: (meant: boolean) => ClaimNumbers;
  readonly statement: Statement;
  /** The tricks at the beginning of the play of which it is not known who won them. */
  readonly unknownTricks: number;
  /** The cards that are left and the trick on the table, where all of them are known. */
  readonly position: () => ClaimPosition | undefined;
  readonly circumstances: (position: ClaimPosition) => Circumstances;
  /** A law is told anew at every answer: what takes long to find is found once for this. */
  readonly memory: object;
}

/** The tricks left, shared between the sides. */
export const shared = (side: Side, tricks: number, left: number): TrickCount =>
  side === 'NS' ? { NS: tricks, EW: left - tricks } : { NS: left - tricks, EW: tricks };

/** Tricks given away that had been won: known from the play, or asked where its beginning is not known. */
export function* wonByThen(
  { unknownTricks }: ClaimScene,
  known: number,
  clause: Clause,
): ClaimTelling<number> {
  return unknownTricks === 0 ? known : yield* howMany('tricks-already-won', clause, 0, unknownTricks);
}

/** A number of tricks that the director judges. */
export function* howMany(
  id: ClaimQuestionId,
  clause: Clause,
  least: number,
  most: number,
  suggestion?: Suggestion,
): ClaimTelling<number> {
  const answers = Array.from({ length: most - least + 1 }, (_, more) => ({
    id: String(least + more),
    clause,
  }));
  return Number(yield* ask({ id, answerer: 'director', clause, answers, suggestion }));
}
