import { describe, expect, test } from 'vitest';
import { filledIn } from './refusal.ts';

describe('a text is filled in', () => {
  test('with every particular that it names', () => {
    expect(filledIn('Pair {{pair}} on board {{board}}.', { pair: '7', board: 3, more: 1 })).toBe(
      'Pair 7 on board 3.',
    );
    expect(filledIn('Say why.', {})).toBe('Say why.');
  });

  test('or not at all, when one is not given: then the server’s own sentence is shown', () => {
    expect(filledIn('Pair {{pair}} on board {{board}}.', { pair: '7' })).toBeUndefined();
  });

  test('as it is, whatever a particular contains', () => {
    expect(filledIn('“{{result}}” is no result.', { result: '$& {{pair}}' })).toBe(
      '“$& {{pair}}” is no result.',
    );
  });
});
