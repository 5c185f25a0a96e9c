import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import type { Client } from '../testing/client.ts';
import { at, Club, PASSWORD, plan, SMALL, threeTables } from '../testing/club.ts';

let club: Club;
afterEach(() => club.close());

const BOARDS = 6;
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

const planOf = (more: object = {}) => ({
  name: 'Simultâneo de Parte Nenhuma',
  date: '2026-03-14',
  boards: BOARDS,
  method: 'matchpoints',
  profile: 'rtp-2014',
  embargoUntil: inAnHour(),
  ...more,
});

async function directorNamed(name: string): Promise<Client> {
  const added = await club.director.post('/api/directors', { name, password: PASSWORD, own: PASSWORD });
  if (added.status >= 300) throw new Error(added.text);
  const client = club.client();
  const signed = await client.post('/api/session/director', { name, password: PASSWORD });
  if (signed.status !== 200) throw new Error(signed.text);
  return client;
}

async function organised(more: object = {}): Promise<{ id: string; code: string }> {
  const made = await club.director.post('/api/simultaneous', { id: randomUUID(), plan: planOf(more) });
  expect(made.status, made.text).toBe(201);
  const id = made.json.simultaneous as string;
  const sealed = await club.director.post(`/api/simultaneous/${id}/deals`, { id: randomUUID() });
  expect(sealed.status, sealed.text).toBe(200);
  return { id, code: (await club.director.get(`/api/simultaneous/${id}/desk`)).json.code };
}

const command = (client: Client, type: string, data: object) =>
  client.post('/api/simultaneous/commands', { id: randomUUID(), type, data });

const join = (client: Client, code: string, name: string, tournament: string) =>
  client.post('/api/simultaneous/join', { id: randomUUID(), code, club: name, tournament, session: 1 });

/** A tournament of a club, planned. */
async function planned(director: Client): Promise<string> {
  const tournament = await club.create();
  await plan(director, tournament);
  return tournament;
}

/** Waits for what the server does by itself. */
async function until<T>(look: () => Promise<T>, is: (seen: T) => boolean): Promise<T> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const seen = await look();
    if (is(seen)) return seen;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(JSON.stringify(await look()));
}

/** Plays every board with one result, and publishes. */
async function playedAndPublished(director: Client, tournament: string, result: string): Promise<void> {
  for (const { round, tables } of threeTables().rounds) {
    if (round > 1) await director.must(tournament, 'start-round', { session: 1, round });
    for (const { table, boards } of tables)
      for (const board of boards)
        await director.must(tournament, 'record-result', {
          session: 1,
          section: 'A',
          round,
          table,
          board,
          result,
          by: 'director',
        });
  }
  await director.must(tournament, 'end-round', { session: 1, round: 3 });
  await director.must(tournament, 'close-session', { session: 1 });
  await director.must(tournament, 'publish-results', { session: 1 });
}

const open = async (director: Client, tournament: string): Promise<void> => {
  await director.must(tournament, 'open-session', { session: 1, ...SMALL });
  await director.must(tournament, 'start-round', { session: 1, round: 1 });
};

test('three clubs: joined, sealed, handed in, under embargo, ranked, corrected, withdrawn', async () => {
  club = await Club.open();
  const { id, code } = await organised();
  const names = ['Lisboa', 'Porto', 'Braga'];
  const directors = await Promise.all(names.map((name) => directorNamed(`Rita ${name}`)));
  const tournaments: string[] = [];
  for (const [at, name] of names.entries()) {
    const tournament = await planned(directors[at]!);
    tournaments.push(tournament);
    const joined = await join(directors[at]!, code, name, tournament);
    expect([joined.status, joined.json]).toEqual([200, { simultaneous: id, club: name }]);
  }
  const handsOf = async (client: Client, tournament: string) =>
    (await client.get(`/api/tournaments/${tournament}/views/hands?session=1`)).json.boards?.filter(
      (board: { deal?: unknown }) => board.deal !== undefined,
    ).length ?? 0;
  // Before the session begins nobody has them, its own director included.
  expect(await handsOf(directors[0]!, tournaments[0]!)).toBe(0);
  for (const [at, tournament] of tournaments.entries()) await open(directors[at]!, tournament);
  await until(
    () => handsOf(directors[0]!, tournaments[0]!),
    (count) => count === BOARDS,
  );
  // Sealed: another director, the organiser's desk, a player and the public see nothing, and no file holds them.
  const player = await club.player(tournaments[0]!, '1');
  for (const other of [directors[1]!, club.director, player, club.client()])
    expect(await handsOf(other, tournaments[0]!)).toBe(0);
  expect((await directors[1]!.get(`/api/tournaments/${tournaments[0]}/export`)).json.error.code).toBe(
    'deals-sealed',
  );

  const results = ['3NTN+1', '3NTN=', '3NTN-1'];
  for (const [at, tournament] of tournaments.entries())
    await playedAndPublished(directors[at]!, tournament, results[at]!);
  await until(
    async () => (await club.director.get(`/api/simultaneous/${id}/desk`)).json.clubs,
    (clubs) => clubs.every(({ stage }: { stage: string }) => stage === 'handed-in'),
  );
  expect(await handsOf(club.client(), tournaments[0]!)).toBe(0);
  // The embargo: the ranking and the boards for the organiser alone, whoever else asks.
  const wanted = [`/api/simultaneous/${id}/ranking`, `/api/simultaneous/${id}/boards/1`];
  for (const path of wanted) {
    for (const other of [...directors, player, club.client()]) {
      const { status, json } = await other.get(path);
      expect([status, json.error.code]).toEqual([403, 'not-yet']);
    }
    expect((await club.director.get(path)).status).toBe(200);
  }
  expect((await directors[1]!.get(`/api/simultaneous/${id}/desk`)).json.error.code).toBe('not-for-you');
  expect(JSON.stringify((await club.client().get(`/api/simultaneous/${id}`)).json)).not.toContain('"deal');

  expect((await command(directors[0]!, 'end-embargo', { simultaneous: id })).json.error.code).toBe(
    'not-for-you',
  );
  expect((await command(club.director, 'end-embargo', { simultaneous: id })).status).toBe(200);
  const ranking = async (query = '') =>
    (await club.client().get(`/api/simultaneous/${id}/ranking${query}`)).json.ranking as {
      place: number;
      club: string;
      value: string;
    }[];
  // Law 78A: every board has three results of each club; of the nine, Lisboa's North–South beat six and tie with two
  // others: 2 × 6 + 2 = 14 of 16 half points, 87.5%; Porto's have 50%, Braga's 12.5%; East–West the other way round.
  const valuesOf = async (name: string) => [
    ...new Set((await ranking(`?club=${name}`)).map(({ value }) => value)),
  ];
  expect((await ranking()).length).toBe(18);
  expect((await valuesOf('Lisboa')).sort()).toEqual(['12.50', '87.50']);
  expect(await valuesOf('Porto')).toEqual(['50.00']);
  await until(
    () => handsOf(club.client(), tournaments[0]!),
    (count) => count === BOARDS,
  );
  const board = (await club.client().get(`/api/simultaneous/${id}/boards/1`)).json;
  expect(board.frequencies.map(({ ns, count }: { ns: number; count: number }) => [ns, count])).toEqual([
    [430, 3],
    [400, 3],
    [-50, 3],
  ]);
  expect(board.deal).toMatch(/^N:/);

  // A club corrects afterwards: on that board it has six tied at the bottom.
  await directors[0]!.must(tournaments[0]!, 'correct-result', {
    ...at(1, 1),
    result: '3NTN-1',
    reason: 'Written wrongly',
    clause: 'Law 79C',
  });
  const corrected = at(1, 1).board;
  await until(
    async () => (await club.client().get(`/api/simultaneous/${id}/boards/${corrected}`)).json.frequencies,
    (found) => found.some(({ ns, count }: { ns: number; count: number }) => ns === -50 && count === 4),
  );
  expect((await valuesOf('Porto')).length).toBeGreaterThan(1);

  const left = await command(directors[2]!, 'withdraw-club', {
    simultaneous: id,
    club: 'Braga',
    reason: 'Wrong boards',
  });
  expect(left.status, left.text).toBe(200);
  expect((await ranking()).length).toBe(12);
});

test('who may not join, and why', async () => {
  club = await Club.open();
  const { code } = await organised();
  const tournament = await planned(club.director);
  const codeOf = async (given: string, name: string, stream: string) =>
    (await join(club.director, given, name, stream)).json.error?.code;
  expect(await codeOf(code === '00000000' ? '11111111' : '00000000', 'Lisboa', tournament)).toBe(
    'wrong-code',
  );
  expect(await codeOf(code, 'Lisboa', 'nowhere')).toBe('no-such-tournament');
  expect(await codeOf(code, 'Lisboa', await club.create())).toBe('session-not-planned');
  expect(await codeOf(code, 'Lisboa', await club.play())).toBe('session-has-begun');
  expect(await codeOf(code, 'Lisboa', tournament)).toBeUndefined();
  expect(await codeOf(code, 'Lisboa', tournament)).toBeUndefined(); // said twice
  expect(await codeOf(code, 'Porto', tournament)).toBe('joined-already');
  expect(await codeOf(code, 'Lisboa', await planned(club.director))).toBe('club-twice');
  const small = await organised({ boards: 4 });
  expect(await codeOf(small.code, 'Lisboa', await planned(club.director))).toBe('other-boards');
});

test('the deals for the dealing machine: from when the organiser says, for the club’s director, unless he plays (Law 16)', async () => {
  club = await Club.open();
  const never = await organised();
  const later = await organised({ filesFrom: inAnHour() });
  const now = await organised({ filesFrom: new Date(Date.now() - 1000).toISOString() });
  const rita = await directorNamed('Rita Inventada');
  const plays = await directorNamed('Álvaro Pêra 1'); // the first of pair 1
  const asked = async (client: Client, id: string, name = 'Lisboa') =>
    await client.post(`/api/simultaneous/${id}/deals/file`, { id: randomUUID(), club: name, format: 'pbn' });
  for (const { code } of [never, later, now])
    expect((await join(rita, code, 'Lisboa', await planned(rita))).status).toBe(200);
  expect((await asked(rita, never.id)).json.error.code).toBe('no-files');
  expect((await asked(rita, later.id)).json.error.code).toBe('files-later');
  expect((await asked(club.director, now.id)).json.error.code).toBe('not-for-you');
  expect((await asked(plays, now.id)).json.error.code).toBe('plays-simultaneous');
  expect((await asked(club.client(), now.id)).status).toBe(401);
  const file = await asked(rita, now.id);
  expect(file.json.text.match(/\[Deal "/g)).toHaveLength(BOARDS);
  expect((await club.director.get(`/api/simultaneous/${now.id}/desk`)).json.clubs[0].takenAt).toBeDefined();
});

test.each([
  ['is entered', false],
  ['withdraws his club and is entered', true],
])(
  'Law 16: a director who joined for a club, %s at another since, sees its sealed hands no more, and the organiser is told',
  async (_, withdraws) => {
    club = await Club.open();
    const { id, code } = await organised();
    const rita = await directorNamed('Rita Inventada');
    const other = await directorNamed('Rui Inventado');
    const [own, elsewhere] = [await planned(rita), await planned(other)];
    expect((await join(rita, code, 'Lisboa', own)).status).toBe(200);
    expect((await join(other, code, 'Porto', elsewhere)).status).toBe(200);
    await open(rita, own);
    const hands = async () =>
      (await rita.get(`/api/tournaments/${own}/views/hands?session=1`)).json.boards?.filter(
        (board: { deal?: unknown }) => board.deal !== undefined,
      ).length ?? 0;
    await until(hands, (count) => count === BOARDS);
    const clubs = async () => (await club.director.get(`/api/simultaneous/${id}/desk`)).json.clubs;
    expect(await clubs()).not.toContainEqual(expect.objectContaining({ directorPlaysAt: expect.anything() }));

    if (withdraws) {
      const withdrawn = await command(rita, 'withdraw-club', {
        simultaneous: id,
        club: 'Lisboa',
        reason: 'Too few',
      });
      expect(withdrawn.status, withdrawn.text).toBe(200);
    }
    await other.must(elsewhere, 'enter-contestant', {
      contestant: '7',
      kind: 'pair',
      players: [{ name: 'Rita  INVENTADA' }, { name: 'Zita Inventada' }],
    });
    await until(hands, (count) => count === 0);
    const told = await until(clubs, (seen) => seen[0].directorPlaysAt !== undefined);
    expect(told[0]).toMatchObject({ club: 'Lisboa', director: 'Rita Inventada', directorPlaysAt: 'Porto' });
    expect((await rita.get(`/api/tournaments/${own}/export`)).json.error?.code).toBe('deals-sealed');
    // Nobody else is told: that a club's director plays is nothing for the public.
    expect(JSON.stringify((await club.client().get(`/api/simultaneous/${id}`)).json)).not.toContain('Rita');

    // When the embargo ends they are shown to everybody, to her too.
    expect(
      (await command(club.director, 'end-embargo', { simultaneous: id, reason: 'Nobody is left' })).status,
    ).toBe(200);
    await until(hands, (count) => count === BOARDS);
  },
);
