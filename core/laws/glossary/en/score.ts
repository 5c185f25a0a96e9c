import type { Entries } from '../entry.ts';
import type { ScoreTerm } from '../terms.ts';

export const score: Entries<ScoreTerm> = {
  'adjusted-score': { means: 'A score given by the director: artificial or assigned.' },
  'artificial-score': {
    means:
      'An adjusted score that comes from no result, such as average plus: the board was not played, or nobody can say what would have become of it.',
  },
  'assigned-score': {
    means:
      'An adjusted score that puts another bridge result, or several with their weights, in place of the one obtained.',
    1997: 'One result for each side: the best that was likely, the worst that was at all probable.',
    2007: 'Weights, unless the regulations keep to the way of 1997.',
  },
  game: { means: 'Trick points of 100 or more on one deal.' },
  imp: { means: 'International matchpoint: the difference of two scores, by the scale of Law 78B.' },
  matchpoint: { means: 'What a contestant gets for each score on the same board that his beats or equals.' },
  overtrick: { means: 'A trick that declarer’s side wins beyond the contract.' },
  partscore: { means: 'Trick points of 90 or less on one deal.' },
  'premium-points': { means: 'All points that are not trick points, such as the bonus for game.' },
  'total-points': { means: 'The points of a side by the table of Law 77, not turned into anything else.' },
  'trick-points': { means: 'The points of declarer’s side for the tricks of a contract that was made.' },
  undertrick: { means: 'A trick that declarer’s side is short of its contract.' },
  vulnerability: { means: 'The state, marked on the board, that makes bonuses and undertricks cost more.' },
};
