import type { RtpCategory } from '../regulation/index.ts';

/** The number of a person in the register: it stays, whatever else of him changes or is erased. */
export type PersonNumber = number;

/** Grades of directors, the lowest first. */
export const DIRECTOR_GRADES = ['club', 'regional', 'national', 'international'] as const;
export type DirectorGrade = (typeof DIRECTOR_GRADES)[number];

/** A value index as a list of the federation gave it. */
export interface ListedIndex {
  readonly list: string;
  /** Since when it holds. */
  readonly date: string;
  readonly value: number;
}

/**
 * Somebody in the register. Facts hold a person whole under the name `person`, so that he can be found there and erased;
 * everything else names him by his number of the register.
 */
export interface Person {
  readonly name: string;
  /** Member number: the licence's. */
  readonly id?: string;
  readonly sex?: 'F' | 'M';
  /** Date of birth, 2001-05-31. */
  readonly born?: string;
  /** The code of the club. */
  readonly club?: string;
  /** The regional association he is registered with (RTP 3.1.3.3, ROP 2). */
  readonly region?: string;
  readonly nationality?: string;
  /** The years in which he has a licence. */
  readonly licences?: readonly number[];
  /** By the ranking list (RTP 1.3.4). */
  readonly category?: RtpCategory;
  /** He holds a National category beside it: the higher of the two counts. */
  readonly national?: true;
  /** The latest last. */
  readonly indexes?: readonly ListedIndex[];
  /** Ranking points. */
  readonly points?: number;
  /** The place in the ranking list. */
  readonly rank?: number;
  /** His grade, of a director. */
  readonly grade?: DirectorGrade;
}

/** A club. */
export interface Club {
  readonly code: string;
  readonly name: string;
  readonly region?: string;
}

/** A regional association. */
export interface Region {
  readonly name: string;
  /** Its events are for its own players only (ROP 1.1, 2: Centro, Centro-Sul, Algarve). */
  readonly closed?: true;
}

/** The value index that holds on a day: of the latest list by then. */
export function valueIndexOn({ indexes = [] }: Person, date: string): number | undefined {
  return indexes.findLast((index) => index.date <= date)?.value;
}

/** The category that counts: a National title beside a lower one is the higher (RTP 1.3.4, 3.1.1). */
export const categoryOf = ({ category, national }: Person): RtpCategory | undefined =>
  national === true ? 'national' : category;

/** Whether he has a licence for a year (RTP 3.1.4.1). */
export const isLicensed = ({ licences = [] }: Person, year: number): boolean => licences.includes(year);
