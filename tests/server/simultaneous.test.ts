import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { run } from '../../cli/testing/run.ts';
import { at, Club } from '../testing/club.ts';

let club: Club;

afterEach(() => club.close());

test('clubs that played the same boards are ranked as one field, from the files that they export', async () => {
  club = await Club.open();
  const played = async (result: string): Promise<string> => {
    const tournament = await club.play();
    for (const table of [1, 2, 3])
      await club.must('record-result', tournament, { ...at(1, table), result, by: 'director' });
    const file = join(club.folder, `${tournament}.ndjson`);
    writeFileSync(file, (await club.director.get(`/api/tournaments/${tournament}/export`)).text);
    return file;
  };
  const [one, other] = [await played('3NTN+1'), await played('3NTN=')];
  const told = await run('simultaneous', `Lisboa=${one}`, `Porto=${other}`, '--json');
  const { clubs, ranking } = JSON.parse(told.out);
  expect(clubs).toEqual(['Lisboa', 'Porto']);
  // Law 78A: on each board two results, of which Lisboa's is better for North-South and Porto's for East-West.
  expect(ranking.map(({ place, value }: { place: number; value: string }) => `${place} ${value}`)).toEqual([
    ...Array.from({ length: 6 }, () => '1 100.00'),
    ...Array.from({ length: 6 }, () => '7 0.00'),
  ]);
  expect(ranking[0].names).toEqual(['Álvaro Pêra 1', 'Zoë Ñandú 1']);
  const own = await run('simultaneous', `Lisboa=${one}`, `Porto=${other}`, '--club', 'Porto');
  expect(own.out.trim().split('\n')).toHaveLength(6);
  expect(own.out).toMatch(/^ {4}1= {2}100\.00 {2}Porto/);
  const unknown = await run('simultaneous', `Lisboa=${one}`, '--club', 'Braga');
  expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('There are: Lisboa.')]);
});
