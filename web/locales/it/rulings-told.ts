import type { RulingsToldMessages } from '../en/rulings-told.ts';

export const rulingsTold: RulingsToldMessages = {
  heading: 'Quanto costa la renonce?',
  questions: {
    established: 'La renonce è consumata?',
    winner: 'Chi ha vinto la presa della renonce?',
    later: 'Prese di quella linea dopo?',
    ownCard:
      'Chi ha fatto renonce ne ha vinta una con una carta che poteva giocare nella presa della renonce?',
  },
  hints: {
    established:
      'Sì, da quando quella linea ha attaccato o giocato nella presa successiva, o nominato una carta per essa, o richiesto, concesso o accettato una richiesta.',
    winner: 'Conta la mano: una presa vinta dal morto non è vinta dal dichiarante.',
  },
  answers: {
    yes: 'Sì',
    no: 'No',
    offender: 'Chi ha fatto renonce',
    partner: 'Il compagno o il morto',
    others: 'L’altra linea',
    none: 'Nessuna',
    some: 'Almeno una',
    one: 'Una',
    more: 'Due o più',
  },
  tricks: {
    '0': 'Non passa nessuna presa',
    '1': 'Passa una presa',
    '2': 'Passano due prese',
  },
  corrected:
    'La renonce si corregge: la carta torna e se ne gioca una legale. Quella di un difensore diventa carta penalizzata maggiore; quella del dichiarante e del morto torna in mano.',
  unless: 'Non passa nessuna presa da sé se',
  exceptions: {
    'seen-card': 'la carta dovuta era scoperta: del morto, penalizzata, di una mano esposta',
    'seen-card-2017': 'la carta dovuta era del morto o una carta penalizzata',
    'same-suit': 'lo stesso giocatore aveva già fatto renonce in quel seme',
    'same-suit-2017': 'lo stesso giocatore aveva già fatto renonce in quel seme, consumata',
    'next-board': 'l’altra linea aveva già dichiarato nel board successivo quando è stata notata',
    'round-over': 'il turno era già finito quando è stata notata',
    'twelfth-trick':
      'era nella presa 12: si corregge finché le quattro mani non sono tornate tutte nel board',
    'both-sides': 'entrambe le linee hanno fatto renonce in questo board',
    'both-sides-1997': 'entrambe le linee hanno fatto renonce in questa presa, entrambe consumate',
    'both-sides-2017': 'entrambe le linee hanno fatto renonce in questo board, entrambe consumate',
  },
  equity: 'Se la renonce è costata di più all’altra linea, l’arbitro rettifica il punteggio.',
  cards: 'Carta per carta',
};
