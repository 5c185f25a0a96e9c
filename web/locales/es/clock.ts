import type { clock as en } from '../en/clock.ts';

export const clock: typeof en = {
  clock: {
    paused: 'El reloj está parado',
    break: 'Descanso',
    until: '{{message}} hasta las {{time}}',
    left_one: 'Queda un minuto',
    left_other: 'Quedan {{count}} minutos',
    over: 'Se acabó el tiempo',
    move: 'Cambio para la ronda {{round}}',
    ends: 'La sesión acaba hacia las {{time}}',
    sound: 'Sonido cuando se acaba el tiempo',
    soundOn: 'Encendido',
    soundOff: 'Apagado',
  },
};
