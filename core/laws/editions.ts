/** The editions of the Laws of Duplicate Bridge that the code knows, by the year of their promulgation. */
export const LAWS_EDITIONS = [1997, 2007, 2017] as const;
export type LawsEdition = (typeof LAWS_EDITIONS)[number];

/** The same thing in each edition. */
export type ByEdition<T> = Readonly<Record<LawsEdition, T>>;
