/** Readings about teams, draws, systems and screens. */
export const teamsReadings = {
  A02: {
    question: 'IMP di penalità tolti prima dei VP',
    way: {
      'own-margins': 'i VP delle due si calcolano a parte, ciascuno dal proprio margine',
      'one-margin': 'un solo margine per entrambe, che avvantaggia gli avversari',
    },
  },
  A05: {
    question: 'Mancare esattamente un quarto degli incontri di uno svizzero',
    way: {
      shown: 'non esclude, ed è mostrato all’arbitro',
      excludes: 'esclude',
    },
  },
  A06: {
    question: 'Metodi artificiali non dichiarati',
    way: {
      taken: 'sistema naturale nei tornei ufficiali, 2.1.3.1 negli altri',
    },
  },
  A07: {
    question: 'Le otto squadre più vicine',
    way: {
      taken: 'quelle che hanno davvero incontrato l’assente, più vicine per VP totali; tutte se sono meno',
    },
  },
  A08: {
    question: 'Gli altri incontri di una media',
    way: {
      taken: 'quelli giocati: senza bye né punti assegnati',
    },
  },
  A09: {
    question: 'La squadra di un giocatore sospeso con media inferiore',
    way: {
      taken: 'riceve quella media, e gli avversari ciò che manca a 20',
    },
  },
  A10: {
    question: 'Uno scambio nella serpentina quando non segue nessuno',
    way: {
      taken: 'con la squadra precedente più vicina senza vincoli, di un’altra serie',
    },
  },
  A11: {
    question: 'Più di due alla pari separate da un criterio',
    way: {
      'start-again': 'ogni resto ricomincia con gli incontri fra loro',
      'go-on': 'ogni resto prosegue con il criterio successivo',
    },
  },
  A12: {
    question: 'Il quoziente di IMP senza IMP persi',
    way: {
      taken: 'infinito se ne è stato vinto uno; 0/0 conta 1',
    },
  },
  A13: {
    question: 'Resistenza da bye, assenze e avversari esclusi',
    way: {
      taken:
        'un bye e un incontro non giocato non aggiungono nulla; un avversario escluso conta con i suoi VP',
    },
  },
  A14: {
    question: 'VP di un margine con centesimi di IMP',
    way: {
      'nearest-imp': 'dell’IMP intero più vicino; i centesimi restano per il resto',
      'in-proportion': 'in proporzione fra le due celle',
    },
  },
  A15: {
    question: 'Una durata d’incontro senza colonna',
    way: {
      formula: 'la formula delle colonne, mostrata all’arbitro',
      'nearest-column': 'la colonna più vicina, la maggiore di due, mostrata all’arbitro',
    },
  },
  A16: {
    question: 'Una squadra esclusa dopo esattamente un incontro, tutti contro tutti',
    way: {
      taken: 'tutti i suoi incontri spariscono per tutte',
    },
  },
  A17: {
    question: 'La lettera i del rapporto',
    way: {
      taken: 'va al consiglio tecnico, che essa nomina',
    },
  },
  A20: {
    question: 'Un posto è certo',
    way: {
      taken: 'quando il distacco dietro supera 20 VP e tutti i migliori sono certi',
    },
  },
  A21: {
    question: 'Tre squadre insieme',
    way: {
      taken: 'ciascuna gioca con le altre due metà dei board; i VP sono la media',
    },
  },
  A22: {
    question: 'Un’apertura di uno in un minore che può avere due carte',
    way: {
      taken: 'naturale, ma in prima pagina e annunciata',
    },
  },
  A23: {
    question: 'L’1SA comico è in elenco e rientra nel Marrone (b)',
    way: {
      taken: 'Marrone, mostrato all’arbitro',
    },
  },
  A26: {
    question: 'Sipari, entrambe le linee in fallo, una chiamata che il Codice non lascia accettare',
    way: {
      taken: 'rimandata e corretta senza penalità',
    },
  },
  A28: {
    question: 'Le aperture dell’eccezione di HUM (e)',
    way: {
      taken: 'solo l’apertura forte stessa, come dice il testo',
    },
  },
  A29: {
    question: 'Più di due serie',
    way: {
      taken: 'anche le squadre libere restano nella quota del loro circolo in ogni serie',
    },
  },
  A30: {
    question: 'Una squadra esclusa senza alcun incontro',
    way: {
      taken: 'tutti contro tutti: è tolta del tutto; in uno svizzero i punti assegnati restano',
    },
  },
  A31: {
    question: 'Le ultime tre di uno svizzero, due già incontrate',
    way: {
      taken: 'il trio resta come è scritto, e se ne offre un altro',
    },
  },
  A32: {
    question: 'Un incontro non giocato',
    way: {
      taken: 'non è un confronto: le due possono essere abbinate dopo',
    },
  },
  A33: {
    question: 'Vincere tutti gli incontri',
    way: {
      taken: 'più IMP degli avversari in ciascuno, tolte le penalità; un’assenza degli avversari è vinta',
    },
  },
  A34: {
    question: 'Un board vinto',
    way: {
      taken: 'con un risultato migliore dell’altra sala, per poco che sia',
    },
  },
  A35: {
    question: 'Un’assenza in uno svizzero dopo la revisione',
    way: {
      taken: '12 per l’abbinamento, il migliore dei tre alla fine',
    },
  },
  B03: {
    question: 'Un’assenza prima del primo terzo',
    way: {
      eighteen: '18 VP, mostrati all’arbitro',
      'best-of-three': 'il migliore dei tre, come dopo',
    },
  },
  B06: {
    question: 'Il centro di una fascia per VP con frazione',
    way: {
      taken: 'i VP si arrotondano prima, mezzo per eccesso; una fascia aperta per il limite inferiore',
    },
  },
  B07: {
    question: 'Board non distribuiti subito',
    way: {
      taken: 'paga la coppia responsabile, come dice 9.2',
    },
  },
  B08: {
    question: 'Il giorno in cui uno junior ha meno di 26 anni',
    way: {
      taken: 'il primo giorno del torneo',
    },
  },
  B09: {
    question: 'Si ritirano più squadre',
    way: {
      taken: 'tutte ultime, per VP; tutte annullate nel secondo passo',
    },
  },
  B13: {
    question: 'Tre alla pari con la stessa somma di VP',
    way: {
      taken: 'IMP, poi punti, sommati nel gruppo; poi il quoziente',
    },
  },
  B14: {
    question: 'Una durata d’incontro senza colonna',
    way: {
      'larger-of-two': 'la colonna più vicina, la maggiore di due, mostrata all’arbitro',
      'smaller-of-two': 'la colonna più vicina, la minore di due, mostrata all’arbitro',
    },
  },
  B16: {
    question: 'Battere tutte le altre quando una vittoria di misura è 15–15',
    way: {
      'more-imps': 'è avere più IMP nell’incontro',
      'more-vps': 'è avere più VP: con 15–15 non vince nessuno',
    },
  },
};
