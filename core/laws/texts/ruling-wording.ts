import type { Language } from '../../game/index.ts';
import { clauseOfAnswer } from '../ruling/free-answer.ts';
import type { Ruling } from '../table/table.ts';
import { factText } from './fact-wording.ts';
import { answerText, consequenceText, irregularityText, questionWords } from './wording.ts';

/** A ruling as a short text: what went wrong, what was asked and answered, what follows. */
export function rulingText(ruling: Ruling, language: Language): readonly string[] {
  // Calls that came before the ruling are told before it; that the director then ruled goes without saying.
  const came = ruling.consequences.filter(({ type }) => type === 'followed');
  const asked = ruling.answers
    .filter(({ question }) => came.length === 0 || question.id !== 'rule-now')
    .flatMap(({ question, answer }) => {
      const clause = clauseOfAnswer(question, answer);
      return clause === undefined ? [] : [{ question, answer, clause }];
    })
    .map(
      ({ question, answer, clause }) =>
        `${questionWords(question, ruling.irregularity, language)} ${answerText(question, answer, language)} (${clause}).`,
    );
  const first = came.flatMap((each) => consequenceText(each, ruling.before, language) ?? []);
  const follows = ruling.consequences.flatMap((each) => {
    if (each.type === 'followed') return [];
    const sentence = consequenceText(each, ruling.before, language);
    const facts = each.type === 'adjusted-score' ? (each.facts ?? []) : [];
    const lookedAt = facts.map((fact) => factText(fact, language));
    return sentence === undefined ? [] : [`${sentence.text} (${sentence.clause}).`, ...lookedAt];
  });
  return [
    `${irregularityText(ruling.irregularity, language)}.`,
    ...first.map(({ text }) => `${text}.`),
    ...asked,
    ...follows,
  ];
}
