/** What stands where nothing is yet, and what to do next. */
export const deskEmpty = {
  empty: {
    tournaments: 'Run your first evening',
    tournamentsNext:
      'Say how many pairs come. Naipe proposes the movement; the tables are ready in two minutes.',
    entries: 'Nobody is entered yet',
    entriesNext: 'Paste the list of pairs, or add them one by one. Names can still be filled in during play.',
    room: 'No tables yet',
    roomNext_team: 'Draw the first round: with it come the tables.',
    roomNext: 'Plan a session: with the number of pairs come the movement and the tables.',
    ready: 'The room is ready',
    readyNext: 'Put a code on every table, then open the session: the button is above.',
    boards: 'No boards in play yet',
    boardsNext: 'When the session is open, each board has its traveller here and takes what you type.',
    ranking: 'No ranking yet',
    rankingNext: 'It begins with the first result of the session and is counted anew after every one.',
    rulings: 'No rulings yet',
    rulingsNext: 'What you decide during the session is kept here, with its reason, and can be undone.',
    history: 'Nothing to show',
    historyNext: 'No entry has these words and is of this kind. Show everything, or try another word.',
  },
};

export type DeskEmpty = typeof deskEmpty;
