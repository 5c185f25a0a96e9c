import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { Club } from '../testing/club.ts';

let club: Club;
beforeEach(async () => {
  club = await Club.open();
});
afterEach(() => club.close());

async function must(client: Client, type: string, data: object, path = '/api/federation/commands') {
  const answer = await client.post(path, { id: randomUUID(), type, data });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json;
}

const own = (client: Client, type: string, data: object) =>
  client.post('/api/federation/own/commands', { id: randomUUID(), type, data });

const LIST = [
  'number,name,sex,born,licences',
  '101,Ada Nobody,F,1960-03-01,2026',
  '102,Bo Nobody,M,1970-04-02,2026',
  '103,Cy Elsewhere,M,1990-05-03,2026',
].join('\n');

const PLAN = {
  name: 'Evening',
  profile: 'rtp-2014',
  kind: 'pair',
  types: ['open'],
  level: 'private',
  from: '2199-03-08',
  to: '2199-03-08',
  points: [10],
  stated: {},
};

async function signedIn(number: number, id: string): Promise<Client> {
  const { code } = (await club.director.get(`/api/federation/people/${number}/code`)).json;
  const client = club.client();
  const answer = await client.post('/api/session/member', { number: id, code });
  expect([answer.status, answer.json]).toMatchObject([200, { person: number }]);
  return client;
}

async function season(): Promise<void> {
  await must(club.director, 'import-people', { csv: LIST });
  await must(club.director, 'write-event', { plan: PLAN });
  await must(club.director, 'open-event', { event: 1 });
}

test('a player signs in with the office’s code, enters with a partner, who agrees; a renewed code ends it', async () => {
  await season();
  const ada = await signedIn(1, '101');
  const wrong = await club.client().post('/api/session/member', { number: '102', code: '00000000' });
  expect([wrong.status, wrong.json.error.code]).toEqual([401, 'wrong-member-code']);
  expect((await club.client().get('/api/federation/own')).status).toBe(401);
  expect((await ada.post('/api/federation/own/partners', { text: 'nobody' })).json.people).toEqual([
    { number: 1, name: 'Ada Nobody' },
    { number: 2, name: 'Bo Nobody' },
  ]);
  expect((await own(ada, 'enter', { event: 1, made: { players: [1, 2] }, accepts: true })).status).toBe(200);
  const bo = await signedIn(2, '102');
  expect((await bo.get('/api/federation/own')).json).toMatchObject({
    person: { name: 'Bo Nobody', born: '1970-04-02' },
    entries: [{ event: 1, asked: true, stands: 'unanswered' }],
    open: [],
  });
  const answer = { event: 1, entry: 1, person: 2, agrees: true };
  expect((await own(bo, 'answer-entry', answer)).status).toBe(200);
  expect((await ada.get('/api/federation/own')).json.entries).toMatchObject([{ stands: 'playing' }]);
  await club.director.post('/api/federation/people/1/code', {});
  expect((await ada.get('/api/federation/own')).status).toBe(401);
});

test('a member reads nobody’s data but his own, and sends no command of an office', async () => {
  await season();
  const ada = await signedIn(1, '101');
  for (const path of [
    'people/2',
    'people/2/code',
    'people.csv',
    'officers',
    'duplicates',
    'events',
    'events/1',
    'clubs',
    'deadlines?season=2026',
  ])
    expect([path, (await ada.get(`/api/federation/${path}`)).status]).toEqual([path, 401]);
  expect((await ada.post('/api/federation/people/search', { text: 'bo' })).status).toBe(401);
  const refused = await own(ada, 'write-person', { person: { name: 'Ada Champion' } });
  expect([refused.status, refused.json.error.code]).toEqual([403, 'not-for-you']);
  expect((await own(ada, 'homologate', { event: 1 })).status).toBe(403);
});

test('the season is everybody’s: names, clubs and results; no birth, no licence, no number of a member', async () => {
  await season();
  const made = { players: [1, 2] };
  await must(club.director, 'enter', { event: 1, made, accepts: true });
  await must(club.director, 'record-ranking', { event: 1, ranking: [{ entry: 1, place: 1, score: '61.5' }] });
  const anybody = club.client();
  const seen = await Promise.all(
    ['season?season=2199', 'season/events/1', 'season/players/1', 'season/ranking.csv?season=2199'].map(
      (path) => anybody.get(`/api/${path}`),
    ),
  );
  expect(seen.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(seen[2]?.json).toMatchObject({
    name: 'Ada Nobody',
    results: [{ place: 1, points: 10, provisional: true }],
  });
  for (const { text } of seen)
    for (const secret of ['1960-03-01', '"101"', 'licences']) expect(text).not.toContain(secret);
  expect((await anybody.get('/api/season/events/99')).status).toBe(404);
});

test('whoever is erased is signed out, and his results stay under no name', async () => {
  await season();
  await must(club.director, 'enter', { event: 1, made: { players: [1, 2] }, accepts: true });
  await must(club.director, 'record-ranking', { event: 1, ranking: [{ entry: 1, place: 1 }] });
  const ada = await signedIn(1, '101');
  await club.director.post('/api/people/erase', { name: 'Ada Nobody', id: '101', own: 'correct horse' });
  expect((await ada.get('/api/federation/own')).status).toBe(401);
  const { ranking } = (await club.client().get('/api/season/events/1')).json;
  expect(ranking).toMatchObject([{ place: 1, names: ['Anon.', 'Bo Nobody'] }]);
});
