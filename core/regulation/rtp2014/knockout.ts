import type { TieLadder } from '../../draw/index.ts';

/** RTP 3.6.10.3 a: IMPs, total points, boards won; four boards by the same; then board by board. */
export const RTP_2014_KNOCKOUT_TIES: TieLadder = {
  clause: 'RTP 3.6.10.3',
  match: ['imps', 'points', 'boards-won'],
  extra: [
    { boards: 4, criteria: ['imps', 'points', 'boards-won'], repeat: false, sameSeats: false },
    { boards: 1, criteria: ['points'], repeat: true, sameSeats: false },
  ],
};

/** RTP 3.6.10.3 a, a final: sets of four boards until one has a difference in IMPs. */
export const RTP_2014_FINAL_TIES: TieLadder = {
  clause: 'RTP 3.6.10.3',
  match: ['imps'],
  extra: [{ boards: 4, criteria: ['imps'], repeat: true, sameSeats: false }],
};
