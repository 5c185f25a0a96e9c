import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/index.ts';
import { isBalanced, isWeighted, printResults, readResults, withoutResults } from './weighted-results.ts';

const read = (text: string) => orThrow(readResults(text));

describe('results with weights (Law 12C1(c))', () => {
  test('for both sides, the weights as exact shares', () => {
    const both = [
      { result: '4SN=', weight: '3/5' },
      { result: '4SN-1', weight: '2/5' },
    ];
    expect(read('60% 4SN=, 40% 4SN-1')).toEqual({ NS: both, EW: both });
    expect(read('3/5 4SN=, 2/5 4SN-1')).toEqual({ NS: both, EW: both });
    expect(read('33.5% 4SN=, 66.5% Pass').NS).toEqual([
      { result: '4SN=', weight: '67/200' },
      { result: 'Pass', weight: '133/200' },
    ]);
  });

  test('for each side its own, and what the table made', () => {
    expect(read('NS 4SN=; EW kept')).toEqual({ NS: [{ result: '4SN=', weight: '1' }], EW: 'kept' });
    expect(read('EW 4SN-1; NS 4SN=').EW).toEqual([{ result: '4SN-1', weight: '1' }]);
    expect(isBalanced(read('NS 4SN=; EW kept'))).toBe(false);
    expect(isBalanced(read('NS 4SN=; EW 4SN='))).toBe(true);
    expect(isWeighted(read('4SN='))).toBe(false);
    expect(isWeighted(read('NS 4SN=; EW 1/2 4SN=, 1/2 Pass'))).toBe(true);
  });

  test.each([
    '',
    '4SN',
    '60% 4SN=',
    '60% 4SN=, 41% 4SN-1',
    '4SN=, 4SN-1',
    '0% 4SN=, 100% 4SN-1',
    '-10% 4SN=, 110% 4SN-1',
    'NS 4SN=',
    'NS 4SN=; NS 4SN-1',
    'NS 4SN=; EW',
    '60% 8SN=, 40% 4SN-1',
    'abc',
  ])('%j is none', (text) => expect(readResults(text).ok).toBe(false));

  test('what is left out gives its weight to the others, in the same proportions', () => {
    const without = withoutResults(read('50% 2HN=, 30% 2HN-1, 20% 3SW-1'), (result) => result === '3SW-1');
    expect(without && printResults(without)).toBe('5/8 2HN=, 3/8 2HN-1');
    expect(withoutResults(read('3SW-1'), () => true)).toBeUndefined();
  });

  test('any weights that make the whole are read as they are printed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 }), (parts) => {
        const whole = parts.reduce((sum, part) => sum + part, 0);
        const text = parts.map((part, index) => `${part}/${whole} 3NTS-${index + 1}`).join(', ');
        const results = read(text);
        expect(read(printResults(results))).toEqual(results);
      }),
    );
  });
});
