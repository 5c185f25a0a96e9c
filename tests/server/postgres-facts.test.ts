import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresFactLog, openSqliteFactLog } from '@naipe/server';
import { orThrow } from 'naipe/base';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../cli/testing/run.ts';
import { startPostgres, type TestPostgres } from '../../scripts/lib/postgres.mjs';
import { fact, keepsTheContract, seen } from '../../server/facts/testing/fact-log-contract.ts';
import { PostgresDatabase } from '../../server/storage/postgres/database.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.stop());

const LOCKED = `SELECT count(*) > 0 AS locked FROM pg_locks WHERE relation = 'fact'::regclass AND mode = 'AccessExclusiveLock'`;

const opened = async (address: string) => orThrow(await openPostgresFactLog(address));

describe('facts in PostgreSQL', () => {
  keepsTheContract(async () => {
    const address = await postgres.database();
    return { open: () => opened(address), remove: async () => {} };
  });
});

describe('several servers', () => {
  test('a follower on one sees what is appended on another, each fact once and in order', async () => {
    const address = await postgres.database();
    const [here, there] = [await opened(address), await opened(address)];
    const stop = new AbortController();
    const following = seen(here.follow('club', 1, stop.signal), ({ sequence }) => {
      if (sequence === 20) stop.abort();
    });
    for (let version = 0; version < 20; version += 1)
      orThrow(await there.append('club', version, [fact(`c${version}`)]));
    expect(await following).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
    await Promise.all([here.close(), there.close()]);
  });

  test('of those who race for a number one has it, and nothing is lost or kept twice', async () => {
    const address = await postgres.database();
    const logs = await Promise.all([opened(address), opened(address), opened(address)]);
    const acknowledged: string[] = [];
    const race = async (at: number) => {
      const log = logs[at % logs.length]!;
      for (let sent = 0; sent < 15; sent += 1) {
        const cause = randomUUID();
        for (;;) {
          const version = (await log.read('club')).length;
          const answer = await log.append('club', version, [fact(cause), fact(cause)]);
          if (answer.ok) break;
        }
        acknowledged.push(cause);
      }
    };
    await Promise.all([0, 1, 2, 3, 4].map(race));
    const kept = await logs[0].read('club');
    expect(kept.map(({ sequence }) => sequence)).toEqual(kept.map((_, at) => at + 1));
    expect(kept).toHaveLength(2 * acknowledged.length);
    expect(new Set(kept.map(({ cause }) => cause))).toEqual(new Set(acknowledged));
    await Promise.all(logs.map((log) => log.close()));
  });

  test('the same command on two servers is kept once, and both are told the same facts', async () => {
    const address = await postgres.database();
    const [here, there] = [await opened(address), await opened(address)];
    const answers = await Promise.all(
      [here, there].map((log) => log.append('club', 0, [fact('a'), fact('a')])),
    );
    const told = answers.map((answer) => orThrow(answer));
    expect(told[0]?.facts).toEqual(told[1]?.facts);
    expect(told.map(({ repeated }) => repeated).sort()).toEqual([false, true]);
    await Promise.all([here.close(), there.close()]);
  });
});

describe('the database', () => {
  test('does not let a fact be changed or removed', async () => {
    const address = await postgres.database();
    const log = await opened(address);
    orThrow(await log.append('club', 0, [fact('a')]));
    for (const change of ["UPDATE fact SET actor = 'x'", 'DELETE FROM fact', 'TRUNCATE fact'])
      await expect(postgres.ask(address, change)).rejects.toThrow('never changed or removed');
    await log.close();
  });

  test('is refused when a newer Naipe wrote it, or it is not there; the password is not told', async () => {
    const address = await postgres.database();
    await (await opened(address)).close();
    await postgres.ask(address, 'UPDATE naipe_schema SET version = 999');
    expect(await openPostgresFactLog(address)).toMatchObject({ ok: false, error: { code: 'newer-schema' } });
    const elsewhere = await openPostgresFactLog(address.replace(/naipe_\d+$/, 'nowhere'));
    expect(elsewhere).toMatchObject({ ok: false, error: { code: 'cannot-open' } });
    expect(JSON.stringify(elsewhere)).not.toContain('only-for-tests');
  });

  test('is brought up to date by one of several servers that begin at once', async () => {
    const address = await postgres.database();
    const logs = await Promise.all(Array.from({ length: 6 }, () => opened(address)));
    expect(new Set(logs.map(({ epoch }) => epoch)).size).toBe(1);
    await Promise.all(logs.map((log) => log.close()));
  });
});

describe('a connection', () => {
  test('on which something went wrong in the middle is not used again: nothing is acknowledged that is not kept', async () => {
    const address = await postgres.database();
    const log = await opened(address);
    const hasty = new PostgresDatabase(address, 300);
    const holding = new PostgresDatabase(address);
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const holder = holding.transaction(async (client) => {
      await client.query('LOCK TABLE fact');
      await held;
    });
    await expect.poll(async () => (await postgres.ask(address, LOCKED)).rows).toEqual([{ locked: true }]);
    // Neither the statement nor its ROLLBACK is answered in time.
    const left = hasty.transaction(async (client) => {
      await client.query('SELECT count(*) FROM fact');
    });
    await expect(left).rejects.toMatchObject({ trouble: 'away' });
    letGo();
    await holder;
    await hasty.query("INSERT INTO secret (name, value) VALUES ('kept', 'yes')");
    expect((await postgres.ask(address, "SELECT value FROM secret WHERE name = 'kept'")).rows).toEqual([
      { value: 'yes' },
    ]);
    await Promise.all([log.close(), hasty.close(), holding.close()]);
  });

  test('goes on after a race that it lost', async () => {
    const address = await postgres.database();
    const [log, database] = [await opened(address), new PostgresDatabase(address)];
    const own = async () =>
      (await database.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
    const before = await own();
    const twice = database.query('INSERT INTO epoch SELECT epoch FROM epoch');
    await expect(twice).rejects.toMatchObject({ code: '23505' });
    expect(await own()).toBe(before);
    await Promise.all([log.close(), database.close()]);
  });
});

describe('naipe transfer', () => {
  test('copies both ways, fact for fact, takes up again what is there, and refuses what differs', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'naipe-transfer-'));
    const [here, back] = [join(folder, 'here'), join(folder, 'back')];
    const address = await postgres.database();
    const written = orThrow(openSqliteFactLog(join(here, 'naipe.sqlite')));
    orThrow(
      await written.append('monday', 0, [fact('a'), fact('a', 'seated', { names: ['Ana Ás', 'Rui Rei'] })]),
    );
    orThrow(await written.append('monday', 2, [fact('b')]));
    orThrow(await written.append('friday', 0, [fact('a')]));
    const monday = await written.read('monday');
    await written.close();

    const there = await run('transfer', here, address, '--json');
    expect(JSON.parse(there.out)).toEqual({ tournaments: 2, facts: 4, already: 0 });
    const again = await run('transfer', here, address, '--json');
    expect(JSON.parse(again.out)).toEqual({ tournaments: 0, facts: 0, already: 2 });
    expect((await run('transfer', address, back)).out).toContain('facts 4');
    const returned = orThrow(openSqliteFactLog(join(back, 'naipe.sqlite')));
    expect(await returned.read('monday')).toEqual(monday);
    orThrow(await returned.append('monday', 3, [fact('c')]));
    await returned.close();

    const refused = await run('transfer', back, address);
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.err).toContain('"monday"');
    expect(refused.err).not.toContain('only-for-tests');
    rmSync(folder, { recursive: true, force: true });
  });
});
