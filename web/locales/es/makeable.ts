import type { Makeable } from '../en/makeable.ts';

/** What can be made of a board, beside its cards. */
export const makeable: Makeable = {
  makeable: {
    heading: 'Lo que se puede hacer',
    declarer: 'Declarante',
    par: 'Par: {{side}} {{points}}',
    passedOut: 'Par: todos pasan',
    possible: 'Posible',
    open: 'Jugarlo carta a carta',
    bestLead: 'mejor salida',
    leadGave_one: 'la salida dio una baza',
    leadGave_other: 'la salida dio {{count}} bazas',
    leads: 'mejor {{best}}, peor {{worst}}',
  },
};
