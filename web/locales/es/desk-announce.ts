import type {
  deskAnnounce as en,
  announceFacts as enFacts,
  announceRefusals as enRefusals,
} from '../en/desk-announce.ts';

export const deskAnnounce: typeof en = {
  announce: {
    heading: 'Avisar a todos',
    none: 'Ahora no hay ningún aviso.',
    text: 'Aviso para todos los teléfonos y el proyector',
    go: 'Avisar',
    ready: 'Frases preparadas',
    takeDown: 'Retirar',
    takeDownOf: 'Retirar «{{text}}»',
  },
};

export const announceFacts: typeof enFacts = {
  'announcement-made': 'Aviso: «{{text}}»',
  'announcement-taken-down': 'Se retiró el aviso {{announcement}}.',
};

export const announceRefusals: typeof enRefusals = {
  'announcement-length': 'Un aviso tiene de 1 a {{most}} letras.',
  'announcements-full': 'Ya hay {{most}} avisos: retire uno primero.',
};
