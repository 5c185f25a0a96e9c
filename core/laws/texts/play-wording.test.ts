import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { LANGUAGES } from '../../game/index.ts';
import { runClaimCase } from '../case-claim-run.ts';
import { readAnyCase } from '../case-kinds.ts';
import { runRecordCase } from '../case-record-run.ts';
import { type PlayTexts, playEn } from './play-en.ts';
import { playEs } from './play-es.ts';
import { playIt } from './play-it.ts';
import { playPt } from './play-pt.ts';
import { claimText, recordText } from './play-wording.ts';

const gaps = (text: string): readonly string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

test.each([
  ['pt', playPt],
  ['es', playEs],
  ['it', playIt],
])('%s: the same gaps', (_language, texts) => {
  for (const key of Object.keys(playEn) as (keyof PlayTexts)[])
    expect([key, gaps(texts[key])]).toEqual([key, gaps(playEn[key])]);
});

describe('every record and claim can be told in words, with no gap left open', () => {
  const folder = new URL('../cases/', import.meta.url);
  test.each(readdirSync(folder).filter((name) => /^6[1-9]|^7/.test(name)))('%s', (file) => {
    for (const json of JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as unknown[]) {
      const one = orThrow(readAnyCase(json));
      if (one.kind === 'table') continue;
      for (const language of LANGUAGES) {
        const told =
          one.kind === 'record'
            ? recordText(runRecordCase(one.ruling, 2017), language)
            : claimText(one.ruling, runClaimCase(one.ruling, 2017), language);
        expect(told.length).toBeGreaterThan(0);
        expect(told.filter((sentence) => /[{}]/.test(sentence))).toEqual([]);
      }
    }
  });
});
