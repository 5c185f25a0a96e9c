import { expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { mitchell } from '../../movement/index.ts';
import type { TournamentState } from '../state.ts';
import { dealsFor, fourTableMitchell, openEvening } from '../testing/evening.ts';
import { command, continued } from '../testing/given.ts';
import { tableCardsView } from '../views/cards.ts';
import { tableView } from '../views/table.ts';

const table = ({ tournament, version }: TournamentState, number: number, round: number) => {
  const session = tournament!.sessions.get(1)!;
  return tableView(tournament!, version, session, session.sections.get('A')!, number, round);
};

test('Law 8A2: in a Mitchell the boards of table 2 go to table 1, as phone and table card say', () => {
  const evening = openEvening(orThrow(mitchell({ pairs: 6, rounds: 3, boardsPerRound: 2 })));
  expect(table(evening, 2, 1).boardsNext).toEqual([{ boards: [3, 4], tables: [1] }]);
  const session = evening.tournament!.sessions.get(1)!;
  const card = tableCardsView(evening.tournament!, session).cards.find((each) => each.table === 2);
  expect(card?.lines[0]?.boardsNext).toEqual([{ boards: [3, 4], tables: [1] }]);
  // Nobody plays them after the last round.
  expect(table(evening, 2, 3)).not.toHaveProperty('boardsNext');
});

test('Law 8A2: boards that wait for a later round are said to wait', () => {
  // Four tables share or rest boards with a stand between two of them.
  const evening = openEvening(fourTableMitchell());
  const all = [1, 2, 3, 4].flatMap((number) => table(evening, number, 1).boardsNext ?? []);
  expect(all.flatMap(({ boards }) => boards).length).toBeGreaterThan(0);
  const rounds = evening.tournament!.sessions.get(1)!.sections.get('A')!.movement.rounds;
  for (const { boards, tables } of all) {
    const there = rounds[1]!.tables.filter((plan) => boards.some((board) => plan.boards.includes(board)));
    expect(there.map((plan) => plan.table)).toEqual(tables);
  }
});

test('RTP 2.2.4.2: on an arrow switch the pair at its own table changes lines and keeps its chairs', () => {
  const switched = orThrow(
    mitchell({ pairs: 6, rounds: 3, boardsPerRound: 2, winners: 1, switches: { lastRounds: 1 } }),
  );
  const evening = openEvening(switched);
  const { ns, ew } = table(evening, 1, 2);
  const turning = [ns, ew].find((side) => side?.next?.kind === 'table' && side.next?.table === 1);
  expect(turning?.next).toEqual({ kind: 'table', table: 1, side: 'EW', stays: false, turns: true });
});

test('ROP 4.11 (X19), Law 22: a board passed out in the first round is kept, and the phone says so', () => {
  expect(table(openEvening(fourTableMitchell(), { profile: 'rop' }), 1, 1).keepsPassedOut).toBe('ROP 4.11');
  expect(table(openEvening(fourTableMitchell(), { laws: 1997 }), 1, 1).keepsPassedOut).toBe('Law 22');
  expect(table(openEvening(fourTableMitchell(), { laws: 2017 }), 1, 1).keepsPassedOut).toBe('Law 22A');
  const second = continued(
    openEvening(fourTableMitchell()),
    command('start-round', { session: 1, round: 2 }),
  );
  expect(table(second, 1, 2)).not.toHaveProperty('keepsPassedOut');
});

test.each([
  ['rtp-2014', 'RTP 2.2.4.1'],
  ['rop', 'ROP 5.13'],
  ['wbf', undefined],
] as const)(
  'by %s boards dealt at the table are compared with the record in round 2: %s',
  (profile, clause) => {
    const first = openEvening(fourTableMitchell(), { profile });
    const second = continued(first, command('start-round', { session: 1, round: 2 }));
    expect(table(first, 1, 1).compares).toBeUndefined();
    expect(table(second, 1, 2).compares).toBe(clause);
    // Where there is a hand record nobody has duplicated by hand.
    const known = continued(
      second,
      command('attach-deals', {
        session: 1,
        deals: dealsFor(table(second, 1, 2).boards.map(({ board }) => board)),
      }),
    );
    expect(table(known, 1, 2).compares).toBeUndefined();
  },
);
