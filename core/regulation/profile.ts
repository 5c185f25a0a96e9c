import type { PairsScoringPolicy } from '../scoring/index.ts';
import { LAW_AWARDS } from '../scoring/index.ts';

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
  /** The clause by which a Howell and what derives from it are played to the last round; none when they may be cut. */
  readonly neverCutShort: Clause | undefined;
  /** How often two pairs should meet at most in a session. */
  readonly mostMeetings: (Clause & { readonly times: number }) | undefined;
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
  return {
    ...scoring,
    name: `${scoring.name}, Laws ${laws}`,
    awards: { ...scoring.awards, ...LAW_AWARDS[laws] },
  };
}
