import { describe, expect, test } from 'vitest';
import { LAW_AWARDS } from '../scoring/index.ts';
import { PROFILE_IDS, scoringUnder } from './profile.ts';
import { PROFILES } from './profiles.ts';

describe('a profile', () => {
  test.each(PROFILE_IDS)('%s goes by its own name', (id) => {
    expect(PROFILES[id].id).toBe(id);
  });

  test('RTP 1.1 and ROP 4.1: each goes with the Laws of its time', () => {
    expect(PROFILE_IDS.map((id) => PROFILES[id].laws)).toEqual([2007, 1997, 2017]);
  });

  test('RTP 2.2.5 and ROP 5.5: minutes a board, and with screens', () => {
    expect(PROFILES['rtp-2014'].minutesPerBoard).toMatchObject({ open: 7, screens: 8 });
    expect(PROFILES.rop.minutesPerBoard.open).toBe(7);
  });

  test('under another edition the Laws figures follow it, and the regulation keeps its own', () => {
    const rtp = PROFILES['rtp-2014'];
    expect(scoringUnder(rtp, 2007)).toBe(rtp.scoring);
    const under1997 = scoringUnder(rtp, 1997);
    expect(under1997.awards['A-']).toEqual(LAW_AWARDS[1997]['A-']);
    expect(under1997.awards.late).toEqual(rtp.scoring.awards.late);
    expect(under1997.selfInflicted).toBe('all-relief');
    // ROP 5.8 takes the average over the tournament whatever the edition.
    expect(scoringUnder(PROFILES.rop, 2017).awards['A+']).toMatchObject({
      clause: 'Law 12C2',
      over: 'tournament',
    });
  });
});
