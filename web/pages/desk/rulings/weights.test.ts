import { describe, expect, test } from 'vitest';
import { newOutcome, weightOf, withAnother, withoutOutcome, withTyped } from './weights.ts';

const weights = (outcomes: ReturnType<typeof withAnother>) => outcomes.map(({ weight }) => weight);

describe('the weights of an assigned score (Law 12C1(c))', () => {
  test('the last one fills itself', () => {
    const two = withTyped(withAnother([newOutcome(1, '100')]), 1, { weight: '60' });
    expect(weights(two)).toEqual(['60', '40']);
    const three = withTyped(withAnother(two), 2, { weight: '25' });
    expect(weights(three)).toEqual(['60', '25', '15']);
    expect(weights(withoutOutcome(three, 2))).toEqual(['60', '40']);
    expect(weights(withoutOutcome(two, 2))).toEqual(['100']);
  });

  test('what is typed there stays', () => {
    const typed = withTyped([newOutcome(1, '60'), newOutcome(2, '40')], 2, { weight: '30' });
    expect(weights(typed)).toEqual(['60', '30']);
    expect(weights(withTyped(typed, 1, { result: '4sn=' }))).toEqual(['60', '30']);
  });

  test.each([
    ['2/3', '1/3'],
    ['1/4', '75'],
    ['12,5', '87.5'],
    ['33.33', '66.67'],
    ['100', ''],
    ['140', ''],
    ['x', ''],
    ['1/0', ''],
  ])('beside %s it is %j', (first, last) => {
    const two = withTyped([newOutcome(1, '100'), newOutcome(2)], 1, { weight: first });
    expect(weights(two)).toEqual([first, last]);
  });

  test('thirds are thirds', () => {
    expect(weightOf('1/3')?.share.times(3).equals(1)).toBe(true);
    expect(weightOf('1/0')).toBeUndefined();
  });
});
