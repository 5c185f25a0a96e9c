import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { run } from '../../cli/testing/run.ts';
import { type OwnPostgres, startOwnPostgres } from '../../scripts/lib/postgres.mjs';
import { Club, SMALL } from '../testing/club.ts';

let postgres: OwnPostgres;
let database: string;
let club: Club;

beforeAll(async () => {
  postgres = await startOwnPostgres({ durable: false, inPieces: true });
});
afterAll(() => postgres.stop());

beforeEach(async () => {
  database = await postgres.database();
  club = await Club.open({ database });
  return () => club.close();
});

const PAGE_BYTES = 8192;
/** Two thirds of a page each: PostgreSQL would pack a text of one letter. */
const longWords = () => Array.from({ length: 90 }, () => Math.random().toString(36).slice(2, 11)).join(' ');

const warn = (tournament: string) =>
  club.director.command(tournament, 'give-warning', {
    session: 1,
    contestant: '1',
    reason: longWords(),
    clause: 'Law 90',
  });

async function opened(): Promise<string> {
  const tournament = await club.create();
  await club.plan(tournament);
  await club.director.must(tournament, 'open-session', { session: 1, ...SMALL });
  return tournament;
}

const entries = (tournament: string) => club.director.get(`/api/tournaments/${tournament}/views/entries`);

async function asked<Row>(sql: string): Promise<Row> {
  const [row] = (await postgres.ask(database, sql)).rows;
  return row as Row;
}

const factFile = async (): Promise<string> => {
  const { path } = await asked<{ path: string }>(`SELECT pg_relation_filepath('fact') AS path`);
  return join(postgres.folder, path);
};

/** Connections made before keep what they were allowed. */
const connectAnew = () =>
  postgres.ask(
    database,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );

test('PostgreSQL can write no more: reads are served, commands refused with a sentence, and it goes on by itself', async () => {
  const tournament = await opened();
  let acknowledged = 0;
  const burst = async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => warn(tournament)));
    acknowledged += answers.filter(({ status }) => status === 200).length;
    return answers.find(({ status }) => status !== 200);
  };
  const size = async () => statSync(await factFile()).size;
  await postgres.ask(database, 'CHECKPOINT');
  while ((await size()) < 1_100_000) expect(await burst()).toBeUndefined();
  postgres.limitFiles(await size());
  await connectAnew();
  let refused: Awaited<ReturnType<typeof burst>>;
  await expect
    .poll(async () => {
      refused = await burst();
      return refused?.json.error?.params?.trouble;
    })
    .toBe('failing');
  expect(refused).toMatchObject({
    status: 503,
    json: { error: { code: 'storage', message: expect.stringContaining('nothing was changed') } },
  });
  expect(refused?.headers.get('retry-after')).not.toBeNull();
  expect((await entries(tournament)).status).toBe(200);

  postgres.limitFiles();
  await connectAnew();
  await expect.poll(async () => (await warn(tournament)).status).toBe(200);
  const { text } = await club.director.get(`/api/tournaments/${tournament}/export`);
  expect(text.match(/"warning-given"/g)).toHaveLength(acknowledged + 1);
});

test('PostgreSQL is away: what is in memory is shown, commands are refused with a sentence, and it goes on by itself', async () => {
  const tournament = await opened();
  expect((await warn(tournament)).status).toBe(200);
  const shown = async () => (await club.client().view(tournament, 'entries')).text;
  const before = await shown();
  await postgres.kill();
  const refused = await warn(tournament);
  const after = await shown(); // what is shown after a command that failed is what was acknowledged before
  const ready = await club.client().get('/api/ready');
  await postgres.start();
  expect(refused).toMatchObject({
    status: 503,
    json: { error: { code: 'storage', params: { trouble: 'away' } } },
  });
  expect([before, ready.status]).toEqual([after, 503]);
  await expect.poll(async () => (await warn(tournament)).status).toBe(200);
});

test('a page of PostgreSQL is damaged: that tournament says from which fact on, the others go on, and the way back is told', async () => {
  const other = await opened(); // before, so that nothing of it is on the page
  const damaged = await opened();
  for (let sent = 0; sent < 40; sent++) expect((await warn(damaged)).status).toBe(200);
  const { version } = JSON.parse((await club.director.view(damaged, 'overview')).text);
  const page = '(ctid::text::point)[0]::int';
  const middle = `SELECT ${page} FROM fact WHERE stream = '${damaged}' AND sequence = ${version - 20}`;
  const { at, first } = await asked<{ at: number; first: number }>(
    `SELECT ${page} AS at, min(sequence) AS first FROM fact WHERE stream = '${damaged}' AND ${page} = (${middle}) GROUP BY 1`,
  );
  const file = await factFile();
  await postgres.ask(database, 'CHECKPOINT');
  await club.stop();
  await postgres.kill();
  const bytes = readFileSync(file);
  bytes.fill(0x5a, at * PAGE_BYTES + 4_000, at * PAGE_BYTES + 4_100);
  writeFileSync(file, bytes);
  await postgres.start();
  const { cookie } = club.director;
  await club.start({ database });
  club.director = club.client();
  club.director.cookie = cookie;

  expect(await entries(damaged)).toMatchObject({
    status: 503,
    json: { error: { code: 'damaged', params: { tournament: damaged, fact: first } } },
  });
  expect((await entries(other)).status).toBe(200);
  expect((await warn(other)).status).toBe(200);
  const looked = await run('check-data', '--database', database);
  expect([looked.code, looked.err]).toEqual([
    1,
    expect.stringContaining(
      `Tournament ${damaged}: fact ${first} is not what was written. Facts 1 to ${first - 1} are whole.`,
    ),
  ]);
  expect(looked.err).toContain(`naipe export ${damaged} FILE --whole`);
  expect(looked.err).not.toContain('naipe restore');
  const whole = await run('export', damaged, '--whole', '--database', database);
  expect(whole.out.split('\n')).toHaveLength(first);
});
