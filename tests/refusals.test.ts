import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { common } from '../web/locales/en/common.ts';
import { desk } from '../web/locales/en/desk.ts';

const core = fileURLToPath(new URL('../core/tournament', import.meta.url));

/** Shown in the words of core, which name a movement's or a score's own particulars; or never shown as a sentence. */
const WITHOUT_TEXT = ['already-created', 'movement-unsound', 'no-tournament', 'to-confirm', 'unscorable'];

const codes = readdirSync(core, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'))
  .flatMap((file) => [...readFileSync(join(core, file), 'utf8').matchAll(/refuse\(\s*'([a-z-]+)'/g)])
  .map(([, code]) => code);

test('every reason for which a tournament refuses a command has a text in the languages of the pages', () => {
  const texts = new Set([...Object.keys(common.refusal), ...Object.keys(desk.refusal), ...WITHOUT_TEXT]);
  expect(codes.length).toBeGreaterThan(80);
  expect([...new Set(codes)].filter((code) => !texts.has(code ?? ''))).toEqual([]);
});

/** Wrong in what a program says has been played; the desk has it from its own record. */
const NOT_FROM_THE_DESK = ['byes', 'met-twice', 'met-one-way'];

test('every reason for which a round is not drawn as the director wishes has a text as well', () => {
  const faults = readFileSync(join(core, '../draw/swiss/faults.ts'), 'utf8');
  const found = new Set([...faults.matchAll(/fault\(\s*'([a-z-]+)'/g)].map(([, code]) => code ?? ''));
  expect(found.size).toBeGreaterThan(6);
  expect([...found].filter((code) => !Object.hasOwn(desk.refusal, code))).toEqual(NOT_FROM_THE_DESK);
});
