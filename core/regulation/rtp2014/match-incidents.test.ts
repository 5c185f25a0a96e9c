import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { F } from '../../scoring/testing/lines.ts';
import type { Interruption, LateTeam } from '../match-incidents.ts';
import { sides } from '../testing/matches.ts';
import {
  rtpInterrupted,
  rtpLateTeam,
  rtpNotComparable,
  rtpPlayerSuspended,
  rtpWrongSeats,
} from './match-incidents.ts';

const BEST = { kind: 'best-of-three' };
const NO_SHOW = { kind: 'no-show' };
const EIGHT = { kind: 'vps', vps: F('8') };

describe('RTP 2.3.6.7: boards that cannot be compared through nobody’s fault', () => {
  test('V09: 13 of 16 compare, +20: column 16, 15.00–5.00', () => {
    expect(orThrow(rtpNotComparable({ scheduled: 16, comparable: 13, margin: F('20') }))).toMatchObject({
      kind: 'scored',
      clause: 'RTP 2.3.6.7(b)',
      column: 16,
      vps: sides('15-5'),
    });
  });

  test('V10: 12 of 24, exactly half, +20: column 10, 15.97–4.03', () => {
    expect(orThrow(rtpNotComparable({ scheduled: 24, comparable: 12, margin: F('20') }))).toMatchObject({
      column: 10,
      vps: sides('15.97-4.03'),
    });
  });

  test('11 of 24: void, each the best of three', () => {
    expect(orThrow(rtpNotComparable({ scheduled: 24, comparable: 11, margin: F('20') }))).toMatchObject({
      kind: 'awarded',
      clause: 'RTP 2.3.6.7(a)',
      a: BEST,
      b: BEST,
    });
  });
});

describe('RTP 3.6.8: an interrupted match', () => {
  const match = (said: Partial<Interruption>): Interruption => ({
    scheduled: 24,
    comparable: 11,
    margin: F('15'),
    knockout: false,
    resumption: 'to-come',
    ...said,
  });
  const ruled = (said: Partial<Interruption>) => orThrow(rtpInterrupted(match(said)));

  test('V22: 13 of 24 compare, +15: over, column 16, 13.97–6.03', () => {
    expect(ruled({ comparable: 13 })).toMatchObject({
      kind: 'scored',
      clause: 'RTP 3.6.8.1',
      column: 16,
      vps: sides('13.97-6.03'),
    });
  });

  test('V23: 11 of 24 and cannot be resumed: both as opponents of a no-show', () => {
    expect(ruled({ resumption: 'impossible' })).toMatchObject({ kind: 'awarded', a: BEST, b: BEST });
    expect(ruled({})).toMatchObject({ kind: 'resumed' });
  });

  test('V24: resumed, A cannot field a legal line-up: A 8.00, B the best of three', () => {
    expect(ruled({ resumption: { unable: 'a' } })).toMatchObject({ kind: 'awarded', a: EIGHT, b: BEST });
    expect(ruled({ resumption: { unable: 'b' } })).toMatchObject({ kind: 'awarded', a: BEST, b: EIGHT });
  });

  const byA = { team: 'a', how: 'unable' } as const;

  test('V25, RTP 3.6.8.2: A could not go on; on the new date B cannot come: 8.00 each', () => {
    expect(ruled({ cause: byA, resumption: { unable: 'b' } })).toMatchObject({
      kind: 'awarded',
      clause: 'RTP 3.6.8.2',
      a: EIGHT,
      b: EIGHT,
    });
  });

  test('RTP 3.6.8.2: A could not go on and does not come: a no-show; A walks out: a no-show', () => {
    const noShow = { kind: 'awarded', clause: 'RTP 3.6.8.2', a: NO_SHOW, b: BEST };
    expect(ruled({ cause: byA, resumption: { unable: 'a' } })).toMatchObject(noShow);
    expect(ruled({ cause: { team: 'a', how: 'walked-out' }, comparable: 20 })).toMatchObject(noShow);
  });

  test('RTP 3.6.8.1, 3.6.8.2: a knock-out', () => {
    expect(ruled({ knockout: true, comparable: 12 })).toMatchObject({ kind: 'goes-through', who: 'a' });
    expect(ruled({ knockout: true, comparable: 12, margin: F('0') }).kind).toBe('decide');
    expect(ruled({ knockout: true, resumption: { unable: 'a' } })).toMatchObject({ who: 'b' });
    expect(ruled({ knockout: true, resumption: 'impossible' })).toMatchObject({ who: 'both' });
    expect(ruled({ knockout: true, resumption: 'impossible', bothCannotGoOn: true })).toMatchObject({
      who: 'a',
    });
    expect(ruled({ knockout: true, cause: byA, resumption: { unable: 'b' } })).toMatchObject({
      kind: 'decide',
      who: 'organiser',
    });
    expect(ruled({ knockout: true, cause: byA, resumption: { unable: 'a' } })).toMatchObject({ who: 'b' });
    expect(ruled({ knockout: true, cause: { team: 'b', how: 'walked-out' } })).toMatchObject({ who: 'a' });
  });
});

describe('RTP 2.3.6.6: wrong seats', () => {
  test('V26: one room, noticed after 13 of 24 in both rooms: void, 8.00 each', () => {
    expect(rtpWrongSeats({ boards: 24, rooms: 'one', playedInBoth: 13 })).toMatchObject({
      kind: 'awarded',
      a: EIGHT,
      b: EIGHT,
    });
    expect(rtpWrongSeats({ boards: 24, rooms: 'one', playedInBoth: 'never' }).kind).toBe('awarded');
  });

  test('V27: noticed after 12: those are cancelled; the last 12, +6, by column 10: 12.18–7.82', () => {
    expect(rtpWrongSeats({ boards: 24, rooms: 'one', playedInBoth: 12 })).toMatchObject({
      kind: 'goes-on',
      cancelled: 12,
    });
    expect(orThrow(rtpNotComparable({ scheduled: 24, comparable: 12, margin: F('6') }))).toMatchObject({
      column: 10,
      vps: sides('12.18-7.82'),
    });
  });

  test('boards played so in one room only: the other room turns its pairs 90°', () => {
    const { notes } = rtpWrongSeats({ boards: 24, rooms: 'one', playedInBoth: 3, playedInOne: 2 });
    expect(notes[0]).toEqual({ code: 'turned-in-the-other-room', count: 2 });
  });

  test('V28: both rooms: the results stand', () => {
    expect(rtpWrongSeats({ boards: 24, rooms: 'both', playedInBoth: 12 }).kind).toBe('stands');
  });
});

describe('RTP 3.2.1(5): a player suspended', () => {
  const suspended = (comparable: number, mean: string | undefined) =>
    orThrow(
      rtpPlayerSuspended({
        scheduled: 24,
        comparable,
        margin: F('10'),
        offenders: 'a',
        offendersMean: mean === undefined ? undefined : F(mean),
      }),
    );

  test('V30: after 14 comparable, A +10, mean 9.35: 9.35–10.65, to be confirmed (A09)', () => {
    expect(suspended(14, '9.35')).toMatchObject({
      kind: 'awarded',
      a: { kind: 'vps', vps: F('9.35') },
      b: { kind: 'vps', vps: F('10.65') },
      notes: [{ code: 'mean-proposed' }],
    });
  });

  test('V31: mean 13.50: the table, 12.80–7.20; the same when there is no other match', () => {
    expect(suspended(14, '13.50')).toMatchObject({ kind: 'scored', vps: sides('12.80-7.20') });
    expect(suspended(14, undefined)).toMatchObject({ kind: 'scored', vps: sides('12.80-7.20') });
  });

  test('V32: 11 comparable: a no-show of A, B by 3.6.7.2', () => {
    expect(suspended(11, '9.35')).toMatchObject({ kind: 'awarded', a: NO_SHOW, b: BEST });
  });
});

describe('RTP 2.3.5.1: a late team', () => {
  const late = (said: Partial<LateTeam>): LateTeam => ({
    team: 'b',
    minutes: 31,
    firstRoundWithReserves: false,
    reserveTeamPresent: false,
    boards: 24,
    playable: 12,
    ...said,
  });

  test('D18: 30 minutes: not yet; 31: a no-show', () => {
    expect(rtpLateTeam(late({ minutes: 30 })).kind).toBe('goes-on');
    expect(rtpLateTeam(late({}))).toMatchObject({ kind: 'awarded', a: BEST, b: NO_SHOW });
  });

  test('first round, no reserve team comes: a no-show, and the team may stay', () => {
    const proposal = rtpLateTeam(late({ firstRoundWithReserves: true }));
    expect(proposal).toMatchObject({ b: NO_SHOW, notes: [{ code: 'late-team-stays' }] });
  });

  test('V33: the reserve team can play 12 of 24: played, the late team is out', () => {
    const proposal = rtpLateTeam(late({ firstRoundWithReserves: true, reserveTeamPresent: true }));
    expect(proposal).toMatchObject({ kind: 'goes-on', cancelled: 12 });
    expect(proposal.notes).toEqual([{ code: 'reserve-takes-its-place' }]);
  });

  test('V34: only 11: each its mean in the other matches of the phase', () => {
    const proposal = rtpLateTeam(
      late({ firstRoundWithReserves: true, reserveTeamPresent: true, playable: 11 }),
    );
    expect(proposal).toMatchObject({ kind: 'awarded', a: { kind: 'own-mean' }, b: { kind: 'own-mean' } });
  });
});
