import type { SwissLimits } from '../../draw/index.ts';

/** RTP 3.6.12.1. */
export const RTP_2014_SWISS: SwissLimits = {
  clause: 'RTP 3.6.12.1',
  fewestTeams: 12,
  advisedTeams: 14,
  fewestRounds: 5,
};
