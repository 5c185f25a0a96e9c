import type { ResultsReview } from '../en/results-review.ts';

/** Where a pair won and lost its score. */
export const resultsReview: ResultsReview = {
  review: {
    heading: 'Onde se ganhou e perdeu',
    about:
      'Do par ao seu resultado, passo a passo. Em cada passo entram as duas linhas: as cartas não dizem quem fez bem e quem fez mal.',
    boards: '{{count}} de {{all}} carteiras: aquelas cujas cartas se podem ver e estão calculadas.',
    field: 'Sorte do campo',
    bidding: 'Leilão',
    theirLeads: 'Saídas dos adversários',
    declaring: 'Jogo como declarantes',
    ownLeads: 'As vossas saídas',
    defending: 'Defesa',
    board: 'Carteira',
    score: 'Pontuação',
    lead: 'Saída',
    play: 'Jogo',
    result: 'Resultado',
    about0: 'cerca de 0',
    unitPercent: 'em percentagem de uma carteira',
    unitImps: 'em IMP',
  },
};
