import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { LANGUAGES, type Language } from '../../game/index.ts';
import { runClaimCase } from '../case-format/claim-run.ts';
import { type AnyCase, readAnyCase } from '../case-format/kinds.ts';
import type { LawsEdition } from '../editions.ts';
import { ruleRecord } from '../tricks/rule-record.ts';
import { claimText } from './claim-wording.ts';
import { claimEn } from './en/judged-claim.ts';
import { playEn } from './en/judged-play.ts';
import { claimEs } from './es/judged-claim.ts';
import { playEs } from './es/judged-play.ts';
import { claimIt } from './it/judged-claim.ts';
import { playIt } from './it/judged-play.ts';
import { recordText } from './play-wording.ts';
import { claimPt } from './pt/judged-claim.ts';
import { playPt } from './pt/judged-play.ts';
import { isEnglish } from './testing/english.ts';

const gaps = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

test.each([
  ['pt', { ...playPt, ...claimPt }],
  ['es', { ...playEs, ...claimEs }],
  ['it', { ...playIt, ...claimIt }],
])('%s: the same gaps, and nothing in English', (_language, texts) => {
  const english = { ...playEn, ...claimEn };
  for (const key of Object.keys(english) as (keyof typeof english)[])
    expect([key, gaps(texts[key])]).toEqual([key, gaps(english[key])]);
  expect(Object.values(texts).filter(isEnglish)).toEqual([]);
});

test('every question, answer, fact and fault has words that no other has', () => {
  for (const texts of [playEn, playPt, playEs, playIt]) {
    const words = Object.values(texts);
    expect(words.filter((text) => text.trim() === '')).toEqual([]);
    const asked = Object.entries(texts).filter(([key]) => /^(question|fact|fault|ground)\//.test(key));
    expect(new Set(asked.map(([, text]) => text)).size).toBe(asked.length);
  }
});

test('64C1: a question of the director in Portuguese, with what to look at and its answers', () => {
  // East discards on the ace of clubs with the nine in his hand; his side wins two of the three tricks that follow.
  const one = orThrow(
    readAnyCase({
      name: 'East revokes',
      record: {
        contract: '3NTS',
        deal: 'N:..876.3 9.9.2.9 543...A .654..2',
        earlier: { NS: 5, EW: 4 },
        play: ['S: CA C2 C3 D2', 'S: S5 H4 D6 S9', 'E: H9 S3 H5 D7', 'E: C9 S4 H6 D8'],
      },
    }),
  );
  if (one.kind !== 'record') throw new Error('A record was read as something else.');
  expect(recordText(ruleRecord(one.ruling.record, 2017, one.ruling), 'pt')).toEqual([
    'Este renunciou em ♣ com ♦2 na vaza 10 (61A).',
    'Consumada: Oeste jogou ♥4 na vaza 11 (63A1).',
    'Vazas que passam para Norte–Sul: 11 (64A2).',
    'Para o DT: Norte–Sul sofreram com a renúncia na vaza 10 um prejuízo maior do que aquilo que receberam? (64C1).',
    '  · Este podia ter jogado ♣9 na vaza 10 e jogou ♦2.',
    '  · Vazas antes de qualquer passagem: Norte–Sul 6, Este–Oeste 7.',
    '  - Sim',
    '  - Não',
    'Resultado: 3ST por Sul, 7 vazas, -100 para Norte–Sul (77).',
  ]);
});

function inWords(one: Exclude<AnyCase, { kind: 'table' }>, edition: LawsEdition) {
  if (one.kind === 'record') {
    const ruled = ruleRecord(one.ruling.record, edition, one.ruling);
    return (language: Language) => recordText(ruled, language);
  }
  const run = runClaimCase(one.ruling, edition);
  return (language: Language) => claimText(one.ruling, run, language);
}

describe('every record and claim can be told in words, with no gap left open', () => {
  const folder = new URL('../cases/', import.meta.url);
  test.each(readdirSync(folder).filter((name) => /^6[1-9]|^7/.test(name)))('%s', (file) => {
    for (const json of JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown[]) {
      const one = orThrow(readAnyCase(json));
      if (one.kind === 'table') continue;
      for (const edition of one.ruling.editions) {
        const told = inWords(one, edition);
        for (const language of LANGUAGES) {
          const sentences = told(language);
          expect(sentences.length).toBeGreaterThan(0);
          expect(sentences.filter((sentence) => /[{}]/.test(sentence))).toEqual([]);
          if (language !== 'en') expect(sentences.filter(isEnglish)).toEqual([]);
        }
      }
    }
  });
});

describe('a class of play that the director has switched', () => {
  const one = orThrow(
    readAnyCase({
      claim: {
        contract: '3NTS',
        hands: { N: '.432..', E: 'T..43.', S: 'AK5...', W: 'Q9..2.' },
        director: { classes: { 'low-before-honours': 'normal' } },
      },
    }),
  );
  const told = (language: Language): readonly string[] =>
    one.kind === 'claim' ? claimText(one.ruling, runClaimCase(one.ruling, 2017), language) : [];

  test.each([
    ['en', 'Normal by the director’s decision; not normal was proposed: “A suit with a queen'],
    ['pt', 'Normal por decisão do DT; a proposta era não normal: “'],
    ['es', 'Normal por decisión del director; se proponía no normal: “'],
    ['it', 'Normale per decisione dell’arbitro; la proposta era non normale: “'],
  ] as const)('%s: what was proposed, and why, is said with the clause', (language, words) => {
    const sentences = told(language).filter((each) => each.includes(words));
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toMatch(/” \(70D1\)\.$/);
  });
});
