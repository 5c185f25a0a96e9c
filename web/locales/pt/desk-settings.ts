/** Settings in the history, where the page of the settings has no words for them. */
export const deskSettings = {
  settingWords: {
    across: 'um só campo',
    apart: 'cada uma por si',
    all: 'todos',
    yes: 'sim',
    no: 'não',
  },
};
