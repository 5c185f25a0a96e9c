import type { announcement as en } from '../en/announcement.ts';

export const announcement: typeof en = {
  announcement: {
    putAway: 'Cerrar',
    ready: {
      opening:
        'Bienvenidos. Llamen enseguida al director si ocurre algo. Los teléfonos, apagados hasta el final.',
      quiet: 'Silencio, por favor: otros siguen jugando.',
      'enter-results': 'Por favor, anoten y confirmen todos los resultados.',
      'no-new-board': 'Por favor, no empiecen otra mano.',
      'devices-away': 'Por favor, apaguen los teléfonos y otros aparatos.',
      'boards-back': 'Por favor, dejen las tablillas ordenadas sobre la mesa.',
      'results-soon': 'Los resultados saldrán en unos minutos.',
    },
  },
};
