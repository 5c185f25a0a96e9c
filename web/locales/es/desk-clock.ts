import type {
  deskClock as en,
  clockFacts as enFacts,
  clockRefusals as enRefusals,
} from '../en/desk-clock.ts';

export const deskClock: typeof en = {
  clockKeys: {
    label: 'Reloj',
    standing: 'parado',
    pause: 'Parar',
    goOn: 'Seguir',
    longer: '+{{minutes}} min',
    longerName_one: 'Un minuto más para la ronda',
    longerName_other: '{{count}} minutos más para la ronda',
    shorter: '−{{minutes}} min',
    shorterName_one: 'Un minuto menos para la ronda',
    shorterName_other: '{{count}} minutos menos para la ronda',
    break: 'Descanso…',
    changeBreak: 'Cambiar el descanso…',
    message: 'Nombre del descanso',
    usual: 'Café',
    until: 'Hasta las',
    inMinutes: '{{minutes}} min',
    start: 'Parar el reloj hasta las {{time}}',
    fits: 'Después de la ronda {{round}} ninguna tablilla ya jugada queda por jugar: cabe un descanso ({{clause}}).',
    fitsLater:
      'Hay tablillas ya jugadas que quedan por jugar; el descanso cabe después de la ronda {{round}} ({{clause}}).',
    fitsNowhere:
      'Hasta el final hay tablillas ya jugadas que quedan por jugar: no se recomienda descanso ({{clause}}).',
    cancel: 'Sin descanso',
  },
};

export const clockFacts: typeof enFacts = {
  'clock-paused': 'Se paró el reloj.',
  'clock-paused-break': 'Se paró el reloj: {{words}}.',
  'clock-resumed': 'El reloj siguió.',
  'round-seated': 'Ronda {{round}}: todos sentados, el tiempo cuenta desde aquí.',
  'round-extended': 'Ronda {{round}}: {{minutes}} min.',
};

export const clockRefusals: typeof enRefusals = {
  'break-end': 'Un descanso acaba después de ahora, y antes de doce horas.',
  'break-message': 'El nombre de un descanso tiene de 1 a {{most}} letras.',
  extension: 'Una ronda se alarga o acorta de 1 a {{most}} minutos enteros.',
};
