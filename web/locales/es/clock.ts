import type { clock as en } from '../en/clock.ts';

export const clock: typeof en = {
  clock: {
    paused: 'El reloj está parado',
    break: 'Descanso',
    until: '{{message}} hasta las {{time}}',
    left_one: 'Queda un minuto',
    left_other: 'Quedan {{count}} minutos',
    over: 'Se acabó el tiempo',
    /** Where matches are played: a round of the phase, and a segment of it. */
    ofMatch: {
      round: 'Ronda {{round}} de {{rounds}}',
      segment: 'Ronda {{round}} de {{rounds}}, segmento {{segment}} de {{segments}}',
      ended: 'La ronda {{round}} de {{rounds}} ha terminado',
      endedSegment: 'Ronda {{round}}: el segmento {{segment}} de {{segments}} ha terminado',
      move: 'A las mesas para la ronda {{round}}',
      moveSegment: 'A las mesas para la ronda {{round}}, segmento {{segment}}',
      start: 'Iniciar la ronda {{round}}',
      startSegment: 'Iniciar la ronda {{round}}, segmento {{segment}}',
      end: 'Terminar la ronda {{round}}',
      endSegment: 'Terminar la ronda {{round}}, segmento {{segment}}',
    },
    move: 'Cambio para la ronda {{round}}',
    ends: 'La sesión acaba hacia las {{time}}',
    sound: 'Sonido cuando se acaba el tiempo',
    soundOn: 'Encendido',
    soundOff: 'Apagado',
  },
};
