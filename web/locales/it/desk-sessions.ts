/** Several sessions as a plan: who plays, from which seats, who meets whom. */
export const deskSessions = {
  sessions: {
    howMany: 'Quante sessioni?',
    which: 'Quale sessione si prepara?',
    notPlanned: 'non ancora preparata',
    mixed: 'Mitchell e Howell in {{count}} sessioni',
    mixedHow:
      'Si preparano tutte le sessioni insieme: in ognuna due dei tre gruppi giocano un Mitchell e il terzo un Howell.',
    twoHow:
      'Le due sessioni sono pianificate insieme: prima un Mitchell fra due linee, poi un Howell in ciascuna linea.',
    who: 'Chi gioca',
    whoPlays: {
      everyone: 'tutti in un solo girone',
      first: 'i qualificati',
      groups: 'gruppi secondo la classifica',
    },
    whoHint: {
      first: 'Gli altri sono classificati dopo di loro.',
      groups: 'Ogni gruppo si confronta e si classifica per sé.',
    },
    size: { first: 'Quanti si qualificano', groups: 'Coppie per gruppo' },
    group: 'Gruppo {{group}}, {{count}} coppie: {{pairs}}',
    qualified: 'Qualificate, {{count}} coppie: {{pairs}}',
    way: 'Posti',
    ways: {
      order: 'in ordine di numero',
      index: 'sorteggio per indice',
      ranking: 'sorteggio per classifica',
      apart: 'sorteggio, nuovi avversari',
    },
    wayHint: {
      order: 'La coppia 1 al primo posto, e così via.',
      index: 'Linee e gironi restano equilibrati; chi non può spostarsi ha un posto fisso.',
      ranking: 'Linee e gironi restano equilibrati; chi non può spostarsi ha un posto fisso.',
      apart: 'Si ripetono meno incontri possibile; poi si equilibrano le linee.',
    },
  },
  encounters: {
    heading: 'Chi incontra chi',
    never: 'non si incontrano',
    once: 'una volta',
    twice: 'due volte',
    more: 'più volte',
    aim: 'Ogni due coppie nelle sessioni preparate. Più avversari diversi possibile, nessuno più di due volte. {{clause}}',
    grid: 'Coppia per coppia, con le sessioni in cui si incontrano',
  },
  triplet: {
    heading: 'Tripletta',
    sentence: 'Tre giocatori, di cui due giocano alla volta. L’indice di valore è 2/3 della somma dei tre.',
    third: 'Terzo giocatore',
    indexOf: 'Indice di valore di {{name}}',
    enter: 'Iscrivi il terzo giocatore',
    index: 'Indice di valore della tripletta: {{index}}, 2/3 della somma.',
    who: 'Chi gioca',
    play: 'Giocano questi',
  },
};
