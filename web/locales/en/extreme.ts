/** The best and the worst on a board. */
export const extreme = {
  extreme: {
    top: 'top',
    topMeans: 'better than at every other table',
    bottom: 'bottom',
    bottomMeans: 'worse than at every other table',
  },
};

export type ExtremeMessages = typeof extreme;
