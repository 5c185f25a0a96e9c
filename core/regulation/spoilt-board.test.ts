import { describe, expect, test } from 'vitest';
import { orThrow } from '../base/index.ts';
import { proposePenalty } from './penalty-table.ts';
import { PROFILES } from './profiles.ts';
import { ROP_PENALTIES, type RopOffence } from './rop/penalties.ts';
import { ropSpoiltBoard } from './rop/spoilt-board.ts';
import { RTP_2014_PENALTIES, type RtpOffence } from './rtp2014/penalties.ts';
import { rtpSpoiltBoard } from './rtp2014/spoilt-board.ts';

const first = { otherRoom: 'not-played', replaceable: true } as const;
const second = { otherRoom: 'played', replaceable: false } as const;

const rtpMeasure = (kind: RtpOffence | undefined) =>
  orThrow(
    proposePenalty(RTP_2014_PENALTIES, { competition: 'teams', repetition: 1, kind: kind as RtpOffence }),
  ).measures.map(({ form }) => form);
const ropImps = (kind: RopOffence | undefined) =>
  orThrow(
    proposePenalty(ROP_PENALTIES, { competition: 'teams', repetition: 1, kind: kind as RopOffence }),
  ).measures.map((measure) => ('value' in measure ? measure.value.toString() : measure.form));

describe('RTP 2.3.6: a board spoilt in one room', () => {
  test('X18: turned 90° in the first room: turned likewise in the other and kept; a warning to North–South', () => {
    const proposal = rtpSpoiltBoard({ what: 'turned-90', ...first });
    expect(proposal).toMatchObject({ board: 'played-likewise', clause: 'RTP 2.3.6.5, 2.3.6.1' });
    expect(rtpMeasure(proposal.offence)).toEqual(['warning']);
  });

  test('RTP 2.3.6.4: turned 90° where the other room has played: replaced if possible, else annulled', () => {
    expect(rtpSpoiltBoard({ what: 'turned-90', ...second, replaceable: true }).board).toBe('replaced');
    expect(rtpSpoiltBoard({ what: 'turned-90', ...second }).board).toBe('cancelled');
  });

  test('RTP 2.3.6.5: turned 180° stands; a card seen is for the director; a wrong hand is saved or annulled', () => {
    expect(rtpSpoiltBoard({ what: 'turned-180', ...second }).board).toBe('stands');
    expect(rtpSpoiltBoard({ what: 'card-face-up-seen', ...first }).board).toBe('director-decides');
    expect(rtpSpoiltBoard({ what: 'opponents-hand-taken', ...first }).board).toBe('played-likewise');
    expect(rtpSpoiltBoard({ what: 'opponents-hand-taken', ...second, replaceable: true }).board).toBe(
      'cancelled',
    );
  });

  test('RTP 2.3.6.2, Law 6D2: not shuffled: replaced or annulled', () => {
    expect(rtpSpoiltBoard({ what: 'not-shuffled', ...first }).board).toBe('replaced');
    expect(rtpSpoiltBoard({ what: 'not-shuffled', ...second }).board).toBe('cancelled');
  });
});

describe('ROP 6.15, 9.2: a board spoilt in one room', () => {
  test('P14: turned 90°: annulled, 3 IMPs in the first room, 6 in the second', () => {
    const [one, other] = [first, second].map((room) => ropSpoiltBoard({ what: 'turned-90', ...room }));
    expect([one?.board, other?.board]).toEqual(['cancelled', 'cancelled']);
    expect([ropImps(one?.offence), ropImps(other?.offence)]).toEqual([['3'], ['6']]);
  });

  test('an incorrect board: replaced for 3 IMPs, or annulled for 6', () => {
    const [one, other] = [first, second].map((room) => ropSpoiltBoard({ what: 'incorrect', ...room }));
    expect([one?.board, ropImps(one?.offence)]).toEqual(['replaced', ['3']]);
    expect([other?.board, ropImps(other?.offence)]).toEqual(['cancelled', ['6']]);
  });

  test('turned 180° stands with a warning; cards turned inside: annulled, 6 IMPs; information: Law 16 and 3 IMPs', () => {
    const ruled = (what: 'turned-180' | 'cards-turned-inside' | 'information') => {
      const { board, offence } = ropSpoiltBoard({ what, ...first });
      return [board, ...ropImps(offence)];
    };
    expect(ruled('turned-180')).toEqual(['stands', 'warning']);
    expect(ruled('cards-turned-inside')).toEqual(['cancelled', '6']);
    expect(ruled('information')).toEqual(['director-decides', '3']);
  });
});

test('each regulation answers for the ways it names, and for no other (RTP 2.3.6, ROP 6.15, 9.2)', () => {
  const turned = { otherRoom: 'not-played', replaceable: true } as const;
  const said = (profile: 'rtp-2014' | 'rop', what: string) =>
    PROFILES[profile].teams.spoiltBoards?.propose({ what, ...turned })?.board;
  expect(said('rtp-2014', 'turned-90')).toBe('played-likewise'); // X18
  expect(said('rop', 'turned-90')).toBe('cancelled');
  expect(said('rtp-2014', 'incorrect')).toBeUndefined();
  expect(PROFILES.wbf.teams.spoiltBoards).toBeUndefined();
});
