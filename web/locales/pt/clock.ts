import type { clock as en } from '../en/clock.ts';

export const clock: typeof en = {
  clock: {
    paused: 'O relógio está parado',
    break: 'Intervalo',
    until: '{{message}} até às {{time}}',
    left_one: 'Falta um minuto',
    left_other: 'Faltam {{count}} minutos',
    over: 'O tempo acabou',
    /** Where matches are played: a round of the phase, and a segment of it. */
    ofMatch: {
      round: 'Jornada {{round}} de {{rounds}}',
      segment: 'Jornada {{round}} de {{rounds}}, segmento {{segment}} de {{segments}}',
      ended: 'A jornada {{round}} de {{rounds}} terminou',
      endedSegment: 'Jornada {{round}}: o segmento {{segment}} de {{segments}} terminou',
      move: 'Às mesas para a jornada {{round}}',
      moveSegment: 'Às mesas para a jornada {{round}}, segmento {{segment}}',
      start: 'Iniciar a jornada {{round}}',
      startSegment: 'Iniciar a jornada {{round}}, segmento {{segment}}',
      end: 'Terminar a jornada {{round}}',
      endSegment: 'Terminar a jornada {{round}}, segmento {{segment}}',
    },
    move: 'Mudança para a posição {{round}}',
    ends: 'A sessão acaba por volta das {{time}}',
    sound: 'Som quando o tempo acaba',
    soundOn: 'Ligado',
    soundOff: 'Desligado',
  },
};
