/** The captain's own phone: the next match, the line-up, the signature. */
export const phoneCaptain = {
  captain: {
    home: 'You are the home team: North–South in the open room.',
    away: 'You are the visitors: East–West in the open room.',
    women: 'Women sit {{seats}} ({{clause}}).',
    womenStand: 'Boards played in other seats before it is noticed stand ({{clause}}).',
    seatedEarly: {
      own: 'Your pair with a highly unusual system sits down {{minutes}} minutes before the match if the opponents ask for it ({{clause}}).',
      theirs:
        'A pair of theirs plays a highly unusual system: you may ask that it sits down {{minutes}} minutes before the match ({{clause}}).',
    },
    handIn: {
      home: 'The home team hands in the sheets of both rooms, signed by both captains; what is corrected on them both captains initial ({{clause}}).',
      both: 'Both captains answer for handing in the sheets, signed by both; what is corrected on them both initial ({{clause}}).',
    },
    roomsTitle: 'Who may be in which room',
    rooms:
      'In the closed room there are only the players, the director and his assistants. The open room starts once the closed room is seated; nobody leaves without the director’s leave.',
    watch:
      'Of your team only you may watch, in the open room, from the start and with the director’s knowledge.',
    nothing: 'Your next match appears here when the draw is published.',
    bye: 'You sit out this round.',
    lineUp: 'Declare the line-up',
    lineUpDone: 'See or change the line-up',
    sign: 'Sign the result',
    signed: 'You have signed. The other captain has still to sign.',
    bothSigned: 'Both captains have signed.',
    signQuestion: '{{home}} {{homeImps}} – {{awayImps}} {{away}} IMPs. Is that right?',
    signQuestionPoints: '{{home}} {{homeImps}} – {{awayImps}} {{away}} points. Is that right?',
    signYes: 'Yes, sign',
    signNo: 'Not right',
    wrong: 'Call the director: he corrects the boards, then you sign.',
    match: 'Board by board',
    standings: 'Standings',
    back: 'Team',
  },
  atMatch: {
    where: 'Round {{round}} of {{rounds}}, {{room}}',
    whereSegment: 'Round {{round}}, segment {{segment}} of {{segments}}, {{room}}',
    open: 'open room',
    closed: 'closed room',
  },
};

export type PhoneCaptain = typeof phoneCaptain;
