/** The ways in which two of a triplet play, by the places of the players in its entry (RTP 3.5.2). */
export const TWO_OF_THREE: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [1, 2],
];
