import type { liveRefusals as enRefusals, PhoneLive } from '../en/phone-live.ts';

export const phoneLive: PhoneLive = {
  places: { turns: 'quédense en la mesa\u00A0{{table}}: puntúan como {{side}}, no cambien de silla' },
  boardsNext: {
    to: 'Tablillas {{boards}}: a la mesa {{tables}}',
    rest: 'Tablillas {{boards}}: fuera de juego, vuelven más tarde',
  },
  seats: {
    swap: 'Cambiar',
    fixed: 'Estos asientos están fijados ({{clause}}). Solo el director los cambia.',
    who: '¿Quién está en {{seat}}?',
  },
  cardsOpen: 'Hoja de los oponentes',
  rulesOpen: 'Cómo se juega aquí',
  compare:
    'Ronda 2: comparen sus manos con el registro de la tablilla. Si difieren, llamen al director ({{clause}}).',
  passedOut: 'Cuatro pasos es un resultado: se conserva y no se vuelve a dar ({{clause}}).',
  triplet: {
    heading: 'Trío',
    who: '¿Quién juega desde la ronda {{round}}?',
    play: 'Juegan estos dos',
    sent: 'Anotado.',
  },
  correction: {
    open: 'Un resultado está mal',
    title: 'Pedir una corrección',
    who: '¿Qué bando son?',
    board: '¿Qué tablilla?',
    whose: '¿El resultado de quién?',
    own: 'el nuestro',
    says: '¿Qué debería estar anotado?',
    hint: 'Los dos bandos piden juntos: se pregunta al otro. El director decide.',
    send: 'Pedir al director',
    sent: 'El director tiene su petición.',
    asked:
      '{{from}} dice que la tablilla {{board}} de la ronda {{round}}, mesa {{table}}, está mal anotada. {{pair}}: ¿es así?',
    agree: 'Sí, está mal',
    deny: 'No, está bien',
  },
  move: {
    called: 'Se ha ordenado el cambio.',
    'lead-faced_one': '¿Estaba descubierta la salida de la tablilla {{boards}}?',
    'lead-faced_other': '¿Estaba descubierta la salida de una de las tablillas {{boards}}?',
    'auction-over_one': '¿Había terminado el remate de la tablilla {{boards}}?',
    'auction-over_other': '¿Había terminado el remate de una de las tablillas {{boards}}?',
    yes: 'Sí: terminamos la tablilla {{board}}',
    no_one: 'No: se pierde',
    no_other: 'No: se pierden',
    lost: 'La tablilla {{board}} no estaba avanzada al ordenar el cambio: ya no se juega. El director da la puntuación.',
  },
};

export const liveRefusals: typeof enRefusals = {
  'no-partners': 'Los asientos se dicen de dos compañeros: en un individual los da el movimiento.',
  'says-missing': 'Diga qué debería estar anotado.',
  'asked-already': 'El director ya tiene esta petición.',
  'no-such-request': 'Nadie pidió esa corrección.',
  'request-decided': 'El director ya ha decidido sobre esto.',
  'not-asked': 'Se pregunta al otro bando de esa mesa, una vez.',
  'ranked-already': 'La pareja {{pair}} ya está en la clasificación.',
  'unranked-already': 'La pareja {{pair}} ya está fuera de la clasificación.',
  'move-not-called': 'No se ha ordenado el cambio que termina la ronda {{round}}.',
  'move-answered': 'La mesa ya dijo hasta dónde había llegado. Solo el director lo cambia: llámelo.',
  'board-not-waiting': 'La tablilla {{board}} no espera resultado en esta mesa.',
  'marked-so': 'La tablilla {{board}} ya cuenta así.',
  'board-stopped':
    'La tablilla {{board}} no estaba avanzada al ordenar el cambio: ya no se juega. Llame al director.',
};
