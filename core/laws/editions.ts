/** The editions of the Laws of Duplicate Bridge that this folder holds, oldest first. */
export const EDITIONS = ['1997', '2007', '2017'] as const;
export type Edition = (typeof EDITIONS)[number];
