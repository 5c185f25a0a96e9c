import type {
  deskAnnounce as en,
  announceFacts as enFacts,
  announceRefusals as enRefusals,
} from '../en/desk-announce.ts';

export const deskAnnounce: typeof en = {
  announce: {
    heading: 'Avisar todos',
    none: 'Não há nenhum aviso afixado agora.',
    text: 'Aviso para todos os telemóveis e o projector',
    go: 'Avisar',
    ready: 'Frases prontas',
    takeDown: 'Retirar',
    takeDownOf: 'Retirar “{{text}}”',
  },
};

export const announceFacts: typeof enFacts = {
  'announcement-made': 'Aviso: “{{text}}”',
  'announcement-taken-down': 'O aviso {{announcement}} foi retirado.',
};

export const announceRefusals: typeof enRefusals = {
  'announcement-length': 'Um aviso tem de 1 a {{most}} letras.',
  'announcements-full': 'Já há {{most}} avisos afixados: retire um primeiro.',
};
