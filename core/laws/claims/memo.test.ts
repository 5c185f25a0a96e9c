import { expect, test } from 'vitest';
import { Board } from './board.ts';
import { Memo, Owners } from './memo.ts';
import { ending } from './testing/endings.ts';

/** All thirteen ranks of every suit. */
const EVERY_RANK = 0xdddd;

test('what is kept of a position is found again, also when the memory has grown to keep it', () => {
  const position = ending('NT', {
    N: 'SA S2 HK H3 DQ D4 CJ C5',
    E: 'SK S3 HQ H4 DJ D5 CA C2',
    S: 'SQ S4 HJ H5 DA D2 CK C3',
    W: 'SJ S5 HA H2 DK D3 CQ C4',
  });
  const board = new Board(position, 'S');
  const memo = new Memo(new Owners(board), 0);
  const isKnown = (): boolean => memo.find(board, 0, 9) >= 0;
  let kept = 0;
  const walk = (): void => {
    if (board.count === 0) {
      if (isKnown()) return;
      memo.keep(board, EVERY_RANK, 0, 8);
      kept++;
      expect(isKnown()).toBe(true);
    }
    for (const move of board.legalCards()) {
      if (kept >= 3_000) return;
      board.play(move);
      walk();
      board.undo();
    }
  };
  walk();
  expect(kept).toBe(3_000);
});
