import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { erasePersonIn } from '@naipe/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { run } from '../../cli/testing/run.ts';
import { at, Club, deals, PASSWORD, threeTables } from '../testing/club.ts';
import { Events } from '../testing/events.ts';
import { TeamClub } from '../testing/team-club.ts';

const NAME = 'Álvaro Pêra 3';
const ID = '301';
/** However a name may lie in a file: as it is typed, without its marks, as an address has it. */
const TRACES = [
  NAME,
  'Alvaro Pera 3',
  'alvaro pera 3',
  encodeURIComponent(NAME),
  JSON.stringify(NAME).slice(1, -1),
];

let club: Club;
let evening: string;

beforeEach(async () => {
  club = await Club.open();
  evening = await playedEvening();
});

afterEach(() => club.close());

/** A session played to its end, in which pair 3 is written about, and plays elsewhere for another. */
async function playedEvening(): Promise<string> {
  const { director } = club;
  const tournament = await club.play();
  await director.must(tournament, 'attach-deals', { session: 1, deals: deals() });
  for (const { round, tables } of threeTables().rounds) {
    if (round > 1) await director.must(tournament, 'start-round', { session: 1, round });
    for (const { table, boards } of tables)
      for (const [which, board] of boards.entries())
        await director.must(tournament, 'record-result', {
          ...{ session: 1, section: 'A', round, table, board, by: 'director' as const },
          result: ['4SN=', '3NTE+1', '2HS-1', '5DXW-2'][(board + table + which) % 4]!,
          confirmed: ['not-the-round'],
        });
  }
  const about = { session: 1, clause: 'Law 90B1' } as const;
  await director.must(tournament, 'give-penalty', {
    ...{ ...about, contestant: '3', reason: 'alvaro pera 3 came late again' },
    amount: { value: '10', unit: 'percent-of-top' },
  });
  await director.must(tournament, 'give-warning', { ...about, contestant: '4', reason: `Said by ${NAME}.` });
  await director.must(tournament, 'change-contestant', {
    kind: 'pair',
    contestant: '3',
    players: [
      { name: NAME, id: ID },
      { name: 'Zoë Ñandú 3', id: '302' },
    ],
    valueIndex: 7,
  });
  await director.must(tournament, 'make-announcement', { text: `${NAME}: your car has its lights on` });
  return tournament;
}

const asked = { name: NAME, id: ID };
const erase = (own = PASSWORD, person: object = asked) =>
  club.director.post('/api/people/erase', { ...person, own });
const remove = (tournament: string, own = PASSWORD) =>
  club.director.fetch(`/api/tournaments/${tournament}`, {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ own }),
  });

/** Everything that can be read about a tournament, by its address. */
async function everything(tournament: string): Promise<ReadonlyMap<string, string>> {
  const boards = [
    ...new Set(threeTables().rounds.flatMap(({ tables }) => tables.flatMap((each) => each.boards))),
  ];
  const views = [
    ...['overview', 'desk', 'entries', 'ranking', 'history'].map((view) => [view, '']),
    ...['ranking', 'room', 'hands', 'oddities', 'guide-cards', 'table-cards'].map((view) => [
      view,
      'session=1',
    ]),
    ...['1', '2', '3', '4', '5', '6'].map((pair) => ['scorecard', `pair=${pair}`]),
    ...boards.flatMap((board) =>
      ['traveller', 'frequencies'].map((view) => [view, `session=1&board=${board}`]),
    ),
    ['table', 'session=1&section=A&table=1'],
  ].map(([view, query]) => `/api/tournaments/${tournament}/views/${view}?${query}`);
  const files = [
    'results.csv',
    'boards.csv',
    'matches.csv',
    'entries.csv',
    'results.pbn',
    'results.xml',
    'export',
  ].map((file) => `/api/tournaments/${tournament}/${file}`);
  const addresses = [...views, ...files, '/api/tournaments'];
  const answers = await Promise.all(addresses.map((address) => club.director.get(address)));
  return new Map(addresses.map((address, index) => [address, answers[index]!.text]));
}

/** Every file of the data folder as it lies there, whose bytes hold the text. */
const filesWith = (text: string): readonly string[] =>
  readdirSync(club.dataFolder).filter((file) =>
    readFileSync(join(club.dataFolder, file)).includes(Buffer.from(text)),
  );

describe('somebody is erased', () => {
  test('asks for the password of a director, and for nobody else', async () => {
    const before = await everything(evening);
    expect((await erase('wrong horse')).json.error.code).toBe('wrong-password');
    for (const path of ['/api/people/find', '/api/people/erase']) {
      expect((await club.client().post(path, { ...asked, own: PASSWORD })).status).toBe(401);
      const table = await club.table(evening, 1);
      expect((await table.post(path, { ...asked, own: PASSWORD })).status).toBe(403);
    }
    expect(await everything(evening)).toEqual(before);
  });

  test('is shown first where that is, and what was written', async () => {
    const { json } = await club.director.post('/api/people/find', asked);
    expect(json).toEqual({
      names: [NAME],
      ids: [ID],
      tournaments: [
        {
          ...{ tournament: evening, name: 'Nowhere Open', date: '2026-03-14', facts: 5, plays: true },
          texts: ['alvaro pera 3 came late again', `Said by ${NAME}.`, `${NAME}: your car has its lights on`],
        },
      ],
    });
  });

  test('the name is in no answer, file, log or byte; the results are those that were, to the letter', async () => {
    const other = await club.play();
    const before = await everything(evening);
    expect([...before.values()].filter((text) => text.includes(NAME)).length).toBeGreaterThan(10);
    expect(filesWith(NAME)).not.toEqual([]);
    const etag = (await club.director.view(evening, 'entries')).headers.get('etag')!;
    const feed = await Events.open(`${club.address}/api/tournaments/${evening}/live`);
    const { id } = await feed.next();

    const answer = await erase();
    expect(answer.json).toEqual({ tournaments: [other, evening].sort(), swept: true, copies: [] });
    expect(answer.text).not.toContain(NAME);
    const told = await feed.upTo('version');
    expect(told.id.split('-')[1]).not.toBe(id.split('-')[1]);
    feed.close();

    const after = await everything(evening);
    for (const [address, text] of after)
      for (const trace of TRACES) expect(text, address).not.toContain(trace);
    for (const [address, text] of before) {
      // What says how far the record goes has gone one further.
      if (/history|export|desk|overview/.test(address)) continue;
      const expected = TRACES.reduce((rest, trace) => rest.replaceAll(trace, 'Anon.'), text)
        .replaceAll(`"name":"Anon.","id":"${ID}"`, '"name":"Anon."')
        .replaceAll(`,Anon.,${ID},`, ',Anon.,,')
        .replaceAll(`<NATIONAL_ID_NUMBER>${ID}</NATIONAL_ID_NUMBER>\n`, '');
      expect(withoutVersion(after.get(address)!), address).toEqual(withoutVersion(expected));
    }
    expect((await club.director.get('/api/players?name=Alvaro')).text).not.toContain(NAME);
    const again = await club.director.get(`/api/tournaments/${evening}/views/entries`, {
      'if-none-match': etag,
    });
    expect(again.status).toBe(200);
    for (const trace of TRACES) {
      expect(filesWith(trace)).toEqual([]);
      expect(club.logged.join('')).not.toContain(trace);
    }
    const backup = join(club.folder, 'copy.sqlite');
    expect((await run('backup', backup, '--data', club.dataFolder)).code).toBe(0);
    expect(readFileSync(backup).includes(Buffer.from(NAME))).toBe(false);
    expect((await run('check-data', '--data', club.dataFolder)).out).toContain('All is well.');
  });

  test('is recorded: who did it, when, in which tournament; the history says so and it is not undone', async () => {
    await erase();
    const { removals } = (await club.director.get('/api/removals')).json;
    expect(removals).toEqual([
      {
        ...{ time: expect.any(String), actor: 'director', kind: 'person', tournament: evening },
        ...{ date: '2026-03-14', facts: expect.any(Number) },
      },
    ]);
    const [line] = (await club.director.view(evening, 'history')).json.lines;
    expect(line).toMatchObject({
      code: 'person-erased',
      actor: 'director',
      params: { facts: 5 },
      undoable: false,
    });
    const undone = await club.director.command(evening, 'undo', { sequence: line.sequence });
    expect(undone.json.error.code).toBe('erased-for-good');
  });

  test('the tournament goes on, also after a restart, and can be taken elsewhere', async () => {
    await erase();
    await club.director.must(evening, 'close-session', { session: 1, confirmed: [] });
    const ranking = (await club.director.view(evening, 'ranking')).json.lists;
    await club.stop();
    await club.start();
    const director = club.client();
    await director.post('/api/session/director', { password: PASSWORD });
    expect((await director.view(evening, 'ranking')).json.lists).toEqual(ranking);
    const file = (await director.get(`/api/tournaments/${evening}/export`)).text;
    const elsewhere = await Club.open();
    const imported = await elsewhere.director.post('/api/tournaments/import', file, {
      'content-type': 'application/x-ndjson',
    });
    expect(imported.status).toBe(201);
    await elsewhere.close();
  });

  test('from the terminal too, a captain who does not play and a player: no byte is left, and the teams are there', async () => {
    const captain = { name: 'Zuleica Inventada', id: 'L-98765' };
    const event = await TeamClub.plan(club, {
      teams: ['A', 'B', 'C', 'D'],
      draw: { kind: 'round-robin', double: false, neighboursEarly: false },
    });
    await event.must('change-contestant', { kind: 'team', contestant: 'A', captain });
    await club.stop();
    expect(filesWith(captain.name)).not.toEqual([]);
    for (const name of [captain.name, 'Player B1'])
      expect(await erasePersonIn(club.dataFolder, { name })).toMatchObject({
        ok: true,
        value: { swept: true },
      });
    for (const trace of [captain.name, captain.id, 'Player B1']) expect(filesWith(trace)).toEqual([]);
    const { cookie } = club.director;
    await club.start();
    club.director = club.client();
    club.director.cookie = cookie;
    const { entries } = await event.see('entries');
    const team = entries.find(({ contestant }) => contestant === 'A')!;
    expect([team.name, team.team?.captain]).toEqual(['Team A', { name: 'Anon.' }]);
    expect((await club.director.get('/api/players?name=Zuleica')).text).not.toContain('Zuleica');
  });

  test('whoever has the same name and another number stays', async () => {
    const other = await club.create();
    const players = [{ name: NAME, id: '999' }, { name: 'Somebody Else' }] as const;
    await club.director.must(other, 'enter-contestant', { kind: 'pair', contestant: '1', players });
    const untouched = await everything(other);
    expect((await erase()).json.tournaments).toEqual([evening]);
    expect(await everything(other)).toEqual(untouched);
  });

  test('a director is no longer one first; nobody found changes nothing', async () => {
    await club.director.put('/api/directors/me/name', { name: NAME });
    const refused = await erase();
    expect([refused.status, refused.json.error.code]).toEqual([409, 'directs-here']);
    expect((await erase(PASSWORD, { name: 'No Such Person' })).json.error.code).toBe('nobody-found');
  });
});

describe('a tournament is removed', () => {
  test('asks for the password of a director', async () => {
    expect((await remove(evening, 'wrong horse')).status).toBe(401);
    expect((await club.client().delete(`/api/tournaments/${evening}`)).status).toBe(401);
    expect((await club.director.view(evening, 'overview')).status).toBe(200);
    expect((await remove('no-such-tournament')).status).toBe(404);
  });

  test('with all that is recorded of it; others are as they were, and a record says that it was', async () => {
    const other = await club.play();
    await club.director.put('/api/directors/me/name', { name: 'Ada Nobody' });
    await club.director.must(other, 'give-warning', {
      session: 1,
      contestant: '1',
      reason: 'x',
      clause: 'Law 90',
    });
    const untouched = await everything(other);
    const table = await club.table(evening, 1);
    const facts = (await club.director.view(evening, 'history')).json.version;

    expect(await (await remove(evening)).json()).toEqual({ swept: true, copies: [] });

    const gone = await club.director.view(evening, 'overview');
    expect([gone.status, gone.json.error.code]).toEqual([404, 'no-such-tournament']);
    expect((await table.get('/api/session')).json.viewer).toEqual({ role: 'public' });
    expect((await club.director.get('/api/tournaments')).text).not.toContain(evening);
    for (const text of ['came late again', 'your car has its lights on']) expect(filesWith(text)).toEqual([]);
    const now = await everything(other);
    for (const [address, text] of untouched)
      if (address !== '/api/tournaments') expect(now.get(address)).toBe(text);
    const { removals } = (await club.director.get('/api/removals')).json;
    expect(removals).toEqual([
      {
        ...{ time: expect.any(String), actor: 'director Ada Nobody', kind: 'tournament' },
        ...{ tournament: evening, date: '2026-03-14', facts },
      },
    ]);
    expect((await run('check-data', '--data', club.dataFolder)).out).toContain('All is well.');
    await club.stop();
    expect((await run('check-data', '--data', club.dataFolder)).out).toContain('All is well.');
    await club.start();
    expect((await club.client().get('/api/tournaments')).text).not.toContain(evening);
  });

  test('while results come in: what is on its way is refused, and nothing comes back', async () => {
    const tournament = await club.play();
    const sent = Array.from({ length: 20 }, (_, index) =>
      club.director.command(tournament, 'record-result', {
        ...at(1, (index % 3) + 1),
        result: '4SN=',
        by: 'director',
      }),
    );
    const removed = await remove(tournament);
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(removed.status).toBe(200);
    expect(statuses.filter((status) => ![200, 404, 422].includes(status))).toEqual([]);
    expect((await club.director.view(tournament, 'overview')).status).toBe(404);
    await club.stop();
    await club.start();
    expect((await club.client().get('/api/tournaments')).text).not.toContain(tournament);
  });
});

/** An answer without the number of the last fact. */
const withoutVersion = (text: string): string => text.replaceAll(/"version":\d+/g, '"version":0');
