/** Why a published figure may differ from the computed one. Each has a code for programs and a sentence for people. */
export const CAUSES = {
  'wrong-vulnerability': 'It would be right at the other vulnerability.',
  'wrong-side': 'It would be right for the other side: the sign or the declarer is wrong.',
  'impossible-score': 'No contract gives this score at this vulnerability.',
  'misprinted-contract':
    'The scores of the board follow the published score, so the contract or the tricks are misprinted.',
  'misprinted-score': 'The scores of the board follow the contract, so only the score is misprinted.',
  'table-score': 'It follows another table score on this board than the one the rest of the board follows.',
  'no-neuberg': "It is what comes out without Neuberg's formula, where the file otherwise uses it.",
  'neuberg-exact': "It is what Neuberg's formula gives, where the file otherwise does something else.",
  'neuberg-tenths': "It is what Neuberg's formula gives when each board is rounded to 0.1.",
  'sections-apart': 'It is what comes out when each section is compared for itself.',
  'sections-across': 'It is what comes out when all sections are compared together.',
  'rounds-apart': 'It is what comes out when each round is compared for itself.',
  'other-method': 'It is what another way of the same method gives.',
  'rounding-per-board':
    'The program rounds the score of each board before adding them up; added up so, it comes out.',
  'rounding-before-scaling':
    'The program rounds the total before it takes the percentage or scales it to more boards; done so, it comes out.',
  'rounding-twice':
    'The program rounds the total, scaled to the boards of the others, and takes the percentage of that; done so, it comes out.',
  'rounding-once': 'It is the exact sum rounded once, where the file otherwise rounds on the way.',
  'rounding-coarse': 'It is the computed figure rounded to fewer decimals than the rest of the column has.',
  'rounding-cut': 'It is the computed figure cut off, not rounded.',
  'adjusted-score': 'The score was adjusted by the director.',
  'sum-of-published': 'It is the sum of the board scores as published, and some of those differ.',
  'pro-rata': 'It is the computed total scaled to the number of boards that the others played.',
  'as-played': 'It is the computed total without scaling it to the number of boards that the others played.',
  'mean-of-boards': 'It is the mean of the boards, each counting as much as the others.',
  'penalty-or-bonus':
    'Every board agrees; a penalty or bonus of this contestant that the travellers do not show would explain it.',
  'vp-scale':
    'The scale of victory points is none that is known here; other matches of the file give something else for the same margin.',
  'tie-order':
    'These contestants are exactly tied; the file puts them in an order that the totals do not show.',
  'ranked-as-printed':
    'The places follow the printed figures, which are equal although the exact ones are not.',
  none: 'No known cause fits.',
} as const;

export type CauseCode = keyof typeof CAUSES;

/** A cause that fits, with what is particular to the case. */
export interface Cause {
  readonly code: CauseCode;
  readonly more?: string;
}

export const NO_CAUSE: Cause = { code: 'none' };

export const sentenceOf = ({ code, more }: Cause): string =>
  more === undefined ? CAUSES[code] : `${CAUSES[code]} ${more}`;
