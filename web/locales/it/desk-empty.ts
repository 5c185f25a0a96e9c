import type { DeskEmpty } from '../en/desk-empty.ts';

export const deskEmpty: DeskEmpty = {
  empty: {
    tournaments: 'Organizzi il suo primo torneo',
    tournamentsNext:
      'Dica quante coppie vengono. Naipe propone il movimento; i tavoli sono pronti in due minuti.',
    entries: 'Ancora nessun iscritto',
    entriesNext:
      'Incolli l’elenco delle coppie o le aggiunga una a una. I nomi si possono scrivere anche durante il gioco.',
    room: 'Ancora nessun tavolo',
    roomNext_team: 'Sorteggi il primo turno: con esso vengono i tavoli.',
    roomNext: 'Pianifichi una sessione: con il numero di coppie arrivano il movimento e i tavoli.',
    ready: 'La sala è pronta',
    readyNext: 'Metta un codice su ogni tavolo, poi apra la sessione: il pulsante è in alto.',
    boards: 'Ancora nessun board in gioco',
    boardsNext: 'A sessione aperta, ogni board ha qui il suo score e riceve ciò che scrive.',
    ranking: 'Ancora nessuna classifica',
    rankingNext: 'Comincia con il primo risultato della sessione e si rifà dopo ognuno.',
    rulings: 'Ancora nessuna decisione',
    rulingsNext: 'Ciò che decide durante la sessione resta qui, con il motivo, e si può annullare.',
    history: 'Niente da mostrare',
    historyNext: 'Nessuna voce di questo tipo contiene queste parole. Mostri tutto o provi un’altra parola.',
  },
};
