import { orThrow } from 'naipe/base';
import { readPbn, readUsebio, tagValue } from 'naipe/format';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../cli/testing/run.ts';
import { at, Club, PASSWORD } from '../testing/club.ts';

/** Plainly nobody: So-and-so, in Hebrew and in Arabic. The last has a number in it, which turns around its neighbours. */
const HEBREW = 'פלונית אלמונית';
const ARABIC = 'فلان الفلاني 3';
const TITLE = 'גביע 2026';
const DIRECTOR = 'علان';

/** Marks that turn the direction: what reads a file would take them for letters of the name. */
const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;
const isolatedIn = (name: string): string => `\u2068${name}\u2069`;

let club: Club;
let tournament: string;

beforeAll(async () => {
  club = await Club.open();
  await club.director.post('/api/directors', { name: DIRECTOR, password: PASSWORD, own: PASSWORD });
  tournament = await club.play();
  for (const pair of ['1', '2'])
    await club.must('change-contestant', tournament, {
      kind: 'pair',
      contestant: pair,
      players: [{ name: HEBREW }, { name: ARABIC }],
    });
  for (const table of [1, 2, 3]) {
    for (const which of [0, 1]) {
      const where = at(1, table, which);
      await club.must('record-result', tournament, { ...where, result: '4SN=', by: 'NS' });
      await club.must('agree-result', tournament, { ...where, by: 'EW' });
    }
  }
  const data = { session: 1, contestant: '1', reason: `${HEBREW} talked`, clause: 'Law 74' };
  await club.must('give-warning', tournament, data);
});

afterAll(() => club.close());

const file = async (ending: string) =>
  (await club.director.get(`/api/tournaments/${tournament}/results.${ending}`)).text;

describe('names written from right to left, in every file the server makes', () => {
  test('CSV: letter for letter in their own cells, and every column in its place', async () => {
    const text = await file('csv');
    expect(text).not.toMatch(MARKS);
    const [head, ...lines] = text
      .replace('\uFEFF', '')
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','));
    const column = (name: string) => head!.indexOf(name);
    const own = lines.filter((line) => ['1', '2'].includes(line[column('pair')]!));
    expect(own).toHaveLength(2);
    for (const line of own) {
      expect([line[column('player 1')], line[column('player 2')]]).toEqual([HEBREW, ARABIC]);
      expect(line[column('score')]).toMatch(/^\d+\.\d\d$/);
      expect(line).toHaveLength(head!.length);
    }
  });

  test('PBN: letter for letter in their tags', async () => {
    const text = await file('pbn');
    expect(text).not.toMatch(MARKS);
    const { file: read, findings } = readPbn(text);
    expect(findings).toEqual([]);
    const own = read.games.filter((game) => tagValue(game, 'PairNS') === '1');
    expect(own.length).toBeGreaterThan(0);
    for (const game of own) {
      expect([tagValue(game, 'North'), tagValue(game, 'South')]).toEqual([HEBREW, ARABIC]);
      expect([tagValue(game, 'Event'), tagValue(game, 'Contract')]).toEqual(['Nowhere Open', '4S']);
    }
  });

  test('XML: letter for letter in their elements', async () => {
    const text = await file('xml');
    expect(text).not.toMatch(MARKS);
    const { file: read, findings } = orThrow(readUsebio(text));
    expect(findings).toEqual([]);
    const names = read.event.sessions[0]!.sections[0]!.contestants.map(({ players }) =>
      players.map(({ name }) => name),
    );
    expect(names.filter(([first]) => first === HEBREW)).toEqual([
      [HEBREW, ARABIC],
      [HEBREW, ARABIC],
    ]);
  });

  test('the tournament itself: the same elsewhere, name for name', async () => {
    const text = (await club.director.get(`/api/tournaments/${tournament}/export`)).text;
    expect(text).not.toMatch(MARKS);
    const other = await Club.open();
    const imported = await other.director.post('/api/tournaments/import', text, {
      'content-type': 'application/x-ndjson',
    });
    expect(imported.status, imported.text).toBe(201);
    const entries = async (of: Club) => (await of.director.view(tournament, 'entries')).text;
    expect(await entries(other)).toBe(await entries(club));
    expect(await entries(other)).toContain(HEBREW);
    await other.close();
  });
});

test('marks of direction typed into a name are left out: two names that look alike are alike', async () => {
  await club.must('change-contestant', tournament, {
    kind: 'pair',
    contestant: '3',
    players: [{ name: `\u202E${HEBREW}\u2069` }, { name: ARABIC }],
  });
  expect((await club.director.view(tournament, 'entries')).text).not.toMatch(MARKS);
});

describe('in sentences such a name keeps to itself, so that what stands beside it keeps its place', () => {
  test('when a name is taken, or somebody directs here', async () => {
    const taken = await club.director.post('/api/directors', {
      name: DIRECTOR,
      password: PASSWORD,
      own: PASSWORD,
    });
    expect(taken.json.error.message).toContain(`called ${isolatedIn(DIRECTOR)} already`);
    const directs = await club.director.post('/api/people/erase', { name: DIRECTOR, own: PASSWORD });
    expect(directs.json.error.message).toContain(`${isolatedIn(DIRECTOR)} directs here`);
  });

  test('when another director was quicker', async () => {
    const second = club.client();
    await second.post('/api/session/director', { name: DIRECTOR, password: PASSWORD });
    const { version } = (await club.director.view(tournament, 'overview')).json;
    await second.must(tournament, 'change-contestant', {
      kind: 'pair',
      contestant: '5',
      players: [{ name: 'Ada Nobody' }, { name: 'Bo Nobody' }],
    });
    const late = await club.director.post(`/api/tournaments/${tournament}/commands`, {
      id: 'a-late-change',
      type: 'change-contestant',
      data: { kind: 'pair', contestant: '5', players: [{ name: 'Cy Nobody' }, { name: 'Di Nobody' }] },
      basedOn: version,
    });
    expect(late.json.error).toMatchObject({ code: 'changed-meanwhile' });
    expect(late.json.error.message).toContain(DIRECTOR);
    expect(late.json.error.message).toMatch(/^\u2068.*\u2069 has changed this/);
  });

  test('on the terminal', async () => {
    const named = await club.director.post('/api/tournaments', {
      id: 'named-tournament',
      data: { name: TITLE, date: '2026-03-14' },
    });
    const { out } = await run('remove', named.json.tournament, '--data', club.dataFolder);
    expect(out).toContain(`2026-03-14 ${isolatedIn(TITLE)}. Nothing was changed`);
  });
});
