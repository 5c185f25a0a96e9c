import { expect, test } from 'vitest';
import { readMembers } from './committee-panel.tsx';

test.each([
  [
    'Ana Rita (Clube Um), Rui , Eva()',
    [{ name: 'Ana Rita', club: 'Clube Um' }, { name: 'Rui' }, { name: 'Eva' }],
  ],
  ['', []],
  [' , ', []],
])('a committee as it is typed: %j', (text, members) => {
  expect(readMembers(text)).toEqual(members);
});
