import type { DeskOdd } from '../en/desk-odd.ts';

/** What makes a result odd enough for the director to look at. */
export const deskOdd: DeskOdd = {
  odd: {
    'against-the-field': 'Bando contrario al del campo: solo {{same}} de los otros {{others}} coinciden.',
    'other-declarer': '{{others}} otros jugaron {{bid}} desde el otro bando.',
    outlier: 'A {{gap}} puntos del resultado más próximo.',
    unlikely: '{{down}} bazas de menos.',
    redoubled: 'Redoblado.',
    'other-pairs': 'No se sentaron los previstos, sino {{nsPair}} – {{ewPair}}.',
    'lead-of-declarer': '{{holder}}, del bando declarante, tiene {{card}}, que fue la salida.',
    'lead-of-partner': '{{holder}} tiene {{card}}, que fue la salida; salía {{leader}}.',
    'not-makeable': '{{made}} bazas en {{strain}}: por las cartas, {{declarer}} tiene {{makes}}.',
    disputed: 'La mesa no está de acuerdo.',
    overtricks: '{{over}} bazas de más.',
    'agreed-then-changed': 'Los dos bandos habían acordado antes {{before}}.',
    'agreed-in-seconds_one': 'Acordado un segundo después de anotarse.',
    'agreed-in-seconds_other': 'Acordado {{count}} segundos después de anotarse.',
    late: 'tarde: ya se había llamado la ronda siguiente',
  },
};
