/** A player's own phone at the table where his pair sits. */
export const phoneOwnTable = {
  ownTable: {
    go: 'Play: {{table}}, {{side}}',
    card: 'Your card',
  },
};

export type PhoneOwnTable = typeof phoneOwnTable;
