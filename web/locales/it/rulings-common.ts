import type { RulingsCommonMessages } from '../en/rulings-common.ts';

export const rulingsCommon: RulingsCommonMessages = {
  what: 'Che cosa è successo?',
  other: 'Altro',
  types: {
    'insufficient-bid': 'Licita insufficiente',
    'call-out-of-turn': 'Chiamata fuori turno',
    'change-of-call': 'Cambio di chiamata',
    'opening-lead': 'Attacco fuori turno',
    'later-lead': 'Giocata fuori turno, più tardi',
    'exposed-card': 'Carta esposta da un difensore',
    revoke: 'Renonce',
    claim: 'Richiesta o concessione',
    information: 'Esitazione, informazione al compagno',
    explanation: 'Spiegazione errata',
  },
  hints: {
    'insufficient-bid': 'Inserire la licitazione fino alla licita insufficiente.',
    'call-out-of-turn': 'Inserire la licitazione. Toccare il giocatore prima della chiamata fuori turno.',
    'change-of-call': 'Inserire la licitazione con la prima chiamata, poi dire in che cosa è stata cambiata.',
    'opening-lead': 'Toccare chi ha attaccato, poi la carta.',
    'later-lead': 'Toccare chi ha giocato, poi la carta.',
    'exposed-card': 'Dire di chi era la carta e come è stata vista.',
    revoke: 'Giocare le prese come sono andate, poi dire che la renonce è stata notata.',
    claim: 'Giocare le prese fino alla richiesta, poi dire che cosa è stato chiesto.',
    information: 'Inserire la licitazione fin qui, poi dire chi ha fatto che cosa.',
    explanation: 'Inserire la licitazione fin qui, poi dire chi ha spiegato.',
  },
  askFirst: 'Buttare via questo caso?',
  keep: 'Tenerlo',
};
