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
    'record-fee': { event: 1, entry: 1, paid: 10 },
    'link-tournament': { event: 1, tournament: 'abc' },
    'record-ranking': { event: 1, ranking: [{ entry: 1, place: 1 }] },
    'note-appeal': { event: 1 },
    'pass-gate': { event: 1, gate: 'charges' },
    homologate: { event: 1 },
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

  test('each sees only what it needs', async () => {
    const clients = await offices();
    const born = async (role: Role) =>
      (await search(clients[role], '')).map(
        (person: { readonly born?: string }) => person.born !== undefined,
      );
    expect(await born('federation')).toEqual([true, true, true]);
    expect(await born('club')).toEqual([true, true, false]);
    expect(await born('organiser')).toEqual([false, false, false]);
    expect(await born('director')).toEqual([false, false, false]);
    const statuses = async (path: string) =>
      Promise.all(
        [...ROLES.map((role) => clients[role]), club.client()].map(
          async (client) => (await client.get(path)).status,
        ),
      );
    expect(await statuses('/api/federation/officers')).toEqual([200, 403, 403, 403, 401]);
    expect(await statuses('/api/federation/duplicates')).toEqual([200, 403, 403, 403, 401]);
    expect(await statuses('/api/federation/people.csv')).toEqual([200, 200, 403, 403, 401]);
    expect(await statuses('/api/federation/people/1')).toEqual([200, 200, 200, 200, 401]);
    expect(await statuses('/api/federation/clubs')).toEqual([200, 200, 200, 200, 401]);
    const own = (await clients.club.get('/api/federation/people.csv')).text;
    expect(own).toContain('Bo Nobody');
    expect(own).not.toContain('Cy Elsewhere');
    const preview = await clients.organiser.post('/api/federation/people/preview', { csv: LIST });
    expect(preview.status).toBe(403);
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

test('whoever is erased stands nowhere: not in the register, not in its history on the disk', async () => {
  const { director } = club;
  await must(director, 'import-people', { csv: LIST.replaceAll(',NOW', ',').replaceAll(',ELSE', ',') });
  await must(director, 'write-person', { number: 1, person: { name: 'Ada Novamente', id: '101', sex: 'F' } });
  const found = await director.post('/api/people/find', { name: 'Ada Ninguém', id: '101' });
  expect(found.json).toMatchObject({
    names: ['Ada Ninguém', 'Ada Novamente'],
    tournaments: [{ name: 'Register', facts: 2 }],
  });
  const erased = await director.post('/api/people/erase', { name: 'Ada Ninguém', id: '101', own: PASSWORD });
  expect(erased.json).toMatchObject({ tournaments: [], swept: true });
  expect(await search(director, 'ada')).toEqual([]);
  expect(await search(director, '101')).toEqual([]);
  expect((await director.get('/api/federation/people/1')).json).toEqual({
    number: 1,
    name: 'Anon.',
    sex: 'F',
  });
  expect((await search(director, '')).map(({ number }: { readonly number: number }) => number)).toEqual([
    2, 3,
  ]);
  await club.stop();
  const bytes = readFileSync(join(club.dataFolder, 'naipe.sqlite')).toString('latin1');
  for (const trace of ['Ada Ningu', 'Ada Novamente', '1960-03-01']) expect(bytes.includes(trace)).toBe(false);
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
