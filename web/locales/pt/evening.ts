import type { evening as en } from '../en/evening.ts';

export const evening: typeof en = {
  evening: {
    of: 'de {{count}}',
    share: 'Partilhar',
    shown: 'Quem tiver este endereço vê o que todos podem ver nesse momento.',
    address: 'Endereço desta página',
    find: 'Encontre-se: nome ou número',
  },
};
