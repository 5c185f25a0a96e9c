import type { DeskMessages } from '../en/desk.ts';

export const deskForgiving: Pick<DeskMessages, 'waiting' | 'unfinished' | 'lastStep'> = {
  waiting: {
    line: 'pendiente de envío',
    form: 'El servidor no responde. Queda guardado aquí y se envía en cuanto responda.',
    command: 'Lo enviado',
    refused: 'Aún sin hacer',
    read: 'Leído',
  },
  unfinished: {
    missing: 'Sin resultado: {{places}}.',
    place: 'mesa {{table}}: {{boards}}',
    timeLeft: 'A la ronda {{round}} le quedan {{time}}.',
  },
  lastStep: {
    label: 'Último paso',
    undo: 'Deshacer',
    redo: 'Rehacer',
    undone: 'Deshecho: {{step}}',
  },
};
