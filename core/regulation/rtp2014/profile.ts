import type { RegulationProfile } from '../profile.ts';
import { RTP_2014_MOVEMENTS } from './movements.ts';
import { RTP_2014_PAIRS_SCORING } from './pairs-scoring.ts';
import { RTP_2014_PAIRS_TIE_BREAK } from './pairs-ties.ts';

export const RTP_2014: RegulationProfile = {
  id: 'rtp-2014',
  name: 'RTP 2014',
  laws: 2007,
  scoring: RTP_2014_PAIRS_SCORING,
  tieBreak: () => RTP_2014_PAIRS_TIE_BREAK,
  movements: RTP_2014_MOVEMENTS,
  minutesPerBoard: { clause: 'RTP 2.2.5', open: 7, screens: 8 },
  agreement: { clause: 'RTP 2.1.9' },
  directorCorrects: { clause: 'RTP 2.2.7.2' },
  exactLead: { clause: 'RTP 2.2.7.1' },
  fixedSeats: { clause: 'RTP 3.5.3' },
  corrections: {
    clause: 'RTP 2.2.7.2',
    minutes: 30,
    least: 30,
    beyondDoubt: { clause: 'RTP 3.7.2, Law 79C', official: 48 * 60, other: 30 },
  },
  substitution: {
    clause: 'RTP 2.2.2.1',
    replacedAtMost: [1, 3],
    togetherAtLeast: [1, 2],
    tiers: true,
  },
};
