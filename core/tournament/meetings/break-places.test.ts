import { expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { mitchell, type PairMovement } from '../../movement/index.ts';
import { openEvening, threeTableHowell } from '../testing/evening.ts';
import { breakPlaces } from './break-places.ts';

const places = (movement: PairMovement, profile: 'rtp-2014' | 'rop' = 'rtp-2014') => {
  const { tournament } = openEvening(movement, { profile });
  return breakPlaces(tournament!, tournament!.sessions.get(1)!);
};

test('RTP 3.3: where everybody plays the same boards at once, a break fits after every round but the last', () => {
  const barometer = orThrow(mitchell({ pairs: 6, rounds: 3, boardsPerRound: 2, barometer: true }));
  expect(places(barometer)).toEqual({ clause: 'RTP 3.3', after: [1, 2] });
});

test('RTP 3.3: where boards go from table to table, those played are in play to the end', () => {
  expect(places(orThrow(mitchell({ pairs: 6, rounds: 3, boardsPerRound: 2 })))?.after).toEqual([]);
});

test('RTP 3.3: a Howell of three tables plays boards 1 to 8 in four rounds, and 9 and 10 at all tables in the fifth', () => {
  expect(places(threeTableHowell())?.after).toEqual([4]);
});

test('the ROP says nothing of breaks', () => {
  expect(places(threeTableHowell(), 'rop')).toBeUndefined();
});
