/** Settings in the history, where the page of the settings has no words for them. */
export const deskSettings = {
  settingWords: {
    across: 'un solo campo',
    apart: 'ciascuno per sé',
    all: 'tutti',
    yes: 'sì',
    no: 'no',
  },
};
