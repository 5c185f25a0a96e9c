import type { evening as en } from '../en/evening.ts';

export const evening: typeof en = {
  evening: {
    of: 'su {{count}}',
    share: 'Condividi',
    shown: 'Chi ha questo indirizzo vede ciò che tutti possono vedere in quel momento.',
    address: 'Indirizzo di questa pagina',
    find: 'Cerchi il suo nome o numero',
  },
};
