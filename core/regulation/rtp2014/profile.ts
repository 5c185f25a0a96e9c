import { LAW_POLICIES } from '../../scoring/index.ts';
import type { RegulationProfile } from '../profile.ts';

export const RTP_2014: RegulationProfile = {
  id: 'rtp-2014',
  name: 'RTP 2014',
  laws: 2007,
  scoring: LAW_POLICIES[2007],
  neverCutShort: { clause: 'RTP 3.5.5.2' },
  mostMeetings: { clause: 'RTP 3.5.3', times: 2 },
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
