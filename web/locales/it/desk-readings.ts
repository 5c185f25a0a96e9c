/** Where a regulation can be read in several ways, as the organiser chooses and the pages say it. */
export const readingTexts = {
  readings: {
    heading: 'Dove il regolamento si può leggere in più modi',
    usual: '{{way}} (se non si dice altro)',
    line: '{{clause}}, letto qui: {{question}}: {{way}}.',
    none: 'come d’uso',
  },
  reading: {
    A01: {
      question: 'Che cosa hanno i ritardatari sulle mani perse',
      way: {
        'flat-40': 'il 40% fisso',
        'own-if-lower': 'il 40%, o la loro percentuale se più bassa',
      },
    },
    A03: {
      question: 'Avversari in un gruppo di due o tre risultati',
      way: {
        mirrored: 'le stesse percentuali nel loro ordine',
        complement: 'ciò che resta del 100%',
      },
    },
    'largest-group': {
      question: 'Il gruppo più grande di una mano, con tre risultati o meno',
      way: {
        'by-order': 'per ordine, come ogni gruppo piccolo',
        formula: 'con la formula',
      },
    },
    A19: {
      question: 'Un primo ritardo di oltre 5 minuti, senza mani perse',
      way: {
        warning: 'si propone un’ammonizione',
        penalty: 'si propone una penalità',
      },
    },
    'card-without-harm': {
      question: 'Una carta delle convenzioni difettosa che non ha danneggiato nessuno',
      way: {
        nothing: 'nulla',
        warning: 'un’ammonizione',
      },
    },
    E1: {
      question: '24 mani, 19 IMP: stampato 14,80',
      way: {
        misprint: 'refuso per 14,08',
        'as-printed': 'come è stampato',
      },
    },
    'late-over-20': {
      question: 'Una coppia in ritardo di oltre 20 minuti che non è eliminata',
      way: {
        'director-decides': 'decide l’arbitro',
        'as-16-to-20': 'il 50%, come da 16 a 20 minuti',
      },
    },
    B12: {
      question: 'Un risultato solo nel suo gruppo',
      way: {
        'sixty-both': 'il 60% a entrambi',
        'law-88': 'il 60%, o la media del torneo se più alta (Art. 88)',
      },
    },
    B15: {
      question: 'La media del torneo',
      way: {
        own: 'la percentuale della coppia stessa',
        fifty: 'il 50%',
      },
    },
    B01: {
      question: 'Penalità per ogni 5 minuti',
      way: {
        begun: 'iniziati',
        completed: 'completi',
      },
    },
    B02: {
      question: 'Un incontro a eliminazione fino a 5 minuti in ritardo',
      way: {
        'nothing-within-5': 'nulla',
        'from-the-first': '1 IMP per ogni minuto dal primo',
      },
    },
  },
};
