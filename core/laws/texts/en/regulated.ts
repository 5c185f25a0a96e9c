import type { LawTexts } from '../texts.ts';

/** The words of what regulations say beyond the Laws: screens, psychic calls, STOP, convention cards. */
export const regulated: Pick<LawTexts, 'irregularities' | 'questions' | 'answers' | 'reasons' | 'notes'> = {
  irregularities: {
    'screen-explanations': 'What a call of {seat}’s side was said to mean behind the screen is compared',
    'screen-handled': '{seat} moved a part of the screen',
  },
  questions: {
    tray: 'Where is the tray with {call} by {offender}?',
    'tray/change-of-call': '{offender} wants {second} instead of {call}. Where is the tray?',
    'tray/exposed': 'Has the tray crossed?',
    'tray/counted': 'Has the tray crossed?',
    'tray-moved-by': 'Which side pushed the tray with {call} across?',
    'auction-spoilt':
      'Does what the withdrawn calls told {offender}’s side keep the auction from being a normal one?',
    gate: '{card} was faced, and it was {leader}’s lead. How is the gate?',
    'gate/exposed': 'How is the gate?',
    'right-lead-faced': 'Had {leader} faced the right lead on the other side?',
    'opponent-confused': 'Was an opponent of {seat}’s confused by it?',
    'irregularity-came-of-it': 'Did an irregularity come of it that {seat} did what was not {seat}’s to do?',
    'heard-across': 'Could what {seat} said be heard on the other side of the screen?',
    'tempo-in-auction': 'Was it in the auction, behind the closed gate?',
    'tray-over-twenty': 'Did the tray come back later than after 20 seconds?',
    'called-before-lead':
      'Did those who received the tray call the director before the lead and the opening of the gate?',
    'break-perceived':
      'The director was called late. Had the other side noticed the break in tempo by itself?',
    'screen-mates-card':
      'Is it about a card that the opponent on dummy’s side of the screen shows or leads too early?',
    'psychic-opening': 'Was it an opening with a conventional meaning?',
    'psychic-for-fun': 'Was it frivolous, or one of a habit?',
    'lead-not-recorded': 'Was the opening lead not written down, or not exactly?',
    'pause-omitted':
      'Was it the first trick, and did {seat} call for a card of dummy’s without a pause of about 30 seconds?',
    'never-agreed': 'Which agreement does {seat}’s side have?',
    'partner-silenced': 'Was {seat} free to call because partner had to pass by the Laws?',
  },
  answers: {
    'not-crossed': 'It has not crossed',
    crossed: 'It has crossed',
    'came-back': 'It crossed and came back, and nobody spoke',
    offenders: 'The side that made the call',
    opponents: 'The opponents',
    closed: 'Closed',
    'gate/open': 'Open',
    'opened-by-declarers': 'Declarer’s side opened it, and should not have',
    'under-eight': 'To open hands of less than 8 points that nothing else defines',
    'after-irregularity': 'To change methods after a question, an answer or an irregularity',
    encrypted: 'Signals that declarer cannot read, for want of the key',
    'another-understanding': 'Another one',
  },
  reasons: {
    'called-after-lead': 'Who calls only after the lead may have been told of it by partner.',
  },
  notes: {
    'corrected-behind-screen': '{offender}’s call is put right, and nothing else comes of it: {seat} calls',
    'mate-may-change': '{seat} may change the call made since, at no cost',
    'other-side-not-told':
      'The players on the other side of the screen are told nothing of it, unless a law requires it',
    'sent-back-free': 'The tray goes back, {offender} puts the call right, and nothing else comes of it',
    'sent-back': 'The tray goes back and {offender} puts the call right, at the price that the Law names',
    'auction-goes-on': 'The auction goes on, without rectification or penalty',
    'teams-may-be-assigned': 'In a team match the law on scores of teams may be applied',
    'later-call-withdrawn': '{call} by {seat} is withdrawn, at no cost',
    'no-automatic-penalty':
      'Explanations that differ bring no penalty by themselves, but count against {seat}’s side: each case is looked at by itself',
    'taken-for-psychic':
      'Both sides were told the same, as the card has it, and the hand is another: {seat}’s call is dealt with as a psychic one',
    'explanations-differ': 'The two sides were told different things about a call of {seat}’s side',
    'who-has-the-tray': 'North and South move the tray',
    'who-has-the-gate': 'West opens and closes the gate',
    'others-may-use-it': 'What {seat} said could be heard: the opponents may use it, {seat}’s side may not',
    'not-heard-across': 'What {seat} said was not heard across the screen, and told partner nothing',
    'tempo-not-significant': 'Up to 20 seconds tell nothing',
    'no-break-perceived': 'No break in tempo was noticed: there was no unauthorised information',
    'asks-in-writing':
      '{seat} asks the opponent on the same side in writing, also out of turn, and is answered in writing',
    'gate-closed-first':
      'The gate is closed first; then {seat} asks the opponent on the same side, and is answered in writing',
    'dummy-may-speak': '{seat} may speak of it, and should try to keep the lead from being faced',
    'count-before-crossing':
      'Law 13A is not applied before the tray has crossed, for no call counts yet: the hands are put right and the board is played',
    'alert-on-both-sides':
      'Both partners alert, each on one side of the screen; an alert on one side alone is no infraction by itself',
    'no-stop-behind-screens': 'Behind screens the STOP card is not used',
    'ten-seconds-all-the-same': 'The next player waits ten seconds at least, whether STOP was shown or not',
    'may-lose-complaint':
      'Without STOP the right may be lost to complain of a call that was too fast or a little slow',
    'psychic-reported':
      'The psychic call goes into the director’s report, with what happened and who took part',
    'psychic-forbidden': 'The regulation forbids this psychic call of {seat}’s',
    'card-against-them':
      'The convention card of {seat}’s side is missing, incomplete, or does not bear out what was said: it counts against them, and damage is presumed',
    'ruled-against-ns': 'North–South had to write the lead down: in doubt the director rules against them',
    'complaint-lost':
      '{seat} did not pause before dummy’s first card, and does not complain of a delay on the right',
    'never-agreed': 'Nobody may have such an agreement',
  },
};
