import type { ProfileId, RegulationProfile } from '../profile.ts';

/** What a way of reading makes of a regulation. */
type Read = (profile: RegulationProfile) => RegulationProfile;

/** Where the words of a regulation can be read in more than one way, and how they are read here. */
export interface Reading {
  readonly id: string;
  readonly profiles: readonly ProfileId[];
  readonly clause: string;
  /** What is open. */
  readonly question: string;
  /** How it is read unless told, and why. */
  readonly taken: string;
  /** What carries the reading out: a function or table of core. */
  readonly by: string;
  /** The ways between which an organiser chooses, the one taken unless told first; none where there is one alone. */
  readonly ways?: Readonly<Record<string, Read>>;
}

/** As it is without being told. */
export const asTaken: Read = (profile) => profile;
