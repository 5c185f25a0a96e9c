import type { LawTexts } from '../texts.ts';

/** The words of what regulations say beyond the Laws: screens, psychic calls, STOP, convention cards. */
export const regulated: Pick<LawTexts, 'irregularities' | 'questions' | 'answers' | 'reasons' | 'notes'> = {
  irregularities: {
    'screen-explanations':
      'Si confronta ciò che è stato detto ai due lati del sipario su una chiamata della linea di {seat}',
    'screen-handled': '{seat} ha mosso il carrello o lo sportello del sipario',
  },
  questions: {
    tray: 'Dov’è il carrello con {call} di {offender}?',
    'tray/change-of-call': '{offender} vuole {second} al posto di {call}. Dov’è il carrello?',
    'tray/exposed': 'Il carrello è passato?',
    'tray/counted': 'Il carrello è passato?',
    'tray-moved-by': 'Quale linea ha fatto passare il carrello con {call}?',
    'auction-spoilt':
      'Ciò che le chiamate ritirate hanno detto alla linea di {offender} impedisce una licitazione normale?',
    gate: '{card} è stata scoperta, e l’attacco era di {leader}. Com’è lo sportello?',
    'gate/exposed': 'Com’è lo sportello?',
    'right-lead-faced': '{leader} aveva già scoperto l’attacco giusto dall’altro lato?',
    'opponent-confused': 'Un avversario di {seat} ne è stato confuso?',
    'irregularity-came-of-it': 'C’è stata un’irregolarità perché {seat} ha fatto ciò che non gli spettava?',
    'heard-across': 'Ciò che {seat} ha detto poteva sentirsi dall’altro lato del sipario?',
    'tempo-in-auction': 'È stato nella licitazione, a sportello chiuso?',
    'tray-over-twenty': 'Il carrello è tornato dopo più di 20 secondi?',
    'called-before-lead':
      'Chi ha ricevuto il carrello ha chiamato l’arbitro prima dell’attacco e dell’apertura dello sportello?',
    'break-perceived':
      'L’arbitro è stato chiamato tardi. L’altro lato aveva notato da sé la variazione di tempo?',
    'screen-mates-card':
      'Si tratta di una carta che l’avversario dal lato del morto mostra o attacca troppo presto?',
    'psychic-opening': 'Era un’apertura con significato convenzionale?',
    'psychic-for-fun': 'Era frivola o ripetitiva?',
    'lead-not-recorded': 'La carta d’attacco non è stata scritta, o non con esattezza?',
    'pause-omitted':
      'Era la prima presa, e {seat} ha chiesto una carta del morto senza una pausa di circa 30 secondi?',
    'never-agreed': 'Quale accordo ha la linea di {seat}?',
    'partner-silenced':
      '{seat} poteva dichiarare liberamente perché il compagno doveva passare secondo il Codice?',
  },
  answers: {
    'not-crossed': 'Non è passato',
    crossed: 'È passato',
    'came-back': 'È passato e tornato, e nessuno ha parlato',
    offenders: 'La linea che ha chiamato',
    opponents: 'Gli avversari',
    closed: 'Chiuso',
    'gate/open': 'Aperto',
    'opened-by-declarers': 'L’ha aperto la linea del dichiarante, e non doveva',
    'under-eight': 'Aprire mani con meno di 8 punti che nient’altro definisce',
    'after-irregularity': 'Cambiare metodi dopo una domanda, una risposta o un’irregolarità',
    encrypted: 'Segnali che il dichiarante non può leggere, mancandogli la chiave',
    'another-understanding': 'Un altro',
  },
  reasons: {
    'called-after-lead': 'Chi chiama solo dopo l’attacco può essere stato avvisato dal compagno.',
  },
  notes: {
    'corrected-behind-screen': 'La chiamata di {offender} si corregge, senz’altre conseguenze: parla {seat}',
    'mate-may-change': '{seat} può cambiare la chiamata fatta nel frattempo, senza costo',
    'other-side-not-told':
      'Ai giocatori dall’altro lato del sipario non si dice nulla, salvo che il Codice lo richieda',
    'sent-back-free': 'Il carrello torna, {offender} corregge la chiamata, senz’altre conseguenze',
    'sent-back': 'Il carrello torna e {offender} corregge la chiamata, al prezzo che il Codice indica',
    'auction-goes-on': 'La licitazione continua, senza rettifica né penalità',
    'teams-may-be-assigned': 'In un incontro a squadre si può applicare la norma sui punteggi delle squadre',
    'later-call-withdrawn': '{call} di {seat} si ritira, senza costo',
    'no-automatic-penalty':
      'Spiegazioni diverse non portano penalità da sole, ma pesano contro la linea di {seat}: ogni caso si guarda per sé',
    'taken-for-psychic':
      'Ai due lati è stato detto lo stesso, come sulla carta, e la mano è un’altra: la chiamata di {seat} si tratta come psichica',
    'explanations-differ': 'Ai due lati sono state dette cose diverse su una chiamata della linea di {seat}',
    'who-has-the-tray': 'Nord e Sud muovono il carrello',
    'who-has-the-gate': 'Ovest apre e chiude lo sportello',
    'others-may-use-it':
      'Ciò che {seat} ha detto poteva sentirsi: gli avversari possono usarlo, la linea di {seat} no',
    'not-heard-across':
      'Ciò che {seat} ha detto non si è sentito dall’altro lato, e non ha detto nulla al compagno',
    'tempo-not-significant': 'Fino a 20 secondi non dicono nulla',
    'no-break-perceived':
      'Nessuna variazione di tempo è stata notata: non c’è stata informazione non autorizzata',
    'asks-in-writing':
      '{seat} chiede per iscritto all’avversario dallo stesso lato, anche fuori turno, e riceve risposta scritta',
    'gate-closed-first':
      'Prima si chiude lo sportello; poi {seat} chiede all’avversario dallo stesso lato, e riceve risposta scritta',
    'dummy-may-speak': '{seat} può parlarne, e dovrebbe cercare di impedire che l’attacco sia scoperto',
    'count-before-crossing':
      'L’Art. 13A non si applica prima che il carrello passi, perché nessuna chiamata conta ancora: si correggono le mani e si gioca il board',
    'alert-on-both-sides':
      'Allertano entrambi i compagni, ciascuno dal suo lato del sipario; un alert da un lato solo non è di per sé un’infrazione',
    'no-stop-behind-screens': 'Con i sipari non si usa il cartellino STOP',
    'ten-seconds-all-the-same':
      'Il giocatore seguente attende almeno dieci secondi, che lo STOP sia stato mostrato o no',
    'may-lose-complaint':
      'Senza STOP si può perdere il diritto di reclamare per una chiamata troppo rapida o un po’ lenta',
    'psychic-reported': 'La psichica va nel rapporto dell’arbitro, con l’accaduto e chi vi ha preso parte',
    'psychic-forbidden': 'Il regolamento vieta questa psichica di {seat}',
    'card-against-them':
      'La carta delle convenzioni della linea di {seat} manca, è incompleta o non conferma quanto detto: pesa contro di loro, e si presume il danno',
    'ruled-against-ns': 'Nord–Sud dovevano scrivere l’attacco: nel dubbio l’arbitro decide contro di loro',
    'complaint-lost':
      '{seat} non ha fatto la pausa prima della prima carta del morto, e non reclama per il ritardo del giocatore alla sua destra',
    'never-agreed': 'Nessuno può avere un tale accordo',
  },
};
