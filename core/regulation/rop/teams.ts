import type { TeamRules } from '../team-rules.ts';
import { ROP_6_10 } from './penalties.ts';
import { ROP_VPS } from './vp.ts';

/** ROP 6. */
export const ROP_TEAMS: TeamRules = {
  match: {
    scale: ROP_VPS,
    penaltiesInImps: { clause: 'ROP 6.10', comeOff: 'vps', impsPerVp: ROP_6_10.impsPerVp },
  },
  knockout: { clause: 'ROP 6.16', extraBoards: 4, finalInSets: false },
};
