import type { PhoneOwnTable } from '../en/phone-own-table.ts';

/** A player's own phone at the table where his pair sits. */
export const phoneOwnTable: PhoneOwnTable = {
  ownTable: {
    go: 'Jogar: {{table}}, {{side}}',
    card: 'A sua ficha',
  },
};
