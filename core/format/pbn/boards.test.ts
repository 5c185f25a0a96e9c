import { expect, test } from 'vitest';
import { boardsOf } from './boards.ts';
import { readPbn } from './reader.ts';

test('the boards of a file are those with a number and four hands', () => {
  const { file } = readPbn(`[Board "4"]
[Deal "S:A... K... Q... J..."]

[Board "5"]
[Deal "S:A... - - -"]

[Board "?"]
[Deal "S:A... K... Q... J..."]
`);
  expect(boardsOf(file)).toEqual([{ board: 4, hands: { S: 'A...', W: 'K...', N: 'Q...', E: 'J...' } }]);
});
