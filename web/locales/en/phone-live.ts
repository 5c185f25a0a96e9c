/** What a phone says of a session in play, beside what the movement plans. */
export const phoneLive = {
  places: { turns: 'stay at table\u00A0{{table}}: you score as {{side}}, keep your chairs' },
  boardsNext: {
    to: 'Boards {{boards}}: to table {{tables}}',
    rest: 'Boards {{boards}}: out of play, they come back later',
  },
  seats: {
    swap: 'Change',
    fixed: 'These seats are fixed ({{clause}}). Only the director changes them.',
    who: 'Who sits {{seat}}?',
  },
  cardsOpen: 'Opponents’ card',
  rulesOpen: 'How we play here',
  compare:
    'Round 2: compare your hands with the record in the board. If they differ, call the director ({{clause}}).',
  passedOut: 'Passed out is a result: it is kept, and nobody deals again ({{clause}}).',
  triplet: {
    heading: 'Triplet',
    who: 'Who of you plays from round {{round}} on?',
    play: 'These two play',
    sent: 'Noted.',
  },
  correction: {
    open: 'A score is wrong',
    title: 'Ask for a correction',
    who: 'Which side are you?',
    board: 'Which board?',
    whose: 'Whose score?',
    own: 'our own',
    says: 'What should be written?',
    hint: 'Both sides ask together: the other is asked to confirm. The director decides.',
    send: 'Ask the director',
    sent: 'The director has your request.',
    asked:
      '{{from}} says that board {{board}} of round {{round}}, table {{table}}, is written wrongly. {{pair}}: is that so?',
    agree: 'Yes, it is wrong',
    deny: 'No, it is right',
  },
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
  'no-partners': 'Seats are told of two partners: a player of an individual has his from the movement.',
  'says-missing': 'Say what should be written.',
  'asked-already': 'The director has this request already.',
  'no-such-request': 'Nobody asked for that correction.',
  'request-decided': 'The director has decided about this already.',
  'not-asked': 'The other side of that table is asked, once.',
  'ranked-already': 'Pair {{pair}} is in the ranking already.',
  'unranked-already': 'Pair {{pair}} is out of the ranking already.',
  'move-not-called': 'The move that ends round {{round}} has not been called.',
  'move-answered': 'The table has said how far it was. Only the director changes that: call him.',
  'board-not-waiting': 'Board {{board}} does not wait for a result here.',
  'marked-so': 'Board {{board}} counts so already.',
  'board-stopped':
    'Board {{board}} was not far enough when the move was called: it is not played any more. Call the director.',
};

export type PhoneLive = typeof phoneLive;
