import { orThrow } from 'naipe/base';
import { readUsebio } from 'naipe/format';
import { expect, test } from 'vitest';
import { agree, record } from '../../core/tournament/testing/evening.ts';
import { command, continued } from '../../core/tournament/testing/given.ts';
import { drawRound, SWISS, teamsPlanned } from '../../core/tournament/testing/team-event.ts';
import { inOneGo } from '../in-steps.ts';
import { resultsCsv } from './csv.ts';
import { boardsCsv, entriesCsv, matchesCsv } from './result-lines.ts';
import { resultsInSteps } from './results.ts';
import { resultsUsebio } from './usebio.ts';

/** Two teams, eight boards: 420 against -50 on the first, 10 IMPs; all others passed out. */
function played() {
  const drawn = drawRound(
    teamsPlanned(['1', '2'], { ...SWISS, rounds: 1 }, { boards: 8 }, { rounds: 'free' }),
    1,
  );
  const boards = Array.from({ length: 8 }, (_, index) => index + 1);
  const at = (table: number, board: number) => ({ session: 1, section: 'A', round: 1, table, board });
  return continued(
    drawn,
    ...boards.flatMap((board) =>
      [1, 2].flatMap((table) => [
        record(at(table, board), board > 1 ? 'Pass' : table === 1 ? '4SN=' : '4SN-1'),
        agree(at(table, board)),
      ]),
    ),
    command('close-session', { session: 1, confirmed: ['missing-results'] }),
  );
}

const results = () => orThrow(inOneGo(resultsInSteps(played(), { role: 'director' })));

test('USEBIO: a Swiss of teams with both rooms of each board; RTP Annex I: +10 on 8 boards is 13.78', () => {
  const { file, findings } = orThrow(readUsebio(orThrow(inOneGo(resultsUsebio(results())))));
  const { event } = file;
  expect(findings).toEqual([]);
  expect(event).toMatchObject({ competition: 'swiss-teams', boardScoring: 'imps', matchScoring: 'vps' });
  const [match] = event.sessions[0]?.sections[0]?.matches ?? [];
  expect(match).toMatchObject({
    round: 1,
    first: '1',
    second: '2',
    score: { first: { units: 1378, decimals: 2 }, second: { units: 622, decimals: 2 } },
  });
  expect(match?.travellers).toHaveLength(8);
  expect(match?.travellers[0]).toMatchObject({ board: 1, imps: { units: 10, decimals: 0 } });
  expect(match?.travellers[0]?.lines.map(({ side, score }) => [side, score?.NS])).toEqual([
    ['NS', 420],
    ['EW', -50],
  ]);
  expect(event.sessions[0]?.sections[0]?.contestants.map(({ number, name }) => [number, name])).toEqual([
    ['1', 'Team 1'],
    ['2', 'Team 2'],
  ]);
});

test('CSV: teams with their VPs and how their matches ended', () => {
  const [head, first] = orThrow(inOneGo(resultsCsv(results()))).split('\r\n');
  expect(head).toContain('played,won,drawn,lost');
  expect(first).toBe(',,1,1,Team 1,,13.78,vps,13.78,8,,,,,1,1,0,0');
});

test('CSV of every match: who met whom, IMPs and VPs of both teams', () => {
  const [head, first, ...more] = orThrow(inOneGo(matchesCsv(results()))).split('\r\n');
  expect(head).toContain('home,home team,away,away team,boards,imps home,imps away,vps home,vps away');
  expect(first).toMatch(/^1,A,1,1,1,Team 1,2,Team 2,8,10,0,13\.78,6\.22,,/);
  expect(more).toEqual(['']);
});

test('CSV of every board: each room a line; the home team is North–South in the open one', () => {
  const [head, open, closed, ...more] = orThrow(inOneGo(boardsCsv(results()))).split('\r\n');
  expect(head).toContain('session,section,round,table,board,ns,');
  expect(open).toBe('1,A,1,open,1,1,,2,,4SN=,,420,,,10,-10');
  expect(closed).toBe('1,A,1,closed,1,2,,1,,4SN-1,,-50,,,-10,10');
  expect(more.filter((line) => line !== '')).toHaveLength(14);
});

test('CSV of who entered: the teams', () => {
  const [head, first] = orThrow(inOneGo(entriesCsv(results()))).split('\r\n');
  expect(head).toMatch(/^\uFEFF?number,kind,name,value index,handicap,withdrawn,reserve,club,captain/);
  expect(first).toMatch(/^1,team,Team 1,/);
});
