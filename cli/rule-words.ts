import type { Language } from 'naipe/game';
import { type CaseRun, isAppealTold, outcomeOf, type Question, type Ruling, rulingClause } from 'naipe/laws';
import { answerText, irregularityText, questionWords, rulingText, wordText } from 'naipe/laws/texts';

interface Asked {
  readonly ruling: Ruling;
  readonly question: Question;
  /** What was answered; nothing while it is open. */
  readonly answer?: string;
}

/** The questions of a case in the order in which they were asked, the open one last. */
const askedIn = ({ table }: CaseRun): readonly Asked[] => [
  ...[...table.rulings, ...table.open].flatMap((ruling) =>
    ruling.answers.map(({ question, answer }) => ({ ruling, question, answer })),
  ),
  ...table.open.map((ruling) => ({ ruling, question: ruling.question })),
];

/** One question with the names of its answers, for whoever writes a case; what was answered has a mark. */
const questionLines = (
  name: string,
  words: string,
  { question, answer }: Pick<Asked, 'question' | 'answer'>,
  language: Language,
): readonly string[] => [
  `  ${name}: ${words}`,
  ...question.answers.map(
    ({ id, clause }) =>
      `    ${id === answer ? '>' : '-'} ${id}: ${answerText(question, id, language)} (${clause})`,
  ),
];

const withHead = (lines: readonly string[], language: Language): readonly string[] =>
  lines.length === 0 ? [] : [`${wordText('questions', language)}:`, ...lines];

/** The questions that were asked at a table. */
export const askedLines = (run: CaseRun, language: Language): readonly string[] =>
  withHead(
    askedIn(run).flatMap((asked) =>
      questionLines(
        asked.question.id,
        questionWords(asked.question, asked.ruling.irregularity, language),
        asked,
        language,
      ),
    ),
    language,
  );

/** A question about a record or a claim, under its key: the clause, and the card or the player it is about. */
export interface KeyedQuestion extends Omit<Asked, 'ruling'> {
  readonly key: string;
  /** What it is asked for, where that has words of its own. */
  readonly irregularity?: Ruling['irregularity'];
}

/** The questions that a record or a claim leaves to people, under their keys. */
export const keyedLines = (asked: readonly KeyedQuestion[], language: Language): readonly string[] =>
  withHead(
    asked.flatMap((each) =>
      questionLines(each.key, questionWords(each.question, each.irregularity, language), each, language),
    ),
    language,
  );

/** The same for programs. */
export const keyedJson = (asked: readonly KeyedQuestion[], language: Language): object => ({
  asked: asked.map(({ key, question, answer, irregularity }) => ({
    key,
    text: questionWords(question, irregularity, language),
    answers: answersJson(question, language),
    ...(answer === undefined ? {} : { answer }),
  })),
});

const answersJson = (question: Question, language: Language): readonly object[] =>
  question.answers.map(({ id, clause }) => ({ id, clause, text: answerText(question, id, language) }));

/** The rulings of a case with their consequences, and the questions with their answers, for programs. */
export const tableJson = (run: CaseRun, language: Language): object => ({
  ...(run.refusal === undefined ? {} : { refusal: { ...run.refusal, place: run.place } }),
  rulings: [...run.table.rulings, ...run.table.open].map((ruling) => ({
    irregularity: ruling.irregularity,
    told: irregularityText(ruling.irregularity, language),
    clauses: ruling.clauses,
    kind: rulingClause(ruling, run.table.edition),
    appealTold: isAppealTold(ruling),
    consequences: ruling.consequences,
    sentences: rulingText(ruling, language),
  })),
  outcome: outcomeOf(run.table),
  questions: askedIn(run).map(({ ruling, question, answer }) => ({
    id: question.id,
    by: question.answerer,
    text: questionWords(question, ruling.irregularity, language),
    answers: answersJson(question, language),
    ...(answer === undefined ? {} : { answer }),
  })),
});
