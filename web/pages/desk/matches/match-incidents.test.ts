import { PROFILES } from 'naipe/regulation';
import { expect, test } from 'vitest';
import { type Incident, proposalFor, rulingOf } from './match-incidents.ts';

const team = (contestant: string) => ({ contestant, names: [contestant] });
const match = (compared: number, home: string, away: string) => ({
  home: team('7'),
  away: team('3'),
  boards: 16,
  compared,
  imps: { home, away },
});

/** What the director would record. */
function ruled(
  profile: 'rtp-2014' | 'rop',
  incident: Incident,
  of: ReturnType<typeof match>,
  knockout = false,
) {
  const proposal = proposalFor(PROFILES[profile].teams.incidents, incident, of, knockout);
  if (proposal?.ok !== true) throw new Error('The regulation says something.');
  return { clause: proposal.value.clause, ruling: rulingOf(proposal.value, of) };
}

test('RTP 2.3.6.6: wrong seats in one room, noticed after more than half: void, 8 VPs each', () => {
  const seats: Incident = { kind: 'seats', rooms: 'one', playedInBoth: 'never', satFirst: 'a' };
  expect(ruled('rtp-2014', seats, match(16, '30', '12'))).toEqual({
    clause: 'RTP 2.3.6.6',
    ruling: { kind: 'award', home: { kind: 'vps', vps: '8.00' }, away: { kind: 'vps', vps: '8.00' } },
  });
});

test('RTP 2.3.6.6: in both rooms the results stand, and there is nothing to record', () => {
  const seats: Incident = { kind: 'seats', rooms: 'both', playedInBoth: 'never', satFirst: 'a' };
  expect(ruled('rtp-2014', seats, match(16, '30', '12')).ruling).toBeUndefined();
});

test('RTP 3.6.8.1: half of the boards compare, so it is over with them', () => {
  const stopped: Incident = { kind: 'interrupted', resumption: 'to-come' };
  expect(ruled('rtp-2014', stopped, match(8, '20', '10')).ruling).toEqual({
    kind: 'shortened',
    scheduled: 16,
  });
});

test('RTP 3.6.8.1: fewer compare and it can be played on: nothing to record', () => {
  const stopped: Incident = { kind: 'interrupted', resumption: 'to-come' };
  expect(ruled('rtp-2014', stopped, match(7, '20', '10')).ruling).toBeUndefined();
});

test('RTP 3.6.8.2: who walks out of a knock-out loses it', () => {
  const stopped: Incident = {
    kind: 'interrupted',
    cause: { team: 'a', how: 'walked-out' },
    resumption: 'impossible',
  };
  expect(ruled('rtp-2014', stopped, match(12, '20', '10'), true).ruling).toEqual({
    kind: 'winner',
    contestant: '3',
  });
});

test('RTP 2.3.6.7(a): fewer than half compare: the best of three for both', () => {
  expect(ruled('rtp-2014', { kind: 'boards' }, match(7, '5', '0'))).toEqual({
    clause: 'RTP 2.3.6.7(a)',
    ruling: { kind: 'award', home: { kind: 'best-of-three' }, away: { kind: 'best-of-three' } },
  });
});

test('ROP 6.9: three quarters compare, so it is over; without a substitute it is a no-show', () => {
  expect(ruled('rop', { kind: 'interrupted', resumption: 'to-come' }, match(12, '9', '4')).ruling).toEqual({
    kind: 'shortened',
    scheduled: 16,
  });
  const unable: Incident = { kind: 'interrupted', cause: { team: 'b', how: 'unable' }, resumption: 'unable' };
  expect(ruled('rop', unable, match(11, '9', '4')).ruling).toEqual({
    kind: 'award',
    home: { kind: 'best-of-three' },
    away: { kind: 'no-show' },
  });
});
