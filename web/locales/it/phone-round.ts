import type { PhoneRound } from '../en/phone-round.ts';

/** What a phone says about the round that its table is in. */
export const phoneRound: PhoneRound = {
  sides: {
    whose: 'Questo telefono è di',
    both: 'entrambe le linee',
    NS: 'N–S',
    EW: 'E–O',
    weAre: 'Siamo {{side}}',
    toThem: 'Inviate a {{side}}',
    waits: '{{side}} conferma sul proprio telefono',
    sent: 'L’avete inserito voi. Ora si vede sull’altro telefono.',
    hand: 'Passate invece questo telefono',
    confirmed: 'Confermato. {{side}} conferma sul proprio telefono.',
  },
  end: {
    ended: 'La sessione è finita per questo tavolo alle {{time}}.',
    lastRound: 'Era l’ultimo turno. L’arbitro chiude la sessione quando ci sono tutti i risultati.',
  },
  called: {
    pair: 'Coppia {{pair}}: {{place}}',
    team: '{{team}}: {{place}}',
    stays: 'restate qui',
    goes: 'andate al tavolo\u00A0{{table}}, in {{side}}',
    sitsOut: 'riposate in questo turno',
    sitsOutAt: 'riposate in questo turno, al tavolo\u00A0{{table}}',
  },
  late: {
    still: 'Il turno {{next}} è stato chiamato. Voi siete ancora al turno {{round}}.',
    goOn: 'Passate al turno {{next}}',
    left_one: 'Il board {{boards}} del turno {{round}} non è confermato: se passate, resta all’arbitro.',
    left_other:
      'I board {{boards}} del turno {{round}} non sono confermati: se passate, restano all’arbitro.',
    back: 'Tornate al turno {{round}}',
    still_match: 'Il turno {{next}} è stato chiamato. Voi siete ancora al turno {{round}}.',
    goOn_match: 'Passate al turno {{next}}',
    left_match_one:
      'Il board {{boards}} del turno {{round}} non è confermato: se passate, resta all’arbitro.',
    left_match_other:
      'I board {{boards}} del turno {{round}} non sono confermati: se passate, restano all’arbitro.',
    back_match: 'Tornate al turno {{round}}',
  },
};
