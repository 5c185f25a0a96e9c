/** How seats and sides are called. Apart from the other words: faults carry them in English. */
export const playersEn = {
  'seat-N': 'North',
  'seat-E': 'East',
  'seat-S': 'South',
  'seat-W': 'West',
  'side-NS': 'North–South',
  'side-EW': 'East–West',
} as const;
