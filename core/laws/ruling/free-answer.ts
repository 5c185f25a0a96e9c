import type { Clause } from '../clauses/clause.ts';
import { readPoll } from '../outcome/poll.ts';
import { readResults } from '../outcome/weighted-results.ts';
import type { FreeAnswer, Question } from './question.ts';

const MOST_LETTERS = 1000;

const READS: Readonly<Record<FreeAnswer['kind'], (text: string) => boolean>> = {
  results: (text) => readResults(text).ok,
  poll: (text) => readPoll(text).ok,
  words: (text) => text.trim() !== '' && text.length <= MOST_LETTERS,
};

/** The clause of an answer: of one that the question lists, or of one that it takes besides; nothing where it is none. */
export function clauseOfAnswer({ answers, takes }: Question, answer: string): Clause | undefined {
  const listed = answers.find(({ id }) => id === answer);
  if (listed !== undefined) return listed.clause;
  return takes !== undefined && READS[takes.kind](answer) ? takes.clause : undefined;
}

/** Is it an answer that the question does not list but takes? */
export const isFreeAnswer = (question: Question, answer: string): boolean =>
  !question.answers.some(({ id }) => id === answer) && clauseOfAnswer(question, answer) !== undefined;
