import { teamsReadings } from './desk-readings-teams.ts';

/** Where a regulation can be read in several ways, as the organiser chooses and the pages say it. */
export const readingTexts = {
  readings: {
    here: 'How the regulation is read here',
    heading: 'Where the regulation can be read in several ways',
    usual: '{{way}} (unless told)',
    line: '{{clause}}, read here: {{question}}: {{way}}.',
    none: 'as usual',
  },
  reading: {
    A01: {
      question: 'What late offenders get on boards lost',
      way: {
        'flat-40': 'a flat 40%',
        'own-if-lower': '40%, or their own percentage if lower',
      },
    },
    A03: {
      question: 'Opponents in a group of two or three results',
      way: {
        mirrored: 'the same percentages in their own order',
        complement: 'what is left of 100%',
      },
    },
    'largest-group': {
      question: 'The largest group of a board, with three results or fewer',
      way: {
        'by-order': 'by order, as any small group',
        formula: 'by the formula',
      },
    },
    A19: {
      question: 'A first lateness of more than 5 minutes, no board lost',
      way: {
        warning: 'a warning is proposed',
        penalty: 'a penalty is proposed',
      },
    },
    'card-without-harm': {
      question: 'A convention card at fault that harmed nobody',
      way: {
        nothing: 'nothing',
        warning: 'a warning',
      },
    },
    E1: {
      question: '24 boards, 19 IMPs: printed 14,80',
      way: {
        misprint: 'a misprint of 14,08',
        'as-printed': 'as it is printed',
      },
    },
    'late-over-20': {
      question: 'A pair more than 20 minutes late that is not eliminated',
      way: {
        'director-decides': 'the director decides',
        'as-16-to-20': '50%, as for 16 to 20 minutes',
      },
    },
    B12: {
      question: 'A result alone in its group',
      way: {
        'sixty-both': '60% to both',
        'law-88': '60%, or the tournament average if higher (Law 88)',
      },
    },
    B15: {
      question: 'The tournament average',
      way: {
        own: 'the pair’s own percentage',
        fifty: '50%',
      },
    },
    B01: {
      question: 'Charges for every 5 minutes',
      way: {
        begun: 'begun',
        completed: 'completed',
      },
    },
    B02: {
      question: 'A knock-out match up to 5 minutes late',
      way: {
        'nothing-within-5': 'nothing',
        'from-the-first': '1 IMP for each minute from the first',
      },
    },
    A18: {
      question: 'A pair formed by a substitution that breaks a limit',
      way: {
        'own-entry': 'judged as an entry of its own, and accepted if it may enter',
        disqualified: 'never accepted: the pair is disqualified',
      },
    },
    A04: {
      question: 'Until when players ask for a correction',
      way: {
        both: 'the time of 3.7.2 for players, that of 2.2.7.2 for the director',
        'as-director': 'as long as the director corrects (2.2.7.2)',
      },
    },
    A27: {
      question: 'A correction period of less than 30 minutes',
      way: {
        'never-shorter': 'never for the director; the players’ own time may be shorter',
        'may-be-shorter': 'as the event’s regulations say',
      },
    },
    A24: {
      question: 'North–South in the Mitchells of the mixed scheme',
      way: {
        'first-named': 'the group named first',
        'second-named': 'the group named second',
      },
    },
    A25: {
      question: 'Working days',
      way: {
        'without-holidays': 'Monday to Friday without national holidays',
        'monday-to-friday': 'Monday to Friday, holidays too',
      },
    },
    A36: {
      question: 'A ruling told late after the last session, the committee still there',
      way: {
        'after-notice': '30 minutes after it was told, or the usual limit if later',
        'usual-limit': 'the usual limit alone',
      },
    },
    B04: {
      question: 'Less than one point apart',
      way: {
        'from-first': 'counted from the first of those tied',
        'from-the-one-before': 'counted from the one before',
      },
    },
    B05: {
      question: 'Tied pairs that played a board in opposite lines',
      way: {
        'lines-apart': 'each line apart; alone in it is the rule of the only pair',
        'by-percentage': 'compared by what the board was worth to each',
      },
    },
    B11: {
      question: 'Women in mixed pairs',
      way: {
        'as-teams': 'South and West, with screens South and East, as in mixed teams',
        'as-they-like': 'where they like',
      },
    },
    'force-majeure': {
      question: 'Force majeure excuses',
      way: {
        both: 'fewer than 24 boards, and a player’s fewer than 20',
        'player-alone': 'a player’s fewer than 20 boards alone',
      },
    },
    B10: {
      question: 'The tournament average while the event runs',
      way: {
        taken: 'over the boards scored so far; final at the end',
      },
    },
    'reserve-results': {
      question: 'A late pair has its place again: the results of the reserve',
      way: {
        reserve: 'stay the reserve’s, which plays out of competition from then on',
        pair: 'are the pair’s',
      },
    },
    ...teamsReadings,
  },
};
