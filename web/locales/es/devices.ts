import type {
  deskDevices as en,
  deviceFacts as enFacts,
  deviceRefusals as enRefusals,
} from '../en/devices.ts';

export const deskDevices: typeof en = {
  devices: {
    policy: { own: 'también los de los jugadores', table: 'solo el aparato de la mesa' },
    hint: 'En un torneo oficial nadie usa el teléfono desde 5 minutos antes hasta el final de la sesión; el director puede autorizarlo con motivo ({{clause}}).',
    heading: 'Aparatos propios',
    about:
      'Los teléfonos de los jugadores descansan durante la sesión; sus páginas vuelven a responder cuando acabe. ¿A quién le autoriza uno, y por qué?',
    list: 'Quién puede usar un aparato',
    person: 'Jugador',
    reason: 'Motivo',
    go: 'Autorizar',
    takeBack: 'Retirar',
    takeBackOf: 'Retirar la autorización: {{name}}',
  },
};

export const deviceFacts: typeof enFacts = {
  'device-authorised': 'Se autorizó a {{name}}, de la pareja {{pair}}, a usar un aparato propio.',
  'authorisation-withdrawn': 'Se retiró la autorización {{authorisation}} para un aparato.',
};

export const deviceRefusals: typeof enRefusals = {
  'devices-rest':
    'Los teléfonos de los jugadores descansan desde {{minutes}} minutos antes de la sesión {{session}} hasta su final. Esta página se abre de nuevo cuando acabe la sesión; el director puede hacer una excepción.',
};
