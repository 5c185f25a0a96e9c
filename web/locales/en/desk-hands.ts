/** The hands of a session at the desk. */
export const deskHands = {
  hands: {
    title: 'Hands',
    open: 'Hands of this session',
    about:
      'The cards of each board, as the dealing program wrote them. Nobody but you sees them before the board is over at every table and its results are shown.',
    file: 'PBN file',
    paste: 'Or paste its text here',
    tooLarge: 'The file is larger than {{most}} MB: that is no hand record.',
    read_one: 'One board was read: {{boards}}.',
    read_other: '{{count}} boards were read: {{boards}}.',
    nothing: 'No board with its cards stands in this text.',
    notPlayed: 'Not played in this session, and left out: {{boards}}.',
    missing: 'Still without hands: {{boards}}.',
    wrong: 'What is wrong in the file',
    line: 'Line',
    attach_zero: 'Attach',
    attach_one: 'Attach one board',
    attach_other: 'Attach {{count}} boards',
    attached: 'Attached',
    none: 'No hands are attached yet.',
    count: '{{count}} of {{all}} boards have their hands.',
    solved: 'Worked out what can be made: {{done}} of {{of}} boards.',
    look: 'Look at the hands',
    lookHint: 'Others may see your screen.',
    inHistory: 'To take them back, undo it in the history.',
    dealing: {
      title: 'Deal the boards',
      about:
        'Dealt here at random (Law 6), for this session. Nobody is shown a card before the board is over, nor are you if you play.',
      deal_zero: 'Every board has its cards',
      deal_one: 'Deal one board',
      deal_other: 'Deal {{count}} boards',
      begun: 'The session has begun: there are cards in its boards.',
      machine: 'Files for the dealing machine',
      paper: 'Curtain cards, to deal by hand',
      otherwise:
        'Boards are {{way}} (Law 6E). Hands can still be brought in below. To deal here, change the settings.',
    },
    ways: {
      table: 'dealt at each table before play',
      director: 'dealt in advance by the director',
      assistants: 'dealt in advance by assistants',
      machine: 'dealt by a machine or by this program',
    },
    known: {
      table: 'Law 6E1. Nobody knows the cards beforehand; hands are brought in after play.',
      director: 'Law 6E2. The director knows the cards, and does not play.',
      assistants: 'Law 6E3. Those who deal know the cards, and do not play.',
      machine: 'Law 6E4. Nobody who plays knows them; a director who does not play may look.',
    },
    earlier:
      'Law 6D2: the cards of these boards were played before. No result may stand on them: deal them anew, or say in the settings that this event replays past deals.',
    replayed: 'Past deals, as the settings say (Law 6D2):',
    earlierAt: 'Board {{board}}: board {{other}} of {{name}}, {{date}}',
    earlierBoard: 'Board {{board}}',
    fault: {
      tag: 'This line cannot be read as PBN.',
      'no-board': 'A board has no number.',
      'no-deal': 'Board {{board}} has no cards.',
      unreadable: 'Board {{board}}: “{{found}}” is no card or hand.',
      end: 'Board {{board}}: cards are missing at the end.',
      double: 'Board {{board}}: {{cards}} in two hands.',
      missing: 'Board {{board}}: nobody holds {{cards}}.',
      count: 'Board {{board}}: {{seat}} has {{cards}} cards.',
      'board-twice': 'Board {{board}} stands here once more with other cards; those of line {{first}} hold.',
      dealer: 'Board {{board}}: {{seat}} deals by Law 2, whatever the file says.',
      vulnerable: 'Board {{board}}: the vulnerability is that of Law 2, whatever the file says.',
    },
  },
};

export type DeskHands = typeof deskHands;
