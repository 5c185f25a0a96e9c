import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { READINGS } from '../readings/index.ts';
import { regulationsPage } from './page.ts';
import type { Paragraph } from './paragraph.ts';
import { ROP_PARAGRAPHS } from './rop.ts';
import { RTP_PARAGRAPHS } from './rtp.ts';

/** How many paragraphs each numbered part has, as the tables of contents of the regulations have them. */
const RTP_CONTENTS: Readonly<Record<string, number>> = {
  '': 3,
  ...{ '1': 4, '1.3': 4 },
  ...{
    '2': 3,
    '2.1': 11,
    '2.1.1': 3,
    '2.1.2': 7,
    '2.1.3': 6,
    '2.1.6': 4,
    '2.1.7': 2,
    '2.1.8': 4,
    '2.1.11': 4,
  },
  ...{ '2.2': 7, '2.2.2': 2, '2.2.3': 2, '2.2.4': 5, '2.2.7': 3 },
  ...{ '2.3': 9, '2.3.4': 3, '2.3.5': 1, '2.3.6': 7 },
  ...{ '3': 8, '3.1': 8, '3.1.3': 3, '3.1.4': 3, '3.2': 2, '3.2.2': 3 },
  ...{ '3.5': 9, '3.5.5': 3, '3.5.9': 2 },
  ...{ '3.6': 13, '3.6.7': 3, '3.6.8': 2, '3.6.10': 3, '3.6.11': 3, '3.6.12': 8 },
  ...{ '3.7': 2, '3.8': 3 },
};
const ROP_CONTENTS: Readonly<Record<string, number>> = {
  ...{ '': 11, '1': 3, '4': 18, '5': 14, '6': 20, '8': 2, '8.1': 3, '8.2': 4, '9': 2 },
};

/** Every number of a table of contents, in order. */
function numbers(contents: Readonly<Record<string, number>>, part = ''): readonly string[] {
  return Array.from({ length: contents[part] ?? 0 }, (_, index) => {
    const number = part === '' ? `${index + 1}` : `${part}.${index + 1}`;
    return [number, ...numbers(contents, number)];
  }).flat();
}

const numbersOf = (paragraphs: readonly Paragraph[]): readonly string[] =>
  paragraphs.map(([number]) => number);

const ALL = [...RTP_PARAGRAPHS, ...ROP_PARAGRAPHS];

describe('what carries the regulations out', () => {
  test('every numbered paragraph of the RTP is listed once, and its two annexes', () => {
    expect(numbersOf(RTP_PARAGRAPHS)).toEqual([...numbers(RTP_CONTENTS), 'Annex I', 'Annex II']);
  });

  test('every numbered paragraph of the ROP is listed once', () => {
    expect(numbersOf(ROP_PARAGRAPHS)).toEqual(numbers(ROP_CONTENTS));
  });

  test('only what has paragraphs below it is a heading', () => {
    const headings = ALL.filter(([, , { how }]) => how === 'heading').map(([number]) => number);
    const parents = new Set([...Object.keys(RTP_CONTENTS), ...Object.keys(ROP_CONTENTS)]);
    expect(headings.filter((number) => !parents.has(number))).toEqual([]);
  });

  const root = new URL('../../../', import.meta.url);
  const sources = ['core', 'web']
    .flatMap((folder) => {
      const at = new URL(`${folder}/`, root);
      return readdirSync(at, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.d\.ts$|node_modules|(^|\/)dist\//.test(name))
        .map((name) => readFileSync(new URL(name, at), 'utf8'));
    })
    .join('\n');
  const isThere = (name: string): boolean =>
    new RegExp(`(function\\*?|const|class) ${name}\\b`).test(sources);

  test('the functions and tables named are there', () => {
    const named = [
      ...ALL.flatMap(([, , carried]) => ('function' in carried ? [carried.function] : [])),
      ...READINGS.map(({ by }) => by),
    ];
    expect([...new Set(named)].filter((name) => !isThere(name))).toEqual([]);
  });

  test('the pages named are there', () => {
    const pages = ALL.flatMap(([, , carried]) => ('page' in carried ? [carried.page] : []));
    expect([...new Set(pages)].filter((page) => !existsSync(new URL(`web/pages/${page}`, root)))).toEqual([]);
  });

  test('docs/regulations.md is up to date', async () => {
    await expect(regulationsPage()).toMatchFileSnapshot('../../../docs/regulations.md');
  });
});
