import { NO_INCIDENTS } from '../match-incidents.ts';
import { asItStands, lastInLeague, NO_TIES, type TeamRules } from '../team-rules.ts';
import { WBF_2013_VPS } from './vp.ts';

/** The Laws alone: conditions of contest say the rest. */
export const WBF_TEAMS: TeamRules = {
  match: { scale: WBF_2013_VPS, penaltiesInImps: { clause: 'Law 90', comeOff: 'imps' } },
  limits: undefined,
  knockout: undefined,
  lineUps: undefined,
  rooms: undefined,
  mixed: undefined,
  sheets: undefined,
  lateness: undefined,
  handicap: undefined,
  bonuses: undefined,
  swiss: undefined,
  changes: undefined,
  goingOn: undefined,
  lateEntry: undefined,
  spoiltBoards: undefined,
  exempt: undefined,
  series: undefined,
  substitutionBreaches: undefined,
  incidents: NO_INCIDENTS,
  ties: { teams: NO_TIES, pairs: NO_TIES },
  bye: undefined,
  playOffs: undefined,
  knockoutRanking: undefined,
  exclusion: undefined,
  noShow: undefined,
  settled: asItStands,
  without: lastInLeague,
  afterWithdrawals: undefined,
};
