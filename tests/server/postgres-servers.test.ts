import { orThrow } from 'naipe/base';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { run } from '../../cli/testing/run.ts';
import { startPostgres, type TestPostgres } from '../../scripts/lib/postgres.mjs';
import { openPostgresStore } from '../../server/storage/index.ts';
import { POSTGRES_SCHEMA_VERSION } from '../../server/storage/postgres/schema.ts';
import { keepsTheStoreContract } from '../../server/storage/testing/store-contract.ts';
import { Client } from '../testing/client.ts';
import { at, Club, PASSWORD } from '../testing/club.ts';
import { Events } from '../testing/events.ts';

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.stop());

describe('everything kept in PostgreSQL', () => {
  keepsTheStoreContract(async () => {
    const address = await postgres.database();
    return { open: async () => orThrow(await openPostgresStore(address)), remove: async () => {} };
  });

  test('a lease is had by one server at a time, and ends by itself', async () => {
    const address = await postgres.database();
    const [here, there] = [
      orThrow(await openPostgresStore(address)),
      orThrow(await openPostgresStore(address)),
    ];
    expect([await here.leases.take('work', 60_000), await there.leases.take('work', 60_000)]).toEqual([
      true,
      false,
    ]);
    expect([await here.leases.take('work', 1), await there.leases.take('other', 60_000)]).toEqual([
      true,
      true,
    ]);
    await expect.poll(() => there.leases.take('work', 60_000)).toBe(true);
    await Promise.all([here.close(), there.close()]);
  });
});

/** Somebody whose every request goes to the next of several servers, as behind a balancer that knows nobody. */
class Roaming extends Client {
  private readonly addresses: readonly string[];
  private asked = 0;

  constructor(addresses: readonly string[], cookie = '') {
    super('');
    this.addresses = addresses;
    this.cookie = cookie;
  }

  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return super.fetch(`${this.addresses[this.asked++ % this.addresses.length]}${path}`, init);
  }
}

describe('two servers on one database', () => {
  let database: string;
  let here: Club;
  let there: Club;

  beforeEach(async () => {
    database = await postgres.database();
    here = await Club.open({ database });
    there = new Club();
    await there.start({ database });
  });
  afterEach(async () => {
    await Promise.all([here.close(), there.close()]);
  });

  const roaming = (cookie: string) => new Roaming([here.address, there.address], cookie);
  const versionOn = async (club: Club, tournament: string): Promise<number> =>
    JSON.parse((await club.client().get(`/api/tournaments/${tournament}/views/overview`)).text).version;

  test('a session is played with every request going to the other server, and both show the same', async () => {
    const director = roaming(here.director.cookie);
    here.director = director;
    const tournament = await here.play();
    for (const table of [1, 2, 3]) {
      const phone = roaming((await here.table(tournament, table)).cookie);
      await phone.must(tournament, 'record-result', { ...at(1, table), result: '3NTN=', by: 'NS' });
      await phone.must(tournament, 'agree-result', { ...at(1, table), by: 'EW' });
    }
    await director.must(tournament, 'enter-contestant', {
      kind: 'pair',
      contestant: '7',
      players: [{ name: 'Ada Nobody' }, { name: 'Bo Nobody' }],
    });
    const { version } = (await director.command(tournament, 'withdraw-contestant', { contestant: '7' })).json;
    const ranking = `/api/tournaments/${tournament}/views/desk`;
    const headers = { cookie: director.cookie, 'naipe-version': String(version) };
    const [one, two] = [
      await here.client().get(ranking, headers),
      await there.client().get(ranking, headers),
    ];
    expect(one.headers.get('etag')).toBe(two.headers.get('etag'));
    expect(two.text).toBe(one.text);
    expect(one.headers.get('etag')).toContain(`v${version}-`);
    const listed = (await there.client().get('/api/tournaments')).json.tournaments;
    expect(listed).toMatchObject([{ tournament, status: 'playing' }]);
  });

  test('commands that race on both are all kept, once each', async () => {
    const tournament = await here.create();
    const cookie = here.director.cookie;
    const sent = Array.from({ length: 24 }, async (_, pair) => {
      const answer = await new Client((pair % 2 === 0 ? here : there).address).post(
        `/api/tournaments/${tournament}/commands`,
        {
          id: `00000000-0000-4000-8000-${String(Math.floor(pair / 2)).padStart(12, '0')}`,
          type: 'enter-contestant',
          data: {
            kind: 'pair',
            contestant: String(Math.floor(pair / 2) + 1),
            players: [{ name: `Ada Nobody ${Math.floor(pair / 2)}` }, { name: 'Bo Nobody' }],
          },
        },
        { cookie },
      );
      return [answer.status, answer.json.repeated];
    });
    const answers = await Promise.all(sent);
    expect(answers.map(([status]) => status)).toEqual(answers.map(() => 200));
    expect(answers.filter(([, repeated]) => repeated === false)).toHaveLength(12);
    const exported = await new Client(there.address).get(`/api/tournaments/${tournament}/export`, { cookie });
    const entered = exported.text.split('\n').filter((line) => line.includes('"contestant-entered"'));
    expect(entered).toHaveLength(12);
  });

  test('nobody is refused because the server asked has not heard yet', async () => {
    const tournament = await here.create();
    const elsewhere = new Client(there.address);
    elsewhere.cookie = here.director.cookie;
    for (const contestant of ['1', '2', '3']) {
      const players = [{ name: `Ada Nobody ${contestant}` }, { name: 'Di Nobody' }] as const;
      await here.must('enter-contestant', tournament, { kind: 'pair', contestant, players });
      await elsewhere.must(tournament, 'withdraw-contestant', { contestant });
    }
    await expect.poll(() => versionOn(here, tournament)).toBe(await versionOn(there, tournament));
  });

  test('who listens to one hears what is sent to the other, and resumes there where he stopped', async () => {
    const tournament = await here.create();
    const live = `/api/tournaments/${tournament}/live`;
    const events = await Events.open(there.address + live);
    const first = await events.upTo('version');
    await here.plan(tournament);
    const { version } = (await here.director.command(tournament, 'open-session', { session: 1 })).json;
    let told = first;
    while (JSON.parse(told.data).version < version) told = await events.upTo('version');
    events.close();
    const resumed = await Events.open(here.address + live, { 'last-event-id': told.id });
    await here.must('enter-contestant', tournament, {
      kind: 'pair',
      contestant: '9',
      players: [{ name: 'Ada Nobody' }, { name: 'Bo Nobody' }],
    });
    const next = await resumed.upTo('version');
    expect(JSON.parse(next.data).version).toBeGreaterThan(version);
    resumed.close();
  });

  test('whoever is signed out of one is out of the other at once, live updates too', async () => {
    const tournament = await here.play();
    const phone = await here.table(tournament, 1);
    const cookie = { cookie: phone.cookie };
    const elsewhere = there.client();
    expect((await elsewhere.get('/api/session', cookie)).json.viewer.role).toBe('table');
    const events = await Events.open(`${there.address}/api/tournaments/${tournament}/live`, cookie);
    await events.upTo('version');
    await phone.delete('/api/session');
    await events.upTo('ended');
    expect((await elsewhere.get('/api/session', cookie)).json.viewer.role).toBe('public');
  });

  test('codes renewed on one open nothing on the other; guesses count on both together', async () => {
    const tournament = await here.play();
    const { code } = (await here.codes(tournament)).tables[0]!;
    await here.director.post(`/api/tournaments/${tournament}/codes/renew`, { what: 'tables', end: false });
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess++) {
      const club = guess % 2 === 0 ? there : here;
      statuses.push((await club.client().post('/api/session/table', { tournament, code })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  });

  test('who is erased on one is shown by no other, and a removed tournament is gone there', async () => {
    const tournament = await here.play();
    const entries = `/api/tournaments/${tournament}/views/entries`;
    expect((await there.client().get(entries)).text).toContain('Álvaro Pêra 1');
    const own = { own: PASSWORD };
    const erased = await here.director.post('/api/people/erase', { name: 'Álvaro Pêra 1', ...own });
    expect(erased.json).toMatchObject({ tournaments: [tournament], swept: true });
    await expect.poll(async () => (await there.client().get(entries)).text).not.toContain('Álvaro Pêra 1');
    expect((await there.client().get(entries)).text).toContain('Álvaro Pêra 2');
    const known = await there.client().get(`/api/players?name=${encodeURIComponent('Álvaro')}`, {
      cookie: here.director.cookie,
    });
    expect(known.text).not.toContain('Pêra 1');
    expect(orThrow(await checked(database)).findings).toEqual([]);
    await here.director.fetch(`/api/tournaments/${tournament}`, {
      method: 'DELETE',
      body: JSON.stringify(own),
      headers: { 'content-type': 'application/json' },
    });
    await expect.poll(async () => (await there.client().get(entries)).status).toBe(404);
    expect((await here.director.get('/api/removals')).json.removals).toHaveLength(2);
  });

  test('a database that only reads, as a standby does, is served from: pages come, commands wait, and it goes on by itself', async () => {
    const tournament = await here.play();
    const name = new URL(database).pathname.slice(1);
    const only = (reads: 'on' | 'off') =>
      postgres.ask(
        database,
        `BEGIN READ WRITE; ALTER DATABASE ${name} SET default_transaction_read_only = ${reads}; COMMIT`,
      );
    await only('on');
    const standby = new Club();
    await standby.start({ database });
    const entries = `/api/tournaments/${tournament}/views/entries`;
    expect((await standby.client().get(entries)).text).toContain('Álvaro Pêra 1');
    const director = new Client(standby.address);
    director.cookie = here.director.cookie;
    const withdraw = () => director.command(tournament, 'withdraw-contestant', { contestant: '6' });
    const refused = await withdraw();
    expect(refused).toMatchObject({ status: 503, json: { error: { params: { trouble: 'read-only' } } } });
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect((await standby.client().get('/api/ready')).status).toBe(503);
    await only('off');
    await postgres.ask(
      database,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND pid <> pg_backend_pid()`,
    );
    await expect.poll(async () => (await standby.client().get('/api/ready')).status).toBe(200);
    expect((await withdraw()).json.error?.code).not.toBe('storage');
    await standby.close();
  });

  test('facts that a failover lost are shown by no server, and browsers are told to forget', async () => {
    const tournament = await here.create();
    const enter = (club: Club, contestant: string) =>
      club.director.must(tournament, 'enter-contestant', {
        kind: 'pair',
        contestant,
        players: [{ name: `Ada Nobody ${contestant}` }, { name: 'Bo Nobody' }],
      });
    await enter(here, '1');
    await enter(here, '2');
    const entries = `/api/tournaments/${tournament}/views/entries`;
    const before = await there.client().get(entries);
    expect(before.text).toContain('Ada Nobody 2');
    await postgres.ask(
      database,
      `BEGIN; SET LOCAL naipe.erasing = 'on'; DELETE FROM fact WHERE stream = '${tournament}' AND sequence = 3; COMMIT`,
    );
    for (const club of [here, there])
      await expect.poll(async () => (await club.client().get(entries)).text).not.toContain('Ada Nobody 2');
    await enter(here, '3');
    await expect
      .poll(async () => (await there.client().get(entries)).text)
      .toMatch(/Ada Nobody 1.*Ada Nobody 3/s);
    const after = await there.client().get(entries);
    expect(after.headers.get('etag')?.split('-')[0]).not.toBe(before.headers.get('etag')?.split('-')[0]);
  });

  test('a tournament whose server died before it could list it is listed by the other', async () => {
    const tournament = await here.create();
    await postgres.ask(database, 'DELETE FROM tournament_summary; DELETE FROM lease');
    const third = new Club();
    await third.start({ database });
    const listed = async () => (await third.client().get('/api/tournaments')).json.tournaments;
    await expect.poll(listed).toMatchObject([{ tournament }]);
    await third.close();
  });

  test('the commands of the terminal work on the database while servers run', async () => {
    const tournament = await here.play();
    const listed = await run('password', '--database', database);
    expect(listed.out).toBe('Director');
    const exported = await run('export', tournament, '--database', database);
    expect(exported.out).toContain('"tournament-created"');
    const looked = await run('check-data', '--database', database);
    expect([looked.code, looked.out]).toEqual([0, expect.stringContaining('All is well.')]);
    expect(looked.out + listed.out).not.toContain('only-for-tests');
  });
});

const checked = async (address: string) => (await import('@naipe/server')).checkData(address);

describe('naipe migrate', () => {
  test('brings an older database up to date, once; servers do not by themselves', async () => {
    const address = await postgres.database();
    const store = orThrow(await openPostgresStore(address));
    const { epoch } = store.facts;
    await store.close();
    await postgres.ask(
      address,
      `DROP TABLE secret, director, sign_in, code_renewal, tournament_summary, known_player, removal, lease, guess,
         solved_deal, unsolved;
       DROP FUNCTION take_tries; UPDATE naipe_schema SET version = 1`,
    );
    expect(await openPostgresStore(address)).toMatchObject({
      ok: false,
      error: { code: 'older-schema', message: expect.stringContaining('naipe migrate') },
    });
    const first = await run('migrate', '--database', address, '--json');
    expect(JSON.parse(first.out)).toMatchObject({ from: 1, to: POSTGRES_SCHEMA_VERSION, renamed: false });
    const again = await run('migrate', '--database', address, '--restored');
    expect(again.out).toContain(`is at schema ${POSTGRES_SCHEMA_VERSION} already, and has another name now.`);
    const opened = orThrow(await openPostgresStore(address));
    expect(opened.facts.epoch).not.toBe(epoch);
    await opened.close();
    await postgres.ask(address, 'UPDATE naipe_schema SET version = 999');
    const newer = await run('migrate', '--database', address);
    expect([newer.code, newer.err]).toEqual([1, expect.stringContaining('newer version of Naipe')]);
  });

  test('a database is named as PostgreSQL names it', async () => {
    const wrong = await run('migrate', '--database', 'mysql://somewhere');
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('postgres://user@host/name')]);
  });
});
