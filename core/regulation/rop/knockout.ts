import type { TieLadder } from '../../draw/index.ts';

/** ROP 6.16: IMPs, total points, boards won; four boards in the same seats; then single boards. No exception for finals. */
export const ROP_KNOCKOUT_TIES: TieLadder = {
  clause: 'ROP 6.16',
  match: ['imps', 'points', 'boards-won'],
  extra: [
    { boards: 4, criteria: ['imps', 'points', 'boards-won'], repeat: false, sameSeats: true },
    { boards: 1, criteria: ['points'], repeat: true, sameSeats: true },
  ],
};
