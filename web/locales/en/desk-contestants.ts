/** What is said of a pair, said of a team or of a single player where those compete. */
export const contestantTexts = {
  label: { pair_team: 'Team', pair_player: 'Player' },
  history: { pair_team: 'team {{pair}}', pair_player: 'player {{pair}}' },
  subject: {
    pair_team: 'team {{of}}',
    pair_player: 'player {{of}}',
    penalty_team: 'what team {{of}} was given',
    device_team: 'the devices of team {{of}}',
  },
  refusal: {
    'penalties-unfit_player':
      'Penalties of player {{pairs}} are in a unit that this way of scoring does not have. Undo them in the history (number {{facts}}), then give them again.',
    'penalties-unfit_team':
      'Penalties of team {{pairs}} are in a unit that this way of scoring does not have. Undo them in the history (number {{facts}}), then give them again.',
    'pair-number_team': 'Give the team a number.',
    'pair-number_player': 'Give the player a number.',
    'pair-twice_team': 'Team {{pair}} is already entered.',
    'pair-twice_player': 'Player {{pair}} is already entered.',
    'player-twice_team': '{{player}} already plays in team {{pair}}.',
    'no-such-pair_team': 'Team {{pair}} is not entered.',
    'no-such-pair_player': 'Player {{pair}} is not entered.',
    'not-seated_team': 'Team {{pair}} does not play in session {{session}}.',
    withdrawn_team: 'Team {{pair}} has withdrawn.',
    withdrawn_player: 'Player {{pair}} has withdrawn.',
    'already-withdrawn_team': 'Team {{pair}} has withdrawn already.',
    'already-withdrawn_player': 'Player {{pair}} has withdrawn already.',
    'has-played_team': 'Team {{pair}} has played up to round {{round}}. Withdraw it from a later round.',
    'already-played_team': 'Team {{pair}} already has a score on board {{board}}.',
    'no-score_team': 'Team {{pair}} has no score on board {{board}}.',
    'wrong-pairs_team': 'These are not the teams that meet at this table.',
    'against-itself_team': 'A team cannot play against itself.',
    'as-planned_team': 'Those are the teams that were drawn here.',
    'only-turned_team': 'Those teams belong here, the other way round. Choose ‘Seats turned’.',
    'no-place_team': 'Team {{pair}} has no place in this group in round {{round}}.',
  },
  finding: {
    'later-round_team':
      'Board {{board}}, table {{table}}, is played in round {{round}}, by teams {{ns}} and {{ew}}; the table is in round {{now}}.',
  },
  fact: {
    'places-exchanged-on_team':
      'Teams {{one}} and {{other}} keep each other’s places from round {{round}} on.',
    'places-exchanged_team': 'Teams {{one}} and {{other}} sat in each other’s places in round {{round}}.',
    'contestant-entered_team': 'Team {{pair}} was entered: {{players}}.',
    'contestant-entered_player': 'Player {{pair}} was entered: {{players}}.',
    'contestant-changed_team': 'Team {{pair}} was changed.',
    'contestant-changed_player': 'Player {{pair}} was changed.',
    'contestant-withdrawn_team': 'Team {{pair}} withdrew.',
    'contestant-withdrawn_player': 'Player {{pair}} withdrew.',
    'penalty-given_team': 'Team {{pair}} was given a penalty: {{amount}} {{unit}}.',
    'warning-given_team': 'Team {{pair}} was given a warning.',
    'suspension-given_team': 'Team {{pair}} was suspended or disqualified.',
    'player-substituted_team': '{{substitute}} plays in team {{pair}} from round {{fromRound}}.',
    'device-authorised_team': '{{name}}, team {{pair}}, may use a device of his or her own.',
  },
  kind: { pair_team: 'team' },
};
