import type {
  deskClock as en,
  clockFacts as enFacts,
  clockRefusals as enRefusals,
} from '../en/desk-clock.ts';

export const deskClock: typeof en = {
  clockKeys: {
    label: 'Orologio',
    standing: 'fermo',
    pause: 'Ferma',
    goOn: 'Riprendi',
    longer: '+{{minutes}} min',
    longerName_one: 'Un minuto in più per il turno',
    longerName_other: '{{count}} minuti in più per il turno',
    shorter: '−{{minutes}} min',
    shorterName_one: 'Un minuto in meno per il turno',
    shorterName_other: '{{count}} minuti in meno per il turno',
    break: 'Pausa…',
    changeBreak: 'Cambia la pausa…',
    message: 'Nome della pausa',
    usual: 'Caffè',
    until: 'Fino alle',
    inMinutes: '{{minutes}} min',
    start: 'Ferma l’orologio fino alle {{time}}',
    fits: 'Dopo il turno {{round}} nessun board già giocato è ancora da giocare: si può fare una pausa ({{clause}}).',
    fitsLater:
      'Ci sono board già giocati ancora da giocare; la pausa va bene dopo il turno {{round}} ({{clause}}).',
    fitsNowhere:
      'Fino alla fine ci sono board già giocati ancora da giocare: la pausa non è consigliata ({{clause}}).',
    cancel: 'Nessuna pausa',
  },
};

export const clockFacts: typeof enFacts = {
  'clock-paused': 'L’orologio è stato fermato.',
  'clock-paused-break': 'L’orologio è stato fermato: {{words}}.',
  'clock-resumed': 'L’orologio è ripartito.',
  'round-seated': 'Turno {{round}}: tutti seduti, il tempo parte da qui.',
  'round-extended': 'Turno {{round}}: {{minutes}} min.',
};

export const clockRefusals: typeof enRefusals = {
  'break-end': 'Una pausa finisce dopo adesso ed entro dodici ore.',
  'break-message': 'Il nome di una pausa ha da 1 a {{most}} lettere.',
  extension: 'Un turno si allunga o si accorcia da 1 a {{most}} minuti interi.',
};
