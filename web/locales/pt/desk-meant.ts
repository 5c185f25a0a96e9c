import type { deskMeant as en } from '../en/desk-meant.ts';

export const deskMeant: typeof en = {
  refusal: {
    'amount-impossible': '{{amount}} não pode ser: no mínimo {{least}}, no máximo {{most}}.',
    'weights-too-fine':
      'Os pesos na carteira {{board}} são demasiado finos para se pontuarem: indique-os em percentagens inteiras.',
    'changed-meanwhile':
      'Entretanto {{who}} alterou {{subject}}: aqui está como ficou. Veja de novo e repita a sua alteração, se ainda a quiser.',
  },
  finding: {
    'unlikely-minutesPerBoard':
      '{{amount}} minutos por carteira; o habitual é de {{least}} a {{most}}. É mesmo isso?',
    'unlikely-correctionMinutes':
      'Um período de correção de {{amount}} minutos é mais de uma semana. É mesmo isso?',
    'unlikely-extension': '{{amount}} minutos para a posição. É mesmo isso?',
    'unlikely-break': 'Um intervalo de {{amount}} minutos. É mesmo isso?',
    'unlikely-handicap': 'Um handicap de {{amount}}%; o habitual é de {{least}} a {{most}}. É mesmo isso?',
    'unlikely-carryOverStep':
      'O que transita arredonda-se a múltiplos de {{amount}}; o habitual é 0,01. É mesmo isso?',
    'unlikely-penaltyPercent':
      'Uma penalização de {{amount}}% de um top é mais do que uma carteira inteira. É mesmo isso?',
    'unlikely-penaltyImps':
      'Uma penalização de {{amount}} IMPs é mais do que uma carteira pode valer. É mesmo isso?',
    'unlikely-adjustedPercent':
      '{{amount}}% numa carteira: uma carteira dá de {{least}} a {{most}}. É mesmo isso?',
    'unlikely-adjustedImps': '{{amount}} IMPs numa carteira: nenhuma vale mais de {{most}}. É mesmo isso?',
    'unlikely-adjustedPoints': '{{amount}} pontos numa carteira: nenhuma dá mais de {{most}}. É mesmo isso?',
  },
  subject: {
    settings: 'esta opção',
    pair: 'o par {{of}}',
    seats: 'quem se senta onde',
    session: 'a sessão {{of}}',
    table: 'os lugares na mesa {{of}}',
    clock: 'o relógio',
    board: 'a carteira {{of}}',
    penalty: 'o que foi dado ao par {{of}}',
    call: 'a chamada da mesa {{of}}',
    device: 'os dispositivos do par {{of}}',
    deals: 'as mãos',
    phase: 'a fase {{of}}',
    draw: 'o sorteio da jornada {{of}}',
    'line-up': 'a formação de {{of}}',
    match: 'o encontro {{of}}',
  },
};
