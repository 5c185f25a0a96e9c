/** Where a pair won and lost its score. */
export const resultsReview = {
  review: {
    heading: 'Where it was won and lost',
    about:
      'From par to your score in steps. Each step is the work of both sides: the cards cannot tell who did well and who did badly.',
    boards: '{{count}} of {{all}} boards: those whose cards may be seen and are worked out.',
    field: 'Luck of the field',
    bidding: 'Bidding',
    theirLeads: 'Leads of the opponents',
    declaring: 'Play as declarers',
    ownLeads: 'Your leads',
    defending: 'Defence',
    board: 'Board',
    score: 'Score',
    lead: 'Lead',
    play: 'Play',
    result: 'Result',
    about0: 'about 0',
    unitPercent: 'in per cent of a board',
    unitImps: 'in IMPs',
  },
};

export type ResultsReview = typeof resultsReview;
