/** What can be wrong with a board at a table, and what becomes of it. */
export const boardSlips = {
  turned180: {
    title: 'Board turned by a half',
    sentence: 'The board stood the wrong way round: partners held each other’s cards.',
    rule: {
      'rtp-2014':
        'The result stands, in mixed pairs too. If somebody has already seen the cards before him, it is played so.',
      rop: 'The board stands once a player has seen the cards before him, in mixed pairs too.',
      wbf: 'The result was made with the cards they held: it stands.',
    },
  },
  handsExchanged: {
    title: 'Hands exchanged in the board',
    sentence: 'Two hands of the board are in each other’s pockets.',
    rule: {
      'rtp-2014':
        'The board is altered (Law 87A): tables that played it in the same form are compared among themselves (3.5.7).',
      rop: 'The result is cancelled; the pairs responsible have the average of the tournament, and are penalised.',
      wbf: 'The board is fouled: tables that played it in the same form are compared among themselves.',
    },
  },
  cardsMisplaced: {
    title: 'Cards in the wrong hand',
    sentence: 'A hand has cards of another, or some are missing.',
    rule: {
      'rtp-2014':
        'The board is altered (Law 87A): tables that played it in the same form are compared among themselves (3.5.7).',
      rop: 'The result is cancelled; the pairs responsible have the average of the tournament, and are penalised.',
      wbf: 'The board is fouled: tables that played it in the same form are compared among themselves.',
    },
  },
  faceUp: {
    title: 'Card face up',
    sentence: 'A card was put back face up, and somebody else than its holder saw it.',
    rule: {
      'rtp-2014': 'The player responsible may be penalised. Whether the board can be played, Law 16 says.',
      rop: 'The player responsible is penalised if somebody saw a card that was not his.',
      wbf: 'Whoever saw it calls the director: the board is played, or has an adjusted score.',
    },
  },
  wrongHand: {
    title: 'Another’s hand taken',
    sentence: 'A player took out or looked at cards of another.',
    rule: {
      'rtp-2014':
        'Nobody touches another’s cards. What he saw is unauthorised: Law 16 says whether the board is played.',
      rop: 'Law 16 says whether the board is played; 10% besides for whoever caused it.',
      wbf: 'What he saw is unauthorised: the board is played, or has an adjusted score.',
    },
  },
  marked: {
    title: 'Marked otherwise',
    sentence: 'Dealer or vulnerability are not marked as the number says.',
    match: {
      'rtp-2014':
        'The board counts as it is marked, in both rooms (Law 2). If only one room had it so marked, the two do not compare: rule on the board in the match.',
      rop: 'The board counts as it is marked, in both rooms (Law 2). If only one room had it so marked, the two do not compare: rule on the board in the match.',
      wbf: 'The board counts as it is marked, in both rooms (Law 2). If only one room had it so marked, the two do not compare: rule on the board in the match.',
    },
    rule: {
      'rtp-2014':
        'The board counts as it is marked, for the whole session (Law 2). Where only some tables played it so, they are a group of their own.',
      rop: 'The board counts as it is marked, for the whole session (Law 2). Where only some tables played it so, they are a group of their own.',
      wbf: 'The board counts as it is marked, for the whole session (Law 2). Where only some tables played it so, they are a group of their own.',
    },
  },
  notShuffled: {
    title: 'Not shuffled',
    sentence: 'A hand was not shuffled at the start of the session.',
    rule: {
      'rtp-2014':
        'Both pairs that had to deal it may be penalised. The deal of the session before does not count (Law 6D2).',
      rop: 'Both pairs that had to deal it are penalised.',
      wbf: 'A deal that was not shuffled does not count: it is dealt anew (Law 6D2).',
    },
  },
  misduplicated: {
    title: 'Wrongly duplicated',
    sentence: 'The hands are not those of the record, or of the other tables.',
    rule: {
      'rtp-2014':
        'Tables that played it in the same form are compared among themselves (3.5.7). Both pairs that duplicated it may be penalised, more if hands of two boards were exchanged.',
      rop: 'Tables that played it in the same form are compared among themselves (5.8). Both pairs are penalised; 20% more if it was not checked in round 2 and did harm.',
      wbf: 'Tables that played it in the same form are compared among themselves.',
    },
  },
  slow: {
    title: 'Slow play',
    sentence: 'A pair keeps the table behind the pace.',
    rule: {
      'rtp-2014': 'A warning first; then a penalty, and for every board that was lost.',
      rop: 'A warning first, then 10%, 20%, 40% and so on.',
      wbf: 'A penalty is for the director to decide.',
    },
  },
  give: {
    go: 'Give it',
    who: 'Who is at fault?',
    given: 'Given: {{what}}.',
    player: 'Which player?',
    times_one: 'the first time,',
    times_other: 'time {{count}},',
  },
  altered: {
    board: 'Which board?',
    tables: 'Which tables played it in this form?',
    responsible: 'responsible',
    innocent: 'not responsible',
    grouped: 'The tables ticked are compared among themselves ({{clause}}).',
    cancelled:
      'The result does not count. Who is responsible has the average of the tournament, who is not at least 60%.',
  },
  marks: {
    dealer: 'Dealer by the marks',
    vulnerable: 'Vulnerable by the marks',
    where: 'Where is it so marked?',
    everywhere: 'Everywhere in this session',
    here: 'Only at this table',
  },
};
