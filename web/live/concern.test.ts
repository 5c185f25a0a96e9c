import type { ViewRequest } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { Beats, concernOf } from './concern.ts';

const ranking: ViewRequest = { view: 'ranking' };
const entries: ViewRequest = { view: 'entries' };
const desk: ViewRequest = { view: 'desk' };
const table = (number: number): ViewRequest => ({ view: 'table', session: 1, section: 'A', table: number });

/** Which of the views are read again after something was heard. */
function readAfter(hear: (beats: Beats) => void): readonly string[] {
  const beats = new Beats();
  const requests = { ranking, entries, desk, table1: table(1), table2: table(2) };
  const counts = () =>
    Object.entries(requests).map(([name, each]) => [name, beats.of(concernOf(each))] as const);
  const before = new Map(counts());
  hear(beats);
  return counts().flatMap(([name, count]) => (count > (before.get(name) ?? 0) ? [name] : []));
}

test('a result at table 1 is read by that table and by the desk; the ranking follows when scores are told', () => {
  expect(readAfter((beats) => beats.heard(['1/A/1']))).toEqual(['desk', 'table1']);
  expect(readAfter((beats) => beats.heardScores())).toEqual(['ranking']);
});

test('what may concern anybody is read by everybody', () => {
  expect(readAfter((beats) => beats.heard(undefined))).toEqual([
    'ranking',
    'entries',
    'desk',
    'table1',
    'table2',
  ]);
});
