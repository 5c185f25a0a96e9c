import type { Clause } from '../clauses/clause.ts';
import type { Question } from './question.ts';

/** The clause of an answer: of one that the question lists, or of one that it takes besides; nothing where it is none. */
export function clauseOfAnswer({ answers, takes }: Question, answer: string): Clause | undefined {
  const listed = answers.find(({ id }) => id === answer);
  if (listed !== undefined) return listed.clause;
  return takes?.reads(answer) === true ? takes.clause : undefined;
}

/** Is it an answer that the question does not list but takes? */
export const isFreeAnswer = (question: Question, answer: string): boolean =>
  !question.answers.some(({ id }) => id === answer) && clauseOfAnswer(question, answer) !== undefined;
