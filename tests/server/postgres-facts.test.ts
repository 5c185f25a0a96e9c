import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresFactLog, openSqliteFactLog } from '@naipe/server';
import { orThrow } from 'naipe/base';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../cli/testing/run.ts';
import { fact, keepsTheContract, seen } from '../../server/facts/testing/fact-log-contract.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.stop());

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
