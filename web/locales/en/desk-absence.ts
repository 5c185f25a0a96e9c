/** A pair that is not there, who plays in its place, and who sits where. */
export const deskAbsence = {
  seatsTold: {
    not: 'not told who sits where',
    change: 'They have changed seats',
    other: '{{player}} sits {{seat}}',
  },
  absence: {
    heading: 'Not there',
    note: 'Is not there',
    who: 'Who is not there?',
    is: 'Pair {{pair}} is not there.',
    came_zero: 'Pair {{pair}} came less than a minute late.',
    came_one: 'Pair {{pair}} came {{count}} minute late.',
    came_other: 'Pair {{pair}} came {{count}} minutes late.',
    out: 'Pair {{pair}} is out.',
    waits_one: 'It is waited for until {{time}}: {{count}} minute left ({{clause}}).',
    waits_other: 'It is waited for until {{time}}: {{count}} minutes left ({{clause}}).',
    mayBeOut: 'It may be out since {{time}}, and is at {{by}} ({{clause}}).',
    over: 'Its time was over at {{time}} ({{clause}}).',
    plays: {
      reserve: 'Reserve pair {{pair}} plays in its place.',
      'stand-in': 'Pair {{pair}} stands in, out of competition.',
      reserve_player: 'Reserve player {{pair}} plays instead.',
      'stand-in_player': 'Player {{pair}} stands in, out of competition.',
    },
    cameNow: 'It has come',
    call: 'Reserve pair {{pair}} is here: it enters in round {{round}}',
    callLate: 'Reserve pair {{pair}} is here',
    back: 'Give it its place back',
    standIn: 'A stand-in pair',
    standInGo: 'Seat the stand-in pair',
    takeOut: 'Take it out',
    reason: {
      reserve: 'Pair {{pair}} did not come',
      'stand-in': 'Pair {{pair}} did not come',
      returned: 'Pair {{pair}} came late',
      out: 'Did not come',
      reserve_player: 'Player {{pair}} did not come',
      'stand-in_player': 'Player {{pair}} did not come',
      returned_player: 'Player {{pair}} came late',
    },
    stays: 'The stand-in pair may ask to stay until {{time}}, if it may enter the event ({{clause}}).',
    staysLater:
      'The stand-in pair may ask to stay until {{minutes}} minutes after the results are out, if it may enter the event ({{clause}}).',
    stay: 'It stays in the event',
    stayReason: 'Asks to go on',
    late: 'For the lateness',
    lost: 'Boards lost',
    reserve: 'Reserve no.',
    isReserve: 'Reserve {{order}}',
    is_player: 'Player {{pair}} is not there.',
    came_player_zero: 'Player {{pair}} came less than a minute late.',
    came_player_one: 'Player {{pair}} came {{count}} minute late.',
    came_player_other: 'Player {{pair}} came {{count}} minutes late.',
    out_player: 'Player {{pair}} is out.',
    call_player: 'Reserve player {{pair}} is here: round {{round}} is the first',
    callLate_player: 'Reserve player {{pair}} is here',
    standIn_player: 'A stand-in',
    standInGo_player: 'Seat the stand-in',
    stays_player:
      'The stand-in may ask to stay until {{time}}, with a right to enter the event ({{clause}}).',
    staysLater_player:
      'The stand-in may ask to stay until {{minutes}} minutes after the results are out, with a right to enter the event ({{clause}}).',
  },
};

export const absenceFacts = {
  'absence-noted': 'Pair {{pair}} was not there.',
  'absence-ended': 'Pair {{pair}} came.',
  'place-taken': 'Pair {{pair}} plays in the place of pair {{instead}} from round {{fromRound}}.',
  'seats-taken': 'Round {{round}}, table {{table}}: {{first}} sits {{firstSeat}}, {{second}} {{secondSeat}}.',
  'result-recorded-named':
    'Board {{board}}, round {{round}}, table {{table}}: {{result}} ({{declarer}}) entered by {{by}}.',
  'result-corrected-named':
    'Board {{board}}, round {{round}}, table {{table}} was corrected to {{result}} ({{declarer}}).',
};

export const absenceRefusals = {
  'absent-has-played': 'Pair {{pair}} has results in round {{round}}: it is there. Who leaves is withdrawn.',
  'absent-in-match': 'A team that does not come is ruled on in its match.',
  'not-absent': 'Note first that pair {{pair}} is not there.',
  'own-place': 'Pair {{pair}} cannot take that place so.',
  'no-reserve': 'Pair {{pair}} is not entered as a reserve.',
  'no-reserves':
    'The event has no reserves. Say in its settings that it has, then enter them in their order.',
};

export const absenceFindings = {
  'not-next-reserve': 'Reserves are called in their order: pair {{next}} comes before pair {{pair}}.',
  'reserve-early': 'Reserves are called from {{until}} on: until then the pair is waited for.',
  'reserve-late': 'Round {{round}} has been called: it is too late for a reserve.',
  'leads-to-out': 'Pair {{pair}} is out, and pair {{other}} plays out of competition.',
  'place-lost': 'Pair {{pair}} has lost its place: round {{round}} has been called.',
  'stay-asked-late': 'A stand-in pair could ask to stay until {{until}}.',
  'seats-kept': 'From the first hand on nobody changes his seat without leave of the director.',
  'women-seats': 'In mixed pairs women have seats of their own.',
};
