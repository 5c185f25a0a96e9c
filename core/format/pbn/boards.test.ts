import { expect, test } from 'vitest';
import { printDeal } from '../../game/index.ts';
import { DEAL } from '../testing/pbn-samples.ts';
import { boardsOf } from './boards.ts';
import { readPbn } from './reader.ts';

test('the boards of a file are those with a number and a whole deal', () => {
  const { file } = readPbn(`[Board "4"]
[Deal "${DEAL}"]

[Board "5"]
[Deal "S:A... - - -"]

[Board "?"]
[Deal "${DEAL}"]
`);
  expect(boardsOf(file).map(({ board, deal }) => [board, printDeal(deal)])).toEqual([[4, DEAL]]);
});
