import type { clock as en } from '../en/clock.ts';

export const clock: typeof en = {
  clock: {
    paused: 'L’orologio è fermo',
    break: 'Pausa',
    until: '{{message}} fino alle {{time}}',
    left_one: 'Manca un minuto',
    left_other: 'Mancano {{count}} minuti',
    over: 'Tempo scaduto',
    move: 'Cambio per il turno {{round}}',
    ends: 'La sessione finisce verso le {{time}}',
    sound: 'Suono allo scadere del tempo',
    soundOn: 'Acceso',
    soundOff: 'Spento',
  },
};
