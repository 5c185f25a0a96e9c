import { teamsReadings } from './desk-readings-teams.ts';

/** Where a regulation can be read in several ways, as the organiser chooses and the pages say it. */
export const readingTexts = {
  readings: {
    here: 'Come si legge qui il regolamento',
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
    A18: {
      question: 'Una coppia formata da una sostituzione fuori dai limiti',
      way: {
        'own-entry': 'giudicata come iscrizione a sé, e accettata se può partecipare',
        disqualified: 'mai accettata: la coppia è squalificata',
      },
    },
    A04: {
      question: 'Fino a quando i giocatori chiedono una correzione',
      way: {
        both: 'il termine di 3.7.2 per i giocatori, quello di 2.2.7.2 per l’arbitro',
        'as-director': 'finché corregge l’arbitro (2.2.7.2)',
      },
    },
    A27: {
      question: 'Un periodo di correzione inferiore a 30 minuti',
      way: {
        'never-shorter': 'mai per l’arbitro; il termine dei giocatori può essere più breve',
        'may-be-shorter': 'come dice il regolamento del torneo',
      },
    },
    A24: {
      question: 'Nord–Sud nei Mitchell dello schema misto',
      way: {
        'first-named': 'il gruppo nominato per primo',
        'second-named': 'il gruppo nominato per secondo',
      },
    },
    A25: {
      question: 'Giorni lavorativi',
      way: {
        'without-holidays': 'dal lunedì al venerdì, senza le festività nazionali',
        'monday-to-friday': 'dal lunedì al venerdì, festività comprese',
      },
    },
    A36: {
      question: 'Una decisione comunicata tardi dopo l’ultima sessione, con la commissione presente',
      way: {
        'after-notice': '30 minuti dalla comunicazione, o il limite normale se posteriore',
        'usual-limit': 'solo il limite normale',
      },
    },
    B04: {
      question: 'Meno di un punto di differenza',
      way: {
        'from-first': 'contata dalla prima delle coppie alla pari',
        'from-the-one-before': 'contata dalla precedente',
      },
    },
    B05: {
      question: 'Coppie alla pari che hanno giocato un board in linee opposte',
      way: {
        'lines-apart': 'ogni linea a parte; da sola in essa vale la regola della coppia unica',
        'by-percentage': 'confrontate per ciò che il board ha reso a ciascuna',
      },
    },
    B11: {
      question: 'Donne nelle coppie miste',
      way: {
        'as-teams': 'Sud e Ovest, con i sipari Sud ed Est, come nelle squadre miste',
        'as-they-like': 'dove vogliono',
      },
    },
    'force-majeure': {
      question: 'La forza maggiore giustifica',
      way: {
        both: 'meno di 24 board, e meno di 20 di un giocatore',
        'player-alone': 'solo meno di 20 board di un giocatore',
      },
    },
    B10: {
      question: 'La media del torneo mentre si gioca',
      way: {
        taken: 'sui board già calcolati; definitiva alla fine',
      },
    },
    'reserve-results': {
      question: 'Una coppia in ritardo riprende il posto: i risultati della riserva',
      way: {
        reserve: 'restano della riserva, che da allora gioca fuori concorso',
        pair: 'diventano della coppia',
      },
    },
    ...teamsReadings,
  },
};
