import { expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { F } from '../../scoring/testing/lines.ts';
import { sides } from '../testing/matches.ts';
import { ropInterrupted, ropLateTeam, ropWrongSeats } from './match-incidents.ts';

const stopped = (comparable: number, cannotSubstitute?: 'a' | 'b') =>
  orThrow(
    ropInterrupted({
      scheduled: 24,
      comparable,
      margin: F('27'),
      ...(cannotSubstitute === undefined ? {} : { cannotSubstitute }),
    }),
  );

test('V20, ROP 6.9: 18 of 24 compare, +27: over, column 20, 21–9', () => {
  expect(stopped(18)).toMatchObject({ kind: 'scored', column: 20, vps: sides('21-9') });
});

test('V21, ROP 6.9: 17 of 24: resumed, or a no-show where no substitution is possible', () => {
  expect(stopped(17).kind).toBe('resumed');
  expect(stopped(17, 'b')).toMatchObject({
    kind: 'awarded',
    a: { kind: 'best-of-three' },
    b: { kind: 'no-show' },
  });
});

test('V29, ROP 6.13: 4 boards in wrong seats are annulled, the team that sat first loses 1 VP', () => {
  expect(ropWrongSeats({ boards: 4, satFirst: 'a' })).toMatchObject({
    kind: 'goes-on',
    cancelled: 4,
    vpsOff: sides('1-0'),
  });
});

test('ROP 6.11: 20 minutes are in the table of ROP 9.2, 21 are for the director', () => {
  expect(ropLateTeam({ minutes: 20 }).kind).toBe('goes-on');
  expect(ropLateTeam({ minutes: 21 })).toMatchObject({ kind: 'decide', who: 'director' });
});
