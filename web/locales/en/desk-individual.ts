/** An individual at the desk. */
export const deskIndividual = {
  individual: {
    howMany: 'How many players come?',
    hint: 'With the number of players, the ways to play appear here. Everybody plays with many partners, for himself.',
    outside: 'From {{least}} to {{most}} players.',
    defaultName: 'Individual, {{date}}',
    create: 'Create and enter the players',
    oneSection: 'All in one room',
    sections: '{{count}} sections: {{sizes}} players',
    sitsOut: 'Sits out',
    roundsOut_one: '{{rounds}} round',
    roundsOut_other: '{{rounds}} rounds',
    partners: 'Nobody has a partner twice.',
    opponents: 'Opponents meet {{times}} times.',
    balance: 'Balance {{quality}} of 100.',
    shared: 'Two tables pass the boards to each other.',
    entered: 'Players entered: {{count}}.',
    none: 'There is no individual for so many players.',
    lots: 'Draw the numbers by lot',
  },
};

/** What is said of pairs where they are entered, said of players. */
export const playerEntries = {
  count_player_one: 'One player.',
  count_player_other: '{{count}} players.',
  keys_player: 'Type a name, Enter: the next player. Names may also come later: players can play by number.',
  pairs_player: 'Players',
  player_player: 'Player',
  playerOf_player: 'Name of player {{pair}}',
  valueIndexOf_player: 'Value index of player {{pair}}',
  add_player: 'Add a player',
  pasteHint_player: 'A player a line. A number may come first.',
  unread_player: 'No name here: {{lines}}',
  enter_player_one: 'Enter one player',
  enter_player_other: 'Enter {{count}} players',
};
