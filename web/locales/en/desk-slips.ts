import { boardSlips } from './desk-board-slips.ts';

/** What went otherwise at a table than the movement says, and how it is mended. */
export const deskSlips = {
  slips: {
    ...boardSlips,
    heading: 'Did something go wrong here?',
    inMatch: 'Spoilt boards, wrong opponents and penalties are looked at in the match.',
    reason: 'What happened',
    go: 'Mend it so',
    done: 'Mended.',
    follows: 'What follows',
    checking: 'Working it out…',
    nothing: 'Nothing changes.',
    rule: 'What the rule says',
    penalty: {
      pair: '{{first}} for the side at fault, next time {{next}} ({{clause}}).',
      side: '{{first}} for North–South, next time {{next}} ({{clause}}).',
      same: '{{first}} for the side at fault ({{clause}}).',
      sameSide: '{{first}} for North–South ({{clause}}).',
      warning: 'A warning',
      percent: '{{amount}}% of a top',
      none: 'A penalty is for the director to decide (Law 90).',
    },
    board: 'Board {{board}}, table {{table}}: {{north}} North–South, {{east}} East–West',
    meeting: 'Round {{round}}, table {{table}}: {{north}} against {{east}}, boards {{boards}}',
    shared: 'shared with table {{tables}}',
    loss: 'Round {{round}}, table {{table}}: board {{board}} does not count; {{north}}: {{northScore}}, {{east}}: {{eastScore}} ({{clause}})',
    keeps: 'its first score stands',
    again: 'Round {{round}}, table {{table}}: {{north}} and {{east}} meet again',
    turned: {
      title: 'Seats turned',
      sentence: 'North–South sat East–West, or the board was turned by a quarter.',
      boards: 'On which boards?',
      written: 'What was written is right for',
      seats: 'the seats on the board',
      pairs: 'those who were to sit there',
      match: {
        'rtp-2014':
          'Sat so in both rooms, all stands. In one room: boards played so in both rooms do not compare and are annulled; noticed after more than half of the boards, or never, the match is void. Rule on that in the match. Boards played so in one room only: the other room plays them turned alike.',
        rop: 'Both pairs of a team sat the same way: the boards are annulled, and the team that sat down first loses 1 VP. The match’s rulings take it off.',
        wbf: 'The result was made in the seats they sat in. Where both pairs of a team sat the same way, the board does not compare.',
      },
      rule: {
        'rtp-2014':
          'The board is played and stands. Each pair scores in the direction in which it really played.',
        rop: 'The board stands. For this board North–South plays as East–West and the other way round, scored as usual.',
        wbf: 'The result was made in the seats they sat in: each pair scores in the direction in which it really played.',
      },
    },
    opponents: {
      title: 'Wrong opponents',
      sentence:
        'Others sat here than planned, and have played. Found before anybody took out his cards, they only change places: nothing is recorded.',
      ns: 'Who sat North–South?',
      ew: 'Who sat East–West?',
      after: 'After this round',
      back: 'back to their own places',
      stay: 'they keep these places',
      rule: {
        'rtp-2014':
          'A pair that sits at the wrong table may be penalised, unless it was found before it did harm. What was played stands if none of the four had played the board; else it counts for neither side (Law 15).',
        rop: 'The pair responsible is penalised, unless it did no harm. What was played stands if none of the four had played the board; else it counts for neither side (Law 15).',
        wbf: 'What was played stands if none of the four had played the board; else it counts for neither side, and whoever is deprived has an artificial score.',
      },
    },
    wrongBoard: {
      title: 'Wrong board',
      sentence: 'A board of another round was played here.',
      planned: 'Instead of which board?',
      played: 'Which board was played?',
      right: 'The right board',
      lost: 'is lost',
      later: 'is played later',
      fault: { direct: 'directly at fault', partly: 'partly at fault', none: 'not at fault' },
      rule: {
        'rtp-2014':
          'Boards carried wrongly may be penalised, unless it was found before it did harm. If none of the four had played it, the score stands and the right board may follow; else it counts for neither side (Law 15).',
        rop: 'The pair responsible is penalised, unless it did no harm. If none of the four had played it, the score stands and the right board may follow; else it counts for neither side (Law 15).',
        wbf: 'If none of the four had played it, the score stands and the right board may follow; else it counts for neither side. Whoever is deprived has an artificial score (Law 12C2).',
      },
    },
  },
};

export const slipFacts = {
  'seats-turned': 'Round {{round}}, table {{table}}: they sat the other way round.',
  'seats-turned-boards': 'Round {{round}}, table {{table}}, boards {{boards}}: they sat the other way round.',
  'places-exchanged': 'Pairs {{one}} and {{other}} sat in each other’s places in round {{round}}.',
  'places-exchanged-on': 'Pairs {{one}} and {{other}} keep each other’s places from round {{round}} on.',
  'boards-changed': 'Round {{round}}, table {{table}}: the boards are {{boards}}.',
};

export const slipRefusals = {
  'ruled-already': 'Board {{board}} has a ruling at this table. Undo it first, then rule again.',
  'boards-missing': 'Say on which boards it was.',
  'against-itself': 'A pair cannot play against itself.',
  'as-planned': 'Those are the pairs that the movement has here.',
  'only-turned': 'Those pairs belong here, the other way round. Choose ‘Seats turned’.',
  'no-place': 'Pair {{pair}} has no place in this section in round {{round}}.',
  'not-another-board': 'Board {{board}} is not a board of another round.',
  'right-board-now': 'They play the right board now: there is nothing to record.',
};
