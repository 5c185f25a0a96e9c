import { fail, ok, type Result } from 'naipe/base';
import type { Language } from 'naipe/game';
import {
  type AnyCase,
  anyOutcome,
  type CaseRun,
  claimText,
  faultText,
  type LawsEdition,
  lastingText,
  openRuling,
  readAnyCase,
  recordText,
  refusalText,
  resultText,
  rulingText,
  runAnyCase,
  runCase,
  runClaimCase,
  runRecordCase,
  tableResult,
  wordText,
} from 'naipe/laws';
import { type Command, done, wrongInput, wrongUsage } from '../command.ts';
import { editionsGiven, languageGiven, openRulingLines } from '../laws-options.ts';
import { readTextFile } from '../text-file.ts';

const HELP = `Usage:
  naipe rule CASE.json

A case says what happened at the table ("steps"), gives a record of play ("record") or a claim ("claim"); the answer
is the ruling with its clauses, the questions that are open, and what lasts. A record of play gets its revokes, the
tricks that go over and the result. A file may hold one case or a list of cases; core/laws/cases holds many.

  --edition YEAR   1997, 2007 or 2017; otherwise the editions that the case names
  --language L     en, pt, es or it
  --json           for programs`;

/** What happened at a table, for people. */
function tableTold(run: CaseRun, language: Language): string {
  const { table, refusal } = run;
  const open = openRuling(table);
  const lines = table.rulings.flatMap((ruling) => rulingText(ruling, language));
  if (open !== undefined) {
    lines.push(...openRulingLines(open, language));
  }
  if (lines.length === 0) lines.push(`${wordText('nothing-irregular', language)}.`);
  if (table.persists.length > 0) lines.push(`${wordText('lasts', language)}:`);
  for (const item of table.persists) {
    const { text, clause } = lastingText(item, language);
    lines.push(`  · ${text} (${clause})`);
  }
  const result = tableResult(table);
  if (result !== undefined) lines.push(resultText(result, language));
  if (refusal !== undefined) lines.push(refusalText(refusal, language));
  return lines.join('\n');
}

/** One case by one edition, for people. */
function told(one: AnyCase, edition: LawsEdition, language: Language): string {
  switch (one.kind) {
    case 'table':
      return tableTold(runCase(one.ruling, edition), language);
    case 'record':
      return recordText(runRecordCase(one.ruling, edition), language).join('\n');
    case 'claim':
      return claimText(one.ruling, runClaimCase(one.ruling, edition), language).join('\n');
  }
}

function read(text: string, language: Language): Result<readonly AnyCase[]> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    return fail({ code: 'json', message: wordText('not-json', language, { why }) });
  }
  const cases: AnyCase[] = [];
  for (const [index, each] of (Array.isArray(json) ? json : [json]).entries()) {
    const one = readAnyCase(each);
    if (!one.ok) {
      const number = wordText('case-number', language, { at: String(index + 1) });
      return fail({ ...one.error, message: `${number}, ${faultText(one.error, language)}` });
    }
    cases.push(one.value);
  }
  return ok(cases);
}

export const rule: Command = {
  name: 'rule',
  summary: 'what the Laws say about a case: rulings, options, what lasts',
  help: HELP,
  options: { edition: { type: 'string' }, language: { type: 'string' } },
  run: async (given) => {
    const [file] = given.words;
    if (file === undefined) return wrongUsage('Which case? Give the name of a file.');
    const known = languageGiven(given);
    if (typeof known !== 'string') return known;
    const editions = editionsGiven(given);
    if ('kind' in editions) return editions;
    const text = await readTextFile(file);
    if (!text.ok) return wrongInput(text.error);
    const cases = read(text.value, known);
    if (!cases.ok) return wrongInput(cases.error);
    const runs = cases.value.flatMap((one) =>
      one.ruling.editions
        .filter((edition) => editions.includes(edition))
        .map((edition) => ({ one, name: one.ruling.name, edition })),
    );
    return done(
      runs.map(({ one, name, edition }) => ({ name, edition, ...anyOutcome(runAnyCase(one, edition)) })),
      runs
        .map(
          ({ one, name, edition }) =>
            `${name === '' ? '' : `${name}\n`}${wordText('laws-of', known, { edition: String(edition) })}\n${told(one, edition, known)}`,
        )
        .join('\n\n'),
    );
  },
};
