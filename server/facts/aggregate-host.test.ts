import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, ok, orThrow } from 'naipe/base';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteFactLog, StorageError } from '../storage/index.ts';
import { AggregateHost } from './aggregate-host.ts';
import type { FactLog, Watcher } from './fact-log.ts';

/** Who is in a room: nobody comes in twice. */
interface Room {
  readonly version: number;
  readonly names: readonly string[];
}

interface Enter {
  readonly id: string;
  readonly actor: string;
  readonly time: string;
  readonly name: string;
}

class RoomHost extends AggregateHost<Room, undefined, Enter, { code: string; message: string }> {
  constructor(log: FactLog) {
    super(log, {
      stream: ':room',
      empty: { version: 0, names: [] },
      decide: ({ names }, _acting, { name }) =>
        names.includes(name)
          ? fail({ code: 'is-there', message: `${name} is there.` })
          : ok([{ type: 'entered', data: { name } }]),
      replay: (facts, from) =>
        facts.reduce<Room>(
          ({ version, names }, { data }) => ({
            version: version + 1,
            names: [...names, (data as { name: string }).name],
          }),
          from,
        ),
    });
  }
}

const enter = (name: string, id = `id of ${name}`): Enter => ({
  id,
  name,
  actor: 'director',
  time: '2026-03-14T20:00:00.000Z',
});

let folder: string;
let log: FactLog;
let watchers: Watcher[];

/** The log as one of several servers has it, which can be away and can have another name. */
class Shared {
  isAway = false;

  asLog(): FactLog {
    return new Proxy(log, {
      get: (target, name: keyof FactLog) => {
        if (name === 'watch') return (watcher: Watcher) => watchers.push(watcher);
        const value = target[name];
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          if (this.isAway) return Promise.reject(new StorageError('away'));
          return (value as (...all: unknown[]) => unknown).apply(target, args);
        };
      },
    });
  }
}

beforeEach(() => {
  watchers = [];
  folder = mkdtempSync(join(tmpdir(), 'naipe-aggregate-'));
  log = orThrow(openSqliteFactLog(join(folder, 'naipe.sqlite')));
});
afterEach(async () => {
  await log.close();
  rmSync(folder, { recursive: true });
});

test('a command that is sent again, because the answer was lost, is acknowledged again and not refused', async () => {
  const [here, there] = [new RoomHost(log), new RoomHost(log)];
  orThrow(await here.send(enter('Ada'), () => undefined));
  for (const host of [here, there])
    expect(await host.send(enter('Ada'), () => undefined)).toMatchObject({
      ok: true,
      value: { repeated: true, version: 1, facts: [{ sequence: 1, type: 'entered' }] },
    });
  expect(await there.send(enter('Ada', 'another'), () => undefined)).toMatchObject({ ok: false });
});

test('what one server wrote the other knows at once, and those who race are all kept', async () => {
  const hosts = [new RoomHost(log), new RoomHost(log), new RoomHost(log)];
  const names = Array.from({ length: 30 }, (_, at) => `Nobody ${at}`);
  await Promise.all(
    names.map(async (name, at) => orThrow(await hosts[at % 3]!.send(enter(name), () => undefined))),
  );
  for (const host of hosts) expect([...(await host.state()).names].sort()).toEqual([...names].sort());
});

test('forgotten in the middle of a reading, it is read from the beginning', async () => {
  const [writer, host] = [new RoomHost(log), new RoomHost(new Shared().asLog())];
  orThrow(await writer.send(enter('Ada'), () => undefined));
  expect((await host.state()).names).toEqual(['Ada']);
  orThrow(await writer.send(enter('Bo'), () => undefined));
  const reading = host.state();
  for (const { renamed } of watchers) renamed();
  expect(await reading).toEqual({ version: 2, names: ['Ada', 'Bo'] });
});

test('while the database is away, what was read before is shown; who has read nothing is told', async () => {
  const shared = new Shared();
  const host = new RoomHost(shared.asLog());
  orThrow(await host.send(enter('Ada'), () => undefined));
  shared.isAway = true;
  expect((await host.state()).names).toEqual(['Ada']);
  await expect(new RoomHost(shared.asLog()).state()).rejects.toThrow('does not answer');
});
