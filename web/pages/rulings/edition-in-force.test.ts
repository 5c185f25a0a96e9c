import { expect, test } from 'vitest';
import { readEditionInForce, rulingsAddress } from './edition-in-force.ts';

test('the address of the Laws for a tournament says its edition and its name', () => {
  const address = rulingsAddress(2007, 'Friday & friends');
  expect(readEditionInForce(new URL(address, 'http://host').search)).toEqual({
    edition: 2007,
    of: 'Friday & friends',
  });
});

test.each(['', '?laws=1990', '?of=x'])('%j says nothing', (search) => {
  expect(readEditionInForce(search)).toBeUndefined();
});
