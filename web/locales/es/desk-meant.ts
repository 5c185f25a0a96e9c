import type { deskMeant as en } from '../en/desk-meant.ts';

export const deskMeant: typeof en = {
  refusal: {
    'amount-impossible': '{{amount}} no puede ser: como mínimo {{least}}, como máximo {{most}}.',
    'weights-too-fine':
      'Los pesos de la tablilla {{board}} son demasiado finos para puntuarlos: indíquelos en tantos por ciento enteros.',
    'changed-meanwhile':
      'Mientras tanto {{who}} ha cambiado {{subject}}: aquí está como ha quedado. Mírelo y repita su cambio si aún lo quiere.',
  },
  finding: {
    'unlikely-minutesPerBoard':
      '{{amount}} minutos por tablilla; lo habitual es de {{least}} a {{most}}. ¿Es lo que quiere?',
    'unlikely-correctionMinutes':
      'Un plazo de corrección de {{amount}} minutos es más de una semana. ¿Es lo que quiere?',
    'unlikely-extension': '{{amount}} minutos para la ronda. ¿Es lo que quiere?',
    'unlikely-break': 'Un descanso de {{amount}} minutos. ¿Es lo que quiere?',
    'unlikely-handicap':
      'Un hándicap del {{amount}}%; lo habitual es de {{least}} a {{most}}. ¿Es lo que quiere?',
    'unlikely-carryOverStep':
      'Lo que se arrastra se redondea a múltiplos de {{amount}}; lo habitual es 0,01. ¿Es lo que quiere?',
    'unlikely-penaltyPercent':
      'Una penalización del {{amount}}% de un top es más que una tablilla entera. ¿Es lo que quiere?',
    'unlikely-penaltyImps':
      'Una penalización de {{amount}} IMPs es más de lo que puede valer una tablilla. ¿Es lo que quiere?',
    'unlikely-adjustedPercent':
      '{{amount}}% en una tablilla: una tablilla da de {{least}} a {{most}}. ¿Es lo que quiere?',
    'unlikely-adjustedImps':
      '{{amount}} IMPs en una tablilla: ninguna vale más de {{most}}. ¿Es lo que quiere?',
    'unlikely-adjustedPoints':
      '{{amount}} puntos en una tablilla: ninguna da más de {{most}}. ¿Es lo que quiere?',
  },
  subject: {
    settings: 'esta opción',
    pair: 'la pareja {{of}}',
    seats: 'quién se sienta dónde',
    session: 'la sesión {{of}}',
    table: 'los asientos de la mesa {{of}}',
    clock: 'el reloj',
    board: 'la tablilla {{of}}',
    penalty: 'lo que se dio a la pareja {{of}}',
    call: 'la llamada de la mesa {{of}}',
    device: 'los dispositivos de la pareja {{of}}',
    deals: 'las manos',
    phase: 'la fase {{of}}',
    draw: 'el sorteo de la ronda {{of}}',
    'line-up': 'la alineación de {{of}}',
    match: 'el encuentro {{of}}',
  },
};
