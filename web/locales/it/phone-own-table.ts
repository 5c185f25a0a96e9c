import type { PhoneOwnTable } from '../en/phone-own-table.ts';

/** A player's own phone at the table where his pair sits. */
export const phoneOwnTable: PhoneOwnTable = {
  ownTable: {
    go: 'Giocate: {{table}}, {{side}}',
    card: 'Il vostro score',
  },
};
