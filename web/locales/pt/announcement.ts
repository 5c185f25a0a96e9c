import type { announcement as en } from '../en/announcement.ts';

export const announcement: typeof en = {
  announcement: {
    putAway: 'Fechar',
    ready: {
      opening: 'Bem-vindos. Chamem logo o DT se algo acontecer. Os telemóveis ficam desligados até ao fim.',
      quiet: 'Silêncio, por favor: ainda há quem esteja a jogar.',
      'enter-results': 'Por favor, introduzam e confirmem todos os resultados.',
      'no-new-board': 'Por favor, não comecem outra mão.',
      'devices-away': 'Por favor, desliguem os telemóveis e outros aparelhos.',
      'boards-back': 'Por favor, deixem as carteiras por ordem em cima da mesa.',
      'results-soon': 'Os resultados saem dentro de poucos minutos.',
    },
  },
};
