import type { Params } from '../../base/index.ts';
import type { Card, Seat } from '../../game/index.ts';
import type { FactCode, JudgementAnswer, JudgementCode } from '../texts/en/judged-play.ts';

/** What only a director can answer: asked, never guessed. Its words are `judgementText`. */
export interface Judgement {
  /** Stable: the clause, then the trick and the player it is about, as in `64C1:T6W`. */
  readonly id: string;
  readonly clause: string;
  readonly code: JudgementCode;
  readonly params: Params;
  /** The ids of the answers: words, players or cards. */
  readonly answers: readonly PossibleAnswer[];
  /** What to look at. */
  readonly facts: readonly JudgementFact[];
}

export type PossibleAnswer = JudgementAnswer | Seat | Card;

export interface JudgementFact {
  readonly code: FactCode;
  readonly params: Params;
}

/** The director's answers so far, by the id of the judgement. */
export type Answers = Readonly<Record<string, string>>;

export const YES_OR_NO: readonly PossibleAnswer[] = ['yes', 'no'];

/** The id of a judgement about a player's card in a trick. */
export const judgementId = (clause: string, { trick, seat }: { trick: number; seat: string }): string =>
  `${clause}:T${trick}${seat}`;
