/** Settings in the history, where the page of the settings has no words for them. */
export const deskSettings = {
  settingWords: {
    across: 'one field over all',
    apart: 'each for itself',
    all: 'all',
    yes: 'yes',
    no: 'no',
  },
};
