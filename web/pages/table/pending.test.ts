import { parseBoardResult } from 'naipe/game';
import type { TableView } from 'naipe/tournament';
import { describe, expect, test } from 'vitest';
import type { Intent } from '../../live/client.ts';
import type { Queued } from '../../live/queue.ts';
import { callWaits, enteringSide, waitingBoards, withPending } from './pending.ts';

const AT = { session: 1, section: 'A', round: 1, table: 2 } as const;

const VIEW: TableView = {
  ...AT,
  severalSections: false,
  version: 10,
  sessionStatus: 'open',
  rounds: 5,
  lead: 'optional',
  open: true,
  ns: {
    contestant: { contestant: '3', names: ['Ana Alfa', 'Bruno Beta'] },
    next: { kind: 'table', table: 2, side: 'NS', stays: true },
    confirmed: false,
    card: [],
  },
  ew: {
    contestant: { contestant: '8', names: ['Carla Gama', 'Duarte Delta'] },
    next: { kind: 'finished' },
    confirmed: false,
    card: [],
  },
  seated: {},
  boards: [
    { board: 1, dealer: 'N', vulnerable: 'None', status: 'to-play' },
    { board: 2, dealer: 'E', vulnerable: 'NS', status: 'to-play' },
  ],
  complete: false,
  announcements: [],
};

const enters = (text: string) => {
  const result = parseBoardResult(text);
  return result.ok ? enteringSide(result.value) : expect.unreachable(text);
};

let count = 0;
const queued = (intent: Omit<Intent, 'id'>, state: Queued['state'] = { kind: 'pending' }): Queued => ({
  intent: { id: String(++count), ...intent } as Intent,
  state,
});
const record = (board: number, result: string, state?: Queued['state']) =>
  queued({ type: 'record-result', data: { ...AT, board, result, by: enters(result) } }, state);
const agree = (board: number, by: 'NS' | 'EW') =>
  queued({ type: 'agree-result', data: { ...AT, board, by } });

test.each([
  ['3NTS=', 'NS'],
  ['4SN=', 'NS'],
  ['4SW-1', 'EW'],
  ['Pass', 'NS'],
])('X13, RTP 2.1.9: %s is entered by %s', (result, side) => {
  expect(enters(result)).toBe(side);
});

describe('what this device has sent shows at once', () => {
  test('RTP 2.2.5: how far the table was when the move was called: what is not under way is lost', () => {
    const asked = { ...VIEW, move: { keeps: 'lead-faced', clause: 'RTP 2.2.5', boards: [1, 2] } } as const;
    const say = (underWay: number | null) =>
      withPending(asked, [queued({ type: 'answer-move', data: { ...AT, by: 'NS', underWay } })]);
    expect(say(2).boards.map(({ status }) => status)).toEqual(['stopped', 'to-play']);
    expect(say(2)).not.toHaveProperty('move');
    expect(say(null)).toMatchObject({
      complete: true,
      boards: [{ status: 'stopped' }, { status: 'stopped' }],
    });
  });

  test('a result with its score for both sides, for the other side to agree (RTP 2.1.9)', () => {
    // Board 2: North–South vulnerable. 3NT by East made, not vulnerable: 100 + 300.
    const { boards } = withPending(VIEW, [record(2, '3NTE=')]);
    expect(boards[1]).toMatchObject({
      status: 'entered',
      result: { result: '3NTE=', ns: -400, ew: 400 },
      verifies: 'NS',
    });
    expect(boards[0]).toBe(VIEW.boards[0]);
  });

  test('an agreement; with the last the round is complete, and both cards are written', () => {
    const view = withPending(VIEW, [record(1, '4SN='), agree(1, 'EW'), record(2, 'Pass'), agree(2, 'EW')]);
    expect(view.complete).toBe(true);
    // 4♠ made, nobody vulnerable: 120 + 300.
    expect(view.ns?.card).toEqual([
      { board: 1, result: '4SN=', points: 420 },
      { board: 2, result: 'Pass', points: 0 },
    ]);
    expect(view.ew?.card[0]?.points).toBe(-420);
  });

  test('that a side does not agree', () => {
    const dispute = queued({ type: 'dispute-result', data: { ...AT, board: 1, by: 'EW' } });
    const board = withPending(VIEW, [record(1, '4SN='), dispute]).boards[0];
    expect(board).toMatchObject({ status: 'disputed', entered: { by: 'NS', disputedBy: 'EW' } });
    expect(board?.verifies).toBeUndefined();
  });

  test('a confirmation', () => {
    const view = withPending(VIEW, [queued({ type: 'confirm-round', data: { ...AT, by: 'NS' } })]);
    expect(view.ns?.confirmed).toBe(true);
    expect(view.ew?.confirmed).toBe(false);
  });
});

describe('a call for the director', () => {
  const call = (state?: Queued['state'], table = 2) =>
    queued({ type: 'call-director', data: { session: 1, section: 'A', table } }, state);

  test('waits until the server has it: nobody is on the way before', () => {
    expect(withPending(VIEW, [call()]).call).toBeUndefined();
    expect(callWaits(VIEW, [call()])).toBe(true);
    expect(callWaits(VIEW, [call(undefined, 3)])).toBe(false);
  });

  test('is made when it has arrived, whether or not the view shows it already', () => {
    const arrived = call({ kind: 'arrived', version: 11 });
    expect(withPending(VIEW, [arrived]).call).toMatchObject({ table: 2 });
    expect(callWaits(VIEW, [arrived])).toBe(false);
  });
});

test('what was refused, what the view holds already and what belongs to another round does not show', () => {
  const refused = record(1, '4SN=', { kind: 'refused', refusal: { code: 'x', message: 'x' } });
  const held = record(1, '4SN=', { kind: 'arrived', version: 10 });
  const other = queued({
    type: 'record-result',
    data: { ...AT, round: 2, board: 1, result: 'Pass', by: 'NS' },
  });
  expect(withPending(VIEW, [refused, held, other])).toBe(VIEW);
  expect(withPending(VIEW, [record(1, '4SN=', { kind: 'arrived', version: 11 })]).boards[0]?.status).toBe(
    'entered',
  );
});

test('boards wait until the server has answered', () => {
  const items = [record(1, '4SN='), record(2, '4SN=', { kind: 'arrived', version: 11 })];
  expect([...waitingBoards(items)]).toEqual([1]);
});
