import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from '../cli/testing/run.ts';
import { examplesOf, root } from './testing/doc-examples.ts';

const folder = mkdtempSync(join(tmpdir(), 'naipe-teams-docs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const examples = examplesOf('teams.md', 'json').map((example) => ({
  ...example,
  command: example.code.includes('"teams"') ? 'standings' : 'match',
}));

const schema = (name: string) =>
  new Ajv2020({ allErrors: true, strict: false }).compile(
    JSON.parse(readFileSync(`${root}docs/${name}.schema.json`, 'utf8')) as object,
  );
const valid = { match: schema('match'), standings: schema('standings') } as const;

describe('docs/teams.md: naipe match and naipe standings print what the page says', () => {
  test('there are five', () => expect(examples.length).toBe(5));

  test.each(examples)('$name', async ({ code, printed, command }) => {
    const path = join(folder, 'example.json');
    writeFileSync(path, code);
    expect(await run(command, path)).toEqual({ code: 0, out: printed.trimEnd(), err: '' });
  });
});

describe('the schemas', () => {
  test.each(examples)('hold for "$name"', ({ code, command }) => {
    const check = valid[command === 'match' ? 'match' : 'standings'];
    check(JSON.parse(code));
    expect(check.errors ?? []).toEqual([]);
  });

  const board = { board: 1, open: '4SN=', closed: 'Pass' };
  const wrong: readonly (readonly [string, 'match' | 'standings', object])[] = [
    ['a match without boards', 'match', { boards: [] }],
    ['a scale that is none', 'match', { boards: [board], scale: 'acbl' }],
    ['a field that does not exist', 'match', { boards: [board], scle: 'rop' }],
    [
      'a board that is both awarded and cancelled',
      'match',
      { boards: [{ board: 1, cancelled: true, award: { home: 'A', away: 'A' } }] },
    ],
    ['a penalty that is none', 'match', { boards: [board], penalties: { home: 'much' } }],
    [
      'three value indices',
      'match',
      { boards: [board], handicap: [{ home: [1, 2, 3], away: [1, 2, 3, 4], boards: 8 }] },
    ],
    ['an event without teams', 'standings', { results: [] }],
    [
      'a match without figures',
      'standings',
      { teams: ['A', 'B'], results: [{ round: 1, home: 'A', away: 'B' }] },
    ],
    ['a field that does not exist', 'standings', { teams: [], results: [], bonus: [] }],
  ];

  test.each(wrong)('do not hold for %s, which %s refuses', async (_what, command, content) => {
    expect(valid[command](content)).toBe(false);
    const path = join(folder, 'wrong.json');
    writeFileSync(path, JSON.stringify(content));
    expect((await run(command, path)).code).toBe(1);
  });
});
