import { PROFILES } from 'naipe/regulation';
import { expect, test } from 'vitest';
import { incidentKinds } from './match-incidents.ts';

test('each regulation is asked for what it speaks of: RTP 2.3.5, 2.3.6, 3.2.1(5), 3.6.7, 3.6.8; ROP 6.9, 6.11, 6.13, 6.17', () => {
  expect(incidentKinds(PROFILES['rtp-2014'].teams)).toEqual([
    'absent',
    'late',
    'interrupted',
    'wrong-seats',
    'not-comparable',
    'suspended',
  ]);
  expect(incidentKinds(PROFILES.rop.teams)).toEqual(['absent', 'late', 'interrupted', 'wrong-seats']);
  expect(incidentKinds(PROFILES.wbf.teams)).toEqual([]);
});
