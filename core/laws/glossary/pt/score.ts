import type { Entries } from '../entry.ts';
import type { ScoreTerm } from '../terms.ts';

export const score: Entries<ScoreTerm> = {
  'adjusted-score': { means: 'Resultado dado pelo DT: artificial ou de substituição.' },
  'artificial-score': {
    means:
      'Resultado ajustado que não vem de nenhum carteio, como média mais: a carteira não foi jogada, ou ninguém sabe no que teria dado.',
  },
  'assigned-score': {
    means:
      'Resultado ajustado que põe outro resultado de bridge, ou vários com os seus pesos, no lugar do que se obteve.',
    1997: 'Um resultado para cada linha: o melhor que era provável, o pior que era de algum modo provável.',
    2007: 'Com pesos, salvo se o regulamento mantiver o modo de 1997.',
  },
  game: { means: '100 ou mais pontos de vazas numa mão.' },
  imp: { means: 'International matchpoint: a diferença de dois resultados, pela escala da Lei 78B.' },
  matchpoint: {
    means: 'O que um concorrente recebe por cada resultado da mesma carteira que supera ou iguala.',
  },
  overtrick: { means: 'Vaza que a linha do declarante ganha além do contrato.' },
  partscore: { means: '90 ou menos pontos de vazas numa mão.' },
  'premium-points': { means: 'Todos os pontos que não são de vazas, como o prémio de partida.' },
  'total-points': { means: 'Os pontos de uma linha pela tabela da Lei 77, sem conversão.' },
  'trick-points': { means: 'Os pontos da linha do declarante pelas vazas de um contrato cumprido.' },
  undertrick: { means: 'Vaza que falta à linha do declarante para o contrato.' },
  vulnerability: { means: 'O estado, marcado na carteira, que aumenta os prémios e o custo dos cabides.' },
};
