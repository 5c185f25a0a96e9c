/** What a phone says of a session in play, beside what the movement plans. */
export const phoneLive = {
  move: {
    called: 'The move has been called.',
    'lead-faced_one': 'Was the opening lead of board {{boards}} faced?',
    'lead-faced_other': 'Was the opening lead of one of boards {{boards}} faced?',
    'auction-over_one': 'Was the auction of board {{boards}} over?',
    'auction-over_other': 'Was the auction of one of boards {{boards}} over?',
    yes: 'Yes: we finish board {{board}}',
    no_one: 'No: it is lost',
    no_other: 'No: they are lost',
    lost: 'Board {{board}} was not far enough when the move was called: it is not played any more. The director gives the score.',
  },
};

export const liveRefusals = {
  'move-not-called': 'The move that ends round {{round}} has not been called.',
  'move-answered': 'The table has said how far it was. Only the director changes that: call him.',
  'board-not-waiting': 'Board {{board}} does not wait for a result here.',
  'board-stopped':
    'Board {{board}} was not far enough when the move was called: it is not played any more. Call the director.',
};

export type PhoneLive = typeof phoneLive;
