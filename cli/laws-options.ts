import type { Language } from 'naipe/game';
import { LAWS_EDITIONS, type LawsEdition, type OpenRuling, type Table } from 'naipe/laws';
import {
  answerText,
  factText,
  optionsOutlook,
  questionText,
  reasonText,
  rulingText,
  wordText,
} from 'naipe/laws/texts';
import { type Answer, type Given, textOption, wrongUsage } from './command.ts';

/** The editions that `--edition` names: one, or all of them. */
export function editionsGiven(given: Given): readonly LawsEdition[] | Answer {
  const year = textOption(given, 'edition');
  if (year === undefined) return LAWS_EDITIONS;
  const edition = LAWS_EDITIONS.find((each) => String(each) === year);
  return edition === undefined
    ? wrongUsage(`--edition takes ${LAWS_EDITIONS.join(', ')}, not "${year}".`)
    : [edition];
}

/** A ruling that waits for an answer: what went wrong, the question, the answers it has and the one suggested. */
export function openRulingLines(open: OpenRuling, language: Language, table?: Table): readonly string[] {
  const { suggestion } = open.question;
  return [
    ...rulingText(open, language),
    questionText(open, language),
    ...(open.question.facts ?? []).map((fact) => `  · ${factText(fact, language)}`),
    ...open.question.answers.flatMap(({ id, clause }) => [
      `  - ${answerText(open.question, id, language)} (${clause})`,
      ...(table === undefined ? [] : optionsOutlook(table, id, language)).map(
        (each) => `    - ${each.text} (${each.clause})`,
      ),
    ]),
    ...(suggestion === undefined
      ? []
      : [
          `${wordText('suggested', language)}: ${answerText(open.question, suggestion.answer, language)}. ${reasonText(suggestion.reason, language, suggestion.params)}`,
        ]),
  ];
}
