import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAY_COMMAND, ROLES, type Role } from 'naipe/federation';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { Club, PASSWORD } from '../testing/club.ts';

let club: Club;

beforeEach(async () => {
  club = await Club.open();
});

afterEach(() => club.close());

const send = (client: Client, type: string, data: object) =>
  client.post('/api/federation/commands', { id: randomUUID(), type, data });

async function must(client: Client, type: string, data: object) {
  const answer = await send(client, type, data);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json;
}

const search = async (client: Client, text: string) =>
  (await client.post('/api/federation/people/search', { text })).json.people;

const LIST = [
  'number,name,sex,born,club,licences,category,list,listed,index',
  '101,Ada Ninguém,F,1960-03-01,NOW,2014,N,2014/1,2014-01-01,90',
  '102,Bo Nobody,M,1970-04-02,NOW,2014,2H,2014/1,2014-01-01,60',
  '103,Cy Elsewhere,M,1990-05-03,ELSE,2013,3S,2014/1,2014-01-01,45',
].join('\n');

/** An office of each kind; the federation's own is that of the director who was there first. */
async function offices(): Promise<Record<Role, Client>> {
  for (const code of ['NOW', 'ELSE']) await must(club.director, 'write-club', { code, name: `Club ${code}` });
  await must(club.director, 'import-people', { csv: LIST });
  const clients = { federation: club.director } as Record<Role, Client>;
  await must(club.director, 'appoint-officer', { director: 'Director', role: 'federation' });
  for (const role of ROLES.filter((each) => each !== 'federation')) {
    const name = `The ${role}`;
    await club.director.post('/api/directors', { own: PASSWORD, name, password: 'tricks and trumps' });
    await must(club.director, 'appoint-officer', {
      director: name,
      role,
      ...(role === 'club' ? { club: 'NOW' } : {}),
      ...(role === 'director' ? { person: 2 } : {}),
    });
    const client = club.client();
    await client.post('/api/session/director', { name, password: 'tricks and trumps' });
    clients[role] = client;
  }
  return clients;
}

test('a list is looked through, taken over, searched and written out again', async () => {
  const { director } = club;
  const faulty = `${LIST}\n104,Di Nobody,X,,,,,,,`;
  const preview = await director.post('/api/federation/people/preview', { csv: faulty });
  expect(preview.json.counts).toEqual({ new: 3, changed: 0, same: 0, faulty: 1 });
  expect(preview.json.faults).toMatchObject([{ line: 5, code: 'bad-sex', found: 'X' }]);
  const refused = await send(director, 'import-people', { csv: faulty });
  expect([refused.status, refused.json.error.code]).toEqual([422, 'faulty-lines']);
  expect(await search(director, '')).toEqual([]);
  const id = randomUUID();
  const command = { id, type: 'import-people', data: { csv: faulty, leaveOutFaulty: true } };
  expect((await director.post('/api/federation/commands', command)).json).toMatchObject({
    version: 1,
    repeated: false,
  });
  expect(await search(director, 'ninguem')).toMatchObject([
    { number: 1, name: 'Ada Ninguém', born: '1960-03-01' },
  ]);
  expect((await director.get('/api/players?name=ninguem')).json.players).toEqual([
    { name: 'Ada Ninguém', id: '101' },
  ]);
  const csv = (await director.get('/api/federation/people.csv')).text;
  expect((await director.post('/api/federation/people/preview', { csv })).json.counts).toEqual({
    new: 0,
    changed: 0,
    same: 3,
    faulty: 0,
  });
  await club.stop();
  await club.start();
  const again = club.client();
  await again.post('/api/session/director', { password: PASSWORD });
  expect(await search(again, 'cy')).toHaveLength(1);
  expect((await again.get('/api/tournaments')).json.tournaments).toEqual([]);
});

/** Of the club itself, private: all of its offices may plan one. */
const CLUB_EVENING = {
  name: 'Evening',
  profile: 'rtp-2014',
  kind: 'pair',
  types: ['open'],
  level: 'private',
  club: 'NOW',
  from: '2014-03-08',
  to: '2014-03-08',
  stated: {},
} as const;

const SYSTEM = {
  answers: { openings: { '1C': [{ from: 11, suits: { C: { least: 3 } } }] } },
  card: { system: 'Natural', lines: [], sheets: [] },
} as const;

describe('offices', () => {
  const COMMANDS: Readonly<Record<keyof typeof MAY_COMMAND, object>> = {
    'write-person': { person: { name: 'Ed Nobody', club: 'NOW' } },
    'import-people': { csv: 'name,club\nFlo Nobody,NOW' },
    'merge-people': { from: 1, into: 99 },
    'write-club': { code: 'NEW', name: 'New club' },
    'write-region': { name: 'Norte' },
    'appoint-officer': { director: 'Somebody', role: 'organiser' },
    'dismiss-officer': { director: 'Nobody' },
    'write-event': { plan: CLUB_EVENING },
    'open-event': { event: 1 },
    enter: { event: 1, made: { players: [1, 2] }, accepts: true },
    'change-entry': { event: 1, entry: 1, made: { players: [1, 2] } },
    'withdraw-entry': { event: 1, entry: 99, justified: true, reason: 'ill' },
    'judge-withdrawal': { event: 1, entry: 99, justified: true },
    'answer-entry': { event: 1, entry: 99, person: 1, agrees: true },
    'make-list': { event: 1 },
    'confirm-place': { event: 1, entry: 99, confirms: true },
    'call-reserve': { event: 1, entry: 99 },
    'record-fee': { event: 1, entry: 1, paid: 10 },
    'link-tournament': { event: 1, tournament: 'abc' },
    'record-ranking': { event: 1, ranking: [{ entry: 1, place: 1 }] },
    'note-appeal': { event: 1 },
    'pass-gate': { event: 1, gate: 'charges' },
    homologate: { event: 1 },
    'ask-date-change': {
      event: 1,
      entry: 99,
      against: 98,
      round: 1,
      rounds: 9,
      commonBoards: false,
      fixed: '2014-03-15T15:00:00Z',
      wanted: '2014-03-21T15:00:00Z',
    },
    'answer-date-change': { event: 1, change: 99, agrees: true },
    'decide-date-change': { event: 1, change: 99, granted: true, note: '' },
    'record-incident': { person: 1, kind: 'absence', date: '2014-03-08', text: 'Did not come' },
    'judge-incident': { incident: 99, justified: true, text: 'Ill' },
    'forward-report': { event: 99, to: 'technical', note: '' },
    'write-categories': { values: { first: 65 } },
    'write-slot': { slot: 'sbm', text: 'The base system of the season' },
    'ask-council': { about: 'system', text: 'Is it Green?' },
    'answer-question': { question: 99, text: 'It is' },
    'write-system': { players: [1, 2], ...SYSTEM },
    'deliver-system': { event: 1, entry: 99, players: [1, 2] },
    'check-system': { event: 1, entry: 99, players: [1, 2], allowed: true, note: '' },
    'write-defence': { event: 1, entry: 99, players: [1, 2], against: 98, text: 'Doubles are for takeout' },
  };

  test('each sends only the commands of its own', async () => {
    const clients = await offices();
    for (const [type, data] of Object.entries(COMMANDS)) {
      for (const role of ROLES) {
        const { status, json } = await send(clients[role], type, data);
        const may = MAY_COMMAND[type as keyof typeof COMMANDS].includes(role);
        expect([type, role, status === 403], JSON.stringify(json)).toEqual([type, role, !may]);
      }
      expect((await send(club.client(), type, data)).status).toBe(401);
    }
  });

  /** What each sees: federation, club, organiser, director, a member, anybody; as statuses of HTTP. */
  const VIEWS: readonly (readonly [path: string, ...statuses: readonly number[]])[] = [
    ['federation/me', 200, 200, 200, 200, 401, 401],
    ['federation/people/1', 200, 200, 200, 200, 401, 401],
    ['federation/people/1/incidents', 200, 403, 403, 403, 401, 401],
    ['federation/people/1/code', 200, 200, 403, 403, 401, 401],
    ['federation/people/3/code', 200, 403, 403, 403, 401, 401],
    ['federation/people.csv', 200, 200, 403, 403, 401, 401],
    ['federation/officers', 200, 403, 403, 403, 401, 401],
    ['federation/duplicates', 200, 403, 403, 403, 401, 401],
    ['federation/slots', 200, 403, 403, 403, 401, 401],
    ['federation/clubs', 200, 200, 200, 200, 401, 401],
    ['federation/events', 200, 200, 200, 200, 401, 401],
    ['federation/events/1', 200, 200, 403, 403, 401, 401],
    ['federation/events/2', 200, 403, 200, 403, 401, 401],
    ['federation/events/3', 200, 403, 403, 200, 401, 401],
    ['federation/events/4', 200, 403, 403, 403, 401, 401],
    ['federation/deadlines?season=2014', 200, 200, 200, 200, 401, 401],
    ['federation/season?season=2014', 200, 200, 200, 200, 401, 401],
    ['federation/own', 401, 401, 401, 401, 200, 401],
    ['federation/own/systems', 401, 401, 401, 401, 200, 401],
    ['players?name=ada', 200, 200, 200, 200, 401, 401],
    ['season?season=2014', 200, 200, 200, 200, 200, 200],
    ['season/events/4', 200, 200, 200, 200, 200, 200],
    ['season/players/1', 200, 200, 200, 200, 200, 200],
    ['season/clubs/NOW?season=2014', 200, 200, 200, 200, 200, 200],
    ['season/ranking.csv?season=2014', 200, 200, 200, 200, 200, 200],
  ];
  const ASKED: readonly (readonly [path: string, body: object, ...statuses: readonly number[]])[] = [
    ['federation/people/search', { text: 'ada' }, 200, 200, 200, 200, 401, 401],
    ['federation/people/preview', { csv: LIST }, 200, 200, 403, 403, 401, 401],
    ['federation/own/partners', { text: 'nobody' }, 401, 401, 401, 401, 200, 401],
    ['federation/events/4/entries/1/consequence', { players: [1, 2] }, 200, 403, 403, 403, 401, 401],
    ['people/find', { name: 'Ada Ninguém' }, 200, 200, 200, 200, 401, 401],
    ['federation/people/3/code', {}, 200, 403, 403, 403, 401, 401],
    ['federation/events/4/tournament', { id: randomUUID() }, 200, 403, 403, 403, 401, 401],
  ];

  test('every view for every role: each sees its own', async () => {
    const clients = await offices();
    const { club: _, ...elsewhere } = CLUB_EVENING;
    await must(clients.club, 'write-event', { plan: CLUB_EVENING });
    await must(clients.organiser, 'write-event', { plan: elsewhere });
    await must(club.director, 'write-event', { plan: { ...elsewhere, directors: [2] } });
    await must(club.director, 'write-event', { plan: elsewhere });
    await must(club.director, 'open-event', { event: 4 });
    await must(club.director, 'enter', { event: 4, made: { players: [1, 2] }, accepts: true });
    const { code } = (await club.director.get('/api/federation/people/1/code')).json;
    const member = club.client();
    await member.post('/api/session/member', { number: '101', code });
    const everybody = [...ROLES.map((role) => clients[role]), member, club.client()];
    for (const [path, ...statuses] of VIEWS)
      expect([
        path,
        ...(await Promise.all(everybody.map(async (each) => (await each.get(`/api/${path}`)).status))),
      ]).toEqual([path, ...statuses]);
    for (const [path, body, ...statuses] of ASKED)
      expect([
        path,
        ...(await Promise.all(everybody.map(async (each) => (await each.post(`/api/${path}`, body)).status))),
      ]).toEqual([path, ...statuses]);

    const born = async (role: Role) =>
      (await search(clients[role], '')).map(
        (person: { readonly born?: string }) => person.born !== undefined,
      );
    expect(await Promise.all(ROLES.map(born))).toEqual([
      [true, true, true],
      [true, true, false],
      [false, false, false],
      [false, false, false],
    ]);
    const own = (await clients.club.get('/api/federation/people.csv')).text;
    expect(own).toContain('Bo Nobody');
    expect(own).not.toContain('Cy Elsewhere');
  });

  test('a club’s preview tells nothing of those of other clubs, whether it guesses right or wrong', async () => {
    const clients = await offices();
    const look = async (born: string) =>
      (
        await clients.club.post('/api/federation/people/preview', {
          csv: `number,name,born,club\n103,Cy Elsewhere,${born},NOW`,
        })
      ).json;
    expect(await look('1990-05-03')).toEqual(await look('1990-05-04'));
    expect(await look('1990-05-03')).toMatchObject({
      counts: { new: 0, changed: 0, same: 0, faulty: 1 },
      faults: [{ code: 'other-club', line: 2 }],
      lines: [],
    });
  });

  test('only the federation erases whom the register knows, and reads what was reported of him', async () => {
    const clients = await offices();
    await must(club.director, 'record-incident', {
      person: 1,
      kind: 'incident',
      date: '2014-03-08',
      text: 'Ada Ninguém left the room',
    });
    const asked = { name: 'Ada Ninguém', id: '101' };
    const texts = async (role: Role) =>
      (await clients[role].post('/api/people/find', asked)).json.tournaments[0].texts.length;
    expect(await Promise.all(ROLES.map(texts))).toEqual([1, 0, 0, 0]);
    const erase = (role: Role, own: string) => clients[role].post('/api/people/erase', { ...asked, own });
    for (const role of ROLES.filter((each) => each !== 'federation'))
      expect([role, (await erase(role, 'tricks and trumps')).status]).toEqual([role, 403]);
    expect((await erase('federation', PASSWORD)).status).toBe(200);
  });

  test('ROP 4.18: only the federation reads what was reported of a player; a director adds to it', async () => {
    const clients = await offices();
    const incident = { person: 1, kind: 'incident', date: '2014-03-08', text: 'Left the room' };
    expect((await send(clients.director, 'record-incident', incident)).status).toBe(200);
    for (const role of ROLES) {
      const read = await clients[role].get('/api/federation/people/1/incidents');
      expect([role, read.status]).toEqual([role, role === 'federation' ? 200 : 403]);
    }
    const { incidents } = (await clients.federation.get('/api/federation/people/1/incidents')).json;
    expect(incidents).toEqual([{ ...incident, number: 1 }]);
    expect((await club.client().get('/api/federation/people/1/incidents')).status).toBe(401);
  });

  test('a club’s office cannot give its people a category', async () => {
    const clients = await offices();
    const { status, json } = await send(clients.club, 'write-person', {
      number: 2,
      person: { name: 'Bo Nobody', id: '102', club: 'NOW', category: 'national' },
    });
    expect([status, json.error.code]).toEqual([422, 'not-your-club']);
  });
});

/** Every answer that anybody gets about the federation, as text. */
async function everythingRead(tournament: string): Promise<string> {
  const paths = [
    ...[
      'people/1',
      'people/2',
      'people/3',
      'people/4',
      'people/1/incidents',
      'people.csv',
      'officers',
      'slots',
    ],
    ...['duplicates', 'clubs', 'events', 'events/1', 'deadlines?season=2014', 'season?season=2014'],
    'events/1/tournament/ranking',
  ].map((path) => `federation/${path}`);
  const open = [
    'season?season=2014',
    'season/events/1',
    'season/players/1',
    'season/ranking.csv?season=2014',
  ];
  const desk = ['ranking', 'entries', 'history'].map((view) => `tournaments/${tournament}/views/${view}`);
  const found = await Promise.all(
    [...paths, ...open, ...desk, `tournaments/${tournament}/export`, 'players?name=ada', 'removals'].map(
      async (path) => (await club.director.get(`/api/${path}`)).text,
    ),
  );
  const sought = await club.director.post('/api/federation/people/search', { text: '' });
  return [...found, sought.text].join('\n');
}

test('whoever is erased stands nowhere: not in the register, events, systems, exports, the site, nor the history on the disk; the ranking is unchanged', async () => {
  const { director } = club;
  const NAME = 'Ada Ninguém';
  await must(director, 'import-people', { csv: LIST.replaceAll(',NOW', ',').replaceAll(',ELSE', ',') });
  await must(director, 'write-person', { person: { name: 'Aduzinha Ninguém', born: '1960-03-01' } });
  await must(director, 'merge-people', { from: 4, into: 1 });
  await must(director, 'write-person', {
    number: 1,
    person: { name: 'Ada Novamente', id: '101', sex: 'F', category: 'national', licences: [2014] },
  });
  const { club: _, ...plan } = CLUB_EVENING;
  await must(director, 'write-event', {
    plan: { ...plan, points: [10], stated: { conditions: `Ask ${NAME}` }, approval: `By ${NAME}` },
  });
  await must(director, 'open-event', { event: 1 });
  const made = { players: [1, 2], team: `Friends of ${NAME}` };
  await must(director, 'enter', { event: 1, made, accepts: true, despite: `Asked by ${NAME}` });
  await must(director, 'write-system', {
    players: [1, 2],
    answers: { openings: {} },
    card: {
      system: `The system of ${NAME}`,
      lines: [{ section: 'special', call: '2D', meaning: `As ${NAME} plays it`, defence: `Ask ${NAME}` }],
      sheets: [{ title: `${NAME} two diamonds`, text: NAME }],
    },
  });
  await must(director, 'deliver-system', { event: 1, entry: 1, players: [1, 2] });
  const incident = { person: 1, kind: 'incident', date: '2014-03-08', text: `${NAME} left the room` };
  await must(director, 'record-incident', incident);
  await must(director, 'forward-report', { event: 1, to: 'disciplinary', note: `About ${NAME}` });
  const { tournament } = (await director.post('/api/federation/events/1/tournament', { id: randomUUID() }))
    .json;
  await must(director, 'record-ranking', { event: 1, ranking: [{ entry: 1, place: 1, score: '61.5' }] });
  for (const gate of ['compliance', 'charges']) await must(director, 'pass-gate', { event: 1, gate });
  await must(director, 'homologate', { event: 1 });
  const standing = async () =>
    (await director.get('/api/season?season=2014')).json.ranking.map(
      ({ person, points }: { readonly person: number; readonly points: number }) => [person, points],
    );
  const before = await standing();
  expect(await everythingRead(tournament)).toContain(NAME);

  const found = await director.post('/api/people/find', { name: NAME, id: '101' });
  expect(found.json.names.toSorted()).toEqual(['Ada Ninguém', 'Ada Novamente', 'Aduzinha Ninguém']);
  const erased = await director.post('/api/people/erase', { name: NAME, id: '101', own: PASSWORD });
  expect(erased.json).toMatchObject({ tournaments: [tournament], swept: true });
  const read = await everythingRead(tournament);
  for (const trace of ['Ada N', 'Aduzinha', '1960-03-01', '"101"']) expect(read).not.toContain(trace);
  expect(await standing()).toEqual(before);
  expect((await director.get('/api/federation/people/1')).json).toEqual({
    number: 1,
    name: 'Anon.',
    sex: 'F',
    category: 'national',
    licences: [2014],
  });
  await club.stop();
  const bytes = readFileSync(join(club.dataFolder, 'naipe.sqlite')).toString('latin1');
  for (const trace of ['Ada N', 'Aduzinha', '1960-03-01']) expect(bytes.includes(trace)).toBe(false);
  await club.start();
});

test('an event becomes a tournament at the desk, with its entries and their value indexes; sent twice it makes one', async () => {
  const { director } = club;
  await must(director, 'import-people', { csv: LIST.replaceAll(',NOW', ',').replaceAll(',ELSE', ',') });
  const { club: _, ...plan } = CLUB_EVENING;
  await must(director, 'write-event', { plan });
  await must(director, 'open-event', { event: 1 });
  await must(director, 'enter', { event: 1, made: { players: [1, 2] }, accepts: true });
  const refused = await send(director, 'enter', { event: 1, made: { players: [2, 3] }, accepts: true });
  expect(refused.json.error.breaches).toMatchObject([{ code: 'entered-already' }]);
  expect((await director.get('/api/federation/events/1')).json.playing).toMatchObject([
    { entry: 1, names: ['Ada Ninguém', 'Bo Nobody'], value: 150 },
  ]);
  const id = randomUUID();
  const make = () => director.post('/api/federation/events/1/tournament', { id });
  const { tournament } = (await make()).json;
  expect((await make()).json).toEqual({ tournament });
  const entries = (await director.view(tournament, 'entries')).json;
  expect(JSON.stringify(entries)).toContain('Ada Ninguém');
  expect(JSON.stringify(entries)).toContain('150');
  expect((await director.get('/api/tournaments')).json.tournaments).toHaveLength(1);
});
