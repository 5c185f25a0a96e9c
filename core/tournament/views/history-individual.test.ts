import { expect, test } from 'vitest';
import { command, continued } from '../testing/given.ts';
import { plannedIndividual, TWO_ROUNDS } from '../testing/individual.ts';
import { historyView } from './history.ts';

test('the history of an individual names the declarer: the movement says who sits where', () => {
  const at = { session: 1, section: 'A', round: 1, table: 1, board: 1 };
  const state = continued(
    plannedIndividual(TWO_ROUNDS),
    command('open-session', { session: 1 }),
    command('record-result', { ...at, result: '3NTN=', by: 'director' }),
  );
  const north = TWO_ROUNDS.rounds[0]?.tables.find(({ table }) => table === 1)?.ns[0];
  expect(historyView(state, {}).lines[0]).toMatchObject({
    code: 'result-recorded',
    params: { declarer: `Player ${north}` },
  });
});
