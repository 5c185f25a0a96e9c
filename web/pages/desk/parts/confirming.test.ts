import { expect, test } from 'vitest';
import { confirming } from './confirming.ts';

test('what is confirmed stays confirmed when there is a second question', () => {
  const once = confirming({ board: 3 }, ['correction-period']);
  expect(once).toEqual({ board: 3, confirmed: ['correction-period'] });
  expect(confirming(once, ['unlikely-result'])).toEqual({
    board: 3,
    confirmed: ['correction-period', 'unlikely-result'],
  });
});
