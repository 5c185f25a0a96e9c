import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../testing/run.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naipe-system-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const classed = async (answers: unknown, ...more: readonly string[]) => {
  const file = join(folder, 'system.json');
  writeFileSync(file, JSON.stringify(answers));
  return run('system', file, ...more);
};

test('RTP 2.1.2.3: a strong club with an unlisted weak 2H of either major is Blue with Brown', async () => {
  const weak = (suit: string) => ({ from: 5, to: 10, suits: { [suit]: { least: 4 } } });
  const answers = { openings: { '1C': [{ from: 16 }] }, higher: { '2H': { hands: [weak('H'), weak('S')] } } };
  const { out } = await classed(answers);
  expect(out).toContain('Blue with Brown conventions');
  expect(out).toContain('2H may be weak and promises four cards in no known suit. (RTP 2.1.2.3 Brown (a))');
  expect(JSON.parse((await classed(answers, '--json')).out)).toMatchObject({
    colour: 'blue',
    brown: [{ code: 'weak-without-known-suit' }],
  });
});

test.each([
  [{ openings: { '1C': [{ from: 50 }] } }, 'openings.1C[0].from should be a whole number from 0 to 37'],
  [{ openings: { '4C': [] } }, 'openings.4C should be left out'],
  [{}, 'openings should be an object'],
  [{ openings: {}, twoSuited: [{ bid: '2NT', least: [5] }] }, 'twoSuited[0].least should be two lengths'],
])('%j is told by its place', async (answers, message) => {
  const { code, err } = await classed(answers);
  expect([code, err]).toEqual([1, expect.stringContaining(message)]);
});
