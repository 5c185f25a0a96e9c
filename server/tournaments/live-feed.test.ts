import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orThrow } from 'naipe/base';
import { howell } from 'naipe/movement';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Background } from '../background.ts';
import type { FactLog } from '../facts/index.ts';
import { openSqliteFactLog } from '../storage/index.ts';
import { TournamentHost } from './host.ts';
import { LiveFeed, type Sink } from './live-feed.ts';
import { ViewCache } from './view-cache.ts';

let folder: string;
let log: FactLog;
let host: TournamentHost;
let feed: LiveFeed;
let pairs: number;
let failures: string[];

/** A phone that takes what it is sent, or does not. */
class Phone implements Sink {
  readonly got: Buffer[] = [];
  stuck = false;
  ended = false;
  destroyed = false;

  breaks = false;

  readonly write = (chunk: Buffer): boolean => {
    if (this.breaks) throw new Error('broken');
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
    return this.got.flatMap((chunk) => /^id: (\d+)-/.exec(chunk.toString())?.[1] ?? []).map(Number);
  }
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  folder = mkdtempSync(join(tmpdir(), 'naipe-feed-'));
  log = orThrow(openSqliteFactLog(join(folder, 'naipe.sqlite')));
  host = new TournamentHost('club', log, () => feed.changed());
  failures = [];
  const background = new Background((what) => failures.push(what));
  feed = new LiveFeed(host, new ViewCache(host, (view) => failures.push(view)), background);
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
  send({
    type: 'enter-contestant',
    data: { kind: 'pair', contestant: `${++pairs}`, players: [{ name: 'Ada' }, { name: 'Bo' }] },
  });

/** Lets so much time go by, and everything that is due happen. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
}

describe('a listener', () => {
  test('is told the present version at once, and not again what it was told before', () => {
    const [fresh, back, behind] = [new Phone(), new Phone(), new Phone()];
    feed.listen(fresh, undefined);
    feed.listen(back, 1);
    feed.listen(behind, 0);
    expect([fresh.ids, back.ids, behind.ids]).toEqual([[1], [], [1]]);
  });

  test('hears of a burst in a few events, and always of its end', async () => {
    const phone = new Phone();
    feed.listen(phone, undefined);
    for (let turn = 0; turn < 20; turn++) await change();
    await pass(2_000);
    expect(phone.ids.at(-1)).toBe(21);
    expect(phone.ids.length).toBeLessThanOrEqual(8);
  });

  test('hears of changes too when the clock of the computer is set back by an hour', async () => {
    const phone = new Phone();
    feed.listen(phone, undefined);
    await change();
    await pass(100);
    vi.setSystemTime(Date.now() - 3_600_000);
    await change();
    await pass(1_000);
    expect(phone.ids.at(-1)).toBe(3);
  });

  test('who has gone is sent nothing more', async () => {
    const phone = new Phone();
    feed.listen(phone, undefined)();
    await change();
    await pass(1_000);
    expect(phone.ids).toEqual([1]);
    expect(feed.size).toBe(0);
  });
});

describe('a slow listener', () => {
  test('is left out while it is stuck, and then gets the latest', async () => {
    const phone = new Phone();
    feed.listen(phone, undefined);
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
    feed.listen(slow, undefined);
    feed.listen(quick, undefined);
    slow.stuck = true;
    await change();
    for (let second = 0; second < 40; second++) await pass(1_000);
    expect(slow.destroyed).toBe(true);
    expect(feed.size).toBe(1);
    expect(quick.ids.at(-1)).toBe(2);
  });
});

test('one connection that fails is let go, and the others are told', async () => {
  const [broken, well] = [new Phone(), new Phone()];
  feed.listen(broken, undefined);
  feed.listen(well, undefined);
  broken.breaks = true;
  await change();
  await pass(1_000);
  expect(broken.destroyed).toBe(true);
  expect(well.ids).toEqual([1, 2]);
  expect(failures).toEqual(['a live listener']);
});

describe('an event', () => {
  const data = (phone: Phone) =>
    phone.got.flatMap((chunk) => /^id.*\nevent: version\ndata: (.*)/.exec(chunk.toString())?.[1] ?? []);

  test('names the tables it concerns, and none when it may concern anybody', async () => {
    const phone = new Phone();
    for (let pair = 0; pair < 4; pair++) await change();
    const movement = orThrow(howell({ pairs: 4, boardsPerRound: 1 }));
    const seating = { 1: '1', 2: '2', 3: '3', 4: '4' };
    const confirmed = ['opponents-again'];
    await send({
      type: 'plan-session',
      data: { session: 1, sections: [{ section: 'A', movement, seating }], confirmed },
    });
    await send({ type: 'open-session', data: { session: 1 } });
    await send({ type: 'start-round', data: { session: 1, round: 1 } });
    feed.listen(phone, undefined);
    const { version } = host.state;
    await send({ type: 'call-director', data: { session: 1, section: 'A', table: 2 } });
    await pass(1_000);
    await change();
    await pass(1_000);
    expect(data(phone).map((text) => JSON.parse(text))).toEqual([
      { version },
      { version: version + 1, tables: ['1/A/2'] },
      { version: version + 2 },
    ]);
  });

  test('tells in its own time that scores are worth asking for again', async () => {
    const phone = new Phone();
    feed.listen(phone, undefined);
    await change();
    await pass(1_000);
    expect(phone.got.map(String).join('')).toContain('event: scores\ndata: {"version":2}\n\n');
  });

  /** The versions at which a phone was told that scores are worth asking for. */
  const scores = (phone: Phone) =>
    [
      ...phone.got
        .map(String)
        .join('')
        .matchAll(/event: scores\ndata: {"version":(\d+)}/g),
    ].map(([, at]) => Number(at));

  test('of scores goes with one of the version where both are due: one writing for two', async () => {
    const phone = new Phone();
    feed.listen(phone, undefined);
    await change();
    await pass(5);
    expect(phone.got).toHaveLength(2); // the present version, then what is new with its scores
    expect(scores(phone)).toEqual([2]);
  });

  test('of scores comes by itself for the last change of a burst, and not again when nothing changes', async () => {
    const phone = new Phone();
    feed.listen(phone, undefined);
    for (let turn = 0; turn < 20; turn++) await change(); // 400 ms; scores are told of at most every 150 ms
    await pass(10_000);
    expect(scores(phone).at(-1)).toBe(21);
    expect(scores(phone).length).toBeLessThanOrEqual(5);
    const told = phone.got.length;
    await pass(60_000);
    expect(phone.got).toHaveLength(told);
  });

  test('of scores reaches who was stuck when it was due', async () => {
    const phone = new Phone();
    feed.listen(phone, undefined);
    phone.stuck = true;
    await change();
    await pass(2_000);
    expect(scores(phone)).toEqual([]);
    phone.stuck = false;
    await pass(2_000);
    expect(scores(phone)).toEqual([2]);
  });
});

test('the end of the server is the end of all', () => {
  const phone = new Phone();
  feed.listen(phone, undefined);
  feed.end();
  expect(phone.ended).toBe(true);
});
