/** Where a regulation can be read in several ways, as the organiser chooses and the pages say it. */
export const readingTexts = {
  readings: {
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
  },
};
