import {
  type ContestantId,
  LEAGUE_STEPS,
  type LeagueTable,
  MATCH_STEPS,
  type TieBreakLadder,
} from '../../scoring/index.ts';

/**
 * ROP 6.16: a pool. Of more than two, one who beat all the others comes first; those left together start again. Where
 * the sum of VPs leaves more than two, the criteria for two are summed over them: the text stops there.
 */
export const ROP_POOL_TIE_BREAK: TieBreakLadder<LeagueTable> = {
  name: 'ROP 6.16',
  isTied: (first, other) => first.equals(other),
  afterSplit: 'first-step',
  steps: [
    LEAGUE_STEPS.meanVpsIfNeverMet('ROP 6.16'),
    LEAGUE_STEPS.beatAllTiedIfSeveral('ROP 6.16'),
    MATCH_STEPS.betweenTied('ROP 6.16', 'vps'),
    MATCH_STEPS.betweenTied('ROP 6.16', 'imps'),
    MATCH_STEPS.betweenTied('ROP 6.16', 'points'),
    MATCH_STEPS.impQuotient('ROP 6.16'),
  ],
};

/** ROP 8.2.3: a Swiss; the method without best and worst is recommended first, the event may take the plain one alone. */
export function ropSwissTieBreak(
  lots: readonly ContestantId[] = [],
  method: 'compensated-first' | 'plain' = 'compensated-first',
): TieBreakLadder<LeagueTable> {
  const plain = LEAGUE_STEPS.resistance('ROP 8.2.3');
  return {
    name: 'ROP 8.2.3',
    isTied: (first, other) => first.equals(other),
    afterSplit: 'next-step',
    steps: [
      ...(method === 'plain' ? [plain] : [LEAGUE_STEPS.resistanceCompensated('ROP 8.2.3'), plain]),
      LEAGUE_STEPS.byLot('Law 81C', lots),
    ],
  };
}
