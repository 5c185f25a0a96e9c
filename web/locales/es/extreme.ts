import type { ExtremeMessages } from '../en/extreme.ts';

/** The best and the worst on a board. */
export const extreme: ExtremeMessages = {
  extreme: {
    top: 'top',
    topMeans: 'mejor que en todas las demás mesas',
    bottom: 'cero',
    bottomMeans: 'peor que en todas las demás mesas',
  },
};
