import type { announcement as en } from '../en/announcement.ts';

export const announcement: typeof en = {
  announcement: {
    putAway: 'Chiudi',
    ready: {
      opening: 'Benvenuti. Chiamate subito l’arbitro se succede qualcosa. Telefoni spenti fino alla fine.',
      quiet: 'Silenzio, per favore: altri stanno ancora giocando.',
      'enter-results': 'Per favore, inserite e confermate tutti i risultati.',
      'no-new-board': 'Per favore, non iniziate un’altra mano.',
      'devices-away': 'Per favore, spegnete i telefoni e gli altri apparecchi.',
      'boards-back': 'Per favore, lasciate i board in ordine sul tavolo.',
      'results-soon': 'I risultati escono tra pochi minuti.',
    },
  },
};
