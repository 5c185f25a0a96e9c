import type { deskSafeguards as en } from '../en/desk-safeguards.ts';

export const deskSafeguards: typeof en = {
  refusal: {
    'id-taken': 'Isto foi enviado com o número de outra coisa. Recarregue a página e envie de novo.',
    'impossible-fact': 'Isto não pode ter acontecido como o ficheiro diz.',
    'penalties-unfit':
      'As penalidades do par {{pairs}} estão numa unidade que esta forma de pontuar não tem. Anule-as no histórico (número {{facts}}) e dê-as de novo.',
  },
  unscorable: {
    heading: 'Esta prova não pode ser pontuada',
    toHistory: 'Ao histórico',
  },
};
