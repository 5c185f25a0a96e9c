import type { Makeable } from '../en/makeable.ts';

/** What can be made of a board, beside its cards. */
export const makeable: Makeable = {
  makeable: {
    heading: 'Che cosa si può fare',
    declarer: 'Dichiarante',
    par: 'Par: {{side}} {{points}}',
    passedOut: 'Par: tutti passano',
    possible: 'Possibile',
    open: 'Giocala carta per carta',
    bestLead: 'attacco migliore',
    leadGave_one: 'l’attacco ha regalato una presa',
    leadGave_other: 'l’attacco ha regalato {{count}} prese',
    leads: 'migliore {{best}}, peggiore {{worst}}',
  },
};
