import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orThrow } from 'naipe/base';
import { readPbn, readUsebio, tagValue } from 'naipe/format';
import { parseDeal, printDeal } from 'naipe/game';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { run } from '../../cli/testing/run.ts';
import { at, Club, deals } from '../testing/club.ts';

let club: Club;
let tournament: string;
let scratch: string;

const NDJSON = { 'content-type': 'application/x-ndjson' };

/** What each of the two boards of round 1 was at each of the three tables. */
const RESULTS = ['4SN=', '4SN+1', 'Pass'] as const;

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'naipe-files-'));
  club = await Club.open();
  tournament = await club.play();
  await club.must('attach-deals', tournament, { session: 1, deals: deals() });
  for (const round of [1, 2, 3]) {
    if (round > 1) await club.must('start-round', tournament, { session: 1, round });
    for (const table of [1, 2, 3]) {
      for (const which of [0, 1]) {
        const where = at(round, table, which);
        const result = RESULTS[table - 1]!;
        await club.must('record-result', tournament, { ...where, result, by: 'NS' });
        await club.must('agree-result', tournament, { ...where, by: 'EW' });
      }
    }
  }
});

afterAll(async () => {
  await club.close();
  rmSync(scratch, { recursive: true, force: true });
});

const results = (ending: string, client = club.director) =>
  client.get(`/api/tournaments/${tournament}/results.${ending}`);

describe('results', () => {
  test('are for the director while the session is played, and for everybody when they are published', async () => {
    expect((await results('csv', club.client())).status).toBe(403);
    // A site is what everybody may see, whoever asks for it.
    expect((await club.director.get(`/api/tournaments/${tournament}/site.zip`)).status).toBe(403);
    const early = await run('site', tournament, join(scratch, 'early'), '--data', club.dataFolder);
    expect([early.code, existsSync(join(scratch, 'early'))]).toEqual([1, false]);
    expect((await results('csv')).status).toBe(200);
    await club.must('end-round', tournament, { session: 1, round: 3 });
    await club.must('close-session', tournament, { session: 1 });
    await club.must('publish-results', tournament, { session: 1 });
    for (const ending of ['csv', 'pbn', 'xml'])
      expect((await results(ending, club.client())).status).toBe(200);
  });

  test('CSV: a line for each pair, with accents, for a spreadsheet', async () => {
    const answer = await results('csv');
    expect(answer.headers.get('content-type')).toContain('text/csv');
    const bytes = Buffer.from(
      await (await club.director.fetch(`/api/tournaments/${tournament}/results.csv`)).arrayBuffer(),
    );
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = answer.text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + 6);
    expect(lines.slice(1).some((line) => line.includes('Zoë Ñandú 3'))).toBe(true);
  });

  test('PBN: a game for each board at each table', async () => {
    const { games } = readPbn((await results('pbn')).text).file;
    expect(games).toHaveLength(3 * 3 * 2);
    const game = games.find((each) => tagValue(each, 'Table') === '2' && tagValue(each, 'Round') === '1')!;
    expect(tagValue(game, 'Contract')).toBe('4S');
    expect(tagValue(game, 'Declarer')).toBe('N');
    expect(tagValue(game, 'Result')).toBe('11');
    expect(tagValue(game, 'Event')).toBe('Nowhere Open');
    expect(games.filter((each) => tagValue(each, 'Contract') === 'Pass')).toHaveLength(6);
    for (const { board, deal } of deals()) {
      const onBoard = games.filter((each) => tagValue(each, 'Board') === String(board));
      expect(onBoard).toHaveLength(3);
      for (const each of onBoard) expect(parseDeal(tagValue(each, 'Deal') ?? '')).toEqual(parseDeal(deal));
    }
  });

  test('USEBIO: every pair and every traveller, without a finding', async () => {
    const { file, findings } = orThrow(readUsebio((await results('xml')).text));
    expect(findings).toEqual([]);
    expect(file.event).toMatchObject({
      name: 'Nowhere Open',
      date: '14/03/2026',
      competition: 'pairs',
      boardScoring: 'matchpoints',
      winners: 2,
    });
    const [section] = file.event.sessions[0]!.sections;
    expect(section!.contestants).toHaveLength(6);
    expect(section!.contestants[0]!.players[0]!.nationalId).toMatch(/^\d01$/);
    expect(section!.travellers).toHaveLength(6);
    for (const { lines } of section!.travellers) {
      // Law 78A: 4S+1 beats 4S=, which beats a pass out: 4, 2 and 0 of a top of 4.
      const points = lines.map(({ points: { NS } }) => NS.matchpoints).sort((a, b) => a!.units - b!.units);
      expect(points.map((each) => Number(each!.units) / 10 ** each!.decimals)).toEqual([0, 2, 4]);
    }
    expect(file.deals.map(({ board, deal }) => ({ board, deal: printDeal(deal) }))).toEqual(deals());
    expect((await results('xml', club.client())).text).not.toContain('NATIONAL_ID_NUMBER');
  });
});

const exported = async () => (await club.director.get(`/api/tournaments/${tournament}/export`)).text;

describe('a tournament as a file', () => {
  test('is a header and one fact a line, and comes back the same elsewhere', async () => {
    const text = await exported();
    const lines = text.trimEnd().split('\n');
    expect(JSON.parse(lines[0]!)).toMatchObject({
      naipe: 'tournament',
      format: 1,
      tournament,
      facts: lines.length - 1,
    });
    const other = await Club.open();
    const imported = await other.director.post('/api/tournaments/import', text, NDJSON);
    expect(imported.status, imported.text).toBe(201);
    expect(imported.json).toEqual({ tournament, version: lines.length - 1 });
    const ranking = async (of: Club) => (await of.director.view(tournament, 'ranking')).text;
    expect(await ranking(other)).toBe(await ranking(club));
    const { tournaments } = (await other.client().get('/api/tournaments')).json;
    expect(tournaments).toHaveLength(1);
    const again = await other.director.post('/api/tournaments/import', text, NDJSON);
    expect(again.status).toBe(409);
    expect(again.json.error.code).toBe('exists-already');
    await other.close();
  });

  test('a letter changed on the way is noticed; a file from before, which could not tell, is read', async () => {
    const text = (await exported()).replace('Ñandú 2', 'Ñandu 2');
    const other = await Club.open();
    const refused = await other.director.post('/api/tournaments/import', text, NDJSON);
    expect([refused.status, refused.json.error.message]).toEqual([
      422,
      expect.stringContaining('Line 1: what follows is not what was written'),
    ]);
    const old = text.replace(/,"digest":"[^"]+"/, '').replaceAll('\n', '\r\n');
    expect((await other.director.post('/api/tournaments/import', old, NDJSON)).status).toBe(201);
    await other.close();
  });

  test('a database of scoring devices is read for the director alone; what is none is refused', async () => {
    const type = { 'content-type': 'application/octet-stream' };
    const asked = await club.director.post('/api/files/bws', '[Event "x"]', type);
    expect([asked.status, asked.json.error.code]).toEqual([422, 'not-bws']);
    expect((await club.client().post('/api/files/bws', '', type)).status).toBe(401);
  });

  /** Ways to spoil a file, and the line that is named. */
  const SPOILT: readonly [
    what: string,
    spoil: (lines: string[]) => string[],
    line: (lines: string[]) => number,
  ][] = [
    ['something else', () => ['Dear director,'], () => 1],
    ['no header', (lines) => lines.slice(1), () => 1],
    ['a newer format', ([head, ...facts]) => [head!.replace('"format":1', '"format":2'), ...facts], () => 1],
    ['a file cut short', (lines) => lines.slice(0, -3), (lines) => lines.length - 3],
    ['a line that is no JSON', (lines) => lines.with(4, '{"sequence":4'), () => 5],
    [
      'a fact left out',
      (lines) => [
        lines[0]!.replace(/"facts":\d+/, `"facts":${lines.length - 2}`),
        ...lines.slice(1, 4),
        ...lines.slice(5),
      ],
      () => 5,
    ],
    [
      'an unknown kind of fact',
      (lines) => lines.with(2, lines[2]!.replace('contestant-entered', 'pair-invented')),
      () => 3,
    ],
    [
      'an unknown field',
      (lines) => lines.with(2, lines[2]!.replace('"data":{', '"data":{"extra":1,')),
      () => 3,
    ],
    [
      'a result before the session',
      (lines) => lines.with(1, lines.at(-4)!.replace(/"sequence":\d+/, '"sequence":1')),
      () => 2,
    ],
  ];

  test.each(SPOILT)('%s is refused with its line, and nothing is kept', async (_what, spoil, line) => {
    const lines = (await exported()).trimEnd().split('\n');
    const other = await Club.open();
    const answer = await other.director.post(
      '/api/tournaments/import',
      `${spoil(lines).join('\n')}\n`,
      NDJSON,
    );
    expect(answer.status).toBe(422);
    expect(answer.json.error.message).toMatch(new RegExp(`^Line ${line(lines)}: `));
    expect((await other.client().get('/api/tournaments')).json.tournaments).toEqual([]);
    await other.close();
  });

  test('JSON is not a tournament file', async () => {
    expect((await club.director.post('/api/tournaments/import', {})).status).toBe(415);
  });
});

describe('naipe', () => {
  const data = () => ['--data', club.dataFolder];

  test('export and import move a tournament, naming what is wrong', async () => {
    const file = join(scratch, 'open.ndjson');
    expect(await run('export', tournament, file, ...data())).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8')).toBe(await exported());
    expect((await run('export', tournament, ...data())).out).toBe((await exported()).trimEnd());
    const unknown = await run('export', 'nothing', ...data());
    expect(unknown.code).toBe(1);
    expect(unknown.err).toContain(tournament);
    const fresh = ['--data', join(scratch, 'fresh')];
    expect(await run('import', file, ...fresh)).toMatchObject({ code: 0 });
    expect((await run('import', file, ...fresh)).err).toContain('already');
    writeFileSync(file, readFileSync(file, 'utf8').replace('contestant-entered', 'pair-invented'));
    const bad = await run('import', file, '--data', join(scratch, 'bad'));
    expect(bad.code).toBe(1);
    expect(bad.err).toMatch(/^Line 3: type/);
  });

  test('site writes plain pages of what is published, and takes away what it wrote before', async () => {
    const folder = join(scratch, 'site');
    const { code, out } = await run('site', tournament, folder, '--language', 'pt', '--json', ...data());
    expect([code, JSON.parse(out).files]).toEqual([0, readdirSync(folder).length - 1]);
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');
    expect(read('index.html')).toContain('<html lang="pt">');
    expect(read('index.html')).toContain('Zoë Ñandú 3');
    expect(read('board-1-1.html')).toContain('<div class="deal">');
    expect(read('contestant-1.html')).toContain('href="board-1-1.html"');
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.html'))) {
      expect(read(file)).not.toContain('<script');
      for (const [, to] of read(file).matchAll(/href="([^"]+)"/g))
        expect(existsSync(join(folder, to!)), to).toBe(true);
    }
    writeFileSync(join(folder, 'naipe-site.txt'), 'old.html\n../outside.html\n');
    writeFileSync(join(folder, 'old.html'), '');
    writeFileSync(join(scratch, 'outside.html'), '');
    expect((await run('site', tournament, folder, ...data())).code).toBe(0);
    expect([existsSync(join(folder, 'old.html')), existsSync(join(scratch, 'outside.html'))]).toEqual([
      false,
      true,
    ]);
    expect((await run('site', tournament, scratch, ...data())).err).toContain('holds other files');
    const zip = await club.client().fetch(`/api/tournaments/${tournament}/site.zip?language=it`);
    expect(zip.headers.get('content-type')).toBe('application/zip');
    const bytes = Buffer.from(await zip.arrayBuffer());
    expect(bytes.readUInt16LE(bytes.length - 12)).toBe(readdirSync(folder).length - 1);
    expect(bytes.includes('<html lang="it">')).toBe(true);
  });

  test('import waits until Naipe has stopped', async () => {
    const file = join(scratch, 'again.ndjson');
    await run('export', tournament, file, ...data());
    const { code, err } = await run('import', file, ...data());
    expect(code).toBe(1);
    expect(err).toContain('in use');
  });

  test('backup is whole while Naipe runs and writes, and restore brings it back', async () => {
    const file = join(scratch, 'backup.sqlite');
    const before = (await club.director.view(tournament, 'overview')).json.version;
    let running = true;
    const writing = (async () => {
      while (running)
        await club.must('give-warning', tournament, {
          session: 1,
          contestant: '1',
          reason: 'x',
          clause: 'Law 90',
        });
    })();
    const made = await run('backup', file, '--json', ...data());
    running = false;
    await writing;
    expect(made.code, made.err).toBe(0);
    expect(JSON.parse(made.out)).toMatchObject({ tournaments: 1 });
    expect(JSON.parse(made.out).facts).toBeGreaterThanOrEqual(before);
    expect((await run('backup', file, ...data())).err).toContain('--force');
    expect((await run('backup', file, '--force', ...data())).code).toBe(0);
    expect(readdirSync(scratch).filter((name) => name.startsWith('backup.sqlite'))).toEqual([
      'backup.sqlite',
    ]);

    const elsewhere = join(scratch, 'restored');
    expect((await run('restore', file, '--data', elsewhere)).code).toBe(0);
    expect((await run('restore', file, '--data', elsewhere)).err).toContain('--force');
    const replaced = await run('restore', file, '--force', '--json', '--data', elsewhere);
    expect(replaced.code, replaced.err).toBe(0);
    expect(existsSync(JSON.parse(replaced.out).before)).toBe(true);
    const text = await run('export', tournament, '--data', elsewhere);
    expect(text.code).toBe(0);
  });

  test('restore refuses what is no backup, and a folder in use', async () => {
    const letter = join(scratch, 'letter.txt');
    writeFileSync(letter, 'Dear director, '.repeat(500));
    expect((await run('restore', letter, '--data', join(scratch, 'none'))).code).toBe(1);
    expect((await run('restore', join(scratch, 'missing'), ...data())).err).toContain('no file');
    const cut = join(scratch, 'cut.sqlite');
    await run('backup', join(scratch, 'good.sqlite'), ...data());
    copyFileSync(join(scratch, 'good.sqlite'), cut);
    writeFileSync(cut, readFileSync(cut).subarray(0, 9000));
    expect((await run('restore', cut, '--data', join(scratch, 'none'))).code).toBe(1);
    expect(existsSync(join(scratch, 'none', 'naipe.sqlite'))).toBe(false);
    const held = await run('restore', join(scratch, 'good.sqlite'), '--force', ...data());
    expect(held.code).toBe(1);
    expect(held.err).toContain('in use');
  });

  test('backup of nothing, and of itself, is refused', async () => {
    expect((await run('backup', join(scratch, 'x'), '--data', join(scratch, 'nothing'))).err).toContain(
      'no data',
    );
    expect((await run('backup', join(club.dataFolder, 'naipe.sqlite'), '--force', ...data())).code).toBe(1);
  });
});
