import type { Entries } from '../entry.ts';
import type { ScoreTerm } from '../terms.ts';

export const score: Entries<ScoreTerm> = {
  'adjusted-score': { means: 'Puntuación que da el director: artificial o asignada.' },
  'artificial-score': {
    means:
      'Puntuación ajustada que no viene de ningún carteo, como media más: la tablilla no se jugó, o nadie sabe en qué habría acabado.',
  },
  'assigned-score': {
    means:
      'Puntuación ajustada que pone otro resultado de bridge, o varios con sus pesos, en lugar del obtenido.',
    1997: 'Un resultado para cada bando: el mejor que era probable, el peor que era de algún modo probable.',
    2007: 'Con pesos, salvo que el reglamento mantenga el modo de 1997.',
  },
  game: { means: '100 puntos por bazas o más en una mano.' },
  imp: { means: 'International matchpoint: la diferencia de dos resultados, por la escala de la Ley 78B.' },
  matchpoint: {
    means: 'Lo que recibe un contendiente por cada resultado de la misma tablilla que supera o iguala.',
  },
  overtrick: { means: 'Baza que el bando declarante gana por encima del contrato.' },
  partscore: { means: '90 puntos por bazas o menos en una mano.' },
  'premium-points': { means: 'Todos los puntos que no son por bazas, como el premio de manga.' },
  'total-points': { means: 'Los puntos de un bando por la tabla de la Ley 77, sin convertir.' },
  'trick-points': { means: 'Los puntos del bando declarante por las bazas de un contrato cumplido.' },
  undertrick: { means: 'Baza que le falta al bando declarante para su contrato.' },
  vulnerability: {
    means: 'El estado, marcado en la tablilla, que aumenta los premios y el coste de las multas.',
  },
};
