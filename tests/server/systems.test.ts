import { randomUUID } from 'node:crypto';
import { orThrow } from 'naipe/base';
import { howell } from 'naipe/movement';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { Club } from '../testing/club.ts';

/* Systems and convention cards, from the pair's form to the opponents' phone. Each test rests on the one before. */
let club: Club;
let ada: Client;
let tournament: string;
beforeAll(async () => {
  club = await Club.open();
  const csv = [
    'number,name,licences',
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((each) => `10${each},Player ${each} Nobody,2026`),
  ];
  await office('import-people', { csv: csv.join('\n') });
  await office('write-event', { plan: PLAN });
  await office('open-event', { event: 1 });
  for (const players of [
    [1, 2],
    [3, 4],
    [5, 6],
    [7, 8],
  ])
    await office('enter', { event: 1, made: { players }, accepts: true });
  const { code } = (await club.director.get('/api/federation/people/1/code')).json;
  ada = club.client();
  await ada.post('/api/session/member', { number: '101', code });
});
afterAll(() => club.close());

async function office(type: string, data: object) {
  const answer = await club.director.post('/api/federation/commands', { id: randomUUID(), type, data });
  if (answer.status !== 200) throw new Error(answer.text);
}
const own = (type: string, data: object) =>
  ada.post('/api/federation/own/commands', { id: randomUUID(), type, data });

const PLAN = {
  name: 'Evening',
  profile: 'rtp-2014',
  kind: 'pair',
  types: ['open'],
  level: 'private',
  from: '2199-03-08',
  to: '2199-03-08',
  systems: { colours: ['green', 'blue', 'red'], brown: true },
  stated: {},
};
const CARD = { system: 'Five-card majors', lines: [], sheets: [] };
const NATURAL = { openings: { '1H': [{ from: 11, suits: { H: { least: 5 } } }] } };
/** Y06: length or shortage in hearts. */
const YELLOW = {
  openings: {
    '1H': [
      { from: 11, suits: { H: { least: 5 } } },
      { from: 11, suits: { H: { most: 1 } } },
    ],
  },
};
const AT = { event: 1, entry: 1, players: [1, 2] };

test('Y06 RTP 2.1.2.7: a player writes down a yellow system; it is classed with the reason, and cannot be handed in', async () => {
  expect((await own('write-system', { players: [1, 2], answers: YELLOW, card: CARD })).status).toBe(200);
  const { systems } = (await ada.get('/api/federation/own/systems')).json;
  expect(systems).toMatchObject([
    {
      partner: { number: 2 },
      seen: { classed: { colour: 'yellow', because: [{ clause: 'RTP 2.1.2.3 Yellow (d)' }] } },
    },
  ]);
  const refused = await own('deliver-system', AT);
  expect([refused.status, refused.json.error.breaches[0].clause]).toEqual([422, 'RTP 2.1.2.7']);
  expect((await own('write-system', { players: [3, 4], answers: NATURAL, card: CARD })).status).toBe(422);
});

test('a natural one is handed in and checked by a director; a member checks nothing', async () => {
  await own('write-system', { players: [1, 2], answers: NATURAL, card: CARD });
  expect((await own('deliver-system', AT)).status).toBe(200);
  expect((await own('check-system', { ...AT, allowed: true, note: '' })).status).toBe(403);
  await office('check-system', { ...AT, allowed: true, note: '' });
  const seen = (await club.director.get('/api/federation/events/1')).json.systems;
  expect(seen).toMatchObject([
    { entry: 1, plays: { plays: 'own' }, delivered: { checked: { allowed: true } } },
    { entry: 2, plays: { plays: 'own-with-card-at-once', clause: 'RTP 2.1.3.1' } },
    { entry: 3 },
    { entry: 4 },
  ]);
});

test('RTP 2.1.3.1: opponents see the card at the table; a player sees his own while he plays only for a reason', async () => {
  const made = await club.director.post('/api/federation/events/1/tournament', { id: randomUUID() });
  tournament = made.json.tournament;
  const path = `/api/tournaments/${tournament}/cards/1`;
  expect((await club.director.get(path)).json.cards).toMatchObject([{ card: CARD, answers: NATURAL }]);
  expect((await club.client().get(path)).status).toBe(403);
  expect((await ada.get('/api/federation/own/systems')).json.systems[0].locked).toBeUndefined();
  const seating = { 1: '1', 2: '2', 3: '3', 4: '4' };
  const movement = orThrow(howell({ pairs: 4, boardsPerRound: 1 }));
  await club.must('plan-session', tournament, {
    session: 1,
    sections: [{ section: 'A', movement, seating }],
  });
  await club.must('open-session', tournament, { session: 1 });
  const table = await club.table(tournament, 1);
  expect((await table.get(path)).json.cards).toHaveLength(1);
  const [locked] = (await ada.get('/api/federation/own/systems')).json.systems;
  expect([locked.locked, locked.seen]).toEqual([{ event: 1, name: 'Evening' }, undefined]);
  const [shown] = (await ada.get('/api/federation/own/systems?look=clarification')).json.systems;
  expect(shown.seen.card).toEqual(CARD);
  expect((await ada.get('/api/federation/own/systems?look=curious')).status).toBe(400);
});
