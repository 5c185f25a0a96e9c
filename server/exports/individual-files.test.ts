import { orThrow } from 'naipe/base';
import { readUsebio } from 'naipe/format';
import { expect, test } from 'vitest';
import { rescore } from '../../core/check/index.ts';
import { playedEvening } from '../../core/tournament/testing/evening.ts';
import { plannedIndividual, TWO_ROUNDS } from '../../core/tournament/testing/individual.ts';
import { ResultFiles } from './result-files.ts';

const DIRECTOR = { role: 'director' } as const;
const played = playedEvening(plannedIndividual(TWO_ROUNDS));

const textOf = async (kind: 'xml' | 'csv' | 'pbn'): Promise<string> => {
  const written = await new ResultFiles(() => played).of(DIRECTOR, kind);
  if (!written.ok) throw new Error('there is a file');
  return written.value.bytes.toString();
};

test('USEBIO: an individual, its players ranked one by one, four players by seat on each line', async () => {
  const text = await textOf('xml');
  expect(text).toContain('EVENT_TYPE="INDIVIDUAL"');
  expect(text).not.toContain('PAIR_NUMBER');
  const { file, findings } = orThrow(readUsebio(text));
  expect(findings).toEqual([]);
  const { event } = file;
  expect(event.competition).toBe('individual');
  const [section] = event.sessions[0]!.sections;
  expect(section?.contestants.map(({ kind, number }) => [kind, number]).sort()).toEqual(
    ['1', '2', '3', '4', '5', '6', '7', '8'].map((number) => ['player', number]),
  );
  // Round 1 at table 1: 1 and 2 against 3 and 4, North and East first.
  const line = section?.travellers[0]?.lines.find(({ table }) => `${table}` === '1');
  expect(line?.seated).toEqual({ kind: 'players', N: '1', S: '2', E: '3', W: '4' });
});

test('rescored from its own lines, nothing differs', async () => {
  const { file } = orThrow(readUsebio(await textOf('xml')));
  expect(orThrow(rescore(file))).toMatchObject({ differences: [] });
});

test('a spreadsheet has a line a player; PBN names the four and numbers no pairs', async () => {
  expect((await textOf('csv')).trim().split('\r\n')).toHaveLength(9);
  const pbn = await textOf('pbn');
  expect(pbn).toContain('[North "Player 1"]');
  expect(pbn).toContain('[South "Player 2"]');
  expect(pbn).not.toContain('PairNS');
});
