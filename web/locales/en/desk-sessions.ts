/** Several sessions as a plan: who plays, from which seats, who meets whom. */
export const deskSessions = {
  sessions: {
    howMany: 'How many sessions?',
    which: 'Which session is planned?',
    notPlanned: 'not planned yet',
    mixed: 'Mitchell and Howell in {{count}} sessions',
    mixedHow:
      'All sessions are planned at once: in each two of three groups play a Mitchell, the third a Howell.',
    twoHow:
      'Both sessions are planned at once: first a Mitchell between two lines, then a Howell in each line.',
    who: 'Who plays',
    whoPlays: {
      everyone: 'everyone in one field',
      first: 'those who qualified',
      groups: 'groups made of the ranking',
    },
    whoHint: {
      first: 'The others are ranked behind them.',
      groups: 'Each group is compared and ranked for itself.',
    },
    size: { first: 'How many qualify', groups: 'Pairs in a group' },
    group: 'Group {{group}}, {{count}} pairs: {{pairs}}',
    qualified: 'Qualified, {{count}} pairs: {{pairs}}',
    way: 'Seats',
    ways: {
      order: 'in the order of the numbers',
      index: 'drawn, balanced by index',
      ranking: 'drawn, balanced by ranking',
      apart: 'drawn, to meet new pairs',
    },
    wayHint: {
      order: 'Pair 1 at the first seat, and so on.',
      index: 'Lines and sections are about as strong; pairs who cannot move get fixed seats.',
      ranking: 'Lines and sections are about as strong; pairs who cannot move get fixed seats.',
      apart: 'As few as possible meet again; then lines are balanced.',
    },
  },
  encounters: {
    heading: 'Who meets whom',
    never: 'never meet',
    once: 'meet once',
    twice: 'meet twice',
    more: 'meet more often',
    aim: 'Every two pairs over the sessions that are planned. As many different opponents as possible, none more than twice. {{clause}}',
    grid: 'Pair by pair, with the sessions in which they meet',
  },
  triplet: {
    heading: 'Triplet',
    sentence:
      'Three players, two of whom play at a time. The value index is two thirds of the sum of the three.',
    third: 'Third player',
    indexOf: 'Value index of {{name}}',
    enter: 'Enter the third player',
    index: 'Value index of the triplet: {{index}}, two thirds of the sum.',
    who: 'Who plays',
    play: 'They play',
  },
};
