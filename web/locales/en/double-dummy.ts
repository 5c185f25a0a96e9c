/** The page Double dummy. */
export const doubleDummy = {
  title: 'Double dummy',
  about:
    'What four players can make who see all cards. Everything is worked out in this browser, also without a network.',
  text: 'A deal, or a PBN file with one',
  hint: 'North first, suits from spades to clubs: N:AK2.QJ3.T98.7654 …',
  fault: 'This is no deal yet: {{why}}',
  cards: 'The cards',
  random: 'Deal one',
  dealer: 'Dealer',
  working: 'Worked out: {{done}} of {{of}} results.',
  choose: 'Choose a result to play it through: declarer and strain.',
  playing: '{{declarer}} plays {{strain}}',
  tricks: 'Declarer has {{won}}; with best play {{all}} in all.',
  turn: '{{seat}} to play',
  over: 'All thirteen tricks are played: {{won}} for declarer.',
  undo: 'Take back',
  restart: 'From the beginning',
  trick: 'On the table',
  played: 'Played so far',
  cost_one: 'cost a trick',
  cost_other: 'cost {{count}} tricks',
  best: 'costs nothing',
  losing_one: 'costs a trick',
  losing_other: 'costs {{count}} tricks',
  thinking: 'One moment …',
  noLosing: 'No card has cost a trick so far.',
};

export type DoubleDummyMessages = typeof doubleDummy;
