import type { PhoneRound } from '../en/phone-round.ts';

/** What a phone says about the round that its table is in. */
export const phoneRound: PhoneRound = {
  sides: {
    whose: 'Este teléfono es de',
    both: 'los dos bandos',
    NS: 'N–S',
    EW: 'E–O',
    weAre: 'Somos {{side}}',
    toThem: 'Enviar a {{side}}',
    waits: '{{side}} lo acuerda en su teléfono',
    sent: 'Lo han anotado ustedes. Ya se ve en el otro teléfono.',
    hand: 'Pasar mejor este teléfono',
    confirmed: 'Confirmado. {{side}} confirma en su teléfono.',
  },
  end: {
    ended: 'La sesión terminó para esta mesa a las {{time}}.',
    lastRound: 'Ha sido la última ronda. El director cierra la sesión cuando estén todos los resultados.',
  },
  called: {
    pair: 'Pareja {{pair}}: {{place}}',
    team: '{{team}}: {{place}}',
    stays: 'se quedan aquí',
    goes: 'van a la mesa\u00A0{{table}}, en {{side}}',
    sitsOut: 'descansan esta ronda',
    sitsOutAt: 'descansan esta ronda, en la mesa\u00A0{{table}}',
  },
  late: {
    still: 'Ya se ha llamado la ronda {{next}}. Ustedes siguen en la ronda {{round}}.',
    goOn: 'Pasar a la ronda {{next}}',
    left_one:
      'La tablilla {{boards}} de la ronda {{round}} no está acordada: si pasan, queda para el director.',
    left_other:
      'Las tablillas {{boards}} de la ronda {{round}} no están acordadas: si pasan, quedan para el director.',
    back: 'Volver a la ronda {{round}}',
    still_match: 'Ya se ha llamado la ronda {{next}}. Ustedes siguen en la ronda {{round}}.',
    goOn_match: 'Pasar a la ronda {{next}}',
    left_match_one:
      'La tablilla {{boards}} de la ronda {{round}} no está acordada: si pasan, queda para el director.',
    left_match_other:
      'Las tablillas {{boards}} de la ronda {{round}} no están acordadas: si pasan, quedan para el director.',
    back_match: 'Volver a la ronda {{round}}',
  },
};
