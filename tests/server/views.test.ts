import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, Club } from '../testing/club.ts';
import { Events } from '../testing/events.ts';

let club: Club;
let tournament: string;

beforeAll(async () => {
  club = await Club.open();
  tournament = await club.play({ showRanking: 'live' });
});

afterAll(() => club.close());

const overview = (headers: Record<string, string> = {}) =>
  club.director.get(`/api/tournaments/${tournament}/views/entries`, headers);

describe('a view', () => {
  test('is answered with 304 while nothing has changed for this viewer', async () => {
    const first = await overview();
    const tag = first.headers.get('etag')!;
    expect(tag).toMatch(/^"[0-9a-f]{12}-v\d+-director"$/);
    const again = await overview({ 'if-none-match': tag });
    expect([again.status, again.text]).toEqual([304, '']);
    expect((await overview({ 'if-none-match': `"other", ${tag}` })).status).toBe(304);
  });

  test('has another tag after a change, and for another viewer', async () => {
    const tag = (await overview()).headers.get('etag')!;
    const elsewhere = await club
      .client()
      .get(`/api/tournaments/${tournament}/views/entries`, { 'if-none-match': tag });
    expect(elsewhere.status).toBe(200);
    await club.must('call-director', tournament, { session: 1, section: 'A', table: 1 });
    const changed = await overview({ 'if-none-match': tag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
  });

  test('is packed for whoever takes it so, and says the same', async () => {
    const ask = (encoding: string) =>
      fetch(`${club.address}/api/tournaments/${tournament}/views/guide-cards?session=1`, {
        headers: { 'accept-encoding': encoding },
      });
    const [plain, packed] = [await ask('identity'), await ask('gzip')];
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(await packed.json()).toEqual(await plain.json());
  });

  test('is kept by nobody in between', async () => {
    expect((await overview()).headers.get('cache-control')).toContain('private');
  });
});

/** The number of the last fact, which an event's id begins with. */
const numberOf = ({ id }: { readonly id: string }): number => Number.parseInt(id, 10);

describe('live updates', () => {
  const live = `/live`;
  const listen = (path: string, headers?: Record<string, string>) =>
    Events.open(`${club.address}/api/tournaments/${tournament}${path}`, headers);

  /** The next that tells of a version. */
  async function next(events: Events) {
    for (;;) {
      const event = await events.next();
      if (event.event === 'version') return event;
    }
  }

  test('tell the present version and then each change, the id being the number of the last fact', async () => {
    const events = await listen(live);
    const now = await events.next();
    expect(now).toMatchObject({ event: 'version' });
    expect(JSON.parse(now.data)).toEqual({ version: numberOf(now) });
    await club.must('answer-director', tournament, { session: 1, section: 'A', table: 1 });
    const then = await next(events);
    expect(numberOf(then)).toBe(numberOf(now) + 1);
    expect(JSON.parse(then.data)).toEqual({ version: numberOf(then), tables: ['1/A/1'] });
    events.close();
  });

  test('resume where they stopped: nothing at first when nothing happened, else the latest at once', async () => {
    const first = await listen(live);
    const { id } = await first.next();
    first.close();
    const same = await listen(live, { 'last-event-id': id });
    await club.must('call-director', tournament, { session: 1, section: 'A', table: 2 });
    expect(numberOf(await next(same))).toBe(numberOf({ id }) + 1);
    same.close();
    const late = await listen(live, { 'last-event-id': id });
    expect(numberOf(await next(late))).toBe(numberOf({ id }) + 1);
    late.close();
  });

  test('a version from another life, before a backup was restored, is no reason for silence', async () => {
    const { version } = (await club.director.view(tournament, 'overview')).json;
    for (const id of ['999999', String(version), `${version}-abcdef012345`]) {
      const events = await listen(live, { 'last-event-id': id });
      expect(numberOf(await events.next())).toBe(version);
      events.close();
    }
  });

  test('of a burst are few, the last of them of its end, and name the tables', async () => {
    const events = await listen(live);
    await events.next();
    const results = [0, 1].flatMap((which) => [1, 2, 3].map((table) => at(1, table, which)));
    await Promise.all(
      results.map((where) => club.must('record-result', tournament, { ...where, result: '1NN=', by: 'NS' })),
    );
    const { version } = (await club.director.view(tournament, 'overview')).json;
    let count = 0;
    const named = new Set<string>();
    for (let last = 0; last < version; ) {
      const { event, id, data } = await events.next();
      if (event !== 'version') continue;
      count++;
      last = numberOf({ id });
      for (const table of JSON.parse(data).tables) named.add(table);
    }
    expect(count).toBeLessThan(results.length);
    expect([...named].sort()).toEqual(['1/A/1', '1/A/2', '1/A/3']);
    events.close();
  });

  test('end when the server does, and requests under way are answered', async () => {
    const other = await Club.open();
    const played = await other.play();
    const events = await Events.open(`${other.address}/api/tournaments/${played}/live`);
    await events.next();
    const table = { session: 1, section: 'A', table: 1 };
    const sent = [1, 2, 3, 4, 5].map(() => other.director.command(played, 'call-director', table));
    await Promise.race(sent);
    await other.stop();
    expect(await events.ended()).toBe(true);
    const answers = await Promise.allSettled(sent);
    for (const answer of answers) if (answer.status === 'fulfilled') expect(answer.value.status).toBe(200);
    await other.close();
  });
});

test('the list of tournaments has what changed, and survives a restart', async () => {
  const other = await Club.open();
  await other.create();
  const played = await other.play();
  const list = async () => (await other.client().get('/api/tournaments')).json.tournaments;
  const status = (all: { tournament: string; status: string }[]) =>
    all.find((each) => each.tournament === played)!.status;
  expect(status(await list())).toBe('playing');
  await other.stop();
  await other.start();
  const after = await list();
  expect(after).toHaveLength(2);
  expect(status(after)).toBe('playing');
  await other.close();
});

test('the API describes itself, and the page that shows it needs nothing from elsewhere', async () => {
  const { json } = await club.client().get('/api/openapi.json');
  expect(json.openapi).toBe('3.1.0');
  expect(Object.keys(json.paths)).toEqual(
    expect.arrayContaining([
      '/api/session',
      '/api/tournaments/{tournament}/commands',
      '/api/tournaments/{tournament}/views/{view}',
      '/api/tournaments/{tournament}/live',
      '/api/tournaments/{tournament}/export',
      '/api/players',
      '/api/health',
    ]),
  );
  expect(JSON.stringify(json.paths['/api/tournaments/{tournament}/commands'])).toContain('record-result');
  const page = await club.client().get('/api/docs/');
  expect(page.status).toBe(200);
  expect(page.text).not.toMatch(/(src|href)="(https?:)?\/\//);
  expect(page.text).not.toMatch(/<script(?![^>]*src=)/);
});

test('players are found by a part of their name, without accents and with a slip', async () => {
  await club.must('change-contestant', tournament, {
    kind: 'pair',
    contestant: '1',
    players: [{ name: 'João Gonçalves', id: '4711' }, { name: 'Zoë Ñandú 1' }],
  });
  await club.stop();
  await club.start();
  const director = club.client();
  director.cookie = club.director.cookie;
  const found = async (name: string) =>
    (await director.get(`/api/players?name=${encodeURIComponent(name)}`)).json.players.map(
      (each: { name: string }) => each.name,
    );
  for (const name of ['joao', 'JOÃO', 'goncalves', 'goncalvez', 'joao gon', '4711'])
    expect(await found(name), name).toContain('João Gonçalves');
  expect(await found('nandu')).toHaveLength(6);
  expect(await found('qqqq')).toEqual([]);
});
