import { orThrow } from 'naipe/base';
import { readUsebio } from 'naipe/format';
import { expect, test } from 'vitest';
import { inOneGo } from '../in-steps.ts';
import { cleanText } from './clean-text.ts';
import { resultsCsv } from './csv.ts';
import { resultsPbn } from './pbn.ts';
import type { Results } from './results.ts';
import { resultsUsebio } from './usebio.ts';

test.each([
  ['half a character', 'Ada \uD83C Nobody', 'Ada \uFFFD Nobody'],
  ['what is no character (XML 1.0, 2.2: U+FFFE and U+FFFF)', 'Ada\uFFFE\uFFFF', 'Ada\uFFFD\uFFFD'],
  ['a control character', 'Ada\u0000\u0007Bo\u007F', 'Ada Bo '],
  ['nothing wrong', 'Zoë Ñandú 🂡 שלום', 'Zoë Ñandú 🂡 שלום'],
])('%s', (_what, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

const names = ['Ada\uFFFE\u0000 Nobody', 'Bo \uD83C Nobody'] as const;
const results = {
  overview: {
    name: 'Open\uFFFF',
    date: '2026-03-14',
    pairs: 1,
    settings: { method: 'matchpoints' },
    sessions: [{ session: 1, sections: [{ section: 'A' }] }],
  },
  ranking: {
    unit: 'percent',
    lists: [
      { lines: [{ place: 1, exAequo: false, pair: '1', names, score: '50.00', points: '1', boards: 1 }] },
    ],
  },
  sessions: [
    {
      session: 1,
      ranking: {
        unit: 'percent',
        lists: [
          { lines: [{ place: 1, exAequo: false, pair: '1', names, score: '50.00', points: '1', boards: 1 }] },
        ],
      },
      travellers: [
        {
          session: 1,
          board: 1,
          dealer: 'N',
          vulnerable: 'None',
          rows: [{ section: 'A', round: 1, table: 1, ns: { pair: '1', names }, ew: { pair: '2', names } }],
        },
      ],
    },
  ],
  entries: [],
} as unknown as Results;

test('every export of a tournament with such names can be read', () => {
  const xml = orThrow(inOneGo(resultsUsebio(results)));
  expect(xml).not.toMatch(/\p{Noncharacter_Code_Point}|\p{Cs}|(?!\n)\p{Cc}/u);
  expect(orThrow(readUsebio(xml)).file.event.name).toBe('Open\uFFFD');
  expect(orThrow(inOneGo(resultsPbn(results)))).toContain('[North "Ada\uFFFD  Nobody"]');
  expect(orThrow(inOneGo(resultsCsv(results)))).not.toMatch(
    /\p{Noncharacter_Code_Point}|\p{Cs}|(?![\r\n])\p{Cc}/u,
  );
});
