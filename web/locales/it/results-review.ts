import type { ResultsReview } from '../en/results-review.ts';

/** Where a pair won and lost its score. */
export const resultsReview: ResultsReview = {
  review: {
    heading: 'Dove si è vinto e perso',
    about:
      'Dal par al vostro punteggio, un passo alla volta. In ogni passo entrano le due linee: le carte non dicono chi ha fatto bene e chi male.',
    boards: '{{count}} board su {{all}}: quelli di cui si possono vedere le carte e che sono calcolati.',
    field: 'Fortuna del campo',
    bidding: 'Licita',
    theirLeads: 'Attacchi degli avversari',
    declaring: 'Gioco da dichiaranti',
    ownLeads: 'I vostri attacchi',
    defending: 'Controgioco',
    board: 'Board',
    score: 'Punteggio',
    lead: 'Attacco',
    play: 'Gioco',
    result: 'Risultato',
    about0: 'circa 0',
    unitPercent: 'in percentuale di un board',
    unitImps: 'in IMP',
  },
};
