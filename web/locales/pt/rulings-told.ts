import type { RulingsToldMessages } from '../en/rulings-told.ts';

export const rulingsTold: RulingsToldMessages = {
  heading: 'Quanto custa a renúncia?',
  questions: {
    established: 'A renúncia está consumada?',
    winner: 'Quem ganhou a vaza da renúncia?',
    later: 'Vazas dessa linha depois dela?',
    ownCard: 'Quem renunciou ganhou uma delas com uma carta que podia ter jogado na vaza da renúncia?',
  },
  hints: {
    established:
      'Sim, desde que essa linha tenha saído ou jogado para a vaza seguinte, ou nomeado carta para ela, ou reivindicado, concedido ou aceite uma reivindicação.',
    winner: 'Pela mão: uma vaza ganha pelo morto não é ganha pelo declarante.',
  },
  answers: {
    yes: 'Sim',
    no: 'Não',
    offender: 'Quem renunciou',
    partner: 'O parceiro ou o morto',
    others: 'A outra linha',
    none: 'Nenhuma',
    some: 'Pelo menos uma',
    one: 'Uma',
    more: 'Duas ou mais',
  },
  tricks: {
    '0': 'Não passa nenhuma vaza',
    '1': 'Passa uma vaza',
    '2': 'Passam duas vazas',
  },
  corrected:
    'A renúncia corrige-se: a carta volta e joga-se uma legal. A de um defensor fica carta penalizada principal; a do declarante e a do morto regressam à mão.',
  unless: 'Não passa nenhuma vaza por si se',
  exceptions: {
    'seen-card': 'a carta devida estava à vista: do morto, penalizada, de uma mão exposta',
    'seen-card-2017': 'a carta devida era do morto ou uma carta penalizada',
    'same-suit': 'o mesmo jogador já tinha renunciado nesse naipe',
    'same-suit-2017': 'o mesmo jogador já tinha renunciado nesse naipe, renúncia consumada',
    'next-board': 'a outra linha já tinha declarado na carteira seguinte quando se notou',
    'round-over': 'a posição já tinha terminado quando se notou',
    'twelfth-trick':
      'foi na 12.ª vaza: corrige-se enquanto as quatro mãos não tiverem voltado todas à carteira',
    'both-sides': 'ambas as linhas renunciaram nesta carteira',
    'both-sides-1997': 'ambas as linhas renunciaram nesta vaza, ambas consumadas',
    'both-sides-2017': 'ambas as linhas renunciaram nesta carteira, ambas consumadas',
  },
  equity: 'Se a renúncia custou mais do que isso à outra linha, o DT ajusta o resultado.',
  cards: 'Ver carta a carta',
};
