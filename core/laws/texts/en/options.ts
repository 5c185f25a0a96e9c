import type { Texts } from '../texts.ts';

/** What a player may put in place of a cancelled call, said before he chooses. */
export const options: Texts = {
  'option/lowest-same':
    'The lowest sufficient bid that specifies the same strain or strains as {call}: the auction goes on',
  'option/lowest-natural':
    'The lowest bid in the same strain, if both bids are natural beyond doubt: the auction goes on',
  'option/more-precise': 'A call with the same meaning as {call} or a more precise one: the auction goes on',
  'option/comparable': 'A call comparable to {call}: the auction goes on and {partner} is free',
  'option/any-bars':
    'Any legal call: {partner} has to pass for the rest of the auction, and declarer may limit a lead',
  'option/other-bars':
    'Anything else: {partner} has to pass for the rest of the auction, and declarer may limit a lead',
  'option/other-once': 'Anything else: {partner} has to pass once, and declarer may limit a lead',
  'option/no-double':
    'A double or redouble is cancelled: another call is made, and {partner} has to pass for the rest of the auction',
  'option/no-other-double':
    'A double or redouble that is no such call is cancelled: another is made, and {partner} has to pass for the rest of the auction',
  'option/barred-anyway': 'Any bid or a pass: {partner} has to pass for the rest of the auction all the same',
  'option/same-strain-once': 'A bid that repeats the strain of {call}: {partner} has to pass once',
  'option/repeat-if-pass-insufficient':
    'If {turn} passes, {seat} has to repeat {call}, and it is ruled on as the insufficient bid that it is',
  'option/repeat-if-pass': 'If {turn} passes, {seat} has to repeat {call}, and nothing more follows',
};
