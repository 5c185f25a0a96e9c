import type { Entries } from '../entry.ts';
import type { ScoreTerm } from '../terms.ts';

export const score: Entries<ScoreTerm> = {
  'adjusted-score': { means: 'Punteggio dato dall’arbitro: artificiale o assegnato.' },
  'artificial-score': {
    means:
      'Punteggio arbitrale che non viene da un gioco, come media più: il board non è stato giocato, o nessuno sa come sarebbe finito.',
  },
  'assigned-score': {
    means:
      'Punteggio arbitrale che mette un altro risultato di bridge, o più d’uno con i loro pesi, al posto di quello ottenuto.',
    1997: 'Un risultato per ciascuna linea: il migliore probabile, il peggiore in qualche modo probabile.',
    2007: 'Con pesi, salvo che il regolamento mantenga il modo del 1997.',
  },
  game: { means: '100 punti-presa o più in una smazzata.' },
  imp: {
    means: 'International matchpoint: la differenza di due risultati, secondo la scala dell’articolo 78B.',
  },
  matchpoint: {
    means: 'Ciò che un concorrente riceve per ogni risultato dello stesso board che supera o eguaglia.',
  },
  overtrick: { means: 'Presa che la linea del dichiarante vince oltre il contratto.' },
  partscore: { means: '90 punti-presa o meno in una smazzata.' },
  'premium-points': { means: 'Tutti i punti che non sono punti-presa, come il premio di manche.' },
  'total-points': { means: 'I punti di una linea secondo la tabella dell’articolo 77, non convertiti.' },
  'trick-points': { means: 'I punti della linea del dichiarante per le prese di un contratto mantenuto.' },
  undertrick: { means: 'Presa che manca alla linea del dichiarante per il contratto.' },
  vulnerability: {
    means: 'Lo stato, segnato sul board, che aumenta i premi e il costo delle prese in meno.',
  },
};
