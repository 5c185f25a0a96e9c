import { faultsEn } from './faults.ts';

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
  assigned: 'Assigned: {contract}{doubling} by {seat}, {tricks} tricks, {score} for North–South',
  'defect/supply': '{seat} played no card to trick {trick} and plays one now: {cards}',
  'defect/place': '{seat} played no card to trick {trick}: one is placed there, of {cards}',
  'defect/supply/any': '{seat} played no card to trick {trick} and plays one now',
  'defect/place/any': '{seat} played no card to trick {trick}: one of that hand is placed there',
  'defect/choose-one': '{seat} played {cards} to trick {trick} and says which one counts',
  'defect/restore': 'Of the cards of {seat} in trick {trick}, {card} stays; back to the hand: {cards}',
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
  'fact/ended-within': '{seat} revoked in trick {trick}, and a claim or concession ended the play within it',
  'fact/still-held': '{seat} still held {cards}',
  'fact/not-known': 'What {seat} still held is not known',
  'fact/had-choice': '{seat} played {card} and could have played another card',
  'fact/played-nothing': '{seat} played no card to trick {trick}; cards known in that hand: {known}',
  'fact/partner-holds': '{partner} holds {cards} and may not choose that card',
  'fact/could-have-played': '{seat} could have played {cards} to trick {trick}',
  'fact/could-have-played-else': '{seat} could have played {cards} to trick {trick} and played {card}',
  'fact/test-could-suggest':
    'The test: could it demonstrably have been suggested to {seat}, over something else, by what partner gave?',
  'fact/test-suggests':
    'The test: is it demonstrably suggested to {seat}, over something else, by what partner gave?',
  'fact/test-undefined':
    'The Law of 1997 does not say what a logical alternative is: the director judges what {seat} could do',
  'fact/test-peers':
    'The test: a significant proportion of players of {seat}’s class, with the same methods, would seriously consider it, and some might select it',
  'fact/polled': 'Of {asked} asked, {chose} chose and {considered} seriously considered: {word}',
  'fact/found-as-satisfied':
    'The facts are disputed: the director rules on them if he is satisfied that he has found them',
  'fact/found-as-probable':
    'The facts are disputed: the director goes by the balance of probabilities, by the weight of the evidence',
  'fact/right-information-only':
    'Compare with what would have happened had the opponents been told the agreement in time, or that there is none; not that there was a misunderstanding',
  'fact/bound-does': 'The law says what a player ‘does’: no hint that a breach be penalised',
  'fact/bound-should': 'The law says ‘should’: a breach puts rights at risk and is seldom penalised',
  'fact/bound-shall': 'The law says ‘shall’: a breach is penalised more often than not',
  'fact/bound-must': 'The law says ‘must’: a breach is a serious matter',
  'fact/bound-shall-not': 'The law says ‘shall not’: a breach is penalised more often than not',
  'fact/bound-may-not': 'The law says ‘may not’: stronger than ‘shall not’, just short of ‘must not’',
  'fact/bound-must-not': 'The law says ‘must not’, its strongest ban: a breach is a serious matter',
  'fact/fell-meanwhile': '{seat} has put {card} on the table meanwhile',
  'fact/tricks-before': 'Tricks before any transfer: North–South {NS}, East–West {EW}',
  'fact/tricks-since': 'Tricks from trick {trick} on, before any transfer: North–South {NS}, East–West {EW}',
  ...faultsEn,
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

/** What a director looks at before he says it. */
export type FactCode = After<'fact'>;
