import { fail, ok, type Result } from 'naipe/base';
import { LANGUAGES, type Language } from 'naipe/game';
import {
  answerText,
  type CaseRun,
  caseOutcome,
  LAWS_EDITIONS,
  type LawsEdition,
  lastingText,
  openRuling,
  questionText,
  type RulingCase,
  readCase,
  rulingText,
  runCase,
  wordText,
} from 'naipe/laws';
import {
  type Answer,
  type Command,
  done,
  type Given,
  textOption,
  wrongInput,
  wrongUsage,
} from '../command.ts';
import { readTextFile } from '../text-file.ts';

const HELP = `Usage:
  naipe rule CASE.json

A case says what happened at the table; the answer is the ruling with its clauses, the question that is open if
there is one, and what lasts. A file may hold one case or a list of cases. The format is in docs/ruling-cases.md.

  --edition YEAR   1997, 2007 or 2017; otherwise the editions that the case names
  --language L     en, pt, es or it
  --json           for programs`;

/** One case by one edition, for people. */
function told(run: CaseRun, language: Language): string {
  const { table, refusal } = run;
  const open = openRuling(table);
  const lines = table.rulings.flatMap((ruling) => rulingText(ruling, language));
  if (open !== undefined) {
    lines.push(...rulingText(open, language), questionText(open, language));
    for (const { id, clause } of open.question.answers) {
      lines.push(`  - ${answerText(open.question, id, language)} (${clause})`);
    }
  }
  if (lines.length === 0) lines.push(`${wordText('nothing-irregular', language)}.`);
  if (table.persists.length > 0) lines.push(`${wordText('lasts', language)}:`);
  for (const item of table.persists) {
    const { text, clause } = lastingText(item, language);
    lines.push(`  · ${text} (${clause})`);
  }
  if (refusal !== undefined) lines.push(refusal.message);
  return lines.join('\n');
}

function read(text: string): Result<readonly RulingCase[]> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return fail({
      code: 'json',
      message: `The file is not JSON: ${error instanceof Error ? error.message : ''}`,
    });
  }
  const cases: RulingCase[] = [];
  for (const [index, each] of (Array.isArray(json) ? json : [json]).entries()) {
    const one = readCase(each);
    if (!one.ok) return fail({ ...one.error, message: `Case ${index + 1}, ${one.error.message}` });
    cases.push(one.value);
  }
  return ok(cases);
}

function editionsGiven(given: Given): readonly LawsEdition[] | Answer {
  const year = textOption(given, 'edition');
  if (year === undefined) return LAWS_EDITIONS;
  const edition = LAWS_EDITIONS.find((each) => String(each) === year);
  return edition === undefined
    ? wrongUsage(`--edition takes ${LAWS_EDITIONS.join(', ')}, not "${year}".`)
    : [edition];
}

export const rule: Command = {
  name: 'rule',
  summary: 'what the Laws say about a case: rulings, options, what lasts',
  help: HELP,
  options: { edition: { type: 'string' }, language: { type: 'string' } },
  run: async (given) => {
    const [file] = given.words;
    if (file === undefined) return wrongUsage('Which case? Give the name of a file.');
    const language = textOption(given, 'language') ?? 'en';
    const known = LANGUAGES.find((each) => each === language);
    if (known === undefined)
      return wrongUsage(`--language takes ${LANGUAGES.join(', ')}, not "${language}".`);
    const editions = editionsGiven(given);
    if ('kind' in editions) return editions;
    const text = await readTextFile(file);
    if (!text.ok) return wrongInput(text.error);
    const cases = read(text.value);
    if (!cases.ok) return wrongInput(cases.error);
    const runs = cases.value.flatMap((ruling) =>
      ruling.editions
        .filter((edition) => editions.includes(edition))
        .map((edition) => ({ name: ruling.name, edition, run: runCase(ruling, edition) })),
    );
    return done(
      runs.map(({ name, edition, run }) => ({ name, edition, ...caseOutcome(run) })),
      runs
        .map(
          ({ name, edition, run }) =>
            `${name === '' ? '' : `${name}\n`}Laws of ${edition}\n${told(run, known)}`,
        )
        .join('\n\n'),
    );
  },
};
