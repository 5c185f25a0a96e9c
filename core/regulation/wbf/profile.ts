import { LAW_POLICIES } from '../../scoring/index.ts';
import { LAWS_APPEALS } from '../appeals.ts';
import type { RegulationProfile } from '../profile.ts';
import { WBF_TEAMS } from './teams.ts';

/** The Laws alone, where no national regulation says more. */
export const WBF: RegulationProfile = {
  id: 'wbf',
  name: 'Laws 2017',
  laws: 2017,
  scoring: LAW_POLICIES[2017],
  tieBreak: undefined,
  tiesOver: 'event',
  ranking: { overall: undefined, handicap: undefined, carryOver: undefined, unequalSessions: undefined },
  penalties: undefined,
  movements: undefined,
  minimums: { official: [], festival: [], private: [] },
  oneRanking: undefined,
  teams: WBF_TEAMS,
  minutesPerBoard: { clause: 'Law 80B2', open: 7, screens: 8 },
  moveCall: undefined, // Law 8B1: the round goes on at a table that has not finished
  comparedInRound2: undefined,
  passedOut: undefined,
  agreement: { clause: 'Law 79A' },
  directorCorrects: { clause: 'Law 79B', from: 'agreement' },
  exactLead: undefined,
  absence: undefined,
  seats: { keeps: { clause: 'Law 5A', over: 'session' }, mixed: undefined },
  fixedSeats: undefined,
  devices: { clause: undefined, minutesBefore: 5 }, // for the regulating authority to say
  publication: undefined,
  appeals: LAWS_APPEALS,
  excluded: undefined,
  delegate: { clause: 'Law 81A' },
  directorMissing: undefined,
  report: undefined,
  corrections: {
    clause: 'Law 79C1',
    minutes: 30,
    least: 0, // shorter only when the nature of the contest requires it
    untilNextSession: false,
    beyondDoubt: { clause: 'Law 79C2', official: undefined, other: undefined, from: 'results-out' },
    rulings: undefined,
    requests: [{ about: 'any', clause: 'Law 79C1', minutes: undefined }],
  },
  keptBetweenPhases: undefined,
  substituteIsMember: undefined,
  substituteExceptions: undefined,
  substitutionBreaches: () => [],
  substitutionLeadsTo: () => 'allowed',
};
