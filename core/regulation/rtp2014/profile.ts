import { Fraction } from '../../base/index.ts';
import { RTP_2014_ABSENCE } from '../absent-pair.ts';
import { RTP_2014_APPEALS } from '../appeals.ts';
import type { PairSubstitutions, PlayerOfPair, PlayerTier, RegulationProfile } from '../profile.ts';
import { RTP_2014_MOVEMENTS } from './movements.ts';
import { RTP_2014_PAIRS_SCORING, type RtpCategory, rtpOverall, rtpPairHandicap } from './pairs-scoring.ts';
import { RTP_2014_PAIRS_TIE_BREAK } from './pairs-ties.ts';
import { RTP_2014_PENALTIES } from './penalties.ts';
import { type RtpPair, type RtpPlayer, rtpPairBreaches, rtpPairRuling } from './substitution.ts';
import { RTP_2014_TEAMS } from './teams.ts';

/** A category of each tier: substitution looks no closer. */
const CATEGORY_OF_TIER: Readonly<Record<PlayerTier, RtpCategory>> = {
  1: 'first',
  2: 'second-spades',
  3: 'third-spades',
  4: 'unclassified',
};

/** Somebody of unknown tier breaks nothing: he counts as of the highest when replaced, of the lowest when he stands in. */
const asPlayer = ({ name, tier }: PlayerOfPair, unknown: 1 | 3): RtpPlayer => ({
  id: name,
  category: CATEGORY_OF_TIER[tier ?? unknown],
});

type Two = readonly [PlayerOfPair, PlayerOfPair];

const pairOf = ([first, second]: Two, unknown: 1 | 3): RtpPair => [
  asPlayer(first, unknown),
  asPlayer(second, unknown),
];

/** RTP 2.2.2.1(d): the region that the pair represents, where the event asks for one. */
const REGION = 'the region';

function told({ entry, stints, sessions, keepsRegion }: PairSubstitutions) {
  const inRegion = (pair: RtpPair): RtpPair =>
    keepsRegion === true ? [{ ...pair[0], region: REGION }, pair[1]] : pair;
  return {
    entry: inRegion(pairOf(entry, 1)),
    stints: stints.map(({ players, boards }) => ({ players: inRegion(pairOf(players, 3)), boards })),
    event: { sessions, ...(keepsRegion === undefined ? {} : { represents: REGION }) },
  };
}

export const RTP_2014: RegulationProfile = {
  id: 'rtp-2014',
  name: 'RTP 2014',
  laws: 2007,
  scoring: RTP_2014_PAIRS_SCORING,
  tieBreak: () => RTP_2014_PAIRS_TIE_BREAK,
  tiesOver: 'event',
  ranking: {
    overall: { clause: 'RTP 3.5.6', list: rtpOverall },
    handicap: { clause: 'RTP 3.5.4', ofPair: rtpPairHandicap },
    carryOver: { clause: 'RTP 3.1.3.2' },
    unequalSessions: { clause: 'RTP 3.5.8' },
  },
  penalties: RTP_2014_PENALTIES,
  movements: RTP_2014_MOVEMENTS,
  breaks: { clause: 'RTP 3.3' },
  minimums: {
    official: [
      {
        clause: 'RTP 3.5.1',
        sessions: 2,
        boards: RTP_2014_MOVEMENTS.fewestBoards.event,
        player: RTP_2014_MOVEMENTS.fewestBoards.player,
        departed: 'with-reason',
      },
    ],
    festival: [
      { clause: 'RTP 3.5.1', sessions: 2, departed: 'with-reason' },
      { clause: 'RTP 1.2', boards: 48, days: 2, prizes: 1, departed: 'with-reason' },
    ],
    private: [],
  },
  oneRanking: { clause: 'RTP 3.5.6' },
  teams: RTP_2014_TEAMS,
  minutesPerBoard: { clause: 'RTP 2.2.5', open: 7, screens: 8 },
  moveCall: { clause: 'RTP 2.2.5', keeps: 'lead-faced' },
  comparedInRound2: { clause: 'RTP 2.2.4.1' },
  passedOut: undefined,
  agreement: { clause: 'RTP 2.1.9' },
  directorCorrects: { clause: 'RTP 2.2.7.2', from: 'agreement' },
  exactLead: { clause: 'RTP 2.2.7.1', usual: 'optional' },
  absence: RTP_2014_ABSENCE,
  seats: { keeps: { clause: 'Law 5A', over: 'session' }, mixed: 'RTP 2.2.1' },
  fixedSeats: { clause: 'RTP 3.5.3' },
  devices: { clause: 'RTP 3.4', minutesBefore: 5 },
  publication: { clause: 'RTP 3.7.1', minutes: 30, laterRequests: 48 * 60 },
  appeals: RTP_2014_APPEALS,
  excluded: {
    clause: 'RTP 3.2.1',
    unplayed: 'nothing',
    together: { clause: 'RTP 2.2.2.1', least: Fraction.of(1, 2) },
  },
  delegate: { clause: 'RTP 2.1.1.1' },
  directorMissing: { clause: 'RTP 2.1.1.2', inOrder: true, none: undefined },
  report: {
    clause: 'RTP 3.2.2',
    of: 'event',
    days: [
      { level: 'national', days: 15 },
      { level: 'regional', days: 21 },
    ],
    routed: true,
  },
  corrections: {
    clause: 'RTP 2.2.7.2',
    minutes: 30,
    least: 30,
    untilNextSession: true,
    announced: true,
    beyondDoubt: {
      clause: 'RTP 2.2.7.2, Law 79C',
      official: 48 * 60,
      other: 30,
      from: 'last-session-end',
    },
    rulings: {
      clause: 'RTP 2.1.1.3',
      beforeNextSession: 30,
      afterLast: { official: 48 * 60, other: 30 },
    },
    requests: [{ about: 'any', clause: 'RTP 3.7.2', minutes: 30, mayBeShorter: true, beforeNextSession: 30 }],
  },
  keptBetweenPhases: undefined,
  substituteIsMember: undefined,
  substituteExceptions: undefined, // RTP 2.2.2.1: no circumstances allow any
  substitutionBreaches: (asked) => {
    const { entry, stints, event } = told(asked);
    return rtpPairBreaches(entry, stints, event);
  },
  substitutionLeadsTo: (asked) => {
    const { entry, stints, event } = told(asked);
    return rtpPairRuling(entry, stints, event, () => !asked.substitute.takesPart).outcome;
  },
};
