import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parseSeriesTeams, parseSwissFile } from 'naipe/draw';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from '../../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'naipe-draw-docs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const docs = new URL('../../../docs/', import.meta.url);
const page = readFileSync(new URL('draws.md', docs), 'utf8');
const EXAMPLE = /(?:```json\n([^`]+)```\n\n)?```sh\nnaipe ([^\n]+)\n```\n\n```text\n([^`]*)\n```/g;
const examples = [...page.matchAll(EXAMPLE)].map(([, file, command = '', printed = '']) => ({
  file,
  command,
  printed,
}));

describe('docs/draws.md: the commands print what the page says', () => {
  test('there are eight', () => expect(examples.length).toBe(8));

  test.each(examples)('$command', async ({ file, command, printed }) => {
    const words = command.split(' ').map((word) => (word.endsWith('.json') ? join(folder, word) : word));
    const path = words.find((word) => word.endsWith('.json'));
    if (path !== undefined && file !== undefined) writeFileSync(path, file);
    const { out, err } = await run(...words);
    expect(out === '' ? err : out).toBe(printed);
  });
});

const schemaOf = (name: string) =>
  new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile(
    JSON.parse(readFileSync(new URL(name, docs), 'utf8')) as object,
  );

describe('the schemas and the readers agree', () => {
  const swiss = schemaOf('draw-swiss.schema.json');
  const series = schemaOf('draw-series.schema.json');
  const read = { swiss: parseSwissFile, series: parseSeriesTeams };
  const valid = { swiss, series };

  test.each(examples.filter(({ file, command }) => file !== undefined && !command.includes('round-robin')))(
    'on the example of $command',
    ({ file = '', command }) => {
      const kind = command.includes('series') ? 'series' : 'swiss';
      valid[kind](JSON.parse(file));
      expect(valid[kind].errors ?? []).toEqual([]);
    },
  );

  test.each([
    ['swiss', { teams: [] }, true],
    ['swiss', { teams: [{ id: '1', met: ['2'], byes: 0, club: 'x' }], method: 'nearest' }, true],
    ['swiss', { teams: [{ id: '1', points: '3.5' }], danish: { last: false, most: 20 } }, true],
    [
      'swiss',
      { teams: [], apart: [{ by: 'club', rounds: 2, release: 'if-necessary' }], odd: 'triple' },
      true,
    ],
    ['swiss', {}, false],
    ['swiss', { teams: [{ id: 7 }] }, false],
    ['swiss', { teams: [{ id: ' ' }] }, false],
    ['swiss', { teams: [{ id: '1', byes: -1 }] }, false],
    ['swiss', { teams: [{ id: '1', byes: 0.5 }] }, false],
    ['swiss', { teams: [{ id: '1', mett: [] }] }, false],
    ['swiss', { teams: [{ id: '1', met: [2] }] }, false],
    ['swiss', { teams: [], method: 'best' }, false],
    ['swiss', { teams: [], apart: [{ by: 'colour' }] }, false],
    ['swiss', { teams: [], fixed: [{ home: '1' }] }, false],
    ['swiss', { teams: [], danish: { last: true } }, false],
    ['series', { teams: [{ id: '1', iv: 12.5, club: 'x' }] }, true],
    ['series', { teams: [{ id: '1' }] }, false],
    ['series', { teams: [{ id: '1', iv: '12' }] }, false],
    ['series', { teams: [{ id: '1', iv: -1 }] }, false],
    ['series', { teams: 3 }, false],
  ] as const)('%s: %j', (kind, content, good) => {
    expect(valid[kind](content)).toBe(good);
    expect(read[kind](JSON.stringify(content)).ok).toBe(good);
  });
});
