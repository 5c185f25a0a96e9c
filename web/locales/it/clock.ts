import type { clock as en } from '../en/clock.ts';

export const clock: typeof en = {
  clock: {
    paused: 'L’orologio è fermo',
    break: 'Pausa',
    until: '{{message}} fino alle {{time}}',
    left_one: 'Manca un minuto',
    left_other: 'Mancano {{count}} minuti',
    over: 'Tempo scaduto',
    /** Where matches are played: a round of the phase, and a segment of it. */
    ofMatch: {
      round: 'Turno {{round}} di {{rounds}}',
      segment: 'Turno {{round}} di {{rounds}}, segmento {{segment}} di {{segments}}',
      ended: 'Il turno {{round}} di {{rounds}} è finito',
      endedSegment: 'Turno {{round}}: il segmento {{segment}} di {{segments}} è finito',
      move: 'Ai tavoli per il turno {{round}}',
      moveSegment: 'Ai tavoli per il turno {{round}}, segmento {{segment}}',
      start: 'Inizia il turno {{round}}',
      startSegment: 'Inizia il turno {{round}}, segmento {{segment}}',
      end: 'Termina il turno {{round}}',
      endSegment: 'Termina il turno {{round}}, segmento {{segment}}',
    },
    move: 'Cambio per il turno {{round}}',
    ends: 'La sessione finisce verso le {{time}}',
    sound: 'Suono allo scadere del tempo',
    soundOn: 'Acceso',
    soundOff: 'Spento',
  },
};
