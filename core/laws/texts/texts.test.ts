import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import type { Language } from '../../game/index.ts';
import { readAnyCase } from '../case-format/kinds.ts';
import { runCase } from '../case-format/run.ts';
import { LAWS_EDITIONS } from '../editions.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { it } from './it/index.ts';
import { lastingText } from './lasting-wording.ts';
import { pt } from './pt/index.ts';
import { rulingText } from './ruling-wording.ts';
import { isEnglish } from './testing/english.ts';
import type { LawTexts, Texts } from './texts.ts';
import { answerText, irregularityText, questionText } from './wording.ts';

const GROUPS = Object.keys(en) as (keyof LawTexts)[];
const gaps = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

describe.each([
  ['pt', pt],
  ['es', es],
  ['it', it],
] as const)('%s', (_language, texts) => {
  test.each(GROUPS)('%s: the same texts with the same gaps', (group) => {
    expect(Object.keys(texts[group]).sort()).toEqual(Object.keys(en[group]).sort());
    const english: Texts = en[group];
    for (const [key, text] of Object.entries(texts[group]))
      expect([key, gaps(text)]).toEqual([key, gaps(english[key] ?? '')]);
    expect(Object.values(texts[group]).filter(isEnglish)).toEqual([]);
  });
});

describe('every case can be told in words: no id is without a text, and no gap stays open', () => {
  const folder = new URL('../cases/', import.meta.url);
  test.each(readdirSync(folder))('%s', (file) => {
    for (const json of JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown[]) {
      const one = orThrow(readAnyCase(json));
      if (one.kind !== 'table') continue;
      for (const edition of LAWS_EDITIONS) {
        const { table } = runCase(one.ruling, edition);
        const told = (language: Language): readonly string[] => [
          ...[...table.rulings, ...table.open].flatMap((each) => rulingText(each, language)),
          ...table.persists.map((item) => lastingText(item, language).text),
          ...table.open.flatMap((each) => [
            irregularityText(each.irregularity, language),
            questionText(each, language),
            ...each.question.answers.map(({ id }) => answerText(each.question, id, language)),
          ]),
        ];
        const english = told('en');
        for (const sentence of english) expect(sentence).toMatch(/^[A-ZÀ-Ý0-9♠♥♦♣]/u);
        expect(english.filter((sentence) => /[{}]/.test(sentence))).toEqual([]);
        expect(told('pt').filter(isEnglish)).toEqual([]);
      }
    }
  });
});

test('26: of a side that declares nobody is said to lead', () => {
  const steps = ['N 1S', 'E 2H', 'S 2D', '> decline', 'S 2S', 'W P', 'N P', 'E P', 'lead due'];
  const answers = { comparable: 'no' };
  const one = orThrow(readAnyCase({ name: 'South withdraws 2♦, and North plays 2♠', steps, answers }));
  const told = one.kind === 'table' ? runCase(one.ruling, 2017).table.rulings : [];
  const sentences = told.map(({ irregularity }) => irregularityText(irregularity, 'en'));
  expect(sentences.at(-1)).toBe('South, who withdrew 2♦, does not defend');
});
