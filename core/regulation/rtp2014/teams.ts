import { spoiltBoardRules } from '../spoilt-board.ts';
import { asItStands, type TeamRules } from '../team-rules.ts';
import { RTP_3_6_7, rtpAfterExclusion, rtpExclusion, rtpNoShow, rtpWithRevisedAwards } from './absences.ts';
import {
  RTP_2_3_5_1,
  rtpInterrupted,
  rtpLateTeam,
  rtpNotComparable,
  rtpPlayerSuspended,
  rtpWrongSeats,
} from './match-incidents.ts';
import { RTP_2014_IMP_PAIRS_TIE_BREAK } from './pairs-ties.ts';
import { RTP_2014_PENALTIES, rtpStrengtheningPenalty } from './penalties.ts';
import { RTP_SPOILT, rtpSpoiltBoard } from './spoilt-board.ts';
import { RTP_2014_SWISS } from './swiss.ts';
import { rtpTeamChangeBreaches } from './team-change.ts';
import { RTP_3_6_1, rtpPlayersGoingOn } from './team-entry.ts';
import { rtpHandicapFor } from './team-handicap.ts';
import { rtpTeamSubstitutionBreaches } from './team-substitution.ts';
import { RTP_2014_ROUND_ROBIN_TIE_BREAK, rtpSwissTieBreak } from './team-ties.ts';
import { RTP_2014_VPS } from './vp.ts';

/** RTP 2.3 and 3.6. */
export const RTP_2014_TEAMS: TeamRules = {
  match: {
    scale: RTP_2014_VPS,
    // Deducted before the conversion, and never a benefit to the opponents: each team's VPs come from its own margin.
    penaltiesInImps: { clause: 'RTP 2.1.11.1, 3.6.6', comeOff: 'imps' },
  },
  limits: {
    boards: { clause: 'RTP 2.3.1, 3.6.1', least: 8 },
    championship: { clause: 'RTP 3.6.1', ofMatch: 8, ofTeam: 72 },
    players: { clause: 'RTP 3.6.1', least: 4, most: 6, mostIfStated: 8 },
  },
  knockout: { clause: 'RTP 3.6.10.3(a)', extraBoards: 4, finalInSets: true },
  lineUps: {
    order: 'RTP 2.3.2, 2.3.4.2',
    stays: 'RTP 2.3.4.2',
    meets: 'RTP 2.3.4.2',
    players: 'RTP 3.6.1',
    unusualSystems: { clause: 'RTP 2.3.4.3', seatedMinutesBefore: 15 },
  },
  rooms: { clause: 'RTP 2.3.1, 2.3.3, 2.3.4.1', captainMayWatch: true },
  mixed: { clause: 'RTP 2.3.4.1', wrongSeatsStand: undefined },
  sheets: { clause: 'RTP 2.3.9', handedInBy: 'home' },
  lateness: { clause: 'RTP 2.3.5.1', minutes: RTP_2_3_5_1.minutes },
  handicap: { clause: 'RTP 3.6.9', imps: rtpHandicapFor },
  bonuses: { clause: 'RTP 3.6.12.6', officialToo: false },
  swiss: RTP_2014_SWISS,
  changes: {
    clause: 'RTP 3.6.4',
    fromOthers: true,
    strengthening: rtpStrengtheningPenalty,
    qualifying: rtpTeamChangeBreaches,
  },
  goingOn: { clause: 'RTP 3.6.1', players: RTP_3_6_1.nationalPlayers, of: rtpPlayersGoingOn },
  lateEntry: undefined,
  spoiltBoards: spoiltBoardRules(RTP_SPOILT, rtpSpoiltBoard, RTP_2014_PENALTIES),
  exempt: undefined,
  series: { clause: 'RTP 3.6.3', way: 'serpentine' },
  substitutionBreaches: rtpTeamSubstitutionBreaches,
  incidents: {
    late: rtpLateTeam,
    interrupted: rtpInterrupted,
    wrongSeats: rtpWrongSeats,
    notComparable: rtpNotComparable,
    suspended: rtpPlayerSuspended,
  },
  ties: {
    teams: { roundRobin: RTP_2014_ROUND_ROBIN_TIE_BREAK, swiss: (moment) => rtpSwissTieBreak(moment) },
    pairs: {
      roundRobin: RTP_2014_IMP_PAIRS_TIE_BREAK,
      swiss: (moment) => rtpSwissTieBreak(moment, 'RTP 3.5.9.2(b), 3.6.12.7'),
    },
  },
  bye: { clause: 'RTP 3.6.7.1', vps: RTP_3_6_7.bye },
  playOffs: { clause: 'RTP 3.6.10.1' },
  knockoutRanking: { clause: 'RTP 3.6.10.3(b)' },
  exclusion: rtpExclusion,
  noShow: rtpNoShow,
  settled: (league, plan) => asItStands(rtpWithRevisedAwards(league, plan)),
  without: (league, team, { swiss }) => rtpAfterExclusion(league, team, swiss),
  afterWithdrawals: undefined,
};
