/** The clock of a round, wherever it is shown. */
export const clock = {
  clock: {
    paused: 'The clock stands',
    break: 'Break',
    until: '{{message}} until {{time}}',
    left_one: 'One minute left',
    left_other: '{{count}} minutes left',
    over: 'Time is up',
    move: 'Move for round {{round}}',
    ends: 'Session ends about {{time}}',
    sound: 'Sound when the time runs out',
    soundOn: 'On',
    soundOff: 'Off',
  },
};
