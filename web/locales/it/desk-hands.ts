import type { DeskHands } from '../en/desk-hands.ts';

/** The hands of a session at the desk. */
export const deskHands: DeskHands = {
  hands: {
    title: 'Mani',
    open: 'Mani di questa sessione',
    about:
      'Le carte di ogni board, come le ha scritte il programma che le ha distribuite. Nessuno oltre a Lei le vede prima che il board sia finito a tutti i tavoli e i suoi risultati si mostrino.',
    file: 'File PBN',
    paste: 'O incolli qui il suo testo',
    tooLarge: 'Il file supera {{most}} MB: non è un foglio delle mani.',
    read_one: 'Letto un board: {{boards}}.',
    read_other: 'Letti {{count}} board: {{boards}}.',
    nothing: 'In questo testo non c’è nessun board con le sue carte.',
    notPlayed: 'Non si giocano in questa sessione e restano fuori: {{boards}}.',
    missing: 'Ancora senza mani: {{boards}}.',
    wrong: 'Che cosa non va nel file',
    line: 'Riga',
    attach_zero: 'Allega',
    attach_one: 'Allega un board',
    attach_other: 'Allega {{count}} board',
    attached: 'Allegate',
    none: 'Non ci sono ancora mani.',
    count: '{{count}} board su {{all}} hanno le loro mani.',
    solved: 'Calcolato che cosa si può fare: {{done}} board su {{of}}.',
    look: 'Guardare le mani',
    lookHint: 'Altri possono vedere il Suo schermo.',
    inHistory: 'Per toglierle, lo disfi nella cronologia.',
    dealing: {
      title: 'Smazzare i board',
      about:
        'Smazzati qui a caso (Art. 6), per questa sessione. A nessuno si mostra una carta prima che il board sia finito, nemmeno a lei se gioca.',
      deal_zero: 'Tutti i board hanno le loro carte',
      deal_one: 'Smazzare un board',
      deal_other: 'Smazzare {{count}} board',
      begun: 'La sessione è cominciata: nei board ci sono le carte.',
      machine: 'File per la macchina smazzatrice',
      paper: 'Foglietti delle mani, per smazzare a mano',
      otherwise:
        'I board sono {{way}} (Art. 6E). Le mani si possono ancora allegare qui sotto. Per smazzarli qui, cambi le impostazioni.',
    },
    ways: {
      table: 'smazzati a ogni tavolo prima del gioco',
      director: 'smazzati prima dall’arbitro',
      assistants: 'smazzati prima da assistenti',
      machine: 'smazzati da una macchina o da questo programma',
    },
    known: {
      table: 'Art. 6E1. Nessuno conosce prima le carte; le mani si allegano dopo il gioco.',
      director: 'Art. 6E2. L’arbitro conosce le carte, e non gioca.',
      assistants: 'Art. 6E3. Chi smazza conosce le carte, e non gioca.',
      machine: 'Art. 6E4. Nessuno che giochi le conosce; un arbitro che non gioca può guardarle.',
    },
    earlier:
      'Art. 6D2: le carte di questi board sono già state giocate. Nessun risultato può valere con esse: li smazzi di nuovo, o dica nelle impostazioni che questo torneo rigioca mani passate.',
    replayed: 'Mani passate, come dicono le impostazioni (Art. 6D2):',
    earlierAt: 'Board {{board}}: board {{other}} di {{name}}, {{date}}',
    earlierBoard: 'Board {{board}}',
    fault: {
      tag: 'Questa riga non si legge come PBN.',
      'no-board': 'Un board non ha numero.',
      'no-deal': 'Il board {{board}} non ha carte.',
      unreadable: 'Board {{board}}: “{{found}}” non è né carta né mano.',
      end: 'Board {{board}}: mancano carte alla fine.',
      double: 'Board {{board}}: {{cards}} in due mani.',
      missing: 'Board {{board}}: nessuno ha {{cards}}.',
      count: 'Board {{board}}: {{seat}} ha {{cards}} carte.',
      'board-twice':
        'Il board {{board}} è qui un’altra volta con altre carte; valgono quelle della riga {{first}}.',
      dealer: 'Board {{board}}: per l’articolo 2 dà {{seat}}, qualunque cosa dica il file.',
      vulnerable: 'Board {{board}}: la vulnerabilità è quella dell’articolo 2, qualunque cosa dica il file.',
    },
  },
};
