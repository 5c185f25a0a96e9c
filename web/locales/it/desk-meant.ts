import type { deskMeant as en } from '../en/desk-meant.ts';

export const deskMeant: typeof en = {
  refusal: {
    'amount-impossible': '{{amount}} non può essere: almeno {{least}}, al massimo {{most}}.',
    'weights-too-fine':
      'I pesi del board {{board}} sono troppo fini per essere calcolati: indicarli in percentuali intere.',
    'changed-meanwhile':
      'Nel frattempo {{who}} ha cambiato {{subject}}: ecco come sta adesso. Riguardare e ripetere la modifica, se la si vuole ancora.',
  },
  finding: {
    'unlikely-minutesPerBoard':
      '{{amount}} minuti per board; di solito da {{least}} a {{most}}. È quello che si vuole?',
    'unlikely-correctionMinutes':
      'Un periodo di correzione di {{amount}} minuti è più di una settimana. È quello che si vuole?',
    'unlikely-extension': '{{amount}} minuti per il turno. È quello che si vuole?',
    'unlikely-break': 'Una pausa di {{amount}} minuti. È quello che si vuole?',
    'unlikely-handicap':
      'Un handicap del {{amount}}%; di solito da {{least}} a {{most}}. È quello che si vuole?',
    'unlikely-carryOverStep':
      'Quello che si riporta si arrotonda a multipli di {{amount}}; di solito 0,01. È quello che si vuole?',
    'unlikely-penaltyPercent':
      'Una penalità del {{amount}}% di un top è più di un board intero. È quello che si vuole?',
    'unlikely-penaltyImps':
      'Una penalità di {{amount}} IMP è più di quanto un board possa valere. È quello che si vuole?',
    'unlikely-adjustedPercent':
      '{{amount}}% su un board: un board dà da {{least}} a {{most}}. È quello che si vuole?',
    'unlikely-adjustedImps':
      '{{amount}} IMP su un board: nessuno vale più di {{most}}. È quello che si vuole?',
    'unlikely-adjustedPoints':
      '{{amount}} punti su un board: nessuno dà più di {{most}}. È quello che si vuole?',
  },
  subject: {
    settings: 'questa impostazione',
    pair: 'la coppia {{of}}',
    seats: 'chi siede dove',
    session: 'la sessione {{of}}',
    table: 'i posti al tavolo {{of}}',
    clock: 'l’orologio',
    board: 'il board {{of}}',
    penalty: 'quello che è stato dato alla coppia {{of}}',
    call: 'la chiamata del tavolo {{of}}',
    device: 'i dispositivi della coppia {{of}}',
    deals: 'le mani',
    phase: 'la fase {{of}}',
    draw: 'il sorteggio del turno {{of}}',
    'line-up': 'la formazione di {{of}}',
    match: 'l’incontro {{of}}',
  },
};
