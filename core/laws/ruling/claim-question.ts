import type { Telling } from './procedure.ts';
import type { Question } from './question.ts';

/** What Laws 68 to 71 ask about a claim or concession, by its name. */
export type ClaimQuestionId =
  | 'claim-meant'
  | 'partner-objects'
  | 'claim-response'
  | 'play-on-asked-by'
  | 'concurs'
  | 'later-play-evidence'
  | 'trump-forgotten'
  | 'tricks-awarded'
  | 'tricks-already-won'
  | 'tricks-not-losable'
  | 'tricks-likely';

/** A question of those laws. */
export type ClaimLawQuestion = Question<ClaimQuestionId>;

/** A part of those laws: it asks nothing else. */
export type ClaimTelling<Outcome> = Telling<Outcome, ClaimQuestionId>;

/** The clause, and the player where it is his to answer: `70C2`, `68D2(b)(i):E`. One clause asks one thing of a claim. */
export const claimQuestionKey = ({ clause, answerer }: Pick<Question, 'clause' | 'answerer'>): string =>
  answerer === 'director' ? clause : `${clause}:${answerer}`;
