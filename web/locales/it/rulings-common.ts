import type { RulingsCommonMessages } from '../en/rulings-common.ts';

export const rulingsCommon: RulingsCommonMessages = {
  what: 'Che cosa è successo?',
  other: 'Altro',
  types: {
    'insufficient-bid': 'Offerta insufficiente',
    'call-out-of-turn': 'Dichiarazione fuori turno',
    'change-of-call': 'Cambio di dichiarazione',
    'opening-lead': 'Attacco fuori turno',
    'later-lead': 'Giocata fuori turno, più tardi',
    'exposed-card': 'Carta esposta da un difensore',
    revoke: 'Renonce',
    claim: 'Richiesta o concessione',
    information: 'Esitazione, informazione al compagno',
    explanation: 'Spiegazione errata',
  },
  hints: {
    'insufficient-bid': 'Inserire la licita fino all’offerta insufficiente.',
    'call-out-of-turn': 'Inserire la licita. Toccare il giocatore prima della dichiarazione fuori turno.',
    'change-of-call': 'Inserire la licita con la prima dichiarazione, poi dire in che cosa è stata cambiata.',
    'opening-lead': 'Toccare chi ha attaccato, poi la carta.',
    'later-lead': 'Toccare chi ha giocato, poi la carta.',
    'exposed-card': 'Dire di chi era la carta e come è stata vista.',
    revoke: 'Giocare le prese come sono andate, poi dire che la renonce è stata notata.',
    claim: 'Giocare le prese fino alla richiesta, poi dire che cosa è stato chiesto.',
    information: 'Inserire la licita fin qui, poi dire chi ha fatto che cosa.',
    explanation: 'Inserire la licita fin qui, poi dire chi ha spiegato.',
  },
  askFirst: 'Buttare via questo caso?',
  keep: 'Tenerlo',
};
