import { describe, expect, test } from 'vitest';
import { upcastCommand, upcastFact, upcastQuery } from './upcast.ts';

const players = [{ name: 'Ada Nobody' }, { name: 'Bo Nobody' }];

describe('facts of the time when all contestants were pairs', () => {
  test.each([
    [
      'pair-entered',
      { pair: '1', players },
      'contestant-entered',
      { kind: 'pair', contestant: '1', players },
    ],
    [
      'pair-changed',
      { pair: '1', valueIndex: 3 },
      'contestant-changed',
      { kind: 'pair', contestant: '1', valueIndex: 3 },
    ],
    ['pair-withdrawn', { pair: '1' }, 'contestant-withdrawn', { contestant: '1' }],
    [
      'pair-seated',
      { session: 1, section: 'A', number: 8, pair: '9' },
      'contestant-seated',
      { session: 1, section: 'A', number: 8, contestant: '9' },
    ],
    ['penalty-given', { session: 1, pair: '1' }, 'penalty-given', { session: 1, contestant: '1' }],
    ['warning-given', { session: 1, pair: '1' }, 'warning-given', { session: 1, contestant: '1' }],
    ['player-substituted', { pair: '1', player: 0 }, 'player-substituted', { contestant: '1', player: 0 }],
    ['device-authorised', { pair: '1', player: 1 }, 'device-authorised', { contestant: '1', player: 1 }],
    [
      'places-exchanged',
      { round: 2, pairs: ['1', '5'] },
      'places-exchanged',
      { round: 2, contestants: ['1', '5'] },
    ],
  ])('%s', (type, data, now, holds) => {
    const envelope = { sequence: 7, time: '2026-03-14T20:00:00Z', actor: 'director', cause: 'x' };
    const present = { ...envelope, type: now, data: holds };
    expect(upcastFact({ ...envelope, type, data })).toEqual(present);
    expect(upcastFact(present)).toEqual(present);
  });

  test('whatever else a fact says of pairs stays as it is', () => {
    const planned = { type: 'session-planned', data: { sections: [{ movement: { pairs: 6 } }] } };
    expect(upcastFact(planned)).toBe(planned);
  });
});

describe('commands of older pages and scripts', () => {
  test.each([
    ['enter-pair', { pair: '1', players }, 'enter-contestant', { kind: 'pair', contestant: '1', players }],
    [
      'change-pair',
      { pair: '1', stationary: true },
      'change-contestant',
      { kind: 'pair', contestant: '1', stationary: true },
    ],
    ['withdraw-pair', { pair: '1' }, 'withdraw-contestant', { contestant: '1' }],
    ['seat-pair', { number: 8, pair: '9' }, 'seat-contestant', { number: 8, contestant: '9' }],
    ['give-penalty', { pair: '1' }, 'give-penalty', { contestant: '1' }],
    ['give-warning', { pair: '1' }, 'give-warning', { contestant: '1' }],
    ['substitute-player', { pair: '1' }, 'substitute-player', { contestant: '1' }],
    ['authorise-device', { pair: '1' }, 'authorise-device', { contestant: '1' }],
  ])('%s', (type, data, now, asks) => {
    expect(upcastCommand({ id: 'x', type, data })).toEqual({ id: 'x', type: now, data: asks });
  });

  test.each([
    undefined,
    null,
    'enter-pair',
    [],
    { type: 'enter-pair' },
    { type: 'enter-pair', data: [1] },
    { type: '__proto__', data: {} },
  ])('what is no command is left to whoever checks it: %j', (given) =>
    expect(upcastCommand(given)).toBe(given),
  );
});

test('views are asked of a pair or of a contestant', () => {
  expect(upcastQuery({ session: '1', pair: '4' })).toEqual({ session: '1', contestant: '4' });
  expect(upcastQuery({ contestant: '4', pair: '5' })).toEqual({ contestant: '4', pair: '5' });
});
