import { describe, expect, test } from 'vitest';
import { type BoardSet, boardSet, nextInTie, type TieLadder } from '../draw/index.ts';
import { ROP_KNOCKOUT_TIES } from './rop/knockout.ts';
import { RTP_2014_FINAL_TIES, RTP_2014_KNOCKOUT_TIES } from './rtp2014/knockout.ts';

/** Boards as `NS open/NS closed`. */
const set = (text: string): BoardSet =>
  boardSet(
    text.split(', ').map((board) => {
      const [open = 0, closed = 0] = board.replaceAll('−', '-').split('/').map(Number);
      return { open, closed };
    }),
  );
const sums = (imps: string, points: string, won: string): BoardSet => {
  const both = (text: string) => {
    const [home = 0, away = 0] = text.split('-').map(Number);
    return { home, away };
  };
  return { imps: both(imps), points: both(points), boardsWon: both(won) };
};
const next = (ladder: TieLadder, ...sets: [BoardSet, ...BoardSet[]]) => nextInTie(ladder, sets);

describe('RTP 3.6.10.3 a: a tied match', () => {
  const w11 = '620/170, −50/420, 140/110, −100/−50, 400/400, −620/−650, 90/90, 110/110';
  test('W11: IMPs 12–12, total points 510–520: the visitors', () => {
    const match = set(w11);
    expect(match).toEqual({
      imps: { home: 12, away: 12 },
      points: { home: 510, away: 520 },
      boardsWon: { home: 3, away: 2 },
    });
    expect(next(RTP_2014_KNOCKOUT_TIES, match)).toEqual({
      kind: 'won',
      by: 'away',
      criterion: 'points',
      set: 0,
    });
  });

  test('W12: a board won by 10 points counts', () => {
    const match = set(w11.replace('90/90', '120/110'));
    expect(match.boardsWon).toEqual({ home: 4, away: 2 });
    expect(next(RTP_2014_KNOCKOUT_TIES, match)).toEqual({
      kind: 'won',
      by: 'home',
      criterion: 'boards-won',
      set: 0,
    });
  });

  const semi = set('620/170, −50/400, 140/110, −110/−80, 90/90, 90/90, 90/90, 90/90');
  test('W13: all equal, four more boards; there the total points decide', () => {
    expect(next(RTP_2014_KNOCKOUT_TIES, semi)).toEqual({ kind: 'play', boards: 4, sameSeats: false });
    const four = set('−90/−110, 110/150, 400/400, −50/−50');
    expect(next(RTP_2014_KNOCKOUT_TIES, semi, four)).toEqual({
      kind: 'won',
      by: 'away',
      criterion: 'points',
      set: 1,
    });
  });

  test('W14: the four equal too: single boards until one differs, by however little', () => {
    const four = set('−90/−110, −110/−90, 400/400, −50/−50');
    const [first, second] = [set('140/140'), set('120/110')];
    const one = { kind: 'play', boards: 1, sameSeats: false };
    expect(next(RTP_2014_KNOCKOUT_TIES, semi, four)).toEqual(one);
    expect(next(RTP_2014_KNOCKOUT_TIES, semi, four, first)).toEqual(one);
    expect(next(RTP_2014_KNOCKOUT_TIES, semi, four, first, second)).toEqual({
      kind: 'won',
      by: 'home',
      criterion: 'points',
      set: 3,
    });
  });

  test('R09: 61–61, total points 2450–2390', () => {
    expect(next(RTP_2014_KNOCKOUT_TIES, sums('61-61', '2450-2390', '8-9'))).toMatchObject({ by: 'home' });
  });

  test('R11, W15: a final: sets of four until one has a difference in IMPs; the older regulation has no such rule', () => {
    const final = sums('45-45', '2450-2390', '11-9');
    const first = sums('1-1', '20-40', '1-1');
    expect(next(RTP_2014_FINAL_TIES, final)).toEqual({ kind: 'play', boards: 4, sameSeats: false });
    expect(next(RTP_2014_FINAL_TIES, final, first)).toEqual({ kind: 'play', boards: 4, sameSeats: false });
    expect(next(RTP_2014_FINAL_TIES, final, first, sums('6-2', '0-0', '0-0'))).toEqual({
      kind: 'won',
      by: 'home',
      criterion: 'imps',
      set: 2,
    });
    expect(next(ROP_KNOCKOUT_TIES, final)).toEqual({ kind: 'won', by: 'home', criterion: 'points', set: 0 });
  });
});

test('ROP 6.16: the four boards are played in the same seats', () => {
  const tied = sums('20-20', '100-100', '2-2');
  expect(next(ROP_KNOCKOUT_TIES, tied)).toEqual({ kind: 'play', boards: 4, sameSeats: true });
  expect(next(ROP_KNOCKOUT_TIES, tied, sums('0-0', '0-0', '0-0'))).toEqual({
    kind: 'play',
    boards: 1,
    sameSeats: true,
  });
});
