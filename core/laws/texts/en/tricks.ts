/** The words for what is asked about revokes (Laws 62 and 64), and for finished and defective tricks (Laws 65 to 67). */
export const tricks = {
  irregularities: {
    'defective-trick': 'A trick has too few or too many cards of {offender}',
    'card-strayed': '{card}, played by {offender}, is not among the played cards',
    'card-pointed-out': '{by} says that a card of {offender} lies the wrong way',
    'tricks-disturbed': '{offender} changed the order of the played cards',
    inspection: '{offender} wants to see cards of a finished trick, or has looked',
    'cards-mixed': 'Cards were mixed, and a revoke or the number of tricks is in dispute',
    'early-lead-due': '{offender} led {card} before the last trick was complete',
  },
  questions: {
    'possibly-suggested': 'Which card of {seat} could possibly have been suggested by the sight of {card}?',
    'card-suggested':
      'Which card of {seat} could demonstrably be suggested, over another logical alternative, by the sight of {card}?',
    'took-back': 'Do {side} take back a card played after the revoke of {seat}?',
    'revoke-trick-winner':
      'A claim or concession ended the play in trick {trick}: which hand is taken to have won it?',
    'won-with-own-card':
      'Did {seat} win one of the tricks claimed or conceded with a card that could have been played to trick {trick}?',
    'revoke-damage': 'Were {side} damaged by the revoke in trick {trick} by more than they were given?',
    'repeated-revoke-damage':
      'Would {side} probably have won more tricks if {seat} had not revoked in {suit} again?',
    'both-revoked-damage':
      'Both sides revoked. Was one of them damaged, compared with the probable result without the revokes?',
    'card-for-trick': 'Which card comes from {seat} to trick {trick}?',
    'has-suit-led': 'Does {seat} hold a card of the suit led to trick {trick}?',
    'faces-seen': 'Were the faces of several cards of {seat} seen: {card} {cards}?',
    'faced-card-known': 'Is it known which of the cards of {seat} was faced to trick {trick}: {cards}?',
    'exposed-on-return': 'Was {cards} exposed on its way back to {seat}?',
    'too-late-to-correct': 'Is it too late to take back {card}, which {seat} played a second time?',
    'inspection-ordered': 'Does the director have the trick inspected for {seat}?',
    'facts-known': 'Can the director still find out what happened?',
  },
  answers: {
    'took-back/kept': 'No: the cards stay',
    'took-back/changed': 'Yes: the tricks are played again',
    'possibly-suggested/none': 'None',
    'card-suggested/none': 'None',
    'touching-the-table': 'Yes: face up, touching the table or nearly',
    'held-as-played': 'Yes: kept in the position of a card played',
  },
  notes: {
    'no-defect': 'No trick is found to be defective',
    'too-few-cards': '{seat} put no card to trick {trick}',
    'too-many-cards': '{seat} put too many cards to trick {trick}',
    'card-put-back': '{card} goes back among the played cards of {seat}',
    'illegal-play-corrected': 'The second play of {card} is taken back: {seat} plays a legal card',
    'may-point-out': '{seat} may point it out',
    'may-not-point-out': '{seat} may not point it out now',
    'card-points-to-partner': 'The card of {seat} points to partner: the trick was won',
    'card-points-to-opponents': 'The card of {seat} points to the opponents: the trick was lost',
    'keep-cards-in-order': 'Played cards stay in order until the result is agreed',
    'allegation-is-not-enough': 'To say that somebody revoked gives no right to inspect tricks',
    'may-inspect': '{seat} may see it',
    'may-not-inspect': '{seat} may not see it',
    'card-not-shown': 'The card is looked at and not shown',
    'own-cards-only': 'Each player handles only the cards of that player',
    'ruled-on-the-facts': 'The director rules on the facts',
    'facts-lost': 'No one side alone has mixed its cards: the director rules as well as the facts allow',
    'ruled-for': 'The director rules for {side}',
    'lead-looked-at': 'The trick is complete: {card} by {offender} is looked at as a lead',
  },
  lasting: {
    'right-at-risk/doubtful-trick': '{seat} may lose the right to claim a doubtful trick',
    'right-at-risk/allege-revoke': '{seat} may lose the right to say that somebody revoked',
    'right-at-risk/deny-revoke': '{seat} may lose the right to deny a revoke',
    'early-lead': '{card} by {seat} is looked at as a lead when the trick is complete',
  },
  effects: {
    'card-supplied': '{card} by {seat} comes to trick {trick}, and counts',
    'card-placed': '{card} by {seat} is placed in trick {trick}, whose winner stays the same',
  },
} as const;
