import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { isCard, LANGUAGES, type Language } from '../../game/index.ts';
import { readAnyCase } from '../case-format/kinds.ts';
import { runCase } from '../case-format/run.ts';
import { isClauseOf } from '../clauses/is-clause.ts';
import { answer, openRuling } from '../engine/engine.ts';
import type { TableRefusal } from '../ruling/refused.ts';
import type { Table } from '../table/table.ts';
import { factText } from './fact-wording.ts';
import { lastingText } from './lasting-wording.ts';
import { replacementOptions } from './options.ts';
import { rulingText } from './ruling-wording.ts';
import { isEnglish } from './testing/english.ts';
import { answerText, consequenceText, questionText, reasonText, refusalText } from './wording.ts';

/** Everything that a director reads about a table. */
function told(table: Table, language: Language): readonly string[] {
  return [
    ...[...table.rulings, ...table.open].flatMap((each) => rulingText(each, language)),
    ...table.persists.map((item) => {
      const { text, clause } = lastingText(item, language);
      return `${text} (${clause}).`;
    }),
    ...optionsOf(table, language).map(({ text, clause }) => `${text} (${clause}).`),
    ...table.open.flatMap((open) => {
      const { question } = open;
      const { suggestion } = question;
      return [
        `${questionText(open, language)} (${question.clause})`,
        ...(question.facts ?? []).map((fact) => factText(fact, language)),
        ...question.answers.map(({ id, clause }) => `${answerText(question, id, language)} (${clause})`),
        ...(suggestion === undefined ? [] : [reasonText(suggestion.reason, language, suggestion.params)]),
      ];
    }),
  ];
}

/** What players who have to replace a call may choose from. */
const optionsOf = (table: Table, language: Language) =>
  table.persists
    .filter((item) => item.type === 'replacing')
    .flatMap((item) => replacementOptions(item, table, language));

const folder = new URL('../cases/', import.meta.url);

interface Told {
  readonly name: string;
  readonly table: Table;
  readonly refusal?: TableRefusal | undefined;
}

/** Each case of a file that is told at a table, in each of its editions, with the table at its end. */
function tablesOf(file: string): readonly Told[] {
  const cases = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as readonly unknown[];
  return cases.flatMap((json) => {
    const one = orThrow(readAnyCase(json));
    if (one.kind !== 'table') return [];
    return one.ruling.editions.flatMap((edition) => {
      const { table, refusal } = runCase(one.ruling, edition);
      const name = `${one.ruling.name} (${edition})`;
      return [{ name, table, refusal }, ...answered(name, table)];
    });
  });
}

/** The table after each of the answers that the open question has; of cards and numbers after the first. */
function answered(name: string, table: Table): readonly Told[] {
  const answers = (openRuling(table)?.question.answers ?? []).map(({ id }) => id);
  const counted = (id: string): boolean => isCard(id) || /^\d+$/.test(id);
  const first = answers.find(counted);
  return answers
    .filter((id) => id === first || !counted(id))
    .map((id) => ({ name: `${name} > ${id}`, table: orThrow(answer(table, id)) }));
}

/**
 * Penalty cards on the table that a line withholds from a side all the same: Law 50E1 lets all use them. Where both sides
 * revoked Law 62C3 itself points to 16C2.
 */
const withheldOnTable = ({ persists }: Table): readonly string[] =>
  persists.flatMap((item) =>
    item.type === 'penalty-card' &&
    persists.some(
      (other) => other.type === 'information' && other.about === item.card && other.clause !== '16C2',
    )
      ? [item.card]
      : [],
  );

/** An id that has no words shows as itself. */
const isId = (text: string): boolean => /^[a-z0-9]+(?:[-/][a-z0-9]+)+\b/.test(text);

/** What the language would not write so: articles that flow into the word before, a question opened and not closed. */
const UNGRAMMATICAL: Readonly<Record<Language, RegExp>> = {
  en: /\ba [aeio](?!ne\b)|\bthe the\b/,
  // ‘antes de o parceiro jogar’ is right: the article belongs to who does it.
  pt: /(?<!\p{L})((em|por|a) os?|de (os?|as?) (?!.*r\b))(?!\p{L})/u,
  es: /(?<!\p{L})((a|de) el(?!\p{L})|y (i|hi[^e])|o (o|O|ho))|^[^¿]*\?/u,
  it: /(?<!\p{L})((di|a|da|in|su) ((il|lo|la|i|gli|le)(?!\p{L})|l’)|e E)/u,
};

describe('every case, in every language, with every outcome', () => {
  test.each(readdirSync(folder))('%s', (file) => {
    const wrong: unknown[] = [];
    for (const { name, table, refusal } of tablesOf(file)) {
      for (const ruling of [...table.rulings, ...table.open]) {
        const lines = ruling.consequences
          // The same call may follow twice, and two players' irregularities may both be looked back at.
          .filter(({ type }) => type !== 'followed' && type !== 'review')
          .flatMap((each) => {
            const said = consequenceText(each, ruling.before, 'en');
            return said === undefined ? [] : [`${said.text} (${said.clause})`];
          });
        const twice = lines.filter((line, index) => lines.indexOf(line) !== index);
        if (twice.length > 0) wrong.push([name, 'said twice', twice]);
      }
      const withheld = table.edition === 2017 ? withheldOnTable(table) : [];
      if (withheld.length > 0) wrong.push([name, 'known to all and withheld', withheld]);
      const clauses = [...new Set([...table.rulings, ...table.open].flatMap((each) => each.clauses))];
      for (const language of LANGUAGES) {
        const lines = told(table, language);
        if (refusal !== undefined && /[{}]/.test(refusalText(refusal, language)))
          wrong.push([name, language, 'a gap', refusalText(refusal, language)]);
        for (const line of lines) {
          if (/[{}]/.test(line)) wrong.push([name, language, 'a gap', line]);
          if (/undefined|\[object|\(\)|\(, |NaN/.test(line)) wrong.push([name, language, 'a hole', line]);
          if (isId(line)) wrong.push([name, language, 'no words', line]);
          if (UNGRAMMATICAL[language].test(line)) wrong.push([name, language, 'grammar', line]);
          if (/ {2}| [.,;?]|\?[?.]|\.\./.test(line)) wrong.push([name, language, 'signs', line]);
          if (language !== 'en' && isEnglish(line)) wrong.push([name, language, 'English', line]);
        }
        for (const { clause } of optionsOf(table, language))
          if (!isClauseOf(table.edition, clause)) wrong.push([name, 'a clause of another edition', clause]);
        const text = lines.join('\n');
        const silent = clauses.filter((clause) => !text.includes(`(${clause})`));
        if (silent.length > 0) wrong.push([name, language, 'clauses that no sentence names', silent]);
      }
    }
    expect(wrong).toEqual([]);
  });
});
