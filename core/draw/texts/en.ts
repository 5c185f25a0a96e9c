import type { DrawWords } from './wording.ts';

export const en: DrawWords = {
  and: 'and',
  reasons: {
    next: '{a} meets {b}: next in the standings',
    'passed-over': '{a} meets {b}',
    fold: '{a} meets {b}: the highest against the lowest',
    slide: '{a} meets {b}: the same place in the other half',
    nearest: '{a} meets {b}: so the draw as a whole stays closest to the standings',
    fixed: '{a} meets {b}: fixed by the director',
    rematch: '{a} meets {b} again: no draw has fewer rematches',
    'club-released': '{a} meets {b} of the same club: no draw avoids it',
    'region-released': '{a} meets {b} of the same region: no draw avoids it',
    'nation-released': '{a} meets {b} of the same nation: no draw avoids it',
    danish: '{a} meets {b}: by the standings, rematch or not',
    'place-certain': '{a} meets {b}: the place of {a} is certain, so it meets the lowest',
    bye: '{a} sits out: the lowest that has not yet',
    'bye-fixed': '{a} sits out: fixed by the director',
    'second-bye': '{a} sits out again: everybody has had a bye',
    triple: '{teams} meet each other: the last three',
    'triple-met': '{teams} meet each other: the last three, though some of them have met',
    'triple-moved': '{teams} meet each other: the lowest three that leave the others a draw',
  },
  because: {
    'has-met': { one: '{a} has met {teams}', many: '{a} has met {teams}' },
    'same-club': { one: '{teams} is of the same club', many: '{teams} are of the same club' },
    'same-region': { one: '{teams} is of the same region', many: '{teams} are of the same region' },
    'same-nation': { one: '{teams} is of the same nation', many: '{teams} are of the same nation' },
    forbidden: { one: '{a} may not meet {teams}', many: '{a} may not meet {teams}' },
    'blocks-rest': {
      one: 'with {teams} the rest could not be drawn',
      many: 'with {teams} the rest could not be drawn',
    },
    'out-blocks-rest': {
      one: 'without {teams} the rest could not be drawn',
      many: 'without {teams} the rest could not be drawn',
    },
    'had-bye': { one: '{teams} has had a bye', many: '{teams} have had a bye' },
  },
};
