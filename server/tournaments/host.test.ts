import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orThrow } from 'naipe/base';
import type { Command } from 'naipe/tournament';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FactLog } from '../facts/index.ts';
import { openSqliteFactLog } from '../storage/index.ts';
import { TournamentHost } from './host.ts';

let folder: string;
let log: FactLog;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'naipe-host-'));
  log = orThrow(openSqliteFactLog(join(folder, 'naipe.sqlite')));
});

afterEach(async () => {
  await log.close();
  rmSync(folder, { recursive: true, force: true });
});

const envelope = { actor: 'director', time: '2026-03-14T20:00:00.000Z' };
const create: Command = {
  ...envelope,
  id: 'create',
  type: 'create-tournament',
  data: { name: 'Nowhere Open', date: '2026-03-14' },
};
const enter = (pair: string, id = `enter-${pair}`): Command => ({
  ...envelope,
  id,
  type: 'enter-contestant',
  data: { kind: 'pair', contestant: pair, players: [{ name: 'Ada Nobody' }, { name: 'Bo Nobody' }] },
});

const hostOf = (changed = () => {}) => new TournamentHost('club', log, changed);

test('commands of a burst follow one another without waiting for the disk, and are seen once they are on it', async () => {
  const host = hostOf();
  const sent = [create, enter('1'), enter('2'), enter('3')].map((command) => host.send(command));
  expect(host.state.version).toBe(0);
  const versions = (await Promise.all(sent)).map((outcome) => orThrow(outcome).version);
  expect(versions).toEqual([1, 2, 3, 4]);
  expect(host.state.tournament?.contestants.size).toBe(3);
  expect(await log.read('club')).toHaveLength(4);
});

test('what the log holds in the form of an older version is read in the present one', async () => {
  orThrow(await hostOf().send(create));
  const [time, actor] = [envelope.time, envelope.actor];
  const players = [{ name: 'Ada Nobody' }, { name: 'Bo Nobody' }];
  const stored = { time, actor, cause: 'enter-1', type: 'pair-entered', data: { pair: '1', players } };
  orThrow(await log.append('club', 1, [stored]));
  const host = hostOf();
  orThrow(await host.send(enter('2')));
  expect([...(host.state.tournament?.contestants.keys() ?? [])]).toEqual(['1', '2']);
  expect((await log.read('club'))[1]).toEqual({ ...stored, sequence: 2 });
});

test('a refused command leaves no trace, and what comes after it stands', async () => {
  const host = hostOf();
  const [, , twice, other] = await Promise.all(
    [create, enter('1'), enter('1', 'again'), enter('2')].map((command) => host.send(command)),
  );
  expect(twice).toMatchObject({ ok: false });
  expect(other).toMatchObject({ ok: true, value: { version: 3 } });
});

test('a command heard before answers the facts of the first time, also after a restart', async () => {
  const first = orThrow(await hostOf().send(create));
  const again = orThrow(await hostOf().send(create));
  expect(again).toEqual({ ...first, repeated: true });
});

test('when another server was first, it reads what is new and decides again', async () => {
  const one = hostOf();
  orThrow(await one.send(create));
  const two = hostOf();
  orThrow(await two.send(enter('1')));
  orThrow(await one.send(enter('2')));
  const [third, fourth] = await Promise.all([two.send(enter('3')), two.send(enter('4'))]);
  expect([orThrow(third).version, orThrow(fourth).version]).toEqual([4, 5]);
  expect((await log.read('club')).map(({ cause }) => cause)).toEqual([
    'create',
    'enter-1',
    'enter-2',
    'enter-3',
    'enter-4',
  ]);
});

test('when the disk fails the command fails, nothing is seen of it, and the next one works', async () => {
  const host = hostOf();
  orThrow(await host.send(create));
  const append = vi.spyOn(log, 'append').mockRejectedValueOnce(new Error('disk full'));
  await expect(host.send(enter('1'))).rejects.toThrow('disk full');
  append.mockRestore();
  expect(host.state.version).toBe(1);
  expect(orThrow(await host.send(enter('1'))).version).toBe(2);
});

test('tells of every change, once it is on disk', async () => {
  const seen: number[] = [];
  const host: TournamentHost = hostOf(() => seen.push(host.state.version));
  for (const command of [create, enter('1'), enter('1')]) await host.send(command);
  expect(seen).toEqual([1, 2]);
});

test('another command under the same id is refused: while the first is under way, later, and after a restart', async () => {
  const host = hostOf();
  orThrow(await host.send(create));
  const refused = { ok: false, error: { code: 'id-taken' } };
  const sent = host.send(enter('1', 'one-id'));
  expect(await host.send(enter('2', 'one-id'))).toMatchObject(refused);
  orThrow(await sent);
  expect(await host.send(enter('2', 'one-id'))).toMatchObject(refused);
  expect(await hostOf().send(enter('2', 'one-id'))).toMatchObject(refused);
  for (const each of [host, hostOf()])
    expect(orThrow(await each.send(enter('1', 'one-id')))).toMatchObject({ version: 2, repeated: true });
});
