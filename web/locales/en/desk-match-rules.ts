/** What the director does by the regulation's rules for matches. */
export const deskMatchRules = {
  spoiltBoard: {
    board: 'Board',
    room: 'Where it happened',
    rooms: { open: 'Open room', closed: 'Closed room' },
    replaceBy: 'Board played instead',
    forThePairs: 'The result was written as if the board had not been turned',
    go: {
      cancelled: 'Annul it in this match',
      replaced: 'Replace it in both rooms',
      'played-likewise': 'Turn it in both rooms',
    },
    alike: 'Make the board the same for the other room: nothing changes in the score.',
  },
  segmentClock: {
    take_one: 'Take 1 minute',
    take_other: 'Take {{count}} minutes',
    seated: 'All are seated: the time runs from now',
    seatedAt: 'Seated at {{time}}.',
    grace: '5 minutes’ grace, until {{time}}; then it counts as slow play.',
    late: 'Late now: {{count}} min. From {{time}} on {{clause}} applies.',
  },
  stronger: {
    says: '{{player}} joined {{team}} after the series were formed and makes it stronger: {{vps}} VPs are proposed in each match that he plays.',
    unknown: 'No line-up tells whether he plays.',
    reason: '{{player}} makes the team stronger',
  },
  charge: {
    times: 'How often this has happened to them',
    says: 'By the table of penalties, for {{team}}: {{amount}}.',
    warning: 'a warning',
    imps: '{{imps}} IMPs',
    give: 'Give it to {{team}}',
    vps: 'Take {{vps}} VP off {{team}}',
    vps_points: 'Take {{vps}} points off {{team}}',
    vps_imps: 'Take {{vps}} IMPs off {{team}}',
    inPoints: 'This match is not counted in IMPs: take points off it under “Penalty”.',
  },
  proposalNote: {
    'seats-penalty': 'Both teams answer for the seats of their pairs: a penalty is possible.',
    'turned-in-the-other-room':
      'Boards played in one room only are played in the other with the pairs turned: {{count}}.',
    discipline: 'Disciplinary measures may follow.',
    'two-other-players': 'The organiser may accept up to two other players.',
    'tie-break': 'The tie is broken as at the end of a knock-out match.',
    'mean-proposed': 'The text says nothing of the offenders’ own VPs: their mean is proposed. Confirm it.',
    'late-team-stays': 'No reserve team came: the late team may stay in the event.',
    'reserve-takes-its-place': 'The late team is out of the event; the reserve team takes its place.',
    'player-may-be-replaced': 'A player who cannot go on may be replaced.',
    'present-team-waits': 'The team present waits for the decision, or risks the same.',
    'false-reason': 'Work is no force majeure; a false reason costs 24 IMPs.',
    'exactly-a-quarter':
      'With this the team has missed exactly a quarter of its matches: see whether it stays in.',
  },
};

export type DeskMatchRules = typeof deskMatchRules;
