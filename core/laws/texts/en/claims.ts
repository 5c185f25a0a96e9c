import type { LawTexts } from '../texts.ts';

/** The words of claims and concessions: Laws 68 to 71. */
export const claims: Pick<
  LawTexts,
  'irregularities' | 'questions' | 'answers' | 'reasons' | 'notes' | 'effects' | 'words'
> = {
  irregularities: {
    claim: '{offender} claims or concedes tricks',
    'agreement-withdrawn': '{offender} takes back the agreement to a claim',
    'concession-withdrawn': '{offender} asks that a concession be cancelled',
  },
  questions: {
    'tricks-awarded': 'How many of the tricks left do {side} get?',
    'trump-forgotten': 'Is it at all likely that {seat} had forgotten a trump?',
    'claim-response': 'What does the table say to the claim of {seat}?',
    'partner-objects': 'Does the partner of {seat} object at once?',
    'claim-meant/claim': '{offender} showed cards. Was it a claim?',
    'shown-as-play': 'Did {seat} play {card} by showing it, before partner had played?',
    'lay-face-up': 'Did {cards} lie face up on the table when {seat} played {card}?',
    'play-on-asked-by': 'Who asks to play on?',
    concurs: 'Does {seat} agree to play on?',
    'later-play-evidence':
      'After the claim the side of {seat} played {cards}. Does that count as part of the statement?',
    'tricks-already-won': 'How many of the tricks given away had the side already won?',
    'tricks-not-losable': 'How many of the tricks given away could not be lost by any normal play?',
    'tricks-likely': 'How many of the tricks given away would the side likely have won?',
  },
  answers: {
    doubted: 'Somebody objects',
    agreed: 'Everybody agrees',
    'claim-response/play-on': 'Somebody asks to play on',
  },
  reasons: {
    'fewest-by-normal-play': 'The fewest by any normal line: {line}.',
    'fewest-found': 'The fewest of the lines that were looked at, not of all: {line}.',
    'no-normal-play-loses': 'So many are lost by no normal line.',
    'double-dummy': 'So many the side gets if all four play double dummy.',
  },
  notes: {
    'claims-tricks': 'A claim: {side}, {tricks} of the tricks left',
    'concedes-tricks': 'A concession: {side}, {tricks} of the tricks left',
    'tricks-in-all': 'The number named for the whole board is {tricks}',
    'no-claim': '{seat} meant no claim: the play goes on',
    'about-this-trick': '{seat} spoke of this trick only: no claim, and the play goes on',
    'not-penalty-cards': 'No penalty card: {cards}',
    'concession-objected': 'The partner of {seat} objected at once: nothing is conceded',
    'played-after-claim': '{seat} played {card} after the claim',
    'later-play-void': 'What was played after the claim is void',
    'may-not-ask-to-play-on': 'Only the other side may ask to play on, not {seat}',
    'not-all-concur': '{seat} does not agree: the director rules',
    'claim-void': 'All four agree: the claim is void and the play goes on. Laws {laws} do not apply to it',
    'repeat-statement': 'The director has {seat} repeat what was said with the claim',
    'hear-objections': 'The director hears the objections of the others',
    'face-cards': 'All players put their remaining cards face up on the table',
    'may-face-cards': 'The director may have the remaining cards put face up on the table',
    'counted-as-played': 'All tricks have been played: they count as they were won',
    'deciding-line': 'The line that decides: {line}',
    'trump-out': 'A trump that was not spoken of and probably forgotten: {cards}',
    'line-class': '{card} may be careless, and is normal all the same',
    'line-guess': 'Where the missing card lies was not said: {card} is a normal guess',
    'line-order': 'No order was stated: {card} may come now',
    'line-partner-of-defender': 'The claim may not depend on what partner chooses: {card}',
    'objection-in-time': 'The objection came in time: the claim is contested',
    'asks-for-tricks': '{seat} asks for {tricks} of the tricks given away',
    'agreement-stands': 'The agreement stands',
    'concession-stands': 'The concession stands',
    'contract-decided': 'The contract had been made or beaten already: it cannot be conceded',
  },
  effects: {
    'claim-settled': 'Of the tricks left NS get {NS} and EW {EW}',
  },
  words: {
    'about-concession': 'The concession',
    suggested: 'Suggested',
  },
};
