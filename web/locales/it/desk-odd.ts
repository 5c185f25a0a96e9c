import type { DeskOdd } from '../en/desk-odd.ts';

/** What makes a result odd enough for the director to look at. */
export const deskOdd: DeskOdd = {
  odd: {
    'against-the-field': 'Linea opposta a quella degli altri: solo {{same}} su {{others}} coincidono.',
    'other-declarer': '{{others}} altri hanno giocato {{bid}} dall’altra linea.',
    outlier: 'A {{gap}} punti dal risultato più vicino.',
    unlikely: '{{down}} prese di caduta.',
    redoubled: 'Surcontrato.',
    'other-pairs': 'Sedevano altri rispetto al piano: {{nsPair}} – {{ewPair}}.',
    'lead-of-declarer': '{{holder}}, della linea del dichiarante, ha {{card}}, che è stata l’attacco.',
    'lead-of-partner': '{{holder}} ha {{card}}, che è stata l’attacco; attaccava {{leader}}.',
    'not-makeable': '{{made}} prese a {{strain}}: secondo le carte, {{declarer}} ne ha {{makes}}.',
    disputed: 'Il tavolo non è d’accordo.',
    overtricks: '{{over}} prese in più.',
    'agreed-then-changed': 'Le due linee avevano confermato prima {{before}}.',
    'agreed-in-seconds_one': 'Confermato un secondo dopo l’inserimento.',
    'agreed-in-seconds_other': 'Confermato {{count}} secondi dopo l’inserimento.',
    late: 'in ritardo: il turno successivo era già stato chiamato',
  },
};
