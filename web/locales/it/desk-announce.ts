import type {
  deskAnnounce as en,
  announceFacts as enFacts,
  announceRefusals as enRefusals,
} from '../en/desk-announce.ts';

export const deskAnnounce: typeof en = {
  announce: {
    heading: 'Avvisa tutti',
    none: 'Ora non c’è nessun avviso.',
    text: 'Avviso a tutti i telefoni e al proiettore',
    go: 'Avvisa',
    ready: 'Frasi pronte',
    takeDown: 'Togli',
    takeDownOf: 'Togli «{{text}}»',
  },
};

export const announceFacts: typeof enFacts = {
  'announcement-made': 'Avviso: «{{text}}»',
  'announcement-taken-down': 'L’avviso {{announcement}} è stato tolto.',
};

export const announceRefusals: typeof enRefusals = {
  'announcement-length': 'Un avviso ha da 1 a {{most}} lettere.',
  'announcements-full': 'Ci sono già {{most}} avvisi: toglietene prima uno.',
};
