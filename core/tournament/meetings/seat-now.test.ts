import { expect, test } from 'vitest';
import type { TournamentState } from '../state.ts';
import { agree, at, fourTableMitchell, openEvening, plannedEvening, record } from '../testing/evening.ts';
import { command, continued } from '../testing/given.ts';
import { seatNow } from './seat-now.ts';

/* Eight pairs in a Mitchell: North–South 1 to 4 stay, East–West go one table up; at table 1 pair 1 meets pair 5. */

const place = (state: TournamentState, contestant: string) => {
  const seat = seatNow(state.tournament!, contestant);
  return seat && `${seat.round}: ${seat.section}${seat.table} ${seat.side}`;
};

const settled = (state: TournamentState, round: number, ...tables: readonly number[]): TournamentState =>
  tables.reduce((before, table) => {
    const { boards } = fourTableMitchell().rounds[round - 1]!.tables.find((each) => each.table === table)!;
    return continued(
      before,
      ...boards.flatMap((board) => [record(at(round, table, board), 'Pass'), agree(at(round, table, board))]),
    );
  }, state);

test('before a session is open nobody sits; then everybody where the first round says', () => {
  expect(place(plannedEvening(fourTableMitchell()), '1')).toBeUndefined();
  const begun = openEvening(fourTableMitchell());
  expect(place(begun, '1')).toBe('1: A1 NS');
  expect(place(begun, '5')).toBe('1: A1 EW');
  expect(place(begun, '9')).toBeUndefined();
});

test('who is late stays at the table of the round before (Law 8B1); who waits for that table has moved', () => {
  // Round 1 is settled everywhere but at table 1, where pair 5 sits with pair 1.
  const called = continued(
    settled(openEvening(fourTableMitchell()), 1, 2, 3, 4),
    command('start-round', { session: 1, round: 2 }),
  );
  expect(place(called, '1')).toBe('1: A1 NS');
  expect(place(called, '5')).toBe('1: A1 EW');
  // Pair 8 comes from table 4 to table 1 and finds it busy.
  expect(place(called, '8')).toBe('2: A1 EW');
  expect(place(called, '6')).toBe('2: A3 EW');
  expect(place(settled(called, 1, 1), '5')).toBe('2: A2 EW');
});
