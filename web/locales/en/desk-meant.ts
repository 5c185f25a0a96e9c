/** What is asked or refused before something hardly meant is done, and when two directors do the same thing. */
export const deskMeant = {
  refusal: {
    'amount-impossible': '{{amount}} is out of the question: at least {{least}}, at most {{most}}.',
    'weights-too-fine':
      'The weights on board {{board}} are too fine to be scored: give them in whole per cent.',
    'changed-meanwhile':
      '{{who}} changed {{subject}} meanwhile: here it is as it stands now. Look again, and repeat yours if you still want it.',
  },
  finding: {
    'unlikely-minutesPerBoard':
      '{{amount}} minutes a board; usual are {{least}} to {{most}}. Is that what you mean?',
    'unlikely-correctionMinutes':
      'A correction period of {{amount}} minutes is longer than a week. Is that what you mean?',
    'unlikely-extension': '{{amount}} minutes for the round. Is that what you mean?',
    'unlikely-break': 'A break of {{amount}} minutes. Is that what you mean?',
    'unlikely-handicap': 'A handicap of {{amount}}%; usual are {{least}} to {{most}}. Is that what you mean?',
    'unlikely-carryOverStep':
      'What is carried over is rounded to steps of {{amount}}; usual is 0.01. Is that what you mean?',
    'unlikely-penaltyPercent':
      'A penalty of {{amount}}% of a top is more than a whole board. Is that what you mean?',
    'unlikely-penaltyImps':
      'A penalty of {{amount}} IMPs is more than a board can be worth. Is that what you mean?',
    'unlikely-adjustedPercent':
      '{{amount}}% on one board: {{least}} to {{most}} is what a board gives. Is that what you mean?',
    'unlikely-adjustedImps':
      '{{amount}} IMPs on one board: no board is worth more than {{most}}. Is that what you mean?',
    'unlikely-adjustedPoints':
      '{{amount}} points on one board: none scores more than {{most}}. Is that what you mean?',
  },
  subject: {
    settings: 'this setting',
    pair: 'pair {{of}}',
    seats: 'who sits where',
    session: 'session {{of}}',
    table: 'the seats at table {{of}}',
    clock: 'the clock',
    board: 'board {{of}}',
    penalty: 'what pair {{of}} was given',
    call: 'the call of table {{of}}',
    device: 'the devices of pair {{of}}',
    deals: 'the hands',
    phase: 'phase {{of}}',
    draw: 'the draw of round {{of}}',
    'line-up': 'the line-up of {{of}}',
    match: 'match {{of}}',
  },
};
