import type { Revision } from '../revision-2023.ts';

export const revision: Revision = {
  '73A2': {
    before: 'Chiamate e giocate dovrebbero farsi senza enfasi, modi, fretta o indugio marcati.',
    since: 'Si faranno senza enfasi né modi, e senza fretta o indugio di proposito.',
  },
  '73B': {
    before:
      'I compagni non si diranno nulla con modi, commenti, domande o alert (B1); farlo per accordo segreto è la colpa più grave (B2).',
    since: 'Un solo divieto: i compagni non devono comunicare, né tentare, se non con chiamate e giocate.',
  },
  '73C1': {
    before: 'Chi ha dal compagno un’informazione non autorizzata non deve trarne profitto.',
    since: 'Lo stesso, detto dell’informazione giunta senza intenzione.',
  },
  '73D1': {
    before: 'Un ritmo costante è auspicabile, anche se non sempre richiesto.',
    since: 'È auspicabile; la riserva non si dice più.',
  },
  '73D3': { before: 'Le pause obbligate stanno in 73A2.', since: 'Le pause obbligate stanno qui.' },
  '73E1': {
    before: 'Una chiamata o giocata ingannevole non può essere aiutata da fretta o indugio insoliti.',
    since: 'Né da modi affettati.',
  },
  '89': {
    before: 'Rinvia all’articolo 12C3: rettifica nei tornei individuali.',
    since:
      'Illeciti: cercare, usare o passare informazioni con mezzi proibiti. Quanto costano lo dice il codice disciplinare; la statistica può sostenere un’accusa.',
  },
};
