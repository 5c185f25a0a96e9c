import type { Texts } from '../texts.ts';

/** What a breach is worth, by the word with which the law binds (Introduction). */
export const strengths: Texts = {
  'penalty-possible/does':
    'Donde la Ley solo dice lo que el jugador hace: nada sugiere una penalización de procedimiento a {side}; decide el director',
  'penalty-possible/should':
    'Contra un «debería»: pocas veces se da una penalización de procedimiento a {side}; decide el director',
  'penalty-possible/should-not':
    'Contra un «no debería»: pocas veces se da una penalización de procedimiento a {side}; decide el director',
  'penalty-possible/shall':
    'Contra un «debe»: la mayor parte de las veces se da una penalización de procedimiento a {side}; decide el director',
  'penalty-possible/shall-not':
    'Contra un «no debiera»: la mayor parte de las veces se da una penalización de procedimiento a {side}; decide el director',
  'penalty-possible/may-not':
    'Contra un «no puede», justo por debajo de «no debe»: es habitual una penalización de procedimiento a {side}; decide el director',
  'penalty-possible/must':
    'Contra un «tiene que», asunto serio: es de esperar una penalización de procedimiento a {side}; decide el director',
  'penalty-possible/must-not':
    'Contra un «no debe», asunto serio: es de esperar una penalización de procedimiento a {side}; decide el director',
};
