import type { Makeable } from '../en/makeable.ts';

/** What can be made of a board, beside its cards. */
export const makeable: Makeable = {
  makeable: {
    heading: 'O que se pode fazer',
    declarer: 'Declarante',
    par: 'Par: {{side}} {{points}}',
    passedOut: 'Par: todos passam',
    possible: 'Possível',
    open: 'Jogar carta a carta',
    bestLead: 'melhor saída',
    leadGave_one: 'a saída deu uma vaza',
    leadGave_other: 'a saída deu {{count}} vazas',
    leads: 'melhor {{best}}, pior {{worst}}',
  },
};
