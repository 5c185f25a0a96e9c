import type { DrawWords } from './wording.ts';

export const it: DrawWords = {
  and: 'e',
  reasons: {
    next: '{a} incontra {b}: la seguente in classifica',
    'passed-over': '{a} incontra {b}',
    fold: '{a} incontra {b}: la prima contro l’ultima',
    slide: '{a} incontra {b}: lo stesso posto nell’altra metà',
    nearest: '{a} incontra {b}: così gli abbinamenti nel loro insieme restano più vicini alla classifica',
    fixed: '{a} incontra {b}: fissato dall’arbitro',
    rematch: '{a} incontra di nuovo {b}: non ci sono abbinamenti con meno ripetizioni',
    'club-released': '{a} incontra {b} dello stesso circolo: nessun abbinamento lo evita',
    'region-released': '{a} incontra {b} della stessa regione: nessun abbinamento lo evita',
    'nation-released': '{a} incontra {b} della stessa nazione: nessun abbinamento lo evita',
    danish: '{a} incontra {b}: secondo la classifica, con o senza ripetizione',
    'place-certain': '{a} incontra {b}: il posto di {a} è già certo, perciò incontra l’ultima',
    bye: '{a} riposa: l’ultima in classifica che non ha ancora riposato',
    'bye-fixed': '{a} riposa: fissato dall’arbitro',
    'second-bye': '{a} riposa di nuovo: tutte hanno già riposato',
    triple: '{teams} si incontrano in un triangolare: le ultime tre',
    'triple-met':
      '{teams} si incontrano in un triangolare: le ultime tre, benché alcune si siano già incontrate',
    'triple-moved':
      '{teams} si incontrano in un triangolare: le tre più basse che lasciano abbinare le altre',
  },
  because: {
    'has-met': { one: '{a} ha già incontrato {teams}', many: '{a} ha già incontrato {teams}' },
    'same-club': { one: '{teams} è dello stesso circolo', many: '{teams} sono dello stesso circolo' },
    'same-region': { one: '{teams} è della stessa regione', many: '{teams} sono della stessa regione' },
    'same-nation': { one: '{teams} è della stessa nazione', many: '{teams} sono della stessa nazione' },
    forbidden: { one: '{a} non può incontrare {teams}', many: '{a} non può incontrare {teams}' },
    'blocks-rest': {
      one: 'con {teams} le altre non si potrebbero abbinare',
      many: 'con {teams} le altre non si potrebbero abbinare',
    },
    'out-blocks-rest': {
      one: 'senza {teams} le altre non si potrebbero abbinare',
      many: 'senza {teams} le altre non si potrebbero abbinare',
    },
    'had-bye': { one: '{teams} ha già riposato', many: '{teams} hanno già riposato' },
  },
  breaches: {
    'unknown-team': '{a} non è in questo turno',
    'two-matches': '{a} ha due incontri, o uno e un riposo',
    'no-match': '{a} non ha né incontro né riposo',
    'has-met': '{a} e {b} si sono già incontrate',
    'same-club': '{a} e {b} sono dello stesso circolo',
    'same-region': '{a} e {b} sono della stessa regione',
    'same-nation': '{a} e {b} sono della stessa nazione',
    forbidden: '{a} e {b} non si possono incontrare',
    'second-bye': '{a} ha già riposato, e altre no',
    'bye-not-lowest': '{a} riposa, e {b} è più in basso',
    'not-by-rule': '{a} contro {b} non è ciò che dà la regola',
  },
};
