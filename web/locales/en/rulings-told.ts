/** What a revoke costs, asked in four questions. */
export const rulingsTold = {
  heading: 'What does the revoke cost?',
  questions: {
    established: 'Is the revoke established?',
    winner: 'Who won the trick with the revoke?',
    later: 'Tricks of that side after it?',
    ownCard:
      'Did the player who revoked win one of them with a card that he could have played to the revoke trick?',
  },
  hints: {
    established:
      'Yes, once that side has led or played to the next trick, or named a card for it, or claimed, conceded or agreed to a claim.',
    winner: 'By the hand: a trick that dummy wins is not won by declarer.',
  },
  answers: {
    yes: 'Yes',
    no: 'No',
    offender: 'The player who revoked',
    partner: 'Partner, or dummy',
    others: 'The other side',
    none: 'None',
    some: 'At least one',
    one: 'One',
    more: 'Two or more',
  },
  tricks: {
    '0': 'No trick goes over',
    '1': 'One trick goes over',
    '2': 'Two tricks go over',
  },
  corrected:
    'The revoke is corrected: the card goes back and a legal one is played. A defender’s card becomes a major penalty card; declarer’s and dummy’s return to the hand.',
  unless: 'No trick goes over by itself if',
  exceptions: {
    'seen-card': 'the card to be played lay face up: dummy’s, a penalty card, a faced hand',
    'seen-card-2017': 'the card to be played was dummy’s or a penalty card',
    'same-suit': 'the same player had revoked in that suit before',
    'same-suit-2017': 'the same player had revoked in that suit before, established',
    'next-board': 'the other side had called on the next board before it was noticed',
    'round-over': 'the round had ended before it was noticed',
    'twelfth-trick': 'it was in trick 12: it is corrected until all hands are back in the board',
    'both-sides': 'both sides revoked on this board',
    'both-sides-1997': 'both sides revoked in this trick, both established',
    'both-sides-2017': 'both sides revoked on this board, both established',
  },
  equity: 'If the revoke cost the other side more than that, the director adjusts the score.',
  cards: 'Go through the cards',
};

export type RulingsToldMessages = typeof rulingsTold;
