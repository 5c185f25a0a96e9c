/** What can be made of a board, beside its cards. */
export const makeable = {
  makeable: {
    heading: 'What can be made',
    declarer: 'Declarer',
    par: 'Par: {{side}} {{points}}',
    passedOut: 'Par: passed out',
    possible: 'Possible',
    open: 'Play it through',
    bestLead: 'best lead',
    leadGave_one: 'the lead gave a trick',
    leadGave_other: 'the lead gave {{count}} tricks',
    leads: 'best {{best}}, worst {{worst}}',
  },
};

export type Makeable = typeof makeable;
