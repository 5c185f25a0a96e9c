/** What a director should bear in mind about a penalty, by the code that pages translate. */
export const PENALTY_NOTES = {
  'force-majeure': 'Not in a case of force majeure.',
  'long-delay':
    'The clause warns for up to 5 minutes and is silent on more when no board is lost: the director may choose a procedural penalty instead.',
  'no-row-180': 'The table has no row for it; North–South may be penalised, above all for a repetition.',
  'knowing-profit': 'The director may be more severe with a player who knowingly profited (Law 16).',
  'say-what-follows':
    'Say whether a further offence may bring suspension or disqualification (RTP 2.1.11.4).',
  'grows-with-repetition': 'The amount may grow with repetition over the whole event (RTP 2.1.11.1).',
  'already-in-score':
    'These 30% are already in the score of an omitted result, the tournament average less 30% (ROP 5.12): not twice.',
  'others-on-top-pairs': 'Other penalties may come on top (ROP 5.13).',
  'others-on-top-teams': 'Other penalties may come on top (ROP 6.15).',
  'average-on-board': 'The pairs responsible score the tournament average on the board (ROP 5.13).',
  discipline: 'Disciplinary measures may follow.',
  'adjusted-and-discipline': 'The opponents may get an adjusted score; disciplinary measures may follow.',
  'both-or-responsible': 'ROP 6.15 charges both teams, ROP 9.2 the pair responsible.',
  'sat-first': 'The team that sat first is at fault.',
  'no-appeal-disciplinary': 'No appeal lies against a disciplinary penalty.',
  'no-appeal-suspension': 'No appeal lies against a suspension or disqualification.',
} as const;
export type PenaltyNote = keyof typeof PENALTY_NOTES;

/** What must have happened for a row to charge anything. */
export const PENALTY_HARMS = {
  'face-up-seen': 'a player of the next round other than the holder of that hand saw the card (RTP 2.2.4.4)',
  'round-delayed': 'the return to the table delayed the next round',
  'other-side-harmed': 'it harmed the other side',
  harm: 'it did harm',
  'card-seen': 'a player of the next round saw a card that was not his (ROP 5.13)',
  'found-too-late': 'it was found too late to do no harm (ROP 5.13)',
} as const;
export type PenaltyHarm = keyof typeof PENALTY_HARMS;

/** What else a director may do. */
export const PENALTY_DECISIONS = {
  'pair-out':
    'put a pair out or replace it that arrives after 20 minutes and after the first round (RTP 2.2.3.2)',
  'team-not-appeared': 'find that a team more than 30 minutes late has not appeared (RTP 2.3.5)',
  'eliminate-pair': 'eliminate the pair and reorganise the field (ROP 5.4)',
  'disqualify-player': 'disqualify the player (ROP 5.12)',
  'eliminate-team': 'find that the team has not appeared, or eliminate it (ROP 6.11)',
  'more-severe': 'be more severe (ROP 6.14)',
  'as-not-appeared': 'score the match as if the team had not appeared',
} as const;
export type PenaltyDecision = keyof typeof PENALTY_DECISIONS;
