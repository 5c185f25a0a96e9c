import type { Texts } from '../texts.ts';

/** What a breach is worth, by the word with which the law binds (Introduction). */
export const strengths: Texts = {
  'penalty-possible/does':
    'Where the law only says what a player does: nothing hints at a procedural penalty for {side}; the director decides',
  'penalty-possible/should':
    'Against a ‘should’: a procedural penalty for {side} is seldom given; the director decides',
  'penalty-possible/should-not':
    'Against a ‘should not’: a procedural penalty for {side} is seldom given; the director decides',
  'penalty-possible/shall':
    'Against a ‘shall’: a procedural penalty for {side} is given more often than not; the director decides',
  'penalty-possible/shall-not':
    'Against a ‘shall not’: a procedural penalty for {side} is given more often than not; the director decides',
  'penalty-possible/may-not':
    'Against a ‘may not’, just short of the strongest ban: a procedural penalty for {side} is usual; the director decides',
  'penalty-possible/must':
    'Against a ‘must’, a serious matter: a procedural penalty for {side} is to be expected; the director decides',
  'penalty-possible/must-not':
    'Against a ‘must not’, a serious matter: a procedural penalty for {side} is to be expected; the director decides',
};
