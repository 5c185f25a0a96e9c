import { expect, test } from 'vitest';
import { command, continued } from '../testing/given.ts';
import { drawNext, plannedTeams, SWISS } from '../testing/teams.ts';
import { guideCardsView, tableCardsView } from './cards.ts';

/*
 * Five teams, everybody against everybody in one session: North–South stay at the table of their number, East–West go down two
 * tables after every round and the boards down one, so that both tables of a match have the same set. Team 1 is East–West at
 * tables 4, 2, 5, 3; the set of a table in round r is r after its own: 8 boards each.
 */
const whist = () => {
  const state = continued(
    plannedTeams({ teams: 5, draw: { kind: 'movement', movement: 'whist' } }),
    command('open-session', { session: 1 }),
    drawNext(),
  );
  const { tournament } = state;
  const session = tournament?.sessions.get(1);
  if (tournament === undefined || session === undefined) throw new Error('Nothing is planned.');
  return { tournament, session };
};

test('teams that move within a session: each pair of a team has a guide of its own', () => {
  const { tournament, session } = whist();
  const { cards } = guideCardsView(tournament, session);
  expect(cards).toHaveLength(10);
  const ofTeam1 = cards
    .filter(({ contestant }) => contestant.contestant === '1')
    .map(({ side, lines }) => [
      side,
      lines.map((line) =>
        line.kind === 'plays'
          ? `${line.table} ${line.side} ${line.opponents} ${line.boards[0]}`
          : `${line.round} out`,
      ),
    ]);
  expect(ofTeam1).toEqual([
    ['NS', ['1 NS 3 9', '1 NS 5 17', '1 NS 2 25', '1 NS 4 33']],
    ['EW', ['4 EW 4 33', '2 EW 2 25', '5 EW 5 17', '3 EW 3 9']],
  ]);
});

test('Law 8A: after a round a table tells each pair where that pair goes, not its team-mates', () => {
  const { tournament, session } = whist();
  const { cards } = tableCardsView(tournament, session);
  const [first] = cards.find(({ table }) => table === 4)?.lines ?? [];
  expect([first?.ns, first?.nsNext]).toEqual(['4', { kind: 'table', table: 4, side: 'NS', stays: true }]);
  expect([first?.ew, first?.ewNext]).toEqual(['1', { kind: 'table', table: 2, side: 'EW', stays: false }]);
});

test('the same in a triple: North–South stay, East–West and the boards go on', () => {
  const { tournament } = continued(
    plannedTeams({ teams: 5, draw: { ...SWISS, odd: 'triple' } }),
    command('open-session', { session: 1 }),
    drawNext(),
  );
  const session = tournament?.sessions.get(1);
  if (tournament === undefined || session === undefined) throw new Error('Nothing is planned.');
  const [first] = tableCardsView(tournament, session).cards.find(({ table }) => table === 3)?.lines ?? [];
  // 4 leaves table 3 for table 5, where 5 sits North–South.
  expect([first?.nsNext, first?.ewNext]).toEqual([
    { kind: 'table', table: 3, side: 'NS', stays: true },
    { kind: 'table', table: 5, side: 'EW', stays: false },
  ]);
});
