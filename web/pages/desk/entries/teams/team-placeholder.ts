import type { Player } from 'naipe/tournament';

const FEWEST = 4;
const LETTERS = 'abcdefgh';

/** The players of a team that is known by its number only: play can be drawn before the names are typed. */
export const placeholderTeam = (team: string): readonly Player[] =>
  [...LETTERS].slice(0, FEWEST).map((letter) => ({ name: `${team}${letter}` }));

/** Is that a name, or what stands where there is none yet? */
export const isPlaceholderOf = (team: string, name: string): boolean =>
  [...LETTERS].some((letter) => name === `${team}${letter}`);
