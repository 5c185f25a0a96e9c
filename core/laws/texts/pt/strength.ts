import type { Texts } from '../texts.ts';

/** What a breach is worth, by the word with which the law binds (Introduction). */
export const strengths: Texts = {
  'penalty-possible/does':
    'Onde a Lei só diz o que o jogador faz: nada sugere uma penalidade de procedimento a {side}; decide o DT',
  'penalty-possible/should':
    'Contra um «deve»: raramente se dá uma penalidade de procedimento a {side}; decide o DT',
  'penalty-possible/should-not':
    'Contra um «não deve»: raramente se dá uma penalidade de procedimento a {side}; decide o DT',
  'penalty-possible/shall':
    'Contra um «fará»: dá-se mais vezes do que não uma penalidade de procedimento a {side}; decide o DT',
  'penalty-possible/shall-not':
    'Contra um «não fará»: dá-se mais vezes do que não uma penalidade de procedimento a {side}; decide o DT',
  'penalty-possible/may-not':
    'Contra um «não pode», quase tão forte como «é proibido»: é habitual uma penalidade de procedimento a {side}; decide o DT',
  'penalty-possible/must':
    'Contra um «tem de», falta séria: é de esperar uma penalidade de procedimento a {side}; decide o DT',
  'penalty-possible/must-not':
    'Contra um «é proibido», falta séria: é de esperar uma penalidade de procedimento a {side}; decide o DT',
};
