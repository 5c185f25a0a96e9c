import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants, gunzipSync } from 'node:zlib';
import { orThrow } from 'naipe/base';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FactLog, openSqliteFactLog } from '../facts/index.ts';
import { TournamentHost } from './host.ts';
import { GZIP_BEGINS, LiveFeed, type Sink } from './live-feed.ts';
import { ViewCache } from './view-cache.ts';

let folder: string;
let log: FactLog;
let host: TournamentHost;
let feed: LiveFeed;
let pairs: number;

/** A phone that takes what it is sent, or does not. */
class Phone implements Sink {
  readonly packed: boolean;
  readonly got: Buffer[] = [];
  stuck = false;
  ended = false;
  destroyed = false;

  constructor(packed = false) {
    this.packed = packed;
  }

  readonly write = (chunk: Buffer): boolean => {
    this.got.push(chunk);
    return true;
  };
  readonly end = (): void => {
    this.ended = true;
  };
  readonly destroy = (): void => {
    this.destroyed = true;
  };
  readonly waiting = (): number => (this.stuck ? 1_000_000 : 0);

  get ids(): number[] {
    return this.got.flatMap((chunk) => /^id: (\d+)/.exec(chunk.toString())?.[1] ?? []).map(Number);
  }
}

const PUBLIC = { role: 'public' } as const;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  folder = mkdtempSync(join(tmpdir(), 'naipe-feed-'));
  log = orThrow(openSqliteFactLog(join(folder, 'naipe.sqlite')));
  host = new TournamentHost('club', log, () => feed.changed());
  feed = new LiveFeed(host, new ViewCache(host));
  pairs = 0;
  const data = { name: 'Nowhere Open', date: '2026-03-14' };
  await send({ type: 'create-tournament', data });
});

afterEach(async () => {
  vi.useRealTimers();
  await log.close();
  rmSync(folder, { recursive: true, force: true });
});

async function send(command: object): Promise<void> {
  const envelope = {
    id: `command-${host.state.version}`,
    actor: 'director',
    time: '2026-03-14T20:00:00.000Z',
  };
  const sent = host.send({ ...envelope, ...command } as never);
  await vi.advanceTimersByTimeAsync(20); // a commit may pause after the one before it
  orThrow(await sent);
}

const change = () =>
  send({ type: 'enter-pair', data: { pair: `${++pairs}`, players: [{ name: 'Ada' }, { name: 'Bo' }] } });

/** Lets so much time go by, and everything that is due happen. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
}

describe('a listener', () => {
  test('is told the present version at once, and not again what it was told before', () => {
    const [fresh, back, behind] = [new Phone(), new Phone(), new Phone()];
    feed.listen(fresh, PUBLIC, undefined, undefined);
    feed.listen(back, PUBLIC, undefined, 1);
    feed.listen(behind, PUBLIC, undefined, 0);
    expect([fresh.ids, back.ids, behind.ids]).toEqual([[1], [], [1]]);
  });

  test('hears of a burst in at most two events a second, and always of its end', async () => {
    const phone = new Phone();
    feed.listen(phone, PUBLIC, undefined, undefined);
    for (let turn = 0; turn < 20; turn++) await change();
    await pass(2_000);
    expect(phone.ids.at(-1)).toBe(21);
    expect(phone.ids.length).toBeLessThanOrEqual(5);
  });

  test('who has gone is sent nothing more', async () => {
    const phone = new Phone();
    feed.listen(phone, PUBLIC, undefined, undefined)();
    await change();
    await pass(1_000);
    expect(phone.ids).toEqual([1]);
    expect(feed.size).toBe(0);
  });
});

describe('a slow listener', () => {
  test('is left out while it is stuck, and then gets the latest', async () => {
    const phone = new Phone();
    feed.listen(phone, PUBLIC, undefined, undefined);
    phone.stuck = true;
    await change();
    await pass(1_000);
    await change();
    await pass(1_000);
    expect(phone.ids).toEqual([1]);
    phone.stuck = false;
    await pass(2_000);
    expect(phone.ids).toEqual([1, 3]);
  });

  test('is let go when it stays stuck, and nobody else suffers', async () => {
    const [slow, quick] = [new Phone(), new Phone()];
    feed.listen(slow, PUBLIC, undefined, undefined);
    feed.listen(quick, PUBLIC, undefined, undefined);
    slow.stuck = true;
    await change();
    for (let second = 0; second < 40; second++) await pass(1_000);
    expect(slow.destroyed).toBe(true);
    expect(feed.size).toBe(1);
    expect(quick.ids.at(-1)).toBe(2);
  });
});

test('who listens to the same view is sent the same bytes, worked out once', async () => {
  const phones = [new Phone(), new Phone(), new Phone()];
  for (const phone of phones) feed.listen(phone, PUBLIC, { view: 'entries' }, undefined);
  await change();
  await pass(1_000);
  const [first, ...others] = phones.map(({ got }) => got.at(-1));
  expect(first?.toString()).toContain('"Ada"');
  for (const other of others) expect(other).toBe(first);
});

test('packed events are parts of one gzip stream, whenever one begins to listen', async () => {
  const [early, late] = [new Phone(true), new Phone(true)];
  feed.listen(early, PUBLIC, { view: 'entries' }, undefined);
  await change();
  await pass(1_000);
  feed.listen(late, PUBLIC, { view: 'entries' }, undefined);
  await feed.ping();
  for (const phone of [early, late]) {
    const stream = Buffer.concat([GZIP_BEGINS, ...phone.got]);
    const text = gunzipSync(stream, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
    expect(text).toContain('id: 2\nevent: view\n');
    expect(text.endsWith(': still here\n\n')).toBe(true);
  }
});

test('the end of the server is the end of all', () => {
  const phone = new Phone();
  feed.listen(phone, PUBLIC, undefined, undefined);
  feed.end();
  expect(phone.ended).toBe(true);
});
