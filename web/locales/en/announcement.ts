/** What the director says to everybody, as phones and the projector show it. */
export const announcement = {
  announcement: {
    putAway: 'Put away',
    ready: {
      opening: 'Welcome. Call the director at once when anything happens. Telephones stay off until the end.',
      quiet: 'Quiet, please: others are still playing.',
      'enter-results': 'Please enter and agree all your results.',
      'no-new-board': 'Please do not start another board.',
      'devices-away': 'Please switch off telephones and other devices.',
      'boards-back': 'Please put the boards back in order on the table.',
      'results-soon': 'The results follow in a few minutes.',
    },
  },
};
