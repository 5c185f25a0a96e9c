import type { LawTexts } from '../texts.ts';

/** The words of Laws 21 and 75 about what the opponents were told. */
export const misinformation: Pick<LawTexts, 'answers' | 'reasons' | 'notes'> = {
  answers: {
    'no-agreement': 'The explanation: there is no such agreement',
  },
  reasons: {
    'card-tells-against-them': 'Their convention card does not bear it out.',
  },
  notes: {
    'alert-came-late':
      'The alert came late: a call that the silence may have caused can be changed, and that is no unauthorised information',
    'card-against-the-pair':
      'The convention card of {seat}’s side is missing, incomplete or says it in the wrong place: the regulations presume damage (RTP 2.1.3.6; ROP 4.6)',
    'as-if-told-right':
      'It is assigned as if the opponents had been told in time what was agreed, or that nothing was',
    'no-agreement-described':
      '{seat} described an agreement that the partners do not share: that is an infraction',
  },
};
