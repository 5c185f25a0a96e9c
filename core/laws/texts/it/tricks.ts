/** The words for what is asked about revokes (Laws 62 and 64), and for finished and defective tricks (Laws 65 to 67). */
export const tricks = {
  irregularities: {
    'defective-trick': 'Una presa ha carte in meno o in più di {offender}',
    'card-strayed': '{card}, giocata da {offender}, non è fra le carte giocate',
    'card-pointed-out': '{by} dice che una carta di {offender} è orientata male',
    'tricks-disturbed': '{offender} ha cambiato l’ordine delle carte giocate',
    inspection: '{offender} vuole vedere carte di una presa finita',
    'inspection/looked': '{offender} ha guardato carte di una presa finita senza chiederlo',
    'cards-mixed': 'Le carte sono state mescolate, e si discute di una renonce o del numero di prese',
    'early-lead-due': '{offender} ha attaccato {card} prima che l’ultima presa fosse completa',
  },
  questions: {
    'possibly-suggested': 'Quale carta di {seat} può essere stata suggerita dall’aver visto {card}?',
    'card-suggested':
      'Quale carta di {seat} può essere stata dimostrabilmente suggerita, rispetto a un’altra alternativa logica, dall’aver visto {card}?',
    'took-back': '{side} ritirano una carta giocata dopo la renonce di {seat}?',
    'revoke-trick-winner':
      'Una richiesta o concessione ha chiuso il gioco nella presa {trick}: quale mano si considera che l’abbia vinta?',
    'won-with-own-card':
      '{seat} ha vinto una delle prese richieste o concesse con una carta che poteva giocare nella presa {trick}?',
    'revoke-damage':
      '{side} hanno subito per la renonce nella presa {trick} un danno maggiore di quanto ricevuto?',
    'repeated-revoke-damage':
      '{side} avrebbero probabilmente vinto più prese se {seat} non avesse commesso un’altra renonce in {suit}?',
    'both-revoked-damage':
      'Entrambe le linee hanno commesso renonce. Una è stata danneggiata, rispetto al risultato probabile senza le renonce?',
    'card-for-trick': 'Quale carta di {seat} va alla presa {trick}?',
    'has-suit-led': '{seat} ha una carta del seme di attacco della presa {trick}?',
    'faces-seen': 'Si sono viste le facce di più carte di {seat}: {card} {cards}?',
    'faced-card-known': 'Si sa quale delle carte di {seat} fu scoperta nella presa {trick}: {cards}?',
    'exposed-on-return': 'Nel tornare in mano a {seat}, si è vista la faccia di {cards}?',
    'too-late-to-correct': 'È troppo tardi per ritirare {card}, che {seat} ha giocato una seconda volta?',
    'inspection-ordered': 'L’arbitro fa ispezionare la presa, su richiesta di {seat}?',
    'facts-known': 'L’arbitro può ancora accertare i fatti?',
  },
  answers: {
    'took-back/kept': 'No: le carte restano',
    'took-back/changed': 'Sì: le prese si giocano di nuovo',
    'possibly-suggested/none': 'Nessuna',
    'card-suggested/none': 'Nessuna',
    'touching-the-table': 'Sì: scoperta, a contatto col tavolo o quasi',
    'held-as-played': 'Sì: tenuta nella posizione di una carta giocata',
  },
  notes: {
    'no-defect': 'Nessuna presa risulta difettosa',
    'too-few-cards': '{seat} non ha giocato alla presa {trick}',
    'too-many-cards': '{seat} ha giocato troppe carte alla presa {trick}',
    'card-put-back': '{card} torna fra le carte giocate di {seat}',
    'illegal-play-corrected': 'La seconda giocata di {card} viene ritirata: {seat} gioca una carta legale',
    'may-point-out': '{seat} può farlo notare',
    'may-not-point-out': '{seat} non può farlo notare adesso',
    'card-points-to-partner': 'La carta di {seat} punta verso il compagno: la presa è vinta',
    'card-points-to-opponents': 'La carta di {seat} punta verso gli avversari: la presa è persa',
    'keep-cards-in-order': 'Le carte giocate restano in ordine finché il risultato non è concordato',
    'allegation-is-not-enough': 'Sostenere che c’è stata una renonce non dà diritto a ispezionare le prese',
    'may-inspect': '{seat} può vederla',
    'may-not-inspect': '{seat} non può vederla',
    'card-not-shown': 'La carta si guarda senza mostrarla',
    'own-cards-only': 'Ogni giocatore maneggia solo le proprie carte',
    'ruled-on-the-facts': 'L’arbitro decide secondo i fatti',
    'facts-lost': 'Non è una sola linea ad aver mescolato le carte: l’arbitro decide come i fatti consentono',
    'ruled-for': 'L’arbitro decide a favore di {side}',
    'lead-looked-at': 'La presa è completa: {card} di {offender} è trattata come attacco',
  },
  lasting: {
    'right-at-risk/doubtful-trick': '{seat} mette a rischio il diritto a reclamare una presa dubbia',
    'right-at-risk/allege-revoke': '{seat} mette a rischio il diritto a sostenere una renonce',
    'right-at-risk/deny-revoke': '{seat} mette a rischio il diritto a negare una renonce',
    'early-lead': '{card} di {seat} sarà trattata come attacco quando la presa sarà completa',
  },
  effects: {
    'card-supplied': '{card} di {seat} va alla presa {trick}, e conta',
    'card-placed': '{card} di {seat} è posta nella presa {trick}, il cui vincitore non cambia',
  },
} as const;
