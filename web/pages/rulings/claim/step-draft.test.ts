import { describe, expect, test } from 'vitest';
import { kindsAt, opponentsOf, ruffingCards, stepDraftFor, stepOf } from './step-draft.ts';

const draft = stepDraftFor('S', 'H');

describe('what was said, as a step', () => {
  test('trumps, all of them or some rounds', () => {
    expect(stepOf(draft)).toEqual({ do: 'draw-trumps' });
    expect(stepOf({ ...draft, rounds: '2' })).toEqual({ do: 'draw-trumps', rounds: 2 });
  });

  test('a suit, from the top if so said', () => {
    expect(stepOf({ ...draft, kind: 'suit', suit: 'C' })).toEqual({ do: 'suit', suit: 'C' });
    expect(stepOf({ ...draft, kind: 'suit', suit: 'C', topDown: true })).toEqual({
      do: 'suit',
      suit: 'C',
      topDown: true,
    });
  });

  test('top cards of a suit, a cross-ruff', () => {
    expect(stepOf({ ...draft, kind: 'tops', suit: 'C' })).toEqual({ do: 'tops', suit: 'C' });
    expect(stepOf({ ...draft, kind: 'cross-ruff' })).toEqual({ do: 'cross-ruff' });
  });

  test('a card, a discard and a ruff need a card', () => {
    for (const kind of ['card', 'discard', 'ruff'] as const)
      expect(stepOf({ ...draft, kind })).toBeUndefined();
    expect(stepOf({ ...draft, kind: 'card', card: 'SA' })).toEqual({ do: 'card', card: 'SA' });
    expect(stepOf({ ...draft, kind: 'ruff', card: 'S4' })).toEqual({ do: 'ruff', lead: 'S4' });
    expect(stepOf({ ...draft, kind: 'ruff', card: 'S4', with: 'H3' })).toEqual({
      do: 'ruff',
      lead: 'S4',
      with: 'H3',
    });
  });

  test('what waits for somebody to show out', () => {
    const finesse = { ...draft, kind: 'finesse', suit: 'S', against: 'E', waits: true } as const;
    expect(stepOf(finesse)).toEqual({ do: 'finesse', suit: 'S', against: 'E', when: { suit: 'H' } });
    expect(stepOf({ ...finesse, waitsFor: 'W', waitsIn: 'S' })).toEqual({
      do: 'finesse',
      suit: 'S',
      against: 'E',
      when: { suit: 'S', seat: 'W' },
    });
  });
});

test('at notrump nothing is drawn or ruffed', () => {
  expect(kindsAt('NT')).toEqual(['suit', 'card', 'finesse', 'discard', 'tops']);
  expect(stepDraftFor('S', 'NT').kind).toBe('suit');
});

test('opponents and trumps', () => {
  expect(opponentsOf('S')).toEqual(['W', 'E']);
  expect(ruffingCards(['SA', 'H3', 'H2'], 'H')).toEqual(['H3', 'H2']);
});
