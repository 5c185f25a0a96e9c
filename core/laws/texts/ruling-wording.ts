import type { Language } from '../../game/index.ts';
import { clauseOfAnswer } from '../ruling/free-answer.ts';
import type { Ruling } from '../table/table.ts';
import { factText } from './fact-wording.ts';
import { answerText, consequenceText, irregularityText, questionWords } from './wording.ts';

/** A ruling as a short text: what went wrong, what was asked and answered, what follows. */
export function rulingText(ruling: Ruling, language: Language): readonly string[] {
  const asked = ruling.answers
    .flatMap(({ question, answer }) => {
      const clause = clauseOfAnswer(question, answer);
      return clause === undefined ? [] : [{ question, answer, clause }];
    })
    .map(
      ({ question, answer, clause }) =>
        `${questionWords(question, ruling.irregularity, language)} ${answerText(question, answer, language)} (${clause}).`,
    );
  const follows = ruling.consequences.flatMap((each) => {
    const sentence = consequenceText(each, ruling.before, language);
    const facts = each.type === 'adjusted-score' ? (each.facts ?? []) : [];
    const lookedAt = facts.map((fact) => factText(fact, language));
    return sentence === undefined ? [] : [`${sentence.text} (${sentence.clause}).`, ...lookedAt];
  });
  return [`${irregularityText(ruling.irregularity, language)}.`, ...asked, ...follows];
}
