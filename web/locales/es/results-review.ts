import type { ResultsReview } from '../en/results-review.ts';

/** Where a pair won and lost its score. */
export const resultsReview: ResultsReview = {
  review: {
    heading: 'Dónde se ganó y se perdió',
    about:
      'Del par a su puntuación, paso a paso. En cada paso intervienen los dos bandos: las cartas no dicen quién lo hizo bien y quién mal.',
    boards: '{{count}} de {{all}} tablillas: aquellas cuyas cartas se pueden ver y están calculadas.',
    field: 'Suerte del campo',
    bidding: 'Remate',
    theirLeads: 'Salidas de los oponentes',
    declaring: 'Juego como declarantes',
    ownLeads: 'Sus salidas',
    defending: 'Defensa',
    board: 'Tablilla',
    score: 'Puntuación',
    lead: 'Salida',
    play: 'Juego',
    result: 'Resultado',
    about0: 'alrededor de 0',
    unitPercent: 'en porcentaje de una tablilla',
    unitImps: 'en IMP',
  },
};
