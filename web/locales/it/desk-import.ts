import type { DeskImport } from '../en/desk-import.ts';

/** Files of other programs at the desk. */
export const deskImport: DeskImport = {
  import: {
    title: 'Importa un file',
    about:
      'Risultati o mani da un altro programma o da apparecchi di segnatura: BWS, PBN, USEBIO, CSV, LIN, DUP, DLM, BRI, DGE o smazzate stampate in testo. Il formato si riconosce da sé.',
    drop: 'Trascini qui il file, o lo scelga',
    chosen: '{{name}}: {{format}}',
    tooLarge: 'Il file supera {{most}} MB e non è stato letto.',
    nothing: 'In questo file non ci sono né risultati né mani.',
    results_one: 'Contiene un risultato.',
    results_other: 'Contiene {{count}} risultati.',
    hands_one: 'Contiene le mani di un board di questa sessione.',
    hands_other: 'Contiene le mani di {{count}} board di questa sessione.',
    unplayed_one: 'Un board non ha contratto: lo segni al suo tavolo.',
    unplayed_other: '{{count}} board non hanno contratto: li segni ai loro tavoli.',
    take_zero: 'Accetta risultati',
    take_one: 'Accetta un risultato',
    take_other: 'Accetta {{count}} risultati',
    attach_zero: 'Aggiungi mani',
    attach_one: 'Aggiungi le mani di un board',
    attach_other: 'Aggiungi le mani di {{count}} board',
    wrong: 'Che cosa non va nel file',
    line: 'Riga',
    done: 'Fatto.',
  },
};
