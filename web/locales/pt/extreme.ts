import type { ExtremeMessages } from '../en/extreme.ts';

/** The best and the worst on a board. */
export const extreme: ExtremeMessages = {
  extreme: {
    top: 'top',
    topMeans: 'melhor do que em todas as outras mesas',
    bottom: 'zero',
    bottomMeans: 'pior do que em todas as outras mesas',
  },
};
