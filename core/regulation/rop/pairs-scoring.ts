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

const laws = LAW_AWARDS[1997];

/** ROP 5.8 states Law 88 with the average of the tournament, not of the session. */
const averagePlus: AwardRule = { ...laws['A+'], clause: 'ROP 5.8, Law 88', over: 'tournament' };

const tournamentAverage: AwardRule = {
  clause: 'ROP 5.13',
  percent: figure(50, 'always'),
  imps: figure(0, 'always'),
  over: 'tournament',
};

/** ROP, pairs: artificial scores beside those of the 1997 Laws, and boards played in several forms. */
export const ROP_PAIRS_SCORING: PairsScoringPolicy = {
  name: 'ROP',
  awards: {
    ...laws,
    'A+': averagePlus,
    late: laws['A-'],
    'late-opponent': averagePlus,
    'own-average': tournamentAverage,
    omitted: {
      ...tournamentAverage,
      clause: 'ROP 5.12',
      percent: { ...tournamentAverage.percent, less: Fraction.of(30) },
    },
    suspended: laws['A-'],
  },
  groups: {
    clause: 'ROP 5.8',
    byOrder: { 3: [70, 60, 50], 2: [65, 55] },
    // Law 88 may be applied on top; by itself the clause gives 60% to both.
    alone: { clause: 'ROP 5.8', percent: figure(60), imps: figure(3), over: 'session' },
  },
  selfInflicted: 'all-relief',
};

/** ROP 5.9: places of the overall list that alternate between the lines. */
const ALTERNATING = {
  fewest: 6,
  morePairsFrom: 70,
  pairsBelow: 50,
  pairsPerStep: 20,
  placesPerStep: 2,
} as const;

/** How many places alternate with that many pairs in all (ROP 5.9). */
export function ropAlternatingPlaces(pairs: number): number {
  const { fewest, morePairsFrom, pairsBelow, pairsPerStep, placesPerStep } = ALTERNATING;
  if (pairs < morePairsFrom) return fewest;
  return fewest + placesPerStep * Math.floor((pairs - pairsBelow) / pairsPerStep);
}

/** One list from two lines: the first places alternate, the others go by percentage (ROP 5.9). */
export const ropOverall = (ns: readonly Place[], ew: readonly Place[]): OverallPlace[] =>
  overallFromLines(ns, ew, ropAlternatingPlaces(ns.length + ew.length));
