import type { OwnPlaceMessages } from '../en/own-place.ts';

/** Where a phone that is opened anew goes on. */
export const ownPlace: OwnPlaceMessages = {
  ownPlace: {
    tonight: '{{place}}, hoje',
    table: 'Voltar à sua mesa neste telefone',
    yours: 'O seu par: {{pair}}',
    yours_team: 'A sua equipa: {{pair}}',
    yours_player: 'O seu número: {{pair}}',
    pair: 'Voltar à sua sessão neste telefone',
    other: 'Outra mesa',
  },
};
