import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { backup, checkData, exportTournament, openSqliteFactLog, restore } from '@naipe/server';
import { orThrow } from 'naipe/base';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const NAME = 'Álvaro Pêra';
/** Enough that it takes a while. */
const FACTS = 4000;

let folder: string;
let original: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'naipe-erased-'));
  original = join(folder, 'original');
  mkdirSync(original);
  const log = orThrow(openSqliteFactLog(join(original, 'naipe.sqlite')));
  const fact = { time: new Date(0).toISOString(), actor: 'director' };
  const created = { name: 'Nowhere Open', date: '2026-03-14', settings: {} };
  await log.append('club', 0, [{ ...fact, cause: 'created', type: 'tournament-created', data: created }]);
  const warned = { session: 1, contestant: '1', reason: `${NAME} was late.`, clause: 'Law 90' };
  const facts = Array.from({ length: FACTS }, () => ({
    ...fact,
    cause: 'warned',
    type: 'warning-given',
    data: warned,
  }));
  await log.append('club', 1, facts);
  await log.append('other', 0, [{ ...fact, cause: 'created', type: 'tournament-created', data: created }]);
  await log.close();
});

afterAll(() => rmSync(folder, { recursive: true }));

const copyOf = (name: string): string => {
  const copy = join(folder, name);
  cpSync(original, copy, { recursive: true });
  return copy;
};

const holdsName = (data: string): boolean =>
  readdirSync(data).some((file) => readFileSync(join(data, file)).includes(Buffer.from(NAME)));

const eraseIn = (data: string, killedAfter?: number) => doIn(data, ['erase', NAME], killedAfter);

/** Does it in a process of its own, killed after so many milliseconds. Answers how long it took, when it was not. */
async function doIn(
  data: string,
  [what, given]: readonly [string, string],
  killedAfter?: number,
): Promise<number> {
  const child = spawn(process.execPath, [here('do-when-told.mjs'), what, data, given], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let begun = 0;
  let took = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    const said = chunk.toString();
    if (said.includes('ready')) {
      begun = performance.now();
      child.stdin.write('\n');
      if (killedAfter !== undefined) setTimeout(() => child.kill('SIGKILL'), killedAfter);
    }
    if (said.includes('done')) took = performance.now() - begun;
  });
  await new Promise((resolve) => child.once('close', resolve));
  return took;
}

/** How many facts of the tournament name him, and how many there are. */
async function standing(data: string): Promise<readonly [named: number, facts: number]> {
  const log = orThrow(openSqliteFactLog(join(data, 'naipe.sqlite')));
  const facts = await log.read('club');
  await log.close();
  return [facts.filter(({ data: told }) => JSON.stringify(told).includes(NAME)).length, facts.length];
}

describe('killed while somebody is erased', () => {
  test('either nothing has happened or everything, down to the bytes of the file', async () => {
    const took = await eraseIn(copyOf('whole'));
    expect(took).toBeGreaterThan(0);
    for (const part of [0.4, 0.7, 0.95]) {
      const data = copyOf(`killed-${part}`);
      await eraseIn(data, took * part);
      expect(orThrow(await checkData(data)).findings).toEqual([]);
      const [named, facts] = await standing(data); // opened once more: what was begun is finished
      const erased = named === 0;
      expect([named, facts]).toEqual(erased ? [0, FACTS + 2] : [FACTS, FACTS + 1]);
      expect(holdsName(data)).toBe(!erased);
      expect(orThrow(await checkData(data)).findings).toEqual([]);
    }
  });
});

describe('killed while a backup is restored', () => {
  test('there is a whole database at every moment: the one before or the one restored', async () => {
    const made = join(folder, 'backup.sqlite');
    const before = copyOf('before');
    orThrow(await backup(before, made));
    // Since the backup one fact more was recorded: so the two are told apart.
    const log = orThrow(openSqliteFactLog(join(before, 'naipe.sqlite')));
    const [last] = (await log.read('club')).slice(-1);
    const more = { ...last!, cause: 'since-the-backup' };
    orThrow(await log.append('club', last!.sequence, [more]));
    await log.close();
    const another = (name: string): string => {
      cpSync(before, join(folder, name), { recursive: true });
      return join(folder, name);
    };
    const took = await doIn(another('restored'), ['restore', made]);
    expect(took).toBeGreaterThan(0);
    for (const part of [0.5, 0.8, 0.9, 0.95, 1]) {
      const data = another(`restored-${part}`);
      await doIn(data, ['restore', made], took * part);
      expect(existsSync(join(data, 'naipe.sqlite'))).toBe(true);
      expect(orThrow(await checkData(data)).findings).toEqual([]);
      expect([last!.sequence, last!.sequence + 1]).toContain((await standing(data))[1]);
    }
  });
});

interface Said {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command with a line on its standard input. */
async function naipe(line: string, ...words: readonly string[]): Promise<Said> {
  const child = spawn(process.execPath, [here('../../cli/bin/naipe.js'), ...words], { stdio: 'pipe' });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
  });
  child.stdin.end(`${line}\n`);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, out, err };
}

describe('at the terminal', () => {
  test('somebody is erased only with --yes, and the backups that still have him are spoken of', async () => {
    const data = copyOf('terminal');
    const asked = await naipe('alvaro pera', 'erase', '--data', data);
    expect([asked.code, asked.out]).toEqual([
      0,
      `Named in:\n  2026-03-14 Nowhere Open (club): facts ${FACTS}\n    “${NAME} was late.”\n` +
        'Nothing was changed. To erase, add --yes.\n',
    ]);
    expect(holdsName(data)).toBe(true);
    const erased = await naipe('alvaro pera', 'erase', '--yes', '--data', data);
    expect(erased.out).toContain(
      'Erased. Nothing of it is left in the database.\nBackups and files from before',
    );
    expect(holdsName(data)).toBe(false);
    expect(orThrow(await exportTournament(data, 'club'))).not.toContain(NAME);
    const again = await naipe('alvaro pera', 'erase', '--yes', '--data', data);
    expect([again.code, again.err]).toEqual([1, 'Nobody of that name is found. Nothing was changed.\n']);
  });

  test('a tournament is removed only with --yes; a backup from before brings it back and says so', async () => {
    const data = copyOf('removed');
    const file = join(folder, 'before.sqlite');
    orThrow(await backup(data, file));
    const asked = await naipe('', 'remove', 'club', '--data', data);
    expect(asked.out).toBe('2026-03-14 Nowhere Open. Nothing was changed. To remove it, add --yes.\n');
    expect((await naipe('', 'remove', 'club', '--yes', '--data', data)).code).toBe(0);
    expect(holdsName(data)).toBe(false);
    expect(orThrow(await checkData(data))).toMatchObject({ tournaments: 1, facts: 1, findings: [] });
    const restored = orThrow(await restore(data, file, { force: true }));
    expect(restored.broughtBack).toMatchObject([
      { kind: 'tournament', actor: 'terminal', tournament: 'club', facts: FACTS + 1 },
    ]);
    expect(restored.broughtBack[0]?.chain).toMatch(/^[\w-]{43}$/);
  });
});
