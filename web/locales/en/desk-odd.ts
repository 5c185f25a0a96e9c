/** What makes a result odd enough for the director to look at. */
export const deskOdd = {
  odd: {
    'against-the-field': 'The other side from the field: {{same}} of {{others}} others agree.',
    'other-declarer': '{{others}} others played {{bid}} from the other side.',
    outlier: '{{gap}} points from the nearest other score.',
    unlikely: '{{down}} tricks down.',
    redoubled: 'Redoubled.',
    'other-pairs': 'Others than planned sat there: {{nsPair}} – {{ewPair}}.',
    'lead-of-declarer': '{{holder}}, of declarer’s side, holds {{card}}, which was led.',
    'lead-of-partner': '{{holder}} holds {{card}}, which was led; the lead was {{leader}}’s.',
    'not-makeable': '{{made}} tricks in {{strain}}: by the cards {{declarer}} has {{makes}}.',
    disputed: 'The table does not agree.',
    overtricks: '{{over}} tricks over.',
    'agreed-then-changed': 'Both sides had agreed {{before}} before.',
    'agreed-in-seconds_one': 'Agreed one second after it was entered.',
    'agreed-in-seconds_other': 'Agreed {{count}} seconds after it was entered.',
    late: 'late: the next round had been called',
  },
};

export type DeskOdd = typeof deskOdd;
