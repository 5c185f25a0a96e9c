import type { StartMessages } from '../en/start.ts';

export const start: StartMessages = {
  start: {
    label: 'Dove andare',
    sit: 'Sono a un tavolo',
    sitHint: 'Scrivere il codice del tavolo, segnare e confermare i risultati su questo telefono',
    results: 'Risultati',
    resultsHint: 'Classifiche, board e score personali, per tutti',
    direct: 'Dirigere',
    directHint: 'Preparare un torneo, seguire la sala, decidere, pubblicare',
    rule: 'Decidere a un tavolo',
    ruleHint: 'Che cosa è andato storto, che cosa dice la legge, chi sceglie',
    doubleDummy: 'A carte viste',
    doubleDummyHint: 'Che cosa si può fare, carta per carta',
    tools: 'Strumenti',
    toolsHint: 'Quanto vale un risultato; una mano per esercitarsi',
    season: 'Stagione',
    seasonHint: 'Calendario, iscrizioni, classifiche a punti; si iscriva a una gara',
    now: 'In corso',
    coming: 'Prossimamente',
    played: 'Ultimi risultati',
    today: 'oggi',
    ranking: 'Vedi la classifica',
    tables_one: 'un tavolo',
    tables_other: '{{count}} tavoli',
    first: 'Organizzi il suo primo torneo',
    firstNext:
      'Dica quante coppie vengono. Naipe propone il movimento, i giocatori scrivono i risultati sui telefoni e la classifica si fa da sola.',
    firstGo: 'Si prepara in due minuti',
    status: {
      'set-up': 'non iniziato',
      playing: 'in gioco',
      'between-sessions': 'tra due sessioni',
      over: 'finito',
      published: 'risultati pubblicati',
    },
  },
};
