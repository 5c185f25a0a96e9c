import { METHOD_NAMES } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { USUAL_PENALTY, unitsAt } from './usual-penalty.ts';

test('RTP 2.1.11.1: a first penalty is 10% of a top at matchpoints, 3 IMPs at IMPs; total points know none', () => {
  const usual = Object.fromEntries(
    METHOD_NAMES.map((method) => {
      const [unit] = unitsAt(method);
      return [method, unit === undefined ? 'none' : `${USUAL_PENALTY[unit]} ${unit}`];
    }),
  );
  expect(usual).toEqual({
    matchpoints: '10 percent-of-top',
    'matchpoints-by-halves': '10 percent-of-top',
    'cross-imps': '3 imps',
    'cross-imps-summed': '3 imps',
    butler: '3 imps',
    'total-points': 'none',
  });
});
