/** What happens most often, in front of everything else. */
export const rulingsCommon = {
  what: 'What happened?',
  other: 'Something else',
  types: {
    'insufficient-bid': 'Insufficient bid',
    'call-out-of-turn': 'Call out of turn',
    'change-of-call': 'Change of call',
    'opening-lead': 'Opening lead out of turn',
    'later-lead': 'Lead out of turn, later',
    'exposed-card': 'Card exposed by a defender',
    revoke: 'Revoke',
    claim: 'Claim or concession',
    information: 'Hesitation, information to partner',
    explanation: 'Wrong explanation',
  },
  hints: {
    'insufficient-bid': 'Enter the auction, up to the insufficient bid.',
    'call-out-of-turn': 'Enter the auction. Tap the player before the call that was out of turn.',
    'change-of-call': 'Enter the auction with the first call, then say what it was changed to.',
    'opening-lead': 'Tap the player who led, then the card.',
    'later-lead': 'Tap the player who led, then the card.',
    'exposed-card': 'Say whose card it was, and how it was seen.',
    revoke: 'Play the tricks as they went, then say that the revoke was noticed.',
    claim: 'Play the tricks up to the claim, then say what was claimed.',
    information: 'Enter the auction so far, then say who did what.',
    explanation: 'Enter the auction so far, then say who explained.',
  },
  askFirst: 'Throw this case away?',
  keep: 'Keep it',
};

export type RulingsCommonMessages = typeof rulingsCommon;
