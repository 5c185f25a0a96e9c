import { NO_INCIDENTS } from '../match-incidents.ts';
import { spoiltBoardRules } from '../spoilt-board.ts';
import { lastInLeague, NO_TIES, type TeamRules } from '../team-rules.ts';
import { ROP_6_17, ropNoShow, ropWithAwards } from './absences.ts';
import { lateEntryHelps, mostExempt } from './entries.ts';
import { ROP_6_11, ropInterrupted, ropLateTeam, ropWrongSeats } from './match-incidents.ts';
import { ROP_6_10, ROP_PENALTIES } from './penalties.ts';
import { ROP_SERIES } from './series.ts';
import { ROP_SPOILT, ropSpoiltBoard } from './spoilt-board.ts';
import { ropSubstituteBreaches } from './substitution.ts';
import { ROP_POOL_TIE_BREAK, ropSwissTieBreak } from './team-ties.ts';
import { ROP_VPS } from './vp.ts';
import { ropExclusion, ropStandingAfterWithdrawals } from './withdrawal.ts';

/** ROP 6. */
export const ROP_TEAMS: TeamRules = {
  match: {
    scale: ROP_VPS,
    penaltiesInImps: { clause: 'ROP 6.10', comeOff: 'vps', impsPerVp: ROP_6_10.impsPerVp },
  },
  limits: {
    boards: { clause: 'ROP 8.2.2', least: 8 },
    championship: { clause: 'ROP 8.2.2', ofMatch: 12, ofTeam: 72 },
    players: { clause: 'ROP 6.6', least: 4, most: 6, mostIfStated: 6 },
  },
  knockout: { clause: 'ROP 6.16', extraBoards: 4, finalInSets: false },
  lineUps: {
    order: 'ROP 6.8',
    stays: 'ROP 6.8',
    meets: 'ROP 6.6, 6.8',
    players: 'ROP 6.6',
    unusualSystems: undefined, // the federation's policy on systems says (ROP 6.8)
  },
  rooms: { clause: 'ROP 4.17, 6.7', captainMayWatch: false },
  mixed: { clause: 'ROP 8.2.1', wrongSeatsStand: 'ROP 6.8' },
  sheets: { clause: 'ROP 6.12', handedInBy: 'both' },
  lateness: { clause: 'ROP 6.11', minutes: ROP_6_11.minutes },
  handicap: undefined,
  bonuses: { clause: 'ROP 8.2.3', officialToo: true },
  swiss: undefined,
  changes: { clause: 'ROP 6.6', fromOthers: false, strengthening: undefined, qualifying: undefined },
  goingOn: undefined,
  lateEntry: { clause: 'ROP 6.1', helps: lateEntryHelps },
  spoiltBoards: spoiltBoardRules(ROP_SPOILT, ropSpoiltBoard, ROP_PENALTIES),
  exempt: { clause: 'ROP 6.5', most: mostExempt },
  series: { clause: ROP_SERIES.clause, way: 'pots', table: ROP_SERIES },
  substitutionBreaches: ropSubstituteBreaches,
  incidents: {
    ...NO_INCIDENTS,
    late: ropLateTeam,
    interrupted: ({ resumption, ...match }) =>
      ropInterrupted({
        ...match,
        ...(typeof resumption === 'object' ? { cannotSubstitute: resumption.unable } : {}),
      }),
    // The boards played so are annulled, however many they are.
    wrongSeats: ({ boards, playedInBoth, playedInOne = 0, satFirst }) =>
      ropWrongSeats({ boards: playedInBoth === 'never' ? boards : playedInBoth + playedInOne, satFirst }),
  },
  ties: {
    teams: { roundRobin: ROP_POOL_TIE_BREAK, swiss: ({ lots }) => ropSwissTieBreak(lots) },
    pairs: NO_TIES,
  },
  bye: { clause: 'ROP 6.17', vps: ROP_6_17.bye },
  playOffs: { clause: 'ROP 6.16' },
  knockoutRanking: undefined,
  exclusion: ropExclusion,
  noShow: ropNoShow,
  settled: ropWithAwards,
  without: lastInLeague,
  afterWithdrawals: ropStandingAfterWithdrawals,
};
