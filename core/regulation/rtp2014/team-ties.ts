import {
  LEAGUE_STEPS,
  type LeagueTable,
  MATCH_STEPS,
  type TieBreakLadder,
  type TieBreakStep,
} from '../../scoring/index.ts';
import type { SwissMoment } from '../team-rules.ts';

const equalVps = { isTied: (first, other) => first.equals(other) } as const satisfies Pick<
  TieBreakLadder<LeagueTable>,
  'isTied'
>;

/** RTP 3.6.10.1: a round robin of teams; those whom a criterion leaves together start again among themselves. */
export const RTP_2014_ROUND_ROBIN_TIE_BREAK: TieBreakLadder<LeagueTable> = {
  name: 'RTP 3.6.10.1',
  ...equalVps,
  afterSplit: 'first-step',
  steps: [
    LEAGUE_STEPS.wonAllIfForFirst('RTP 3.6.10.1'),
    MATCH_STEPS.betweenTied('RTP 3.6.10.1', 'vps'),
    MATCH_STEPS.betweenTied('RTP 3.6.10.1', 'imps'),
    MATCH_STEPS.betweenTied('RTP 3.6.10.1', 'points'),
    MATCH_STEPS.betweenTied('RTP 3.6.10.1', 'boardsWon'),
    MATCH_STEPS.impQuotient('RTP 3.6.10.1'),
  ],
};

/** RTP 3.6.12.7: before the end, resistance counts only when this round has been played. */
const RTP_3_6_12_7 = { resistanceFromRound: 4 } as const;

/** RTP 3.6.12.7: a Swiss of teams; RTP 3.5.9.2(b) of pairs. */
export function rtpSwissTieBreak(
  { roundsPlayed, final, lots = [] }: SwissMoment,
  clause = 'RTP 3.6.12.7',
): TieBreakLadder<LeagueTable> {
  const resists = final || roundsPlayed >= RTP_3_6_12_7.resistanceFromRound;
  const resistance: readonly TieBreakStep<LeagueTable>[] = resists
    ? [LEAGUE_STEPS.resistance(`${clause}(i)`), LEAGUE_STEPS.resistanceCompensated(`${clause}(ii)`)]
    : [];
  return {
    name: clause,
    ...equalVps,
    afterSplit: 'next-step',
    steps: [
      ...resistance,
      MATCH_STEPS.impQuotient(`${clause}(iii)`),
      LEAGUE_STEPS.impsWon(`${clause}(iv)`),
      LEAGUE_STEPS.byLot(`${clause}(v)`, lots),
    ],
  };
}
