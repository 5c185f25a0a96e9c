/** Settings in the history, where the page of the settings has no words for them. */
export const deskSettings = {
  settingWords: {
    sections: 'Gironi',
    correctionMinutes: 'Minuti per le correzioni',
    across: 'un solo campo',
    apart: 'ciascuno per sé',
    all: 'tutti',
    yes: 'sì',
    no: 'no',
  },
};
