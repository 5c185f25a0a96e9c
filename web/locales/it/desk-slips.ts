import type { deskSlips as en, slipFacts as enFacts, slipRefusals as enRefusals } from '../en/desk-slips.ts';
import { boardSlips } from './desk-board-slips.ts';

export const deskSlips: typeof en = {
  slips: {
    ...boardSlips,
    heading: 'Qualcosa è andato storto a questo tavolo?',
    inMatch: 'Board rovinati, avversari sbagliati e penalità si trattano nell’incontro.',
    reason: 'Che cosa è successo',
    go: 'Correggi così',
    done: 'Corretto.',
    follows: 'Conseguenze',
    checking: 'Sto calcolando…',
    nothing: 'Non cambia nulla.',
    rule: 'Che cosa dice la regola',
    penalty: {
      pair: '{{first}} alla linea colpevole; la prossima volta {{next}} ({{clause}}).',
      side: '{{first}} a Nord–Sud; la prossima volta {{next}} ({{clause}}).',
      same: '{{first}} alla linea colpevole ({{clause}}).',
      sameSide: '{{first}} a Nord–Sud ({{clause}}).',
      warning: 'Un’ammonizione',
      percent: '{{amount}}% di un top',
      none: 'La penalità è a discrezione dell’arbitro (Art. 90).',
    },
    board: 'Board {{board}}, tavolo {{table}}: {{north}} in Nord–Sud, {{east}} in Est–Ovest',
    meeting: 'Turno {{round}}, tavolo {{table}}: {{north}} contro {{east}}, board {{boards}}',
    shared: 'condivisi con il tavolo {{tables}}',
    loss: 'Turno {{round}}, tavolo {{table}}: il board {{board}} non conta; {{north}}: {{northScore}}, {{east}}: {{eastScore}} ({{clause}})',
    keeps: 'vale il primo risultato',
    again: 'Turno {{round}}, tavolo {{table}}: {{north}} e {{east}} si incontrano di nuovo',
    turned: {
      title: 'Posti scambiati',
      sentence: 'Nord–Sud sedeva in Est–Ovest, o il board era girato di un quarto.',
      boards: 'In quali board?',
      written: 'Ciò che è scritto vale per',
      seats: 'i posti sul board',
      pairs: 'chi doveva sedersi lì',
      match: {
        'rtp-2014':
          'Se è stato così in entrambe le sale, tutto vale. In una sola sala: i board giocati così in entrambe le sale non si confrontano e si annullano; se ci si accorge dopo più della metà dei board, o mai, l’incontro è nullo. Lo si decide nell’incontro. Quelli giocati così in una sola sala si giocano nell’altra con le coppie scambiate allo stesso modo.',
        rop: 'Le due coppie di una squadra sedevano nella stessa linea: i board si annullano e la squadra che si è seduta per prima perde 1 VP. Si toglie nelle decisioni dell’incontro.',
        wbf: 'Il risultato è stato ottenuto ai posti occupati. Se le due coppie di una squadra sedevano nella stessa linea, il board non si confronta.',
      },
      rule: {
        'rtp-2014':
          'La mano si gioca ed è valida. Ogni coppia segna nella direzione in cui ha giocato davvero.',
        rop: 'Il board è valido. Per questo board Nord–Sud gioca come Est–Ovest e viceversa, con il punteggio normale.',
        wbf: 'Il risultato è stato ottenuto ai posti occupati: ogni coppia segna nella direzione in cui ha giocato davvero.',
      },
    },
    opponents: {
      title: 'Avversari sbagliati',
      sentence:
        'Qui sedevano altri da quelli previsti, e hanno già giocato. Se ci si accorge prima che qualcuno estragga le carte, basta cambiare posto: non si registra nulla.',
      ns: 'Chi sedeva in Nord–Sud?',
      ew: 'Chi sedeva in Est–Ovest?',
      after: 'Dopo questo turno',
      back: 'tornano ai loro posti',
      stay: 'restano in questi posti',
      rule: {
        'rtp-2014':
          'La coppia che siede al tavolo sbagliato può essere penalizzata, salvo che ci si accorga prima che causi danno. Ciò che è stato giocato vale se nessuno dei quattro aveva giocato il board; altrimenti non conta per nessuna delle linee (Art. 15).',
        rop: 'La coppia responsabile è penalizzata, salvo che non abbia causato danno. Ciò che è stato giocato vale se nessuno dei quattro aveva giocato il board; altrimenti non conta per nessuna delle linee (Art. 15).',
        wbf: 'Ciò che è stato giocato vale se nessuno dei quattro aveva giocato il board; altrimenti non conta per nessuna delle linee, e chi ne è privato riceve un punteggio artificiale.',
      },
    },
    wrongBoard: {
      title: 'Board sbagliato',
      sentence: 'Qui è stato giocato un board di un altro turno.',
      planned: 'Al posto di quale board?',
      played: 'Quale board è stato giocato?',
      right: 'Il board giusto',
      lost: 'è perso',
      later: 'si gioca più tardi',
      fault: { direct: 'colpa diretta', partly: 'colpa parziale', none: 'senza colpa' },
      rule: {
        'rtp-2014':
          'Un errore nel trasporto dei board può essere penalizzato, salvo che ci si accorga prima che causi danno. Se nessuno dei quattro l’aveva giocato, il punteggio vale e può seguire il board giusto; altrimenti non conta per nessuna delle linee (Art. 15).',
        rop: 'La coppia responsabile è penalizzata, salvo che non abbia causato danno. Se nessuno dei quattro l’aveva giocato, il punteggio vale e può seguire il board giusto; altrimenti non conta per nessuna delle linee (Art. 15).',
        wbf: 'Se nessuno dei quattro l’aveva giocato, il punteggio vale e può seguire il board giusto; altrimenti non conta per nessuna delle linee. Chi ne è privato riceve un punteggio artificiale (Art. 12C2).',
      },
    },
  },
};

export const slipFacts: typeof enFacts = {
  'seats-turned': 'Turno {{round}}, tavolo {{table}}: sedevano al contrario.',
  'seats-turned-boards': 'Turno {{round}}, tavolo {{table}}, board {{boards}}: sedevano al contrario.',
  'places-exchanged': 'Le coppie {{one}} e {{other}} sedevano l’una al posto dell’altra nel turno {{round}}.',
  'places-exchanged-on':
    'Le coppie {{one}} e {{other}} restano l’una al posto dell’altra dal turno {{round}} in poi.',
  'boards-changed': 'Turno {{round}}, tavolo {{table}}: i board sono {{boards}}.',
};

export const slipRefusals: typeof enRefusals = {
  'ruled-already':
    'Il board {{board}} ha una decisione a questo tavolo. Prima annullala, poi decidi di nuovo.',
  'boards-missing': 'Di’ in quali board è successo.',
  'against-itself': 'Una coppia non gioca contro sé stessa.',
  'as-planned': 'Sono proprio queste le coppie che il movimento ha qui.',
  'only-turned': 'Queste coppie sono di qui, ma al contrario. Scegli «Posti scambiati».',
  'no-place': 'La coppia {{pair}} non ha posto in questo girone nel turno {{round}}.',
  'not-another-board': 'Il board {{board}} non è di un altro turno.',
  'right-board-now': 'Ora giocano il board giusto: non c’è nulla da registrare.',
};
