/** The keys of the clock at the desk, and what the history says of them. */
export const deskClock = {
  clockKeys: {
    label: 'Clock',
    standing: 'paused',
    pause: 'Pause',
    goOn: 'Go on',
    longer: '+{{minutes}} min',
    longerName_one: 'One minute more for the round',
    longerName_other: '{{count}} minutes more for the round',
    shorter: '−{{minutes}} min',
    shorterName_one: 'One minute less for the round',
    shorterName_other: '{{count}} minutes less for the round',
    break: 'Break…',
    changeBreak: 'Change the break…',
    message: 'What the break is called',
    usual: 'Coffee',
    until: 'Until',
    inMinutes: '{{minutes}} min',
    start: 'Stop the clock until {{time}}',
    fits: 'After round {{round}} no board that was played is still to be played: a break fits ({{clause}}).',
    fitsLater:
      'Boards that were played are still to be played; a break fits after round {{round}} ({{clause}}).',
    fitsNowhere:
      'Boards that were played are still to be played until the end: a break is not recommended ({{clause}}).',
    cancel: 'No break',
  },
};

export const clockFacts = {
  'clock-paused': 'The clock was stopped.',
  'clock-paused-break': 'The clock was stopped: {{words}}.',
  'clock-resumed': 'The clock went on.',
  'round-seated': 'Round {{round}}: everybody is seated, the time runs from here.',
  'round-extended': 'Round {{round}}: {{minutes}} min.',
};

export const clockRefusals = {
  'break-end': 'A break ends later than now, and within twelve hours.',
  'break-message': 'What a break is called has 1 to {{most}} letters.',
  extension: 'A round is made longer or shorter by 1 to {{most}} whole minutes.',
};
