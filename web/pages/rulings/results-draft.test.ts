import { describe, expect, test } from 'vitest';
import { EMPTY_ROW, resultsNotation } from './results-draft.ts';

const row = (weight: string, result: string) => ({ weight, result });

describe('results as they are typed (Law 12C1(c))', () => {
  test('weights are per cent unless they are shares; what is empty is left out', () => {
    const rows = { NS: [row('60', '4sn='), row(' 40 ', '4s n −1'), EMPTY_ROW], EW: [EMPTY_ROW] };
    expect(resultsNotation(rows, false)).toBe('60% 4SN=, 40% 4SN-1');
    expect(resultsNotation({ NS: [row('2/3', '3NTS='), row('1/3', 'Pass')], EW: [] }, false)).toBe(
      '2/3 3NTS=, 1/3 PASS',
    );
    expect(resultsNotation({ NS: [row('33,5', '4SN=')], EW: [] }, false)).toBe('33.5% 4SN=');
  });

  test('each side its own; "kept" is what the table made', () => {
    const rows = { NS: [row('', '4SN=')], EW: [row('', 'kept')] };
    expect(resultsNotation(rows, true)).toBe('NS 4SN=; EW kept');
    expect(resultsNotation({ NS: [EMPTY_ROW], EW: [EMPTY_ROW] }, true)).toBe('');
  });
});
