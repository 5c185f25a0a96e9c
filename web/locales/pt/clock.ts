import type { clock as en } from '../en/clock.ts';

export const clock: typeof en = {
  clock: {
    paused: 'O relógio está parado',
    break: 'Intervalo',
    until: '{{message}} até às {{time}}',
    left_one: 'Falta um minuto',
    left_other: 'Faltam {{count}} minutos',
    over: 'O tempo acabou',
    move: 'Mudança para a posição {{round}}',
    ends: 'A sessão acaba por volta das {{time}}',
    sound: 'Som quando o tempo acaba',
    soundOn: 'Ligado',
    soundOff: 'Desligado',
  },
};
