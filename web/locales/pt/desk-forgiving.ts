import type { DeskMessages } from '../en/desk.ts';

export const deskForgiving: Pick<DeskMessages, 'waiting' | 'unfinished' | 'lastStep'> = {
  waiting: {
    line: 'à espera de envio',
    form: 'O servidor não responde. Isto fica guardado aqui e é enviado logo que possível.',
    command: 'O que foi enviado',
    refused: 'Ainda por fazer',
    read: 'Já li',
  },
  unfinished: {
    missing: 'Sem resultado: {{places}}.',
    place: 'mesa {{table}}: {{boards}}',
    timeLeft: 'Faltam {{time}} para o fim da posição {{round}}.',
  },
  lastStep: {
    label: 'Último passo',
    undo: 'Desfazer',
    redo: 'Refazer',
    undone: 'Desfeito: {{step}}',
  },
};
