import type { Texts } from '../texts.ts';

/** What a breach is worth, by the word with which the law binds (Introduction). */
export const strengths: Texts = {
  'penalty-possible/does':
    'Dove il Codice dice solo che cosa il giocatore fa: nulla suggerisce una penalità procedurale a {side}; decide l’arbitro',
  'penalty-possible/should':
    'Contro un «dovrebbe»: di rado si dà una penalità procedurale a {side}; decide l’arbitro',
  'penalty-possible/should-not':
    'Contro un «non dovrebbe»: di rado si dà una penalità procedurale a {side}; decide l’arbitro',
  'penalty-possible/shall':
    'Contro un «dovrà»: più spesso che no si dà una penalità procedurale a {side}; decide l’arbitro',
  'penalty-possible/shall-not':
    'Contro un «non dovrà»: più spesso che no si dà una penalità procedurale a {side}; decide l’arbitro',
  'penalty-possible/may-not':
    'Contro un «non può», appena meno forte di «non deve»: è abituale una penalità procedurale a {side}; decide l’arbitro',
  'penalty-possible/must':
    'Contro un «deve», violazione seria: è da aspettarsi una penalità procedurale a {side}; decide l’arbitro',
  'penalty-possible/must-not':
    'Contro un «non deve», violazione seria: è da aspettarsi una penalità procedurale a {side}; decide l’arbitro',
};
