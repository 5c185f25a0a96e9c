import { expect, test } from 'vitest';
import { F } from '../../scoring/testing/lines.ts';
import { rtpClubOfTeam, rtpPlayersGoingOn, rtpPointsLostByWithdrawal } from './team-entry.ts';

const played = (...boards: readonly number[]) =>
  boards.map((count, at) => ({ id: `p${at + 1}`, boards: count }));

test('I23, RTP 3.6.1: 60, 58, 50, 44, 40, 36, 36, 10: five go on, the captain chooses between the two with 36', () => {
  expect(rtpPlayersGoingOn(played(60, 58, 50, 44, 40, 36, 36, 10))).toEqual({
    players: ['p1', 'p2', 'p3', 'p4', 'p5'],
    captainChooses: { among: ['p6', 'p7'], places: 1 },
  });
});

test('RTP 3.6.1: six or fewer, or a clear sixth: nothing to choose', () => {
  expect(rtpPlayersGoingOn(played(10, 20, 30, 40))).toMatchObject({ captainChooses: undefined });
  expect(rtpPlayersGoingOn(played(60, 50, 40, 30, 20, 12, 10))).toEqual({
    players: ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'],
    captainChooses: undefined,
  });
});

test('I24, RTP 3.6.3: clubs X, X, Y, Y, the best-ranked player of Y: Y; a majority goes before', () => {
  const member = (club: string, rank?: number) => ({ club, ...(rank === undefined ? {} : { rank }) });
  expect(rtpClubOfTeam([member('X', 12), member('X', 40), member('Y', 5), member('Y')])).toBe('Y');
  expect(rtpClubOfTeam([member('X', 12), member('X', 40), member('X'), member('Y', 5)])).toBe('X');
  expect(rtpClubOfTeam([])).toBeUndefined();
});

test('R25, RTP 3.1.3.3(c): 48 ranking points of the previous phase: 24 are lost', () => {
  expect(rtpPointsLostByWithdrawal(F('48'))).toEqual(F('24'));
});
