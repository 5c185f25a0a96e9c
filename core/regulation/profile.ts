import type { OfficialMovements } from '../movement/index.ts';
import {
  type AwardTable,
  LAW_POLICIES,
  type LawAwards,
  type PairsEvent,
  type PairsScoringPolicy,
  type TieBreakLadder,
} from '../scoring/index.ts';

export const PROFILE_IDS = ['rtp-2014', 'rop', 'wbf'] as const;
export type ProfileId = (typeof PROFILE_IDS)[number];

export const LAWS_EDITIONS = [1997, 2007, 2017] as const;
export type LawsEdition = (typeof LAWS_EDITIONS)[number];

/** What a regulation says about a pairs tournament: the tables of its other files, gathered. */
export interface RegulationProfile {
  readonly id: ProfileId;
  /** As it is cited. */
  readonly name: string;
  /** The edition of the Laws that it was written for. */
  readonly laws: LawsEdition;
  readonly scoring: PairsScoringPolicy;
  /** How ties in matchpoints are broken; none where equals share their place. */
  readonly tieBreak: ((event: PairsEvent) => TieBreakLadder<PairsEvent>) | undefined;
  readonly movements: OfficialMovements | undefined;
  readonly minutesPerBoard: Clause & { readonly open: number; readonly screens: number };
  /** Who agrees what the other side entered. */
  readonly agreement: Clause;
  /** Players do not change what was agreed; the director does. */
  readonly directorCorrects: Clause;
  /** The card led is part of the result. */
  readonly exactLead: Clause | undefined;
  /** A pair that cannot move has a fixed seat. */
  readonly fixedSeats: Clause | undefined;
  readonly corrections: CorrectionPeriods;
  readonly substitution: SubstitutionLimits | undefined;
}

export interface Clause {
  readonly clause: string;
}

export interface CorrectionPeriods extends Clause {
  /** After the last session's results are out, unless the organiser sets another period. */
  readonly minutes: number;
  /** The least that an organiser may set. */
  readonly least: number;
  /** Later, with the organiser's agreement and beyond reasonable doubt: minutes after the session ended, if limited. */
  readonly beyondDoubt: Clause & {
    readonly official: number | undefined;
    readonly other: number | undefined;
  };
}

/** Within which limits a player may be replaced. Shares are of the boards of the event: `[1, 3]` is a third. */
export interface SubstitutionLimits extends Clause {
  readonly replacedAtMost?: readonly [number, number];
  readonly togetherAtLeast?: readonly [number, number];
  readonly mostSessions?: number;
  /** The substitute's tier is not above that of the player replaced. */
  readonly tiers: boolean;
}

/** A regulation's scoring under an edition of the Laws that an event declares: what the Laws name follows the edition. */
export function scoringUnder(profile: RegulationProfile, laws: LawsEdition): PairsScoringPolicy {
  const { scoring } = profile;
  if (laws === profile.laws) return scoring;
  const { awards, selfInflicted } = LAW_POLICIES[laws];
  return {
    ...scoring,
    name: `${scoring.name}, Laws ${laws}`,
    awards: { ...scoring.awards, ...lawAwards(awards, scoring.awards) },
    selfInflicted,
  };
}

/** The Laws' figures, taken over the boards that the regulation looks at. */
function lawAwards(laws: LawAwards, { 'A+': plus, A: average, 'A-': minus }: AwardTable): LawAwards {
  return {
    'A+': { ...laws['A+'], over: plus.over },
    A: { ...laws.A, over: average.over },
    'A-': { ...laws['A-'], over: minus.over },
  };
}
