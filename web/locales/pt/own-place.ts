import type { OwnPlaceMessages } from '../en/own-place.ts';

/** Where a phone that is opened anew goes on. */
export const ownPlace: OwnPlaceMessages = {
  ownPlace: {
    tonight: '{{place}}, hoje',
    table: 'Voltar à sua mesa neste telefone',
    yours: 'O seu par: {{pair}}',
    pair: 'Voltar à sua sessão neste telefone',
    other: 'Outra mesa',
  },
};
