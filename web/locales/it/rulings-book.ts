import type { RulingsBookMessages } from '../en/rulings-book.ts';

export const rulingsBook: RulingsBookMessages = {
  words: 'Parole del Codice',
  laws: 'Gli articoli per numero',
  find: 'Cercare una parola, in qualsiasi lingua',
  none: 'Questa parola non c’è. Provare con una parte.',
  all: 'Tutte le parole',
  also: 'Anche: {{names}}',
  elsewhere: 'In altre lingue: {{names}}',
  where: 'Dove:',
  definitions: 'Definizioni',
  editions: '({{editions}})',
  lawOf: 'Art. {{law}}: {{title}}',
  clauses: 'Commi nel {{edition}}',
  noClauses: 'Si elencano solo i commi degli articoli da 9 a 71.',
  notListed: 'Il Codice del {{edition}} non ha il comma {{clause}}.',
  how: {
    code: 'applicato',
    asked: 'chiesto a una persona',
    told: 'da leggere',
  },
  allLaws: 'Tutti gli articoli',
  revised: 'La revisione del 12 dicembre 2023',
  revisedHow:
    'La fonte del 2017 di Naipe ha gli articoli 73 e 89 già rivisti. Ciò che vi stava prima è detto secondo l’edizione del 2007 e l’indice di quella fonte. Nessuna decisione di Naipe cambia.',
  before: '2017',
  since: '2017, rivisto nel 2023',
  ladder: {
    heading: 'Con quanta forza obbliga una legge',
    intro:
      'L’introduzione dà a ciascuna di queste parole il suo peso, lo stesso nel 1997, 2007 e 2017. Nulla è automatico: una penalità spetta all’arbitro.',
    words: {
      may: 'può',
      does: 'fa',
      should: 'dovrebbe',
      shall: 'dovrà',
      must: 'deve',
      'should-not': 'non dovrebbe',
      'shall-not': 'non dovrà',
      'may-not': 'non può',
      'must-not': 'non deve',
    },
    censures: {
      'not-wrong': 'Non farlo non è sbagliato.',
      'not-penalised': 'È la procedura; nulla suggerisce una penalità.',
      seldom: 'Infrazione che mette a rischio i propri diritti, di rado penalizzata.',
      often: 'Penalizzata più spesso che no.',
      'nearly-serious': 'Più forte di «non dovrà», appena meno di «non deve».',
      serious: 'La parola più forte: una violazione seria.',
    },
  },
};
