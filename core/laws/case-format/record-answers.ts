import type { Result } from '../../base/index.ts';
import type { LawsEdition } from '../editions.ts';
import { type Answers, questionKey, type TrickQuestion } from '../tricks/question.ts';
import { type RecordRuling, ruleRecord } from '../tricks/rule-record.ts';
import { caseFault } from './json.ts';
import type { RecordCase } from './record.ts';

/** A question that the Laws of an edition ask about a record, with the answer that its case gives. */
export interface AskedOfRecord {
  readonly question: TrickQuestion;
  /** Nothing while it is open. */
  readonly answer?: string;
}

/** What is open about revokes, and about tricks with a card too few or too many, each once. */
function openIn({ report, defects }: RecordRuling): readonly TrickQuestion[] {
  const ofDefects = defects.flatMap(({ ruling }) => (ruling.do === 'ask' ? [ruling.question] : []));
  const keyed = [...report.judgements, ...ofDefects].map(
    (question) => [questionKey(question), question] as const,
  );
  return [...new Map(keyed).values()];
}

/** The questions that are asked about a record, one after the other as they are answered. */
export function askedOfRecord(ruling: RecordCase, edition: LawsEdition): readonly AskedOfRecord[] {
  const asked: AskedOfRecord[] = [];
  for (;;) {
    const answers: Answers = Object.fromEntries(
      asked.flatMap(({ question, answer }) =>
        answer === undefined ? [] : [[questionKey(question), answer]],
      ),
    );
    const ruled = ruleRecord(ruling.record, edition, { ...ruling, answers });
    const open = ruled.ok ? openIn(ruled.value) : [];
    const isNew = (question: TrickQuestion): boolean =>
      ruling.answers[questionKey(question)] !== undefined && answers[questionKey(question)] === undefined;
    const next = open.filter(isNew);
    if (next.length === 0) return [...asked, ...open.map((question) => ({ question }))];
    for (const question of next)
      asked.push({ question, answer: ruling.answers[questionKey(question)] ?? '' });
  }
}

/** An answer that is none of its question's, or that no edition of the case asks for. */
export function wrongRecordAnswer(ruling: RecordCase): Result<never> | undefined {
  const given = Object.keys(ruling.answers);
  if (given.length === 0) return undefined;
  const asked = ruling.editions.flatMap((edition) => askedOfRecord(ruling, edition));
  for (const { question, answer } of asked) {
    const members = question.answers.map(({ id }) => id);
    if (answer !== undefined && !members.includes(answer))
      return caseFault(`answers.${questionKey(question)}`, 'case-one-of', {
        found: JSON.stringify(answer),
        members: members.join(', '),
      });
  }
  const unused = given.find((key) => !asked.some(({ question }) => questionKey(question) === key));
  return unused === undefined ? undefined : caseFault(`answers.${unused}`, 'case-answer-unused');
}
