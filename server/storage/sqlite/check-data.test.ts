import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { orThrow } from 'naipe/base';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FactLog } from '../../facts/index.ts';
import { DamagedFact } from '../fact-hash.ts';
import type { DataFinding } from '../finding.ts';
import { checkFully, checkQuickly } from './check-data.ts';
import { openDatabase } from './database.ts';
import { openSqliteFactLog } from './fact-log.ts';
import { noticesOf } from './notices.ts';
import { epochIn } from './schema.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naipe-check-'));
  file = join(folder, 'data', 'naipe.sqlite');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** So many facts of a tournament, each with its own word in it. */
async function write(log: FactLog, stream: string, facts: number, from = 0): Promise<void> {
  for (let at = from; at < from + facts; at++) {
    const data = { note: `word-${at + 1}-${'x'.repeat(200)}` };
    const fact = {
      time: '2026-01-31T20:00:00.000Z',
      actor: 'director',
      cause: `c${at}`,
      type: 'noted',
      data,
    };
    orThrow(await log.append(stream, at, [fact]));
  }
}

/** A database with two tournaments, closed. */
async function made(facts = 60): Promise<void> {
  const log = orThrow(openSqliteFactLog(file));
  await write(log, 'club', facts);
  await write(log, 'open', 3);
  await log.close();
}

/** What a look at the file says, as it lies there. */
function findings(look = checkFully): readonly DataFinding[] {
  const database = new Database(file, { readonly: true });
  try {
    return look(database);
  } finally {
    database.close();
  }
}

function spoilBytes(change: (bytes: Buffer) => void): void {
  const bytes = readFileSync(file);
  change(bytes);
  writeFileSync(file, bytes);
}

describe('every fact carries a hash of itself and of all before it', () => {
  test('a sound database has nothing wrong with it', async () => {
    await made();
    expect([findings(), findings(checkQuickly)]).toEqual([[], []]);
  });

  test('a flipped byte is found, with the tournament and the number of the fact', async () => {
    await made();
    spoilBytes((bytes) => {
      const at = bytes.indexOf('word-58-');
      bytes[at] = bytes[at]! ^ 1; // still text, and SQLite sees nothing wrong with it
    });
    const expected = [{ kind: 'fact', tournament: 'club', fact: 58 }];
    expect(findings()).toEqual(expected);
    expect(findings(checkQuickly)).toEqual(expected);
    const log = orThrow(openSqliteFactLog(file));
    await expect(log.read('club')).rejects.toThrow(DamagedFact);
    expect(await log.read('open')).toHaveLength(3);
    await log.close();
  });

  test('an early one is found by the full look only, and when the tournament is read', async () => {
    await made();
    spoilBytes((bytes) => {
      const at = bytes.indexOf('word-2-');
      bytes[at] = bytes[at]! ^ 1;
    });
    expect(findings(checkQuickly)).toEqual([]);
    expect(findings()).toEqual([{ kind: 'fact', tournament: 'club', fact: 2 }]);
  });

  test.each([
    ['taken out', 'DELETE FROM fact WHERE sequence = 30'],
    ['changed', `UPDATE fact SET actor = 'table A1' WHERE stream = 'club' AND sequence = 30`],
    ['moved to another time', `UPDATE fact SET time = '2027' WHERE stream = 'club' AND sequence = 30`],
  ])('a fact that somebody has %s is found', async (_how, statement) => {
    await made();
    const database = new Database(file);
    database.exec(`DROP TRIGGER fact_is_final; DROP TRIGGER fact_stays; ${statement}`);
    database.close();
    expect(findings()).toEqual([{ kind: 'fact', tournament: 'club', fact: 30 }]);
  });

  test('a damaged page is found', async () => {
    await made(400);
    spoilBytes((bytes) => bytes.fill(0x5a, 4096 * 8, 4096 * 9));
    expect(findings(checkQuickly)).toContainEqual({ kind: 'file', detail: expect.any(String) });
    expect(findings()).toContainEqual({ kind: 'file', detail: expect.any(String) });
  });

  test('a database from before has its hashes made when it is opened', async () => {
    await made();
    const database = new Database(file);
    database.exec(`
      DROP TRIGGER fact_is_final; DROP TRIGGER fact_stays;
      ALTER TABLE fact DROP COLUMN hash;
      CREATE TRIGGER fact_is_final BEFORE UPDATE ON fact BEGIN SELECT RAISE(ABORT, 'A fact is never changed.'); END;
      CREATE TRIGGER fact_stays BEFORE DELETE ON fact BEGIN SELECT RAISE(ABORT, 'A fact is never removed.'); END;
      DROP TABLE epoch; DROP TABLE storage_notice; DROP TABLE removal; DROP TABLE room;
      DROP TABLE solved_deal; DROP TABLE unsolved;`);
    database.pragma('user_version = 3');
    database.close();
    rmSync(`${file}.mark`);
    const log = orThrow(openSqliteFactLog(file));
    expect(await log.read('club')).toHaveLength(60);
    await log.close();
    expect(findings()).toEqual([]);
  });
});

/** The data folder as it lies on the disk while Naipe runs, as after a failure of the power. */
function photographed(...without: readonly string[]): void {
  const from = join(folder, 'data');
  const to = join(folder, 'photo');
  rmSync(to, { recursive: true, force: true });
  orThrow(openDatabase(join(to, 'naipe.sqlite'))).close();
  for (const name of readdirSync(from))
    if (!without.some((ending) => name.endsWith(ending))) copyFileSync(join(from, name), join(to, name));
  file = join(to, 'naipe.sqlite');
}

/** Opens the file and answers what the director is told of losses. */
function told(): { readonly epoch: string; readonly losses: readonly DataFinding[] } {
  const { database, close } = orThrow(openDatabase(file));
  const losses = noticesOf(database).map(({ finding }) => finding);
  const epoch = epochIn(database)();
  close();
  return { epoch, losses };
}

describe('what was acknowledged and is gone is noticed', () => {
  /** Two facts in the file itself, three more in the log of SQLite; the mark written. */
  async function running(): Promise<FactLog> {
    const first = orThrow(openSqliteFactLog(file));
    await write(first, 'club', 2);
    await first.close();
    const log = orThrow(openSqliteFactLog(file));
    await write(log, 'club', 3, 2);
    await expect
      .poll(() => readFileSync(`${file}.mark`, 'utf8'), { timeout: 20_000 })
      .toContain('"version":5');
    return log;
  }

  test('nothing, when the power fails and everything is there', async () => {
    const log = await running();
    photographed('-shm', '.lock');
    expect(told().losses).toEqual([]);
    await log.close();
  });

  test.each([
    ['is missing', () => photographed('-wal', '-shm', '.lock')],
    [
      'was cut short',
      () => {
        photographed('-shm', '.lock');
        truncateSync(`${file}-wal`, 40);
      },
    ],
  ])(
    'the facts of a log that %s, which SQLite does not mention; the database has another name then',
    async (_how, lose) => {
      const log = await running();
      const before = epochIn(new Database(file, { readonly: true }))();
      lose();
      const loss = { kind: 'loss', tournament: 'club', had: 5, has: 2 };
      const { epoch, losses } = told();
      expect(losses).toEqual([loss]);
      expect(epoch).not.toBe(before);
      expect(told()).toEqual({ epoch, losses: [loss] }); // once, and until the director has seen it
      await log.close();
    },
  );

  test('the whole database, when it has vanished', async () => {
    await made(4);
    rmSync(file);
    expect(told().losses).toEqual([
      { kind: 'loss', tournament: 'club', had: 4, has: 0 },
      { kind: 'loss', tournament: 'open', had: 3, has: 0 },
    ]);
  });

  test('an older copy that somebody put in its place', async () => {
    await made(4);
    copyFileSync(file, join(folder, 'copy'));
    const log = orThrow(openSqliteFactLog(file));
    await write(log, 'club', 2, 4);
    await log.close();
    copyFileSync(join(folder, 'copy'), file);
    expect(told().losses).toEqual([{ kind: 'loss', tournament: 'club', had: 6, has: 4 }]);
  });

  test('a copy in which as much was recorded elsewhere, and something else', async () => {
    await made(4);
    const elsewhere = join(folder, 'elsewhere', 'naipe.sqlite');
    orThrow(openDatabase(elsewhere)).close();
    copyFileSync(file, elsewhere);
    const here = orThrow(openSqliteFactLog(file));
    await write(here, 'club', 2, 4);
    await here.close();
    const there = orThrow(openSqliteFactLog(elsewhere));
    for (const at of [4, 5]) {
      const said = { time: '2026-01-31T21:00:00.000Z', actor: 'director', cause: `other ${at}` };
      orThrow(await there.append('club', at, [{ ...said, type: 'noted', data: { note: 'other' } }]));
    }
    await there.close();
    copyFileSync(elsewhere, file);
    expect(told().losses).toEqual([{ kind: 'changed', tournament: 'club', had: 6 }]);
  });
});

test('the files are for whoever runs Naipe and nobody else', async () => {
  const log = orThrow(openSqliteFactLog(file));
  await write(log, 'club', 2);
  const modes = new Map(
    readdirSync(join(folder, 'data')).map((name) => [
      name,
      statSync(join(folder, 'data', name)).mode & 0o777,
    ]),
  );
  expect([...modes.keys()]).toEqual(expect.arrayContaining(['naipe.sqlite', 'naipe.sqlite-wal']));
  expect(new Set(modes.values())).toEqual(new Set([0o600]));
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  await log.close();
});

test('the log of SQLite is empty a while after the last write: the file alone is the whole', async () => {
  const log = orThrow(openSqliteFactLog(file));
  await write(log, 'club', 2);
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
  await expect.poll(() => statSync(`${file}-wal`).size, { timeout: 30_000 }).toBe(0);
  await log.close();
});
