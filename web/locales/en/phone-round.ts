/** What a phone says about the round that its table is in. */
export const phoneRound = {
  sides: {
    whose: 'This phone is for',
    both: 'both sides',
    NS: 'N–S',
    EW: 'E–W',
    weAre: 'We are {{side}}',
    toThem: 'Send it to {{side}}',
    waits: '{{side}} agree on their own phone',
    sent: 'You entered this. It shows on the other phone now.',
    hand: 'Hand this phone across instead',
    confirmed: 'Confirmed. {{side}} confirm on their own phone.',
  },
  end: {
    ended: 'The session ended for this table at {{time}}.',
    lastRound: 'That was the last round. The director closes the session when all results are in.',
  },
  called: {
    pair: 'Pair {{pair}}: {{place}}',
    team: '{{team}}: {{place}}',
    stays: 'stay here',
    goes: 'go to table\u00A0{{table}}, as {{side}}',
    sitsOut: 'sit out this round',
    sitsOutAt: 'sit out this round, at table\u00A0{{table}}',
  },
  late: {
    still: 'Round {{next}} has been called. You are still in round {{round}}.',
    goOn: 'Go on to round {{next}}',
    left_one: 'Board {{boards}} of round {{round}} is not agreed: going on leaves it to the director.',
    left_other: 'Boards {{boards}} of round {{round}} are not agreed: going on leaves them to the director.',
    back: 'Back to round {{round}}',
    still_match: 'Round {{next}} has been called. You are still in round {{round}}.',
    goOn_match: 'Go on to round {{next}}',
    left_match_one: 'Board {{boards}} of round {{round}} is not agreed: going on leaves it to the director.',
    left_match_other:
      'Boards {{boards}} of round {{round}} are not agreed: going on leaves them to the director.',
    back_match: 'Back to round {{round}}',
  },
};

export type PhoneRound = typeof phoneRound;
