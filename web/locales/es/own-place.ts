import type { OwnPlaceMessages } from '../en/own-place.ts';

/** Where a phone that is opened anew goes on. */
export const ownPlace: OwnPlaceMessages = {
  ownPlace: {
    tonight: '{{place}}, hoy',
    table: 'Volver a su mesa en este teléfono',
    yours: 'Su pareja: {{pair}}',
    yours_team: 'Su equipo: {{pair}}',
    yours_player: 'Su número: {{pair}}',
    pair: 'Volver a su sesión en este teléfono',
    other: 'Otra mesa',
  },
};
