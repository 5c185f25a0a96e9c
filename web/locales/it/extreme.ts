import type { ExtremeMessages } from '../en/extreme.ts';

/** The best and the worst on a board. */
export const extreme: ExtremeMessages = {
  extreme: {
    top: 'top',
    topMeans: 'meglio che a tutti gli altri tavoli',
    bottom: 'zero',
    bottomMeans: 'peggio che a tutti gli altri tavoli',
  },
};
