/** What separates equals in matches, by the code that core gives it. */
export const tiesOfMatches = {
  'won-all-matches': 'all matches won (1 is yes)',
  'beat-all-tied': 'all the others of the tie beaten (1 is yes)',
  'mean-vps': 'the mean of the VPs of the matches',
  resistance: 'the VPs of the opponents met',
  'resistance-compensated': 'the VPs of the opponents met, without the best and the worst',
  'imps-won': 'the IMPs won',
  lot: 'the lot: the place in it',
  'vps-between-tied': 'the VPs of the matches between the tied',
  'imps-between-tied': 'the difference of IMPs in the matches between the tied',
  'points-between-tied': 'the difference of points in the matches between the tied',
  'boardsWon-between-tied': 'the boards won in the matches between the tied',
  'imp-difference': 'IMPs won less IMPs lost',
  'imp-quotient': 'the quotient of IMPs, won over won and lost',
  wins: 'the matches won',
};
