import type { TeamRules } from '../team-rules.ts';
import { RTP_3_6_7 } from './absences.ts';
import { RTP_2014_ROUND_ROBIN_TIE_BREAK, rtpSwissTieBreak } from './team-ties.ts';
import { RTP_2014_VPS } from './vp.ts';

/** RTP 2.3 and 3.6. */
export const RTP_2014_TEAMS: TeamRules = {
  match: {
    scale: RTP_2014_VPS,
    // Deducted before the conversion, and never a benefit to the opponents: each team's VPs come from its own margin.
    penaltiesInImps: { clause: 'RTP 2.1.11.1, 3.6.6', comeOff: 'imps' },
  },
  knockout: { clause: 'RTP 3.6.10.3(a)', extraBoards: 4, finalInSets: true },
  lineUps: {
    order: 'RTP 2.3.2, 2.3.4.2',
    stays: 'RTP 2.3.4.2',
    meets: 'RTP 2.3.4.2',
    players: 'RTP 3.6.1',
    unusualSystems: 'RTP 2.3.4.3',
  },
  roundRobinTies: RTP_2014_ROUND_ROBIN_TIE_BREAK,
  swissTies: (moment) => rtpSwissTieBreak(moment),
  bye: { clause: 'RTP 3.6.7.1', vps: RTP_3_6_7.bye },
  knockoutRanking: { clause: 'RTP 3.6.10.3(b)' },
};
