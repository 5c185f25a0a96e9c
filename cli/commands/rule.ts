import { fail, ok, type Result } from 'naipe/base';
import { cardText, type Language, type Style, seatText } from 'naipe/game';
import {
  type AnyCase,
  anyOutcome,
  askedOfRecord,
  type CaseRun,
  type Difference,
  differences,
  type LawsEdition,
  lastingNow,
  legalCards,
  openRuling,
  questionKey,
  type RanByEdition,
  readAnyCase,
  runBesides,
  runByEditions,
  tableResult,
  turnToPlay,
} from 'naipe/laws';
import {
  claimText,
  faultText,
  lastingText,
  meanwhileText,
  recordText,
  refusalText,
  replacementOptions,
  resultText,
  rulingText,
  wordText,
} from 'naipe/laws/texts';
import { type Command, done, foundWrong, wrongInput, wrongUsage } from '../command.ts';
import { languageGiven } from '../language-option.ts';
import { editionsGiven, openRulingLines } from '../laws-options.ts';
import { askedLines, type KeyedQuestion, keyedJson, keyedLines, tableJson } from '../rule-words.ts';
import { readTextFile } from '../text-file.ts';

const HELP = `Usage:
  naipe rule CASE.json

A case says what happened at the table ("steps"), gives a record of play ("record") or a claim ("claim"); the answer
is the ruling with its clauses, the questions that are open, and what lasts. A record of play gets its revokes, the
tricks that go over and the result. A file may hold one case or a list of cases; core/laws/cases holds many.

  --edition YEAR   1997, 2007 or 2017; otherwise the editions that the case names
  --language L     en, pt, es or it
  --check          compares with what the case expects, and shows where they differ
  --answers        the questions that were asked, with the names of their answers
  --json           for programs

naipe define 27B1(a) tells of a clause, naipe define comparable call of a word of a ruling.

The exit code is 1 when a step is refused or a record is none, and with --check when something is not as expected or the
case expects nothing.`;

/** One case by one edition, and what came of it. */
interface Ruled extends RanByEdition {
  readonly one: AnyCase;
}

/** The cards that the hand whose turn it is may contribute. */
function legalLine({ table }: CaseRun, language: Language): readonly string[] {
  // Once the tricks are shared out no card is played any more (Law 68D).
  if (tableResult(table) !== undefined) return [];
  const turn = table.played && turnToPlay(table.played);
  const cards = turn === undefined || table.open.length > 0 ? undefined : legalCards(table, turn);
  if (turn === undefined || cards === undefined || cards.length === 0) return [];
  const style: Style = { language, suits: 'symbols', ten: '10' };
  const named = cards.map((card) => cardText(card, style)).join(' ');
  return [`${wordText('legal-cards', language)}, ${seatText(turn, style)}: ${named}`];
}

/** What happened at a table, for people. */
function tableTold(run: CaseRun, language: Language): string {
  const { table, refusal, place } = run;
  const open = openRuling(table);
  const lines = table.rulings.flatMap((ruling) => rulingText(ruling, language));
  if (open !== undefined) lines.push(...openRulingLines(open, language, table));
  const meanwhile = meanwhileText(table, language);
  if (meanwhile !== undefined) lines.push(`${meanwhile}.`);
  if (lines.length === 0 && refusal === undefined) lines.push(`${wordText('nothing-irregular', language)}.`);
  const lasts = lastingNow(table);
  if (lasts.length > 0) lines.push(`${wordText('lasts', language)}:`);
  for (const item of lasts) {
    const { text, clause } = lastingText(item, language);
    lines.push(`  · ${text} (${clause})`);
    if (item.type === 'replacing')
      lines.push(
        ...replacementOptions(item, table, language).map((each) => `    - ${each.text} (${each.clause})`),
      );
  }
  lines.push(...legalLine(run, language));
  const result = tableResult(table);
  if (result !== undefined) lines.push(resultText(result, language));
  if (refusal !== undefined) {
    const clause = refusal.clause === undefined ? '' : ` (${refusal.clause})`;
    lines.push(`${refusalText(refusal, language)}${clause}`);
    if (place !== undefined) lines.push(`${wordText('refused-at', language, { place })}.`);
  }
  return lines.join('\n');
}

/** One case by one edition, for people. */
function told({ one, ran }: Ruled, language: Language): string {
  if (ran.kind === 'table') return tableTold(ran.run, language);
  if (ran.kind === 'record') return recordText(ran.run, language).join('\n');
  return one.kind === 'claim' ? claimText(one.ruling, ran.run, language).join('\n') : '';
}

/** Was a step refused, or is the record none? */
const isRefused = ({ ran }: Ruled): boolean =>
  (ran.kind === 'table' && ran.run.refusal !== undefined) || (ran.kind === 'record' && !ran.run.ok);

function askedOf({ one, edition, ran }: Ruled): readonly KeyedQuestion[] {
  if (ran.kind === 'claim' && one.kind === 'claim') {
    const { by } = one.ruling;
    const irregularity = { type: 'claim', offender: by, claim: { type: 'claim', seat: by } } as const;
    return ran.run.asked.map((each) => ({ ...each, irregularity }));
  }
  if (one.kind !== 'record') return [];
  return askedOfRecord(one.ruling, edition).map((each) => ({ ...each, key: questionKey(each.question) }));
}

/** One case by one edition, for programs. */
const jsonOf = (ruled: Ruled, language: Language): object => ({
  name: ruled.one.ruling.name,
  edition: ruled.edition,
  ...anyOutcome(ruled.ran),
  sentences: told(ruled, language).split('\n'),
  ...(ruled.ran.kind === 'table' ? tableJson(ruled.ran.run, language) : {}),
  ...(ruled.ran.kind === 'table' ? {} : keyedJson(askedOf(ruled), language)),
});

const headOf = ({ one, edition }: Ruled, language: Language): string => {
  const { name } = one.ruling;
  return `${name === '' ? '' : `${name}\n`}${wordText('laws-of', language, { edition: String(edition) })}`;
};

const differencesOf = ({ one, edition, ran }: Ruled): readonly Difference[] =>
  differences(anyOutcome(ran), one.ruling.expected[edition] ?? {});

/** Does the case say what must come of it? Without that there is nothing to compare. */
const expectsSomething = ({ one, edition }: Ruled): boolean =>
  Object.keys(one.ruling.expected[edition] ?? {}).length > 0;

function checkText(ruled: Ruled, language: Language): string {
  if (!expectsSomething(ruled)) return `${wordText('expects-nothing', language)}.`;
  const found = differencesOf(ruled);
  if (found.length === 0) return `${wordText('as-expected', language)}.`;
  return [
    `${wordText('differs', language)}:`,
    ...found.map(({ what, expected, found: other }) => {
      const params = { expected: JSON.stringify(expected), found: JSON.stringify(other) ?? '–' };
      return `  · ${what}: ${wordText('difference', language, params)}`;
    }),
  ].join('\n');
}

/** A case by the edition asked for, whether it names it or not; otherwise by all that it names. */
function ruledBy(json: unknown, asked: LawsEdition | undefined): Result<readonly Ruled[]> {
  const one = readAnyCase(json);
  if (!one.ok) return one;
  const runs = runByEditions(one.value);
  if (!runs.ok) return runs;
  const named = runs.value.filter(({ edition }) => asked === undefined || edition === asked);
  const besides = asked === undefined ? [] : runBesides(one.value, [asked]);
  return ok([...named, ...besides].map((run) => ({ one: one.value, ...run })));
}

/** The cases of a file, by all their editions or the one asked for. */
function ruledIn(text: string, language: Language, asked: LawsEdition | undefined): Result<readonly Ruled[]> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    return fail({ code: 'json', message: wordText('not-json', language, { why }) });
  }
  const ruled: Ruled[] = [];
  const cases: readonly unknown[] = Array.isArray(json) ? json : [json];
  if (cases.length === 0) return fail({ code: 'no-case', message: `${wordText('no-case', language)}.` });
  for (const [index, each] of cases.entries()) {
    const ran = ruledBy(each, asked);
    if (!ran.ok) {
      const number = wordText('case-number', language, { at: String(index + 1) });
      return fail({ ...ran.error, message: `${number}, ${faultText(ran.error, language)}` });
    }
    ruled.push(...ran.value);
  }
  return ok(ruled);
}

export const rule: Command = {
  help: HELP,
  options: {
    edition: { type: 'string' },
    language: { type: 'string' },
    check: { type: 'boolean' },
    answers: { type: 'boolean' },
  },
  run: async (given) => {
    const [file, ...more] = given.words;
    if (file === undefined) return wrongUsage('Which case? Give the name of a file.');
    if (more.length > 0) return wrongUsage(`One file at a time: what is "${more.join(' ')}"?`);
    const language = languageGiven(given);
    if (typeof language !== 'string') return language;
    const editions = editionsGiven(given);
    if ('kind' in editions) return editions;
    const text = await readTextFile(file);
    if (!text.ok) return wrongInput(text.error);
    const all = ruledIn(text.value, language, editions.length === 1 ? editions[0] : undefined);
    if (!all.ok) return wrongInput(all.error);
    const ruled = all.value;
    const shown = (body: (each: Ruled) => string): string =>
      ruled.map((each) => `${headOf(each, language)}\n${body(each)}`).join('\n\n');
    if (given.options.check === true) {
      const json = ruled.map((each) => ({
        name: each.one.ruling.name,
        edition: each.edition,
        differences: differencesOf(each),
      }));
      const isRight =
        json.every((each) => each.differences.length === 0) && ruled.every((each) => expectsSomething(each));
      return (isRight ? done : foundWrong)(
        json,
        shown((each) => checkText(each, language)),
      );
    }
    const answer = ruled.some(isRefused) ? foundWrong : done;
    const body = (each: Ruled): string => {
      const asked =
        each.ran.kind === 'table' ? askedLines(each.ran.run, language) : keyedLines(askedOf(each), language);
      return [told(each, language), ...(given.options.answers === true ? asked : [])].join('\n');
    };
    return answer(
      ruled.map((each) => jsonOf(each, language)),
      shown(body),
    );
  },
};
