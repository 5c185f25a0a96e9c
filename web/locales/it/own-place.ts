import type { OwnPlaceMessages } from '../en/own-place.ts';

/** Where a phone that is opened anew goes on. */
export const ownPlace: OwnPlaceMessages = {
  ownPlace: {
    tonight: '{{place}}, oggi',
    table: 'Tornate al vostro tavolo su questo telefono',
    yours: 'La vostra coppia: {{pair}}',
    yours_team: 'La sua squadra: {{pair}}',
    yours_player: 'Il suo numero: {{pair}}',
    pair: 'Tornate alla vostra serata su questo telefono',
    other: 'Un altro tavolo',
  },
};
