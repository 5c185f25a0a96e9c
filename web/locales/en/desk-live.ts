/** What the desk says of a session in play, beside what the movement plans. */
export const deskLive = {
  live: {
    substitute: {
      tier: 'Tier of the substitute',
      unknown: 'not known',
      withoutCategory: 'without a category',
      approved: 'Expressly approved, whatever it breaks',
      forceMajeure: 'Force majeure',
      region: 'Region that the event asks for',
      none: 'it asks for none',
      kept: 'kept',
      lost: 'not kept',
    },
    ranked: {
      out: 'Out of the ranking',
      back: 'In the ranking again',
      sentence: 'Plays hors concours, or is disqualified: what others score against it counts.',
    },
    corrections: {
      heading: 'Corrections asked for',
      sentence: 'Board {{board}}, round {{round}}, table {{table}}: {{pair}} says “{{says}}”.',
      stands: 'It stands as',
      waits: 'The other side has not answered yet.',
      confirmed: 'The other side confirms it.',
      denied: 'The other side says that it is not so.',
      elsewhere: 'They belong to another table: find out, then correct.',
      deposit: 'Deposit ({{clause}})',
      deposits: {
        none: 'none',
        returned: 'given back: there was an error, or what was posted could not show otherwise',
        kept: 'kept',
      },
      right: 'What is right',
      go: 'Correct',
      refuse: 'Refuse',
      ask: 'A score is said to be wrong',
      who: 'Who says so?',
      says: 'What should be written',
      askGo: 'Note the request',
      theyConfirm: 'Pair {{pair}} confirms it',
      theyDeny: 'Pair {{pair}} says no',
      theyConfirm_player: 'Player {{pair}} confirms it',
      theyDeny_player: 'Player {{pair}} says no',
    },
    due: {
      by_one: 'Results are due by {{time}}: {{count}} minute left ({{clause}}).',
      by_other: 'Results are due by {{time}}: {{count}} minutes left ({{clause}}).',
      late: 'The results came late: justified requests are heard until {{time}} ({{clause}}).',
    },
    move: {
      heading: 'The move was called',
      sentence:
        'These tables had not finished when the move was called. {{clause}}: a board is played to its end only if {{keeps}}; it and those not begun are lost otherwise.',
      keeps: { 'lead-faced': 'its opening lead was faced', 'auction-over': 'its auction was over' },
      table: 'Table {{table}}, round {{round}}',
      asks: 'Has not said yet how far it was.',
      underWay: 'Board {{board}} is under way',
      none: 'None: all are lost',
      lost: 'Lost: boards {{boards}}',
      reason: 'Slow play',
      go_one: 'Give {{count}} artificial score',
      go_other: 'Give {{count}} artificial scores',
    },
    slow: {
      heading: 'Slow tables',
      pace: '{{minutes}} minutes a board ({{clause}})',
      table_one: 'Table {{table}}: {{count}} minute behind ({{boardsIn}} of {{boards}} boards in)',
      table_other: 'Table {{table}}: {{count}} minutes behind ({{boardsIn}} of {{boards}} boards in)',
    },
  },
};

export const liveFacts = {
  'contestant-ranked': 'Pair {{pair}} is in the ranking again.',
  'contestant-ranked-out': 'Pair {{pair}} is out of the ranking.',
  'correction-asked':
    'Pair {{pair}} asks to correct board {{board}}, round {{round}}, table {{table}}: “{{says}}”.',
  'correction-answered': 'Pair {{pair}} confirms request {{request}}.',
  'correction-answered-no': 'Pair {{pair}} says that request {{request}} is not right.',
  'correction-decided': 'Request {{request}} was granted.',
  'correction-decided-no': 'Request {{request}} was refused.',
  'move-answered':
    'Round {{round}}, table {{table}}: board {{underWay}} was under way when the move was called ({{by}}).',
  'board-marked': 'Board {{board}} counts as marked: dealer {{dealer}}, {{vulnerable}}.',
  'move-answered-none':
    'Round {{round}}, table {{table}}: no board was far enough when the move was called ({{by}}).',
};
