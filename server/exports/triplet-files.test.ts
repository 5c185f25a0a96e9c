import { orThrow } from 'naipe/base';
import { readUsebio } from 'naipe/format';
import { expect, test } from 'vitest';
import { plannedEvening, playedEvening } from '../../core/tournament/testing/evening.ts';
import { command, continued } from '../../core/tournament/testing/given.ts';
import { ResultFiles } from './result-files.ts';

/* RTP 3.5.2: a triplet is three players, two of whom play. */

const triplet = continued(
  plannedEvening(),
  command('change-contestant', {
    kind: 'pair',
    contestant: '1',
    players: [
      { name: 'Ana Um', id: '101' },
      { name: 'Rui Dois', id: '102' },
    ],
    third: { name: 'Eva Três', id: '103' },
  }),
  command('name-partners', { session: 1, contestant: '1', playing: [1, 2], fromRound: 3 }),
);
const played = playedEvening(triplet);

const textOf = async (kind: 'xml' | 'csv' | 'pbn', state = played): Promise<string> => {
  const written = await new ResultFiles(() => state).of({ role: 'director' }, kind);
  if (!written.ok) throw new Error('there is a file');
  return written.value.bytes.toString();
};

test('a spreadsheet has the third in a column of his own, empty for pairs; where nobody is three it has none', async () => {
  const [head = '', ...rows] = (await textOf('csv')).trim().split('\r\n');
  expect(head).toContain('pair,player 1,player 2,player 3,score');
  expect(rows.find((row) => row.includes('Ana Um'))).toContain('1,Ana Um,Rui Dois,Eva Três,');
  expect(rows.find((row) => row.includes('Player 2a'))).toContain('2,Player 2a,Player 2b,,');
  expect(new Set([head, ...rows].map((row) => row.split(',').length))).toEqual(new Set([15]));
  expect(await textOf('csv', playedEvening(plannedEvening()))).not.toContain('player 3');
});

test('USEBIO has all three with their numbers in the pair, and is read again', async () => {
  const { file, findings } = orThrow(readUsebio(await textOf('xml')));
  expect(findings).toEqual([]);
  const pair = file.event.sessions[0]?.sections[0]?.contestants.find(({ number }) => number === '1');
  expect(pair?.players.map(({ name, nationalId }) => [name, nationalId])).toEqual([
    ['Ana Um', '101'],
    ['Rui Dois', '102'],
    ['Eva Três', '103'],
  ]);
});

test('PBN names the two who played the board: the first two until round 3, then the other two', async () => {
  const games = (await textOf('pbn')).split(/\n\s*\n/).filter((game) => /\[Pair(NS|EW) "1"\]/.test(game));
  const two = games.map((game) => {
    const tag = (name: string): string => new RegExp(`\\[${name} "([^"]*)"\\]`).exec(game)?.[1] ?? '';
    const seats = tag('PairNS') === '1' ? ['North', 'South'] : ['East', 'West'];
    return [Number(tag('Round')) < 3, ...seats.map(tag)];
  });
  expect(two).toHaveLength(10);
  for (const [early, ...names] of two)
    expect(names).toEqual(early ? ['Ana Um', 'Rui Dois'] : ['Rui Dois', 'Eva Três']);
});
