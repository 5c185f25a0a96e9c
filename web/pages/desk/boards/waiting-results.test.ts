import { expect, test } from 'vitest';
import type { Intent, Queued } from '../../../live/index.ts';
import { refusedOn, waitingOn, willStandOn } from './waiting-results.ts';

const place = { session: 1, section: 'A', round: 1, table: 2, board: 3 };

const written = (result: string, state: Queued['state'], at = place): Queued => ({
  intent: { id: result, type: 'record-result', data: { ...at, result, by: 'director' } },
  state,
});
const PENDING = { kind: 'pending' } as const;
const REFUSED = { kind: 'refused', refusal: { code: 'already-agreed', message: 'No.' } } as const;

const call: Intent = { id: 'call', type: 'call-director', data: { session: 1, section: 'A', table: 2 } };

test('a line shows the last result typed on it until the server has it, and as waiting while it has not', () => {
  const items = [written('4SN=', PENDING), written('4SN-1', PENDING), { intent: call, state: PENDING }];
  expect(waitingOn(items, place)).toEqual({ result: '4SN-1', waits: true });
  expect(waitingOn([written('4SN=', { kind: 'arrived', version: 7 })], place)).toEqual({
    result: '4SN=',
    waits: false,
  });
});

test.each([
  ['session', 2],
  ['section', 'B'],
  ['round', 2],
  ['table', 1],
  ['board', 4],
])('what waits on another %s is not of this line', (name, value) => {
  expect(waitingOn([written('4SN=', PENDING)], { ...place, [name]: value })).toBeUndefined();
});

test('what was refused does not wait: it is told of on its line', () => {
  const items = [written('4SN=', REFUSED)];
  expect(waitingOn(items, place)).toBeUndefined();
  expect(refusedOn(items, place)).toEqual(items);
  expect(refusedOn([written('4SN=', PENDING)], place)).toEqual([]);
});

test('what is typed on a line twice while the server is away: the second goes by the first, not by the empty line', () => {
  expect(willStandOn([written('4SN=', PENDING)], place, undefined)).toEqual({ result: '4SN=', agreed: true });
  expect(willStandOn([written('4SN=', REFUSED)], place, undefined)).toEqual({
    result: undefined,
    agreed: false,
  });
});
