import { describe, expect, test } from 'vitest';
import type { TournamentState } from '../state.ts';
import { agree, at, attach, openEvening, record, TWO_TABLES } from '../testing/evening.ts';
import { command, continued } from '../testing/given.ts';
import { historyView } from './history.ts';

const here = at(1, 1, 1);
const corrected = continued(
  openEvening(TWO_TABLES),
  record(here, '4SN='),
  agree(here),
  command('correct-result', { ...here, result: '4SN-1', reason: 'wrong sign', clause: 'Law 79C1' }),
);
const latest = (state: TournamentState) => historyView(state).lines[0]!;

const scores = {
  ns: {
    kind: 'assigned',
    outcomes: [
      { result: '4SN=', weight: '2/3' },
      { result: '4SN-1', weight: '1/3' },
    ],
  },
  ew: { kind: 'percent', percent: '40' },
} as const;

describe('the history', () => {
  test('tells what stood before and after, and why', () => {
    expect(latest(corrected)).toMatchObject({
      sequence: corrected.version,
      code: 'result-corrected',
      params: { table: 1, board: 1, result: '4SN-1', reason: 'wrong sign', clause: 'Law 79C1' },
      before: '4SN=',
      after: '4SN-1',
      undoable: true,
      undone: false,
    });
  });

  test('of one kind: as many lines of it as are asked for, whatever else happened in between', () => {
    const adjusted = continued(
      corrected,
      command('adjust-score', { ...here, ...scores, reason: 'wrong explanation', clause: 'Law 21B3' }),
      command('give-penalty', {
        contestant: '1',
        session: 1,
        amount: { unit: 'percent-of-top', value: '10' },
        reason: 'slow',
        clause: 'Law 90B2',
      }),
      record(at(1, 2, 1), '4SN='),
    );
    const told = (limit: number) => historyView(adjusted, { group: 'rulings', limit });
    expect(told(50).lines.map(({ code }) => code)).toEqual(['penalty-given', 'score-adjusted']);
    expect(told(50).earlier).toBeUndefined();
    expect(told(1).lines.map(({ code }) => code)).toEqual(['penalty-given']);
    expect(told(1).earlier).toBe(adjusted.version - 1);
  });

  test('names the facts that keep an older one from being undone', () => {
    const recorded = historyView(corrected).lines.find(({ code }) => code === 'result-recorded')!;
    expect(recorded).toMatchObject({
      undoable: false,
      stoodOnBy: [corrected.version - 1, corrected.version],
    });
  });

  test('keeps what was undone, marked', () => {
    const back = continued(corrected, command('undo', { sequence: corrected.version }));
    const [undo, fact] = historyView(back).lines;
    expect(undo).toMatchObject({ code: 'undone', params: { sequence: corrected.version } });
    expect(fact).toMatchObject({ undone: true, undoable: false });
  });

  test('puts settings, names and rulings in words that were and are', () => {
    const changed = continued(corrected, command('change-settings', { changes: { lead: 'required' } }));
    expect(latest(changed)).toMatchObject({
      before: { settings: { lead: 'optional' } },
      after: { settings: { lead: 'required' } },
    });
    const renamed = continued(
      corrected,
      command('change-contestant', {
        kind: 'pair',
        contestant: '1',
        players: [{ name: 'A' }, { name: 'B' }],
      }),
    );
    expect(latest(renamed)).toMatchObject({ before: 'Player 1a, Player 1b', after: 'A, B' });
    const ruled = continued(
      corrected,
      command('adjust-score', {
        ...here,
        ...scores,
        clause: 'Law 12C1',
        reason: 'misinformation',
      }),
    );
    expect(latest(ruled)).toMatchObject({ before: '4SN-1', after: scores, scores });
  });

  test('is read in pages, of one session when asked', () => {
    const first = historyView(corrected, { limit: 2 });
    expect(first.lines.map(({ sequence }) => sequence)).toEqual([corrected.version, corrected.version - 1]);
    const next = historyView(corrected, { limit: 2, before: first.earlier! });
    expect(next.lines[0]!.sequence).toBe(corrected.version - 2);
    expect(historyView(corrected).earlier).toBeUndefined();
    expect(historyView(corrected, { session: 1 }).lines.every(({ params }) => params.session === 1)).toBe(
      true,
    );
  });

  test('names the boards of a hand record, not their cards', () => {
    const attached = continued(openEvening(TWO_TABLES), attach([1, 2]));
    expect(latest(attached)).toMatchObject({
      code: 'deals-attached',
      params: { session: 1, boards: '1, 2' },
      undoable: true,
    });
  });
});
