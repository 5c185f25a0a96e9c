import type { DeskMessages } from '../en/desk.ts';

export const deskForgiving: Pick<DeskMessages, 'waiting' | 'unfinished' | 'lastStep'> = {
  waiting: {
    line: 'in attesa di invio',
    form: 'Il server non risponde. Resta salvato qui e parte appena possibile.',
    command: 'Ciò che è stato inviato',
    refused: 'Non ancora fatto',
    read: 'Ho letto',
  },
  unfinished: {
    missing: 'Senza risultato: {{places}}.',
    place: 'tavolo {{table}}: {{boards}}',
    timeLeft: 'Il turno {{round}} ha ancora {{time}}.',
  },
  lastStep: {
    label: 'Ultimo passo',
    undo: 'Annulla',
    redo: 'Ripristina',
    undone: 'Annullato: {{step}}',
  },
};
