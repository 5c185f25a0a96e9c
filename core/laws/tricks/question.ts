import type { Clause } from '../clauses/clause.ts';
import type { About, Answer, Fact, Question } from '../ruling/ruling.ts';

/** A question about a player's card in a trick: what Laws 61 to 67 ask, of a record or at a table. */
export interface TrickQuestion extends Question {
  readonly about: About;
  readonly facts: readonly Fact[];
  /** A reading of the Law that it rests on: the code of what the director says of it. */
  readonly reading?: string;
}

/** The answers so far, by the keys of their questions. */
export type Answers = Readonly<Record<string, string>>;

/** The clause, the trick and the player: `64C1:T6W`. */
export const questionKey = ({ clause, about }: Pick<TrickQuestion, 'clause' | 'about'>): string =>
  `${clause}:T${about.trick}${about.seat}`;

/** Is the question about a card of a trick? */
export const isAboutTrick = (question: Question): question is TrickQuestion => question.about !== undefined;

/** The answer that a question was given, if it was. */
export const answerTo = (
  question: Pick<TrickQuestion, 'clause' | 'about'>,
  answers: Answers,
): string | undefined => answers[questionKey(question)];

type Asked = Pick<TrickQuestion, 'id' | 'clause' | 'params' | 'facts'> & {
  readonly about: About;
  readonly answers: readonly string[];
  /** The clause that `no` rests on, where it is another. */
  readonly no?: Clause;
};

/** A question for the director. */
export const trickQuestion = ({
  id,
  clause,
  about: { trick, seat },
  params,
  answers,
  no = clause,
  facts,
}: Asked): TrickQuestion => ({
  type: 'question',
  id,
  answerer: 'director',
  clause,
  about: { trick, seat },
  params,
  answers: answers.map((each): Answer => ({ id: each, clause: each === 'no' ? no : clause })),
  facts,
  heard: [],
  hears: 'card',
  overtakenBy: [],
});

/** The answers of a question that asks whether something is so. */
export const YES_OR_NO: readonly string[] = ['yes', 'no'];
