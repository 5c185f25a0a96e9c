import type { RulingsToldMessages } from '../en/rulings-told.ts';

export const rulingsTold: RulingsToldMessages = {
  heading: '¿Cuánto cuesta el renuncio?',
  questions: {
    established: '¿El renuncio está consumado?',
    winner: '¿Quién ganó la baza del renuncio?',
    later: '¿Bazas de ese bando después?',
    ownCard: '¿Quien renunció ganó una de ellas con una carta que pudo jugar en la baza del renuncio?',
  },
  hints: {
    established:
      'Sí, desde que ese bando ha salido o jugado a la baza siguiente, o nombrado carta para ella, o reclamado, concedido o aceptado una reclamación.',
    winner: 'Por la mano: una baza que gana el muerto no la gana el declarante.',
  },
  answers: {
    yes: 'Sí',
    no: 'No',
    offender: 'Quien renunció',
    partner: 'El compañero o el muerto',
    others: 'El otro bando',
    none: 'Ninguna',
    some: 'Al menos una',
    one: 'Una',
    more: 'Dos o más',
  },
  tricks: {
    '0': 'No pasa ninguna baza',
    '1': 'Pasa una baza',
    '2': 'Pasan dos bazas',
  },
  corrected:
    'El renuncio se corrige: la carta vuelve y se juega una legal. La de un defensor queda como carta penalizada mayor; la del declarante y la del muerto vuelven a la mano.',
  unless: 'No pasa ninguna baza por sí sola si',
  exceptions: {
    'seen-card': 'la carta debida estaba a la vista: del muerto, penalizada, de una mano expuesta',
    'seen-card-2017': 'la carta debida era del muerto o una carta penalizada',
    'same-suit': 'el mismo jugador ya había renunciado en ese palo',
    'same-suit-2017': 'el mismo jugador ya había renunciado en ese palo, renuncio consumado',
    'next-board': 'el otro bando ya había cantado en la tablilla siguiente cuando se advirtió',
    'round-over': 'la ronda ya había terminado cuando se advirtió',
    'twelfth-trick': 'fue en la baza 12: se corrige mientras no hayan vuelto las cuatro manos a la tablilla',
    'both-sides': 'ambos bandos renunciaron en esta tablilla',
    'both-sides-1997': 'ambos bandos renunciaron en esta baza, ambos renuncios consumados',
    'both-sides-2017': 'ambos bandos renunciaron en esta tablilla, ambos renuncios consumados',
  },
  equity: 'Si el renuncio costó más que eso al otro bando, el director ajusta la puntuación.',
  cards: 'Ver carta a carta',
};
