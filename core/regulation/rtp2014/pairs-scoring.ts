import { Fraction } from '../../base/index.ts';
import {
  type AwardRule,
  figure,
  LAW_AWARDS,
  type OverallPlace,
  overallFromLines,
  type PairsScoringPolicy,
  type Place,
} from '../../scoring/index.ts';

const laws = LAW_AWARDS[2007];

const alone: AwardRule = { ...laws['A+'], clause: 'RTP 3.5.7', imps: figure(3) };

/** RTP 2014, pairs: artificial scores beside those of the 2007 Laws, and boards played in several forms. */
export const RTP_2014_PAIRS_SCORING: PairsScoringPolicy = {
  name: 'RTP 2014',
  awards: {
    ...laws,
    // Flat, unlike Law 12C2(c): the regulation gives a late pair 40% whatever it makes elsewhere.
    late: { clause: 'RTP 2.2.3.1', percent: figure(40), imps: figure(-3), over: 'session' },
    'late-opponent': {
      clause: 'RTP 2.2.3.1',
      percent: figure(60, 'if-higher'),
      imps: figure(3),
      over: 'session',
    },
    'own-average': {
      clause: 'RTP 2.2.3.1',
      percent: figure(50, 'always'),
      imps: figure(0, 'always'),
      over: 'session',
    },
    omitted: { clause: 'RTP 2.2.7.3', percent: figure(50), imps: figure(0), over: 'session' },
    suspended: { clause: 'RTP 3.2.1(4)', percent: figure(0), imps: figure(0), over: 'session' },
  },
  groups: { clause: 'RTP 3.5.7', byOrder: { 3: [70, 60, 50], 2: [65, 55] }, alone },
  selfInflicted: 'that-part',
};

/** RTP 3.5.4: per cent added for each player, by category. */
export const RTP_2014_HANDICAP = {
  national: 0,
  first: 0,
  'second-spades': 1,
  'second-hearts': 3,
  'second-diamonds': 4,
  'second-clubs': 5,
  'third-spades': 6,
  'third-hearts': 7,
  'third-diamonds': 8,
  'third-clubs': 8,
  unclassified: 8,
  'never-licensed': 8,
} as const;

export type RtpCategory = keyof typeof RTP_2014_HANDICAP;

/** A player's category, or for one formerly licensed the value that the classification rules give, 0 to 8. */
export type RtpHandicapOf = RtpCategory | number;

const playerHandicap = (player: RtpHandicapOf): number =>
  typeof player === 'number' ? player : RTP_2014_HANDICAP[player];

/** Per cent added to a pair's real average: the sum of its players' (RTP 3.5.4). */
export const rtpPairHandicap = (one: RtpHandicapOf, other: RtpHandicapOf): Fraction =>
  Fraction.of(playerHandicap(one) + playerHandicap(other));

/** One list from two lines: places two by two to the end (RTP 3.5.6). */
export const rtpOverall = (ns: readonly Place[], ew: readonly Place[]): OverallPlace[] =>
  overallFromLines(ns, ew, 'all');
