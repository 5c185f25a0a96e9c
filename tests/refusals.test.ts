import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { common } from '../web/locales/en/common.ts';
import { desk } from '../web/locales/en/desk.ts';
import { office } from '../web/locales/en/office.ts';

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

/** Told by what the regulation finds wrong, each with its clause. */
const BY_BREACHES = [
  'changed-late',
  'date-not-changed',
  'gates-closed',
  'not-eligible',
  'regulations-incomplete',
  'system-not-allowed',
];

test('so has every reason for which the federation refuses one', () => {
  const folder = join(core, '../federation');
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/refuse\(\s*'([a-z-]+)'/g)])
    .map(([, code]) => code ?? '');
  const texts = new Set([...Object.keys(common.refusal), ...Object.keys(office.refusal), ...BY_BREACHES]);
  expect(found.length).toBeGreaterThan(40);
  expect([...new Set(found)].filter((code) => !texts.has(code))).toEqual([]);
});

/** Wrong in what a program says has been played; the desk has it from its own record. */
const NOT_FROM_THE_DESK = ['byes', 'met-twice', 'met-one-way'];

test('every reason for which a round is not drawn as the director wishes has a text as well', () => {
  const faults = readFileSync(join(core, '../draw/swiss/faults.ts'), 'utf8');
  const found = new Set([...faults.matchAll(/fault\(\s*'([a-z-]+)'/g)].map(([, code]) => code ?? ''));
  expect(found.size).toBeGreaterThan(6);
  expect([...found].filter((code) => !Object.hasOwn(desk.refusal, code))).toEqual(NOT_FROM_THE_DESK);
});
