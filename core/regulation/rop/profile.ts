import { ROP_ABSENCE } from '../absent-pair.ts';
import { ROP_APPEALS } from '../appeals.ts';
import type { Breach } from '../breach.ts';
import type { Minimum } from '../minimum.ts';
import type { PairSubstitutions, PlayerTier, RegulationProfile } from '../profile.ts';
import { ROP_MOVEMENTS } from './movements.ts';
import { ROP_PAIRS_SCORING, ropOverall } from './pairs-scoring.ts';
import { onePointInPercent, ropTieBreak } from './pairs-ties.ts';
import { ROP_PENALTIES } from './penalties.ts';
import {
  ROP_5_11,
  type RopCategory,
  ropPairRuling,
  ropPairSubstitutionBreaches,
  ropSubstituteIsMember,
} from './substitution.ts';
import { ROP_TEAMS } from './teams.ts';

/** Somebody of unknown tier breaks nothing: he counts as of the highest when replaced, of the lowest when he stands in. */
const CATEGORY_OF_TIER: Readonly<Record<PlayerTier, RopCategory>> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'unclassified',
};

/** Any of the regions whose events only their own players enter: the same rule holds in all of them. */
const [CLOSED_REGION] = ROP_5_11.closedRegions;

const breachesOf = ({
  stints,
  sessions,
  replaced,
  substitute,
  forceMajeure,
  keepsRegion,
  anyCategory,
}: PairSubstitutions): readonly Breach[] =>
  ropPairSubstitutionBreaches({
    sessions: sessions.length,
    sessionsReplaced: new Set(
      stints
        .filter(({ players }) => players.every(({ name }) => name !== replaced.name))
        .map(({ session }) => session),
    ).size,
    replaced: { category: CATEGORY_OF_TIER[replaced.tier ?? 1] },
    substitute: {
      category: CATEGORY_OF_TIER[substitute.tier ?? 4],
      hasPlayedInEvent: substitute.takesPart,
      ...(keepsRegion === true ? { region: CLOSED_REGION } : {}),
    },
    leave: true, // it is the director who asks
    forceMajeure: forceMajeure === true,
    ...(keepsRegion === undefined ? {} : { regionOfEvent: CLOSED_REGION }),
    ...(anyCategory === undefined ? {} : { anyCategory }),
    betweenPhases: false,
  });

/** ROP 8.1.1: of every tournament of pairs, and not alterable. */
const ROP_8_1_1: readonly Minimum[] = [
  {
    clause: 'ROP 8.1.1',
    boards: ROP_MOVEMENTS.fewestBoards.event,
    player: ROP_MOVEMENTS.fewestBoards.player,
    departed: 'force-majeure',
  },
];

export const ROP: RegulationProfile = {
  id: 'rop',
  name: 'ROP',
  laws: 1997,
  scoring: ROP_PAIRS_SCORING,
  tieBreak: (event) => ropTieBreak(onePointInPercent(event)),
  tiesOver: 'phase',
  ranking: {
    overall: { clause: 'ROP 5.9', list: ropOverall },
    handicap: undefined,
    carryOver: { clause: 'ROP 5.6' },
    unequalSessions: { clause: 'ROP 5.7' },
  },
  penalties: ROP_PENALTIES,
  movements: ROP_MOVEMENTS,
  minimums: { official: ROP_8_1_1, festival: ROP_8_1_1, private: ROP_8_1_1 },
  oneRanking: { clause: 'ROP 5.9' },
  teams: ROP_TEAMS,
  minutesPerBoard: { clause: 'ROP 5.5', open: 7, screens: 7 },
  moveCall: { clause: 'ROP 5.5', keeps: 'auction-over' },
  comparedInRound2: { clause: 'ROP 5.13' },
  passedOut: { clause: 'ROP 4.11' },
  agreement: { clause: 'ROP 5.12' },
  directorCorrects: { clause: 'ROP 5.12', from: 'entry' },
  exactLead: { clause: 'ROP 5.12', usual: 'required' },
  absence: ROP_ABSENCE,
  seats: { keeps: { clause: 'ROP 5.2', over: 'tournament' }, mixed: 'ROP 8.2.1' },
  fixedSeats: { clause: 'ROP 8.1.2' },
  devices: { clause: undefined, minutesBefore: 5 }, // it says nothing: as RTP 3.4 has it
  publication: undefined,
  appeals: ROP_APPEALS,
  excluded: undefined,
  delegate: { clause: 'ROP 4.1' },
  directorMissing: { clause: 'ROP 4.1', inOrder: false, none: { clause: 'ROP 4.2' } },
  report: { clause: 'ROP 7', of: 'session', days: [], routed: false },
  corrections: {
    clause: 'ROP 4.16',
    minutes: 30,
    least: 0,
    untilNextSession: false,
    beyondDoubt: {
      clause: 'ROP 4.14, 4.15',
      official: 48 * 60,
      other: 48 * 60,
      from: 'results-out',
      finalBeforeNext: true,
    },
    rulings: undefined,
    deposit: { clause: 'ROP 4.15' },
    requests: [
      { about: 'recorded', clause: 'ROP 4.16', minutes: undefined },
      { about: 'worked-out', clause: 'ROP 4.15', minutes: 48 * 60, beforeNextSession: 30 },
      { about: 'prizes', clause: 'ROP 4.15', minutes: 30 },
    ],
  },
  keptBetweenPhases: { clause: 'ROP 5.11' },
  substituteIsMember: { clause: 'ROP 5.11', is: ropSubstituteIsMember },
  substituteExceptions: { clause: 'ROP 5.11' },
  substitutionBreaches: breachesOf,
  substitutionLeadsTo: (asked) => ropPairRuling(breachesOf(asked), asked.approved === true),
};
