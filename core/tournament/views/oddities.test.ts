import { expect, test } from 'vitest';
import { at, oneRound, openEvening, record } from '../testing/evening.ts';
import { command, continued } from '../testing/given.ts';
import { oddities } from './oddities.ts';

const movement = oneRound(6, [1]);

/** What looks odd when the tables have these results on board 1. */
function odd(...results: readonly string[]): string[] {
  const state = continued(
    openEvening(movement),
    ...results.map((result, table) => record(at(1, table + 1, 1), result)),
  );
  return oddities(state.tournament!, state.tournament!.sessions.get(1)!).map(
    ({ table, code }) => `${table} ${code}`,
  );
}

test('RTP 2.2.7.2: nothing, when all did much the same', () => {
  expect(odd('4SN=', '4SN+1', '4SS=', '3SN+1', '4SN-1', '4SN-2')).toEqual([]);
});

test('a plus for the side that nearly nobody else has it for', () => {
  expect(odd('4SN=', '4SN=', '4SN=', '4SN=', '4SN=', '4SN-1')).toEqual(['6 against-the-field']);
  expect(odd('4SN=', '4SN=', '4SN=', '4SN=', '4SN-1', '4SN-1')).toEqual([]); // one of five others is enough
  expect(odd('4SN=', '4SN=', '4SN-1')).toEqual([]); // too few to tell
});

test('a contract that everybody else plays from the other side', () => {
  expect(odd('3NTN=', '3NTS=', '3NTN=', '3NTS=', '3NTN=', '3NTE=')).toContain('6 other-declarer');
});

test('a score far from all others', () => {
  expect(odd('4SN=', '4SN=', '4SN=', '4SN=', '4SN=', '7SN=')).toEqual(['6 outlier']); // 1510 against 420
});

test('hardly a result: redoubled, or six down', () => {
  expect(odd('1NTXXN=')).toEqual(['1 unlikely']);
  expect(odd('7NTN-6')).toEqual(['1 unlikely']);
  expect(odd('7NTN-5')).toEqual([]);
});

test('a disputed result, and other pairs than planned', () => {
  const state = continued(
    openEvening(movement),
    record(at(1, 1, 1), '4SN='),
    command('dispute-result', { ...at(1, 1, 1), by: 'EW' }),
    command('record-result', { ...at(1, 2, 1), result: 'Pass', by: 'director', ns: '3' }),
  );
  const found = oddities(state.tournament!, state.tournament!.sessions.get(1)!);
  expect(found.map(({ table, code }) => `${table} ${code}`)).toEqual(['1 disputed', '2 other-pairs']);
});

test('what the director entered himself is odd no more', () => {
  const state = continued(openEvening(movement), record(at(1, 1, 1), '1NTXXN=', 'director'));
  expect(oddities(state.tournament!, state.tournament!.sessions.get(1)!)).toEqual([]);
});
