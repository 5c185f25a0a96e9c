/** The editions of the Laws of Duplicate Bridge that are told apart here. */
export const LAWS_EDITIONS = [1997, 2007, 2017] as const;
/** The year of an edition. */
export type LawsEdition = (typeof LAWS_EDITIONS)[number];
