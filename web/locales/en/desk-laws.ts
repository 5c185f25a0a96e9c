/** By which Laws a tournament is played. */
export const deskLaws = {
  lawsInForce: {
    sentence: 'By the Laws of {{laws}}.',
    follow:
      '{{regulation}} was written for the Laws of {{written}}: what it cites is shown by its number in {{laws}}.',
    open: 'What do the Laws say?',
  },
};
