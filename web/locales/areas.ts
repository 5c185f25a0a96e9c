import type { Language } from 'naipe/game';
import type { CommonMessages } from './en/common.ts';
import type { DeskMessages } from './en/desk.ts';
import type { DoubleDummyMessages } from './en/double-dummy.ts';
import type { OfficeMessages } from './en/office.ts';
import type { PhoneMessages } from './en/phone.ts';
import type { ResultsMessages } from './en/results.ts';
import type { RulingsMessages } from './en/rulings.ts';
import type { SimultaneousMessages } from './en/simultaneous.ts';

/** The texts by area: the common ones come with the first page, the others with the pages that say them. */
export interface Areas {
  readonly common: CommonMessages;
  readonly phone: PhoneMessages;
  readonly desk: DeskMessages;
  readonly results: ResultsMessages;
  readonly rulings: RulingsMessages;
  readonly office: OfficeMessages;
  readonly doubleDummy: DoubleDummyMessages;
  readonly simultaneous: SimultaneousMessages;
}

/** An area that is fetched when a page speaks of it. */
export type FetchedArea = Exclude<keyof Areas, 'common'>;

/** Where the words of an area come from: a file a language, so that nobody fetches what he does not read. */
export const TEXTS: {
  readonly [A in FetchedArea]: Readonly<Record<Language, () => Promise<Areas[A]>>>;
} = {
  phone: {
    en: async () => (await import('./en/phone.ts')).phone,
    pt: async () => (await import('./pt/phone.ts')).phone,
    es: async () => (await import('./es/phone.ts')).phone,
    it: async () => (await import('./it/phone.ts')).phone,
  },
  desk: {
    en: async () => (await import('./en/desk.ts')).desk,
    pt: async () => (await import('./pt/desk.ts')).desk,
    es: async () => (await import('./es/desk.ts')).desk,
    it: async () => (await import('./it/desk.ts')).desk,
  },
  results: {
    en: async () => (await import('./en/results.ts')).results,
    pt: async () => (await import('./pt/results.ts')).results,
    es: async () => (await import('./es/results.ts')).results,
    it: async () => (await import('./it/results.ts')).results,
  },
  rulings: {
    en: async () => (await import('./en/rulings.ts')).rulings,
    pt: async () => (await import('./pt/rulings.ts')).rulings,
    es: async () => (await import('./es/rulings.ts')).rulings,
    it: async () => (await import('./it/rulings.ts')).rulings,
  },
  office: {
    en: async () => (await import('./en/office.ts')).office,
    pt: async () => (await import('./pt/office.ts')).office,
    es: async () => (await import('./es/office.ts')).office,
    it: async () => (await import('./it/office.ts')).office,
  },
  doubleDummy: {
    en: async () => (await import('./en/double-dummy.ts')).doubleDummy,
    pt: async () => (await import('./pt/double-dummy.ts')).doubleDummy,
    es: async () => (await import('./es/double-dummy.ts')).doubleDummy,
    it: async () => (await import('./it/double-dummy.ts')).doubleDummy,
  },
  simultaneous: {
    en: async () => (await import('./en/simultaneous.ts')).simultaneous,
    pt: async () => (await import('./pt/simultaneous.ts')).simultaneous,
    es: async () => (await import('./es/simultaneous.ts')).simultaneous,
    it: async () => (await import('./it/simultaneous.ts')).simultaneous,
  },
};
