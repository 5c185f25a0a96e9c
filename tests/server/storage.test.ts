import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type SqliteStorageCare, warningsOf } from '@naipe/server';
import { orThrow } from 'naipe/base';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { run } from '../../cli/testing/run.ts';
import { Client } from '../testing/client.ts';
import { PASSWORD, plan } from '../testing/club.ts';
import { Events } from '../testing/events.ts';

let folder: string;
let dataFolder: string;
let server: Extract<Awaited<ReturnType<typeof createServer>>, { readonly ok: true }>['value'];
let address: string;
let director: Client;
let tournament: string;

async function start(): Promise<void> {
  server = orThrow(await createServer({ dataFolder, webFolder: join(folder, 'web') }));
  await server.listen({ port: 0, host: '127.0.0.1' });
  address = `http://localhost:${(server.server.address() as AddressInfo).port}`;
  const { cookie } = director ?? { cookie: '' };
  director = new Client(address);
  director.cookie = cookie;
}

async function create(name = 'Nowhere Open'): Promise<string> {
  const data = { name, date: '2026-03-14' };
  return (await director.post('/api/tournaments', { id: randomUUID(), data })).json.tournament;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'naipe-storage-'));
  dataFolder = join(folder, 'data');
  mkdirSync(join(folder, 'web'));
  director = new Client('');
  await start();
  await director.post('/api/session/setup', {
    password: PASSWORD,
    setupCode: server.services.setupCode,
  });
  tournament = await create();
  await plan(director, tournament);
  await director.must(tournament, 'open-session', { session: 1 });
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A command that can be given any number of times; each is one fact. */
const warn = (of = tournament) =>
  director.command(of, 'give-warning', {
    session: 1,
    contestant: '1',
    reason: 'x'.repeat(900),
    clause: 'Law 90',
  });
const health = () => new Client(address).get('/api/health');
const storage = async () => (await director.get('/api/storage')).json;
const entries = (headers: Record<string, string> = {}, of = tournament) =>
  director.get(`/api/tournaments/${of}/views/entries`, headers);

describe('a disk that takes nothing', () => {
  /** How the disk fails, and how it comes back: told to SQLite, so that any computer can do it. */
  const FAILURES = [
    ['full', 'max_page_count = 1', 'max_page_count = 4294967294'],
    ['read-only', 'query_only = ON', 'query_only = OFF'],
  ] as const;

  test.each(FAILURES)(
    '%s: reads are served, commands refused with a sentence, and it goes on by itself',
    async (trouble, fail, mend) => {
      const { database } = server.services.storage as SqliteStorageCare;
      const before = (await entries()).text;
      database.pragma(fail);
      const answers = [];
      for (let attempt = 0; attempt < 8; attempt++) answers.push(await warn());
      const last = answers.at(-1)!;
      expect(last.status, last.text).toBe(503);
      expect(last.json.error).toMatchObject({
        code: 'storage',
        message: expect.stringMatching(/nothing was changed\..+\.$/),
        params: { trouble },
      });
      expect(await entries()).toMatchObject({ status: 200, text: before });
      expect(await health()).toMatchObject({ status: 503, json: { error: { code: 'storage' } } });
      expect((await storage()).trouble).toBe(trouble);

      database.pragma(mend);
      await expect.poll(async () => (await health()).status).toBe(200);
      expect((await storage()).trouble).toBeNull();
      expect((await warn()).status).toBe(200);
      const acknowledged = answers.filter(({ status }) => status === 200).length + 1;
      const { text } = await director.get(`/api/tournaments/${tournament}/export`);
      expect(text.match(/"warning-given"/g)).toHaveLength(acknowledged);
    },
  );
});

describe('damage', () => {
  /** Closes the server, changes bytes of the database, and starts it again. */
  async function spoilt(change: (bytes: Buffer) => void): Promise<void> {
    await server.close();
    const file = join(dataFolder, 'naipe.sqlite');
    const bytes = readFileSync(file);
    change(bytes);
    writeFileSync(file, bytes);
    await start();
  }

  test('of one tournament keeps nobody from the others, and the desk is told the fact and the way back', async () => {
    const other = await create('Elsewhere');
    await spoilt((bytes) => {
      // Wherever it stands: the known players have a table of their own.
      for (let at = bytes.indexOf('Zoë Ñandú 4'); at >= 0; at = bytes.indexOf('Zoë Ñandú 4', at + 1))
        bytes[at + 1] = bytes[at + 1]! ^ 1;
    });
    expect(await entries()).toMatchObject({
      status: 503,
      json: { error: { code: 'damaged', params: { tournament, fact: 5 } } },
    });
    expect((await entries({}, other)).status).toBe(200);
    expect((await director.command(other, 'enter-contestant', pairNamed('Ada Nowhere'))).status).toBe(200);
    const { findings, trouble } = await storage();
    expect(trouble).toBeNull();
    expect(findings).toMatchObject([
      {
        finding: { kind: 'fact', tournament, fact: 5 },
        sentence: expect.stringContaining('Facts 1 to 4 are whole.'),
        wayBack: expect.stringContaining('naipe restore'),
      },
    ]);
  });

  test('of the file itself: nothing more is written to it', async () => {
    for (let sent = 0; sent < 40; sent++) await warnBefore();
    await spoilt((bytes) => {
      const page = Math.floor(bytes.indexOf('Zoë Ñandú 4') / 4096);
      bytes.fill(0x5a, page * 4096, page * 4096 + 8); // the head of a page
    });
    expect((await storage()).trouble).toBe('damaged');
    expect((await health()).status).toBe(503);
    const refused = await director.post('/api/tournaments', {
      id: randomUUID(),
      data: { name: 'x', date: '2026-03-14' },
    });
    expect(refused).toMatchObject({
      status: 503,
      json: { error: { code: 'storage', params: { trouble: 'damaged' } } },
    });
  });
});

const pairNamed = (name: string) => ({
  kind: 'pair' as const,
  contestant: '1',
  players: [{ name }, { name: 'Bo Nowhere' }] as const,
});
const warnBefore = async () => expect((await warn()).status).toBe(200);

describe('a database in the place of another', () => {
  test('after a restore: an old tag does not answer 304, an old event id is no reason for silence', async () => {
    const file = join(folder, 'backup.sqlite');
    expect((await run('backup', file, '--data', dataFolder)).code).toBe(0);
    await director.must(tournament, 'change-contestant', pairNamed('Ada Nowhere'));
    const tag = (await entries()).headers.get('etag')!;
    const events = await Events.open(`${address}/api/tournaments/${tournament}/live`);
    const { id } = await events.next();
    events.close();
    expect((await entries({ 'if-none-match': tag })).status).toBe(304);

    await server.close();
    expect((await run('restore', file, '--force', '--data', dataFolder)).code).toBe(0);
    await start();
    await director.must(tournament, 'change-contestant', pairNamed('Zed Elsewhere'));
    const fresh = await entries({ 'if-none-match': tag });
    expect(fresh.status).toBe(200);
    expect(fresh.text).toContain('Zed Elsewhere');
    const again = await Events.open(`${address}/api/tournaments/${tournament}/live`, { 'last-event-id': id });
    expect((await again.next()).id).not.toBe(id);
    again.close();
    expect((await storage()).notices).toEqual([]); // it was on purpose
  });

  test('what was acknowledged and is gone is told on the desk until a director has seen it', async () => {
    await server.close();
    copyFileSync(join(dataFolder, 'naipe.sqlite'), join(folder, 'older'));
    await start();
    const { version } = (await director.view(tournament, 'overview')).json;
    await director.must(tournament, 'change-contestant', pairNamed('Ada Nowhere'));
    await server.close();
    copyFileSync(join(folder, 'older'), join(dataFolder, 'naipe.sqlite'));
    await start();
    const { notices } = await storage();
    expect(notices).toMatchObject([
      { finding: { kind: 'loss', tournament, had: version + 1, has: version } },
    ]);
    expect((await warningsOf(server.services.storage))[0]).toContain(
      `facts ${version + 1} to ${version + 1} are gone`,
    );
    expect((await new Client(address).get('/api/storage')).status).toBe(401);
    expect((await director.delete(`/api/storage/notices/${notices[0].id}`)).status).toBe(200);
    expect((await storage()).notices).toEqual([]);
  });
});
