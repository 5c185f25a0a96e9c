/** Directing beside the cases: the log, another director, and what history and refusals say of it. */
export const deskDirecting = {
  directing: {
    given: 'Penalties given',
    delegate:
      '{{name}} supervises as delegate or head of the tournament, without the director’s powers ({{clause}}).',
    playsFor: 'You are entered as a player ({{who}}): whoever directs should not play ({{clause}}).',
    log: {
      heading: 'Log of incidents',
      kind: 'What happened',
      law74: 'Law 74',
      regulation: 'Regulation, in rising gravity',
      record: 'For the record',
      table: 'Table',
      board: 'Board',
      who: 'Whom it concerns',
      everybody: 'All at the table',
      text: 'In a few words',
      keep: 'Note it',
      none: 'Nothing was noted yet.',
      kinds: {
        inattention: 'inattention to the game',
        'gratuitous-comment': 'a gratuitous comment',
        'detaching-card-early': 'a card detached before the turn',
        'prolonging-play': 'play prolonged to annoy',
        'rude-to-director': 'discourtesy to the director',
        'varied-call-words': 'different words for the same call',
        'showing-approval': 'approval or disapproval of a call or play',
        'showing-expectation': 'a trick expected or not, shown',
        'drawing-attention': 'attention drawn to a happening or to the score',
        'watching-players': 'staring at a player or at where he takes his card',
        'showing-disinterest': 'lack of interest in the deal, shown',
        'tempo-to-disconcert': 'tempo varied to disconcert',
        'leaving-table-early': 'the table left before the move',
        'self-praise': 'excessive self-praise',
        'analysis-delaying-play': 'analysis that delays play',
        'misleading-remarks': 'misleading remarks',
        'disparaging-comments': 'disparaging comments',
        'leaving-room': 'the room left without leave',
        'arguing-rulings': 'arguing about rulings',
        'insinuation-or-rudeness': 'insinuation or rudeness',
        discrimination: 'discrimination',
        'intimidation-or-violence': 'intimidation, threats or violence',
        psychic: 'a psychic call',
        technical: 'something technical',
        'organiser-error': 'an error of the organiser',
        'signed-complaint': 'a signed complaint',
        'joint-report': 'a report of both captains',
        other: 'something else',
      },
    },
    over: {
      heading: 'Another director',
      to: 'Who directs from now on',
      standing: 'As',
      standings: {
        director: 'another director',
        'playing-director': 'a player who is a director',
        member: 'a member who does not play',
        player: 'a player of the event',
        'no-referee': 'no director: moves boards, collects complaints',
      },
      reason: 'Why',
      go: 'Hand over with all open cases',
      now: '{{who}} directs since {{time}}: {{standing}}',
      noReferee:
        'Complaints are written and signed; a committee of participants decides at the end, and appeals go to the council ({{clause}}).',
    },
  },
};

export const directingFacts = {
  'appeal-noted': 'Appeal {{appeal}}: “{{text}}”',
  'appeal-held': 'Appeal {{appeal}}: whether the next match waits was decided.',
  'appeal-taken-further': 'Pair {{pair}} took appeal {{appeal}} to the council: “{{about}}”',
  'incident-logged': 'Noted in the log: {{what}}',
  'directing-handed-over': '{{director}} directs from now on.',
  'report-sent': 'The report was sent.',
  'report-returned': 'The report came back: it was incomplete.',
};

export const directingRefusals = {
  'approval-missing': 'Say who has approved it for the organiser: out of the event nobody is put without.',
  'together-short':
    'Pair {{pair}} will have played {{percent}}% of the boards together, less than half: it leaves the ranking.',
  'disallowed-result':
    '{{result}} rests on an action that was disallowed: say why it is among the results weighed.',
  'cause-missing': 'Say for which cause {{name}} does not sit.',
  'change-other': 'That is not what was appealed against.',
  'chief-decides': 'It was recommended: the director in charge decides whether to follow.',
  'chief-rules': 'The director in charge changes his ruling or lets it stand.',
  'no-deposit': 'By this regulation a claim comes without a deposit.',
  'deposit-back': 'There was an error: the deposit goes back.',
  'delegate-supervises': 'A delegate supervises: the director rules.',
  'council-unasked': 'It goes to the council when somebody takes it there.',
  'council-decides': 'It was taken to the council: the council decides.',
  'nobody-waits': 'By this regulation nobody’s next match waits for an appeal.',
  'not-harmed': 'It is taken further by those who appealed, or by those whom the decision harmed.',
  'no-council': 'By this regulation a decision goes no further.',
  'further-already': 'The council has this appeal already.',
  'committee-first': 'A committee decides first.',
  'law-only': 'The council hears matters of law only.',
  'needed-at-once': 'Whoever loses is out at once: nothing goes from the committee to the council.',
  'signed-by-both': 'Both captains sign the report on their match.',
  unsigned: 'Say who has signed the complaint.',
  'incident-untold': 'Say in a few words what happened.',
  'referee-needed': 'By this regulation somebody has to direct.',
  'report-unsent': 'The report was not sent: there is nothing to come back.',
  'lack-unsaid': 'Say what is missing.',
};

export const directingFindings = {
  'committee-hears':
    'A committee hears this; the director in charge does when none can meet in time. Is that so?',
  'council-late': 'It could be taken there until {{until}}.',
  'prizes-at-once':
    'Where prizes are given straight after the event nothing goes to the council: were they not?',
  'replacement-order':
    'Others come before him: another director, a player who is one, a member who does not play. Is none of them there?',
  'report-incomplete': 'The report lacks something and would come back. Send it all the same?',
};
