import type { liveRefusals as enRefusals, PhoneLive } from '../en/phone-live.ts';

export const phoneLive: PhoneLive = {
  places: { turns: 'restate al tavolo\u00A0{{table}}: segnate come {{side}}, non cambiate sedia' },
  boardsNext: {
    to: 'Board {{boards}}: al tavolo {{tables}}',
    rest: 'Board {{boards}}: fuori gioco, tornano più tardi',
  },
  seats: {
    swap: 'Scambiare',
    fixed: 'Questi posti sono fissati ({{clause}}). Solo l’arbitro li cambia.',
    who: 'Chi siede in {{seat}}?',
  },
  cardsOpen: 'Carta degli avversari',
  rulesOpen: 'Come si gioca qui',
  compare:
    'Turno 2: confrontate le mani con il foglio nel board. Se sono diverse, chiamate l’arbitro ({{clause}}).',
  passedOut: 'Quattro passo è un risultato: resta, e non si ridà ({{clause}}).',
  triplet: {
    heading: 'Tripletta',
    who: 'Chi gioca dal turno {{round}} in poi?',
    play: 'Giocano questi due',
    sent: 'Annotato.',
  },
  correction: {
    open: 'Un punteggio è sbagliato',
    title: 'Chiedere una correzione',
    who: 'Che linea siete?',
    board: 'Quale board?',
    whose: 'Il risultato di chi?',
    own: 'il nostro',
    says: 'Che cosa andrebbe scritto?',
    hint: 'Le due linee chiedono insieme: si chiede all’altra di confermare. L’arbitro decide.',
    send: 'Chiedi all’arbitro',
    sent: 'L’arbitro ha la richiesta.',
    asked:
      '{{from}} dice che il board {{board}} del turno {{round}}, tavolo {{table}}, è scritto male. {{pair}}: è così?',
    agree: 'Sì, è sbagliato',
    deny: 'No, è giusto',
  },
  move: {
    called: 'È stato chiamato il cambio.',
    'lead-faced_one': 'L’attacco del board {{boards}} era scoperto?',
    'lead-faced_other': 'L’attacco di uno dei board {{boards}} era scoperto?',
    'auction-over_one': 'La licitazione del board {{boards}} era finita?',
    'auction-over_other': 'La licitazione di uno dei board {{boards}} era finita?',
    yes: 'Sì: finiamo il board {{board}}',
    no_one: 'No: è perso',
    no_other: 'No: sono persi',
    lost: 'Il board {{board}} non era abbastanza avanti al cambio: non si gioca più. L’arbitro assegna il punteggio.',
  },
};

export const liveRefusals: typeof enRefusals = {
  'no-partners': 'I posti si dicono di due compagni: in un individuale li dà il movimento.',
  'says-missing': 'Dite che cosa andrebbe scritto.',
  'asked-already': 'L’arbitro ha già questa richiesta.',
  'no-such-request': 'Nessuno ha chiesto quella correzione.',
  'request-decided': 'L’arbitro ha già deciso.',
  'not-asked': 'Si chiede all’altra linea di quel tavolo, una volta.',
  'ranked-already': 'La coppia {{pair}} è già in classifica.',
  'unranked-already': 'La coppia {{pair}} è già fuori classifica.',
  'move-not-called': 'Il cambio che chiude il turno {{round}} non è stato chiamato.',
  'move-answered': 'Il tavolo ha già detto a che punto era. Solo l’arbitro lo cambia: chiamatelo.',
  'board-not-waiting': 'Il board {{board}} non aspetta un risultato a questo tavolo.',
  'marked-so': 'Il board {{board}} conta già così.',
  'board-stopped':
    'Il board {{board}} non era abbastanza avanti al cambio: non si gioca più. Chiamate l’arbitro.',
};
