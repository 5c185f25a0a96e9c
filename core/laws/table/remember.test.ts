import { expect, test } from 'vitest';
import { rememberFor, rememberOf } from './remember.ts';

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

test('what depends on an object alone is found once while few others are asked about, and is always the right one', () => {
  let found = 0;
  const named = rememberOf(({ name }: { readonly name: string | undefined }) => {
    found++;
    return name;
  });
  const [one, other, nameless] = [{ name: 'one' }, { name: 'other' }, { name: undefined }];
  for (const of of [one, one, other, nameless, nameless, one]) expect(named(of)).toBe(of.name);
  expect(found).toBe(3);
  const many = Array.from({ length: 20 }, (_, index) => ({ name: String(index) }));
  for (const of of [...many, one, ...many.toReversed()]) expect(named(of)).toBe(of.name);
});

test('what is known beforehand is not looked for', () => {
  const sizes = rememberOf((_: readonly number[]): number => {
    throw new Error('looked for');
  });
  const list = [1, 2, 3];
  sizes.know(list, 3);
  expect(sizes(list)).toBe(3);
});
