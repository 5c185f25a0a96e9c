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
    look: 'Guardare le mani',
    lookHint: 'Altri possono vedere il Suo schermo.',
    inHistory: 'Per toglierle, lo disfi nella cronologia.',
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
