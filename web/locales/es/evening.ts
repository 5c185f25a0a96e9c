import type { evening as en } from '../en/evening.ts';

export const evening: typeof en = {
  evening: {
    of: 'de {{count}}',
    share: 'Compartir',
    shown: 'Quien tenga esta dirección ve lo que todos pueden ver en ese momento.',
    address: 'Dirección de esta página',
    find: 'Encuéntrese: nombre o número',
  },
};
