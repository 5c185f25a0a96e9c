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
    look: 'Look at the hands',
    lookHint: 'Others may see your screen.',
    inHistory: 'To take them back, undo it in the history.',
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
