import { expect, test } from 'vitest';
import { rememberFor } from './remember.ts';

test('a value is found once for an object and a name', () => {
  const remembered = rememberFor<number | undefined>();
  let found = 0;
  const find = () => {
    found++;
    return undefined;
  };
  const one = {};
  for (const [of, name] of [
    [one, 'a'],
    [one, 'a'],
    [one, 'b'],
    [{}, 'a'],
  ] as const)
    expect(remembered(of, name, find)).toBeUndefined();
  expect(found).toBe(3);
});
