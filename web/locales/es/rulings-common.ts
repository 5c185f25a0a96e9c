import type { RulingsCommonMessages } from '../en/rulings-common.ts';

export const rulingsCommon: RulingsCommonMessages = {
  what: '¿Qué ha pasado?',
  other: 'Otra cosa',
  types: {
    'insufficient-bid': 'Oferta insuficiente',
    'call-out-of-turn': 'Canto fuera de turno',
    'change-of-call': 'Cambio de canto',
    'opening-lead': 'Salida inicial fuera de turno',
    'later-lead': 'Salida fuera de turno, más tarde',
    'exposed-card': 'Carta expuesta por un defensor',
    revoke: 'Renuncio',
    claim: 'Reclamación o concesión',
    information: 'Vacilación, información al compañero',
    explanation: 'Explicación errónea',
  },
  hints: {
    'insufficient-bid': 'Introduzca el remate hasta la oferta insuficiente.',
    'call-out-of-turn': 'Introduzca el remate. Toque al jugador antes del canto fuera de turno.',
    'change-of-call': 'Introduzca el remate con el primer canto y diga luego por cuál se cambió.',
    'opening-lead': 'Toque a quien salió y luego la carta.',
    'later-lead': 'Toque a quien salió y luego la carta.',
    'exposed-card': 'Diga de quién era la carta y cómo se vio.',
    revoke: 'Juegue las bazas como fueron y diga luego que se advirtió el renuncio.',
    claim: 'Juegue las bazas hasta la reclamación y diga luego qué se reclamó.',
    information: 'Introduzca el remate hasta aquí y diga quién hizo qué.',
    explanation: 'Introduzca el remate hasta aquí y diga quién explicó.',
  },
  askFirst: '¿Descartar este caso?',
  keep: 'Conservarlo',
};
