import type { DeskOdd } from '../en/desk-odd.ts';

/** What makes a result odd enough for the director to look at. */
export const deskOdd: DeskOdd = {
  odd: {
    'against-the-field': 'Linha contrária à do campo: só {{same}} dos outros {{others}} coincidem.',
    'other-declarer': '{{others}} outros jogaram {{bid}} na outra linha.',
    outlier: 'A {{gap}} pontos do resultado mais próximo.',
    unlikely: '{{down}} vazas a menos.',
    redoubled: 'Redobrado.',
    'other-pairs': 'Sentaram-se outros que não os previstos: {{nsPair}} – {{ewPair}}.',
    'lead-of-declarer': '{{holder}}, da linha do declarante, tem {{card}}, que foi a saída.',
    'lead-of-partner': '{{holder}} tem {{card}}, que foi a saída; saía {{leader}}.',
    'not-makeable': '{{made}} vazas em {{strain}}: pelas cartas, {{declarer}} tem {{makes}}.',
    disputed: 'A mesa não está de acordo.',
    overtricks: '{{over}} vazas a mais.',
    'agreed-then-changed': 'As duas linhas tinham confirmado antes {{before}}.',
    'agreed-in-seconds_one': 'Confirmado um segundo depois de registado.',
    'agreed-in-seconds_other': 'Confirmado {{count}} segundos depois de registado.',
    late: 'atrasado: a posição seguinte já fora chamada',
  },
};
