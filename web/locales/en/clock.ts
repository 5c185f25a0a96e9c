/** The clock of a round, wherever it is shown. */
export const clock = {
  clock: {
    paused: 'The clock stands',
    break: 'Break',
    until: '{{message}} until {{time}}',
    left_one: 'One minute left',
    left_other: '{{count}} minutes left',
    over: 'Time is up',
    /** Where matches are played: a round of the phase, and a segment of it. */
    ofMatch: {
      round: 'Round {{round}} of {{rounds}}',
      segment: 'Round {{round}} of {{rounds}}, segment {{segment}} of {{segments}}',
      ended: 'Round {{round}} of {{rounds}} is over',
      endedSegment: 'Round {{round}}, segment {{segment}} of {{segments}} is over',
      move: 'To your tables for round {{round}}',
      moveSegment: 'To your tables for round {{round}}, segment {{segment}}',
      start: 'Start round {{round}}',
      startSegment: 'Start round {{round}}, segment {{segment}}',
      end: 'End round {{round}}',
      endSegment: 'End round {{round}}, segment {{segment}}',
    },
    move: 'Move for round {{round}}',
    ends: 'Session ends about {{time}}',
    sound: 'Sound when the time runs out',
    soundOn: 'On',
    soundOff: 'Off',
  },
};
