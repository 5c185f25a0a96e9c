import { describe, expect, test } from 'vitest';
import type { BroughtResult } from '../command.ts';
import { playAt } from '../meetings/schedule.ts';
import { at, openEvening, record, threeTableHowell } from '../testing/evening.ts';
import { command, continued, given } from '../testing/given.ts';

const [meeting] = threeTableHowell().rounds[0]!.tables;
const [first, second] = meeting!.boards as [number, number];
const here = at(1, 1, first);
const open = openEvening();
const { session: _, ...place } = here;
const row = (board: number, result: string, more: Partial<BroughtResult> = {}): BroughtResult => ({
  ...place,
  board,
  result,
  ...more,
});
const bring = (results: readonly BroughtResult[], confirmed?: readonly string[]) =>
  command('record-results', { session: 1, results, ...(confirmed === undefined ? {} : { confirmed }) });

describe('results of a file', () => {
  test('are written as the director’s, all together', () => {
    given(open)
      .when(bring([row(first, '4♠ n ='), row(second, 'pass')]))
      .thenFacts(
        { type: 'result-recorded', data: { ...here, result: '4SN=', by: 'director' } },
        { type: 'result-recorded', data: { ...here, board: second, result: 'Pass', by: 'director' } },
      );
  });

  test('are taken back together', () => {
    const brought = continued(open, bring([row(first, '4SN='), row(second, 'Pass')]));
    const undone = continued(
      brought,
      command('undo', { sequence: brought.version, reason: 'the wrong file' }),
    );
    const session = undone.tournament!.sessions.get(1)!;
    expect([first, second].map((board) => playAt(session, { ...here, board }))).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('one that cannot be refuses them all', () => {
    given(open)
      .when(bring([row(first, '4SN='), row(second, '9SN=')]))
      .thenRefused('unreadable-result');
    given(open)
      .when(bring([row(99, '4SN=')]))
      .thenRefused('board-not-here');
    given(open).when(bring([])).thenRefused('no-results-brought');
  });

  test('what stands is kept: the same is nothing new, another is asked about (Law 79C)', () => {
    const entered = continued(open, record(here, '4SN='));
    given(entered)
      .when(bring([row(first, '4SN=')]))
      .thenFacts();
    given(entered)
      .when(bring([row(first, '3NTN='), row(second, 'Pass')]))
      .thenRefused('to-confirm');
    given(entered)
      .when(bring([row(first, '3NTN='), row(second, 'Pass')], ['stands-otherwise']))
      .thenFacts({
        type: 'result-recorded',
        data: { ...here, board: second, result: 'Pass', by: 'director' },
      });
  });

  test('other pairs than the plan has, and results that hardly happen, are asked about', () => {
    given(open)
      .when(bring([row(first, '4SN=', { ns: '88' })]))
      .thenRefused('to-confirm');
    given(open)
      .when(bring([row(first, '7NTXXN-13')]))
      .thenRefused('to-confirm');
    given(open)
      .when(bring([row(first, '4SN=', { ns: '88' })], ['other-pairs']))
      .thenFacts({ type: 'result-recorded', data: { ...here, result: '4SN=', by: 'director' } });
  });
});
