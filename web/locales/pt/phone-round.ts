import type { PhoneRound } from '../en/phone-round.ts';

/** What a phone says about the round that its table is in. */
export const phoneRound: PhoneRound = {
  sides: {
    whose: 'Este telefone é de',
    both: 'ambas as linhas',
    NS: 'N–S',
    EW: 'E–O',
    weAre: 'Somos {{side}}',
    toThem: 'Enviar a {{side}}',
    waits: '{{side}} confirma no seu telefone',
    sent: 'Foram vocês que registaram. Já aparece no outro telefone.',
    hand: 'Passar antes este telefone',
    confirmed: 'Confirmado. {{side}} confirma no seu telefone.',
  },
  end: {
    ended: 'A sessão terminou para esta mesa às {{time}}.',
    lastRound: 'Já jogaram tudo. O DT encerra a sessão quando tiver todos os resultados.',
  },
  called: {
    pair: 'Par {{pair}}: {{place}}',
    team: '{{team}}: {{place}}',
    stays: 'ficam aqui',
    goes: 'vão para a mesa\u00A0{{table}}, em {{side}}',
    sitsOut: 'descansam desta vez',
    sitsOutAt: 'descansam desta vez, na mesa\u00A0{{table}}',
  },
  late: {
    still: 'A posição {{next}} já foi chamada. Ainda estão na posição {{round}}.',
    goOn: 'Passar à posição {{next}}',
    left_one: 'A carteira {{boards}} da posição {{round}} não está confirmada: se passarem, fica para o DT.',
    left_other:
      'As carteiras {{boards}} da posição {{round}} não estão confirmadas: se passarem, ficam para o DT.',
    back: 'Voltar à posição {{round}}',
    still_match: 'A jornada {{next}} já foi chamada. Ainda estão na jornada {{round}}.',
    goOn_match: 'Passar à jornada {{next}}',
    left_match_one:
      'A carteira {{boards}} da jornada {{round}} não está confirmada: se passarem, fica para o DT.',
    left_match_other:
      'As carteiras {{boards}} da jornada {{round}} não estão confirmadas: se passarem, ficam para o DT.',
    back_match: 'Voltar à jornada {{round}}',
  },
};
