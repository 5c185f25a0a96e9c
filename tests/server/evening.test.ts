import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, Club, SMALL } from '../testing/club.ts';
import { Events } from '../testing/events.ts';

/** What happens in a room besides the cards: the clock, what is said to everybody, which devices are used. */

let club: Club;
let tournament: string;

beforeAll(async () => {
  club = await Club.open();
  tournament = await club.play({ showRanking: 'live' });
});

afterAll(() => club.close());

const tableOne = { session: 1, section: 'A', table: 1 };

test('after a pause the desk, a phone and the projector are told the same clock', async () => {
  await club.must('pause-clock', tournament, { session: 1, message: 'Coffee' });
  await club.must('resume-clock', tournament, { session: 1 });
  await club.must('extend-round', tournament, { session: 1, round: 1, minutes: 5 });
  const phone = await club.table(tournament, 1);
  const onPhone = (await phone.view(tournament, 'table', tableOne)).json.clock;
  const onDesk = (await club.director.view(tournament, 'desk')).json.room.sections[0].clock;
  const onScreen = (await club.client().view(tournament, 'overview')).json.sessions[0].sections[0].clock;
  expect(onPhone).toMatchObject({ round: 1, minutes: 19, extended: 5, pause: { message: 'Coffee' } });
  expect(onDesk).toEqual(onPhone);
  expect(onScreen).toEqual(onPhone);
});

test('only the director touches the clock and speaks to everybody', async () => {
  const phone = await club.table(tournament, 1);
  const player = await club.player(tournament, '1');
  for (const client of [phone, player]) {
    expect((await client.command(tournament, 'pause-clock', { session: 1 })).status).toBe(403);
    expect((await client.command(tournament, 'make-announcement', { text: 'x' })).status).toBe(403);
  }
  expect((await club.client().command(tournament, 'resume-clock', { session: 1 })).status).toBe(401);
});

describe('an announcement', () => {
  const text = 'Coffee & cake <b>now</b>';

  test('reaches whoever listens at once, as the text it is', async () => {
    const live = await Events.open(`${club.address}/api/tournaments/${tournament}/live`);
    await live.upTo('version');
    await club.must('make-announcement', tournament, { text: `  ${text}\n` });
    await live.upTo('version');
    live.close();
    const phone = await club.table(tournament, 2);
    const { announcements } = (await phone.view(tournament, 'overview', {})).json;
    expect(announcements).toMatchObject([{ text }]);
    expect((await phone.view(tournament, 'table', { ...tableOne, table: 2 })).json.announcements).toEqual(
      announcements,
    );
  });

  test('stands in no file of results', async () => {
    await club.must('record-result', tournament, { ...at(1, 1), result: '4SN=', by: 'director' });
    for (const ending of ['csv', 'pbn', 'xml']) {
      const file = await club.director.get(`/api/tournaments/${tournament}/results.${ending}`);
      expect(file.status).toBe(200);
      expect(file.text).not.toMatch(/Coffee|cake/);
    }
  });

  test.each([{ text: '' }, { text: 'x'.repeat(201) }, { text: 'a\u0000b' }, { ready: 'nonsense' }, {}])(
    'is not %j',
    async (data) => {
      const answer = await club.director.command(tournament, 'make-announcement', data as { text: string });
      expect([400, 422]).toContain(answer.status);
    },
  );
});

test('a tournament with a clock that stood and things that were said is exported and taken over whole', async () => {
  const file = await club.director.get(`/api/tournaments/${tournament}/export`);
  const other = await Club.open();
  const taken = await other.director.post('/api/tournaments/import', file.text, {
    'content-type': 'application/x-ndjson',
  });
  expect(taken.status).toBe(201);
  const before = (await club.director.view(tournament, 'overview')).json;
  expect((await other.director.view(tournament, 'overview')).json).toEqual(before);
  await other.close();
});

describe('RTP 3.4: where only the table’s device is used', () => {
  let official: string;

  beforeAll(async () => {
    official = await club.play({ official: true, showRanking: 'live' });
  });

  const card = { contestant: '1' };

  test('a player’s own phone is shown and taken nothing during the session, and is told when', async () => {
    const player = await club.player(official, '1');
    const refused = await player.view(official, 'scorecard', card);
    expect([refused.status, refused.json.error]).toMatchObject([
      403,
      { code: 'devices-rest', clause: 'RTP 3.4', params: { session: 1, minutes: 5 } },
    ]);
    expect((await player.view(official, 'ranking', { session: 1 })).status).toBe(403);
    expect((await player.get(`/api/tournaments/${official}/results.csv`)).status).toBe(403);
    const result = { ...at(1, 1), result: '4SN=', by: 'NS' } as const;
    expect((await player.command(official, 'record-result', result)).json.error.code).toBe('devices-rest');
    const phone = await club.table(official, 1);
    expect((await phone.command(official, 'record-result', result)).status).toBe(200);
  });

  test('nor by live updates, which tell only that there is something new, from the moment the session opens', async () => {
    const evening = await club.create({ official: true });
    await club.plan(evening);
    const player = await club.player(evening, '1');
    const live = await Events.open(`${club.address}/api/tournaments/${evening}/live`, {
      cookie: player.cookie,
    });
    await live.upTo('version');
    expect((await player.view(evening, 'scorecard', card)).status).toBe(200);
    await club.must('open-session', evening, { session: 1, ...SMALL });
    expect(Object.keys(JSON.parse((await live.upTo('version')).data))).toEqual(['version']);
    expect((await player.view(evening, 'scorecard', card)).json.error.code).toBe('devices-rest');
    live.close();
  });

  test('nor from 5 minutes before the start that was planned', async () => {
    const evening = await club.create({ official: true });
    await club.plan(evening);
    const player = await club.player(evening, '1');
    expect((await player.view(evening, 'scorecard', card)).status).toBe(200);
    const { sections } = JSON.parse(
      (await club.director.get(`/api/tournaments/${evening}/export`)).text.trimEnd().split('\n').at(-1)!,
    ).data;
    const startsAt = new Date(Date.now() + 4 * 60_000).toISOString();
    await club.must('plan-session', evening, { session: 1, sections, startsAt });
    expect((await player.view(evening, 'scorecard', card)).json.error.code).toBe('devices-rest');
  });

  test('a person who is authorised is shown his own, nobody else on the strength of that', async () => {
    const [doctor, other] = [await club.player(official, '1'), await club.player(official, '2')];
    const person = { session: 1, contestant: '1', player: 0, reason: 'On call' } as const;
    expect((await doctor.command(official, 'authorise-device', person)).status).toBe(403);
    await club.must('authorise-device', official, person);
    expect((await doctor.view(official, 'scorecard', card)).status).toBe(200);
    // The same view, asked for by the one and then by the other.
    expect((await doctor.view(official, 'ranking', { session: 1 })).status).toBe(200);
    expect((await other.view(official, 'ranking', { session: 1 })).status).toBe(403);
    const { authorisations } = (await club.director.view(official, 'desk')).json.room;
    expect(authorisations).toMatchObject([{ name: 'Álvaro Pêra 1', reason: 'On call' }]);
    const [{ number }] = authorisations;
    await club.must('withdraw-authorisation', official, { session: 1, authorisation: number });
    expect((await doctor.view(official, 'scorecard', card)).status).toBe(403);
  });

  test('everything answers again when the session is over', async () => {
    await club.must('close-session', official, {
      session: 1,
      confirmed: ['missing-results', 'unagreed-results'],
    });
    const player = await club.player(official, '1');
    expect((await player.view(official, 'scorecard', card)).status).toBe(200);
  });
});
