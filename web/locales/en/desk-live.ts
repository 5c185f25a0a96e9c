/** What the desk says of a session in play, beside what the movement plans. */
export const deskLive = {
  live: {
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
  'move-answered':
    'Round {{round}}, table {{table}}: board {{underWay}} was under way when the move was called ({{by}}).',
  'board-marked': 'Board {{board}} counts as marked: dealer {{dealer}}, vulnerable {{vulnerable}}.',
  'move-answered-none':
    'Round {{round}}, table {{table}}: no board was far enough when the move was called ({{by}}).',
};
