import type { TeamRules } from '../team-rules.ts';
import { RTP_2014_VPS } from './vp.ts';

/** RTP 2.3 and 3.6. */
export const RTP_2014_TEAMS: TeamRules = {
  match: {
    scale: RTP_2014_VPS,
    // Deducted before the conversion, and never a benefit to the opponents: each team's VPs come from its own margin.
    penaltiesInImps: { clause: 'RTP 2.1.11.1, 3.6.6', comeOff: 'imps' },
  },
  knockout: { clause: 'RTP 3.6.10.3(a)', extraBoards: 4, finalInSets: true },
};
