import type { TeamRules } from '../team-rules.ts';
import { WBF_2013_VPS } from './vp.ts';

/** The Laws alone: conditions of contest say the rest. */
export const WBF_TEAMS: TeamRules = {
  match: { scale: WBF_2013_VPS, penaltiesInImps: { clause: 'Law 90', comeOff: 'imps' } },
  knockout: undefined,
  lineUps: undefined,
  roundRobinTies: undefined,
  swissTies: () => undefined,
  bye: undefined,
  knockoutRanking: undefined,
};
