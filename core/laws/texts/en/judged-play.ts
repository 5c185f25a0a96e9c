/** The words of rulings on a record of play, and of claims. */
export const playEn = {
  revoke: '{seat} revoked in {suit} with {card} to trick {trick}',
  'revoke/nothing': '{seat} played no card to trick {trick}: it counts as a revoke in {suit}',
  'revoke/card': '{seat} played {card} to trick {trick} and had to play {cards}',
  'status/open': 'Not established: it is corrected',
  'status/corrected': 'It has been corrected',
  'established/played': 'Established: {by} played {card} to trick {trick}',
  'established/named': 'Established: {by} named a card for trick {trick}',
  'established/claimed': 'Established: {by} claimed or conceded',
  'established/agreed': 'Established: {by} agreed to a claim',
  correction: '{seat} takes back {card} and plays one of {cards}',
  'penalty-card': '{card} becomes a major penalty card',
  'may-withdraw': '{seat} may take back {card}',
  'may-withdraw/after': '{seat} may take back {card} once {partner} has done so',
  'rectification/transfer': 'Tricks that go over to {side}: {tricks}',
  'rectification/no-transfer': 'No trick goes over by itself',
  'rectification/correction': 'No trick goes over',
  'rectification/end-of-play': 'Tricks are counted when the play is over',
  'rectification/claim': 'Tricks are counted when the claim is settled',
  'rectification/judgement': 'Tricks are counted when the director has answered',
  'claimed-trick': 'one of those claimed',
  final: 'Result: {contract}{doubling} by {seat}, {tricks} tricks, {score} for North–South',
  'defect/supply': '{seat} played no card to trick {trick} and plays one now: {cards}',
  'defect/place': '{seat} played no card to trick {trick}: one is placed there, of {cards}',
  'defect/supply/any': '{seat} played no card to trick {trick} and plays one now',
  'defect/place/any': '{seat} played no card to trick {trick}: one of that hand is placed there',
  'defect/choose-one': '{seat} played {cards} to trick {trick} and says which one counts',
  'defect/restore': 'Of the cards of {seat} in trick {trick}, {card} stays and {cards} goes back to the hand',
  'defect/put-back': '{card}, which {seat} played to trick {trick}, goes back among the played cards',
  'defect/put-back/corrected':
    '{card}, which {seat} played to trick {trick}, goes back among the played cards. Its second play is taken back',
  'defect/put-back/adjusted':
    '{card}, which {seat} played to trick {trick}, goes back among the played cards. It was played again: the director adjusts the score',
  ask: 'For the director: {question}',
  adjust: 'The director adjusts the score',
  'no-revoke': 'No revoke, and no trick is defective',
  'asked/may': '{seat} may ask {partner} in trick {trick} whether he has none',
  'asked/may-not': '{seat} may not ask {partner} in trick {trick} whether he has none',
  'status/as-if': 'It was corrected, and counts as established',
  'ground/64B1': 'The offending side won neither that trick nor a later one',
  'ground/64B2': 'It was not the first revoke of that player in that suit',
  'ground/64B3': 'The card was dummy’s, or lay face up',
  'ground/64B4': 'Attention was drawn after the other side had called on the next board',
  'ground/64B5': 'Attention was drawn after the end of the round',
  'ground/64B6': 'It was in the twelfth trick',
  'ground/64B7': 'Both sides revoked on the board',
  'ground/64C': 'Both sides revoked in the same trick',
  unproved: 'Trick {trick}: {seat} played {card}; whether that hand had a card of {suit} cannot be seen',
  'withdrawn-cards': 'What the withdrawn cards showed: {authorised} may use it, {unauthorised} may not',
  'withdrawn-cards/both': 'What the withdrawn cards showed may not be used by either side',
  replayed: 'The last two tricks become: {tricks}',
  'question/take-back': 'Do {side} take back a card played after the revoke of {seat}?',
  'question/suggested':
    'Which card of {partner} could demonstrably be suggested, over another logical alternative, by the sight of {card}?',
  'question/possibly-suggested':
    'Which card of {partner} could possibly have been suggested by the sight of {card}?',
  'question/trick-winner': 'Which hand is taken to have won trick {trick}?',
  'question/won-with-own-card':
    'Did {seat} win one of the tricks claimed or conceded with a card that could have been played to trick {trick}?',
  'question/damaged': 'Were {side} damaged by the revoke in trick {trick} by more than they were given?',
  'question/damaged-again':
    'Would {side} probably have won more tricks if {seat} had not revoked in {suit} again?',
  'question/damaged-both':
    'Was a side damaged, compared with the probable result without the revokes of both?',
  'question/holds-suit-led': 'Does {seat} hold a card of the suit led to trick {trick}?',
  'question/too-late-to-correct':
    'Is it too late to take back {card}, which {seat} played again to trick {trick}?',
  'answer/yes': 'Yes',
  'answer/no': 'No',
  'answer/kept': 'No: the cards stay',
  'answer/changed': 'Yes: the tricks are played again',
  'answer/none': 'None',
  'fact/ended-within': '{seat} revoked in trick {trick}, and a claim or concession ended the play within it',
  'fact/still-held': '{seat} still held {cards}',
  'fact/not-known': 'What {seat} still held is not known',
  'fact/had-choice': '{seat} played {card} and could have played another card',
  'fact/played-nothing': '{seat} played no card to trick {trick}; cards known in that hand: {known}',
  'fact/partner-holds': '{partner} holds {cards} and may not choose that card',
  'fact/could-have-played': '{seat} could have played {cards} to trick {trick}',
  'fact/could-have-played-else': '{seat} could have played {cards} to trick {trick} and played {card}',
  'fact/tricks-before': 'Tricks before any transfer: North–South {NS}, East–West {EW}',
  'fault/too-long': 'The search takes too long: there are too many cards left',
  'fault/unreadable': '“{found}” cannot be read',
  'fault/ends-early': 'Something is missing at the end',
  'fault/too-many-tricks': 'A board has 13 tricks; the record has {tricks}',
  'fault/double-cards': 'More than one hand holds {cards}',
  'fault/hand-size': '{seat} has {count} cards where the record begins instead of {size}',
  'fault/no-lead': 'No card stands in trick {trick}, and a later trick was played',
  'fault/not-dealt': 'Trick {trick}: {seat} was not dealt {card}',
  'fault/played-twice': 'Trick {trick}: {card} had already been played by {owner}',
  'fault/placed-twice': 'Trick {trick}: {card} was placed, but had been played',
  'fault/two-from-a-hand':
    'Trick {trick}: two cards of {seat} stand. One of them was withdrawn, or is surplus',
  'fault/shared-tricks': 'The claim shares {shared} tricks, but {left} were not completed',
  'fault/trick-complete': 'The trick on the table is complete: give the next one',
  'fault/card-twice': '{card} is there twice',
  'fault/no-cards': 'There are no cards left to play',
  'fault/cards-left': '{seat} has {count} cards left and should have {expected}',
  'fault/shown-out': '{seat} is said to have shown out of {suit} and still holds a card of it',
  'fault/not-held': '{card} is not among the remaining cards of the claiming side',
  'fault/not-out': '{card} is not among the cards that the other side still holds',
  'fault/dummy-claims': '{seat} is dummy, who can neither claim nor concede',
  'fault/too-many-claimed': '{claimed} tricks cannot be claimed of {tricks}',
  'fault/own-finesse': 'A finesse is taken against an opponent',
  'fault/own-show-out': 'It is an opponent who shows out',
  'fault/cannot-play': '{seat} cannot play {card} there',
  'fault/not-a-card': '{found} is not a card',
  'fault/no-leader': 'The play does not name its leader: [Play "W"]',
  'fault/case-object': '{place}: expected an object',
  'fault/case-members': '{place}: expected an object with {members}',
  'fault/case-list': '{place}: expected a list',
  'fault/case-seat': '{place}: write N, E, S or W',
  'fault/case-vulnerable': '{place}: write None, NS, EW or Both',
  'fault/case-step': '{place}: {found} is no step: “{word}” cannot be read; there could stand {could}',
  'fault/case-question': '{place}: no question is called so',
  'fault/case-card-twice': '{place}: {card} is in another hand already',
  'fault/case-hands': '{place}: expected an object with the seats and their cards, as in "QJ7.AK..T2"',
  'fault/case-answers': '{place}: expected an object with the names of questions and their answers',
  'fault/case-four-hands': '{place}: all four hands are needed, as the cards lie when the claim is made',
  'fault/case-one-of': '{place}: {found} is none of {members}',
  'fault/case-unknown': '{place}: this is not known; there are {known}',
  'fault/case-unreadable': '{place}: {found} cannot be read',
  'fault/case-ends-early': '{place}: something is missing at the end',
} as const;

export type PlayTexts = Readonly<Record<keyof typeof playEn, string>>;

type After<Prefix extends string> = keyof PlayTexts extends infer Key
  ? Key extends `${Prefix}/${infer Rest}`
    ? Rest
    : never
  : never;

/** The clauses by which an established revoke costs no trick by itself (Law 64B, and 64C of 1997). */
export type Ground = After<'ground'>;
export const GROUNDS: readonly Ground[] = ['64B1', '64B2', '64B3', '64B4', '64B5', '64B6', '64B7', '64C'];

/** What only a director can say, by the words that ask it. */
export type JudgementCode = After<'question'>;
export type JudgementAnswer = After<'answer'>;
/** What a director looks at before he says it. */
export type FactCode = After<'fact'>;
/** What keeps a record or a claim from being ruled on. */
export type FaultCode = After<'fault'>;
