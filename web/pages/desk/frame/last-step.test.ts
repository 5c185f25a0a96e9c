import type { FactType, HistoryLine } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { lastStepOf } from './last-step.ts';

const line = (sequence: number, code: FactType, more: Partial<HistoryLine> = {}): HistoryLine => ({
  sequence,
  time: `2026-03-14T20:00:${String(sequence).padStart(2, '0')}.000Z`,
  actor: 'director',
  code,
  params: {},
  undone: false,
  undoable: true,
  stoodOnBy: [],
  ...more,
});

const undo = (sequence: number, of: number, time: string): HistoryLine =>
  line(sequence, 'undone', { params: { sequence: of }, time });

const told = (lines: readonly HistoryLine[]) => {
  const step = lastStepOf(lines);
  return step && `${step.kind} ${step.sequence}: ${step.line.code}`;
};

const STARTED = [line(2, 'round-started'), line(1, 'round-ended')];

test('the last thing the director did is offered, whatever the tables did since', () => {
  expect(told([line(3, 'result-recorded', { actor: 'table A1' }), ...STARTED])).toBe('undo 2: round-started');
  expect(told([])).toBeUndefined();
});

test('what others rest on is not offered: nothing older is either', () => {
  expect(told([line(3, 'session-opened', { undoable: false }), ...STARTED])).toBeUndefined();
});

test('what was just undone is offered to be done again, in the words of the step', () => {
  const undone = STARTED.map((each) => ({ ...each, undone: true, undoable: false }));
  const first = '2026-03-14T20:01:00.000Z';
  const back = [undo(4, 1, first), undo(3, 2, first), ...undone];
  expect(told(back)).toBe('redo 4: round-started');
  const second = '2026-03-14T20:02:00.000Z';
  expect(told([undo(6, 3, second), undo(5, 4, second), ...back])).toBe('undo 6: round-started');
});
