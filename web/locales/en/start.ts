/** The front door. */
export const start = {
  start: {
    label: 'Where to go',
    sit: 'I sit at a table',
    sitHint: 'Type the code on the table, enter and agree scores on this phone',
    results: 'Results',
    resultsHint: 'Rankings, boards and scorecards, for everyone',
    direct: 'Direct',
    directHint: 'Set up a tournament, run the room, rule, publish',
    rule: 'Rule at a table',
    ruleHint: 'What went wrong, what the law says, who chooses',
    doubleDummy: 'Double dummy',
    doubleDummyHint: 'What can be made, card by card',
    tools: 'Tools',
    toolsHint: 'What a result is worth; a deal to practise',
    season: 'Season',
    seasonHint: 'Calendar, entries, rankings by points; enter for an event',
    now: 'On now',
    coming: 'Coming up',
    played: 'Latest results',
    today: 'today',
    ranking: 'See the ranking',
    tables_one: 'one table',
    tables_other: '{{count}} tables',
    first: 'Run your first evening',
    firstNext:
      'Say how many pairs come. Naipe proposes the movement, the players enter their scores on their phones, and the ranking counts itself.',
    firstGo: 'Set it up in two minutes',
    status: {
      'set-up': 'not begun',
      playing: 'in play',
      'between-sessions': 'between sessions',
      over: 'over',
      published: 'results are out',
    },
  },
};

export type StartMessages = typeof start;
