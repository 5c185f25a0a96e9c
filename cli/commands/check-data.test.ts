import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteFactLog } from '@naipe/server';
import { orThrow } from 'naipe/base';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../testing/run.ts';

let folder: string;
let file: string;
const data = () => ['--data', folder];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'naipe-check-'));
  file = join(folder, 'naipe.sqlite');
  const log = orThrow(openSqliteFactLog(file));
  for (let at = 0; at < 5; at++) {
    const data = { name: 'Nowhere Open', date: `2026-03-0${at + 1}`, settings: {} };
    const fact = {
      time: '2026-03-14T20:00:00.000Z',
      actor: 'director',
      cause: `cause-${at}`,
      type: 'tournament-created',
      data,
    };
    orThrow(await log.append('club', at, [fact]));
  }
  await log.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

test('says that all is well, with exit code 0', async () => {
  const { code, out } = await run('check-data', ...data());
  expect(code).toBe(0);
  expect(out).toBe(`${file}: tournaments 1, facts 5. All is well.`);
});

test('says which tournament, which fact and the way back, with exit code 1; what is whole can be taken out', async () => {
  const bytes = readFileSync(file);
  bytes.write('2', bytes.indexOf('2026-03-04'));
  bytes.write('9', bytes.indexOf('2026-03-04') + 3);
  writeFileSync(file, bytes);
  const { code, err } = await run('check-data', ...data());
  expect(code).toBe(1);
  expect(err).toContain('Tournament club: fact 4 is not what was written. Facts 1 to 3 are whole.');
  expect(err).toContain('naipe restore FILE');
  const json = JSON.parse((await run('check-data', '--json', ...data())).out);
  expect(json).toMatchObject({
    tournaments: 1,
    facts: 5,
    findings: [{ kind: 'fact', tournament: 'club', fact: 4 }],
  });
  const refused = await run('export', 'club', ...data());
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('--whole');
  const whole = await run('export', 'club', '--whole', ...data());
  expect(whole.code).toBe(0);
  expect(whole.out.split('\n')).toHaveLength(1 + 3);
});

test('a folder without data, and a word too many', async () => {
  expect((await run('check-data', '--data', join(folder, 'nothing'))).code).toBe(1);
  expect((await run('check-data', 'now', ...data())).code).toBe(2);
});
