import type { Language } from 'naipe/game';
import type { CaseRun, Question, Ruling } from 'naipe/laws';
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

/** The questions with the names of their answers, for whoever writes a case; what was answered has a mark. */
export const askedLines = (run: CaseRun, language: Language): readonly string[] => {
  const asked = askedIn(run);
  if (asked.length === 0) return [];
  return [
    `${wordText('questions', language)}:`,
    ...asked.flatMap(({ ruling, question, answer }) => [
      `  ${question.id}: ${questionWords(question, ruling.irregularity, language)}`,
      ...question.answers.map(
        ({ id, clause }) =>
          `    ${id === answer ? '>' : '-'} ${id}: ${answerText(question, id, language)} (${clause})`,
      ),
    ]),
  ];
};

/** The rulings of a case with their consequences, and the questions with their answers, for programs. */
export const tableJson = (run: CaseRun, language: Language): object => ({
  ...(run.refusal === undefined ? {} : { refusal: { ...run.refusal, place: run.place } }),
  rulings: [...run.table.rulings, ...run.table.open].map((ruling) => ({
    irregularity: ruling.irregularity,
    told: irregularityText(ruling.irregularity, language),
    clauses: ruling.clauses,
    consequences: ruling.consequences,
    sentences: rulingText(ruling, language),
  })),
  questions: askedIn(run).map(({ ruling, question, answer }) => ({
    id: question.id,
    by: question.answerer,
    text: questionWords(question, ruling.irregularity, language),
    answers: question.answers.map(({ id, clause }) => ({
      id,
      clause,
      text: answerText(question, id, language),
    })),
    ...(answer === undefined ? {} : { answer }),
  })),
});
