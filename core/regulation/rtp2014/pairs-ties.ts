import {
  MATCH_STEPS,
  type MatchEvent,
  PAIRS_STEPS,
  type PairsEvent,
  type TieBreakLadder,
} from '../../scoring/index.ts';

/** RTP 3.5.9.1: exact equality only; a group that a criterion splits starts again among itself. */
export const RTP_2014_PAIRS_TIE_BREAK: TieBreakLadder<PairsEvent> = {
  name: 'RTP 3.5.9.1',
  isTied: (first, other) => first.equals(other),
  afterSplit: 'first-step',
  steps: [
    PAIRS_STEPS.againstTied('RTP 3.5.9.1(1)'),
    PAIRS_STEPS.whenMet('RTP 3.5.9.1(2)'),
    PAIRS_STEPS.fewestTopsAndZerosInOneSession('RTP 3.5.9.1(3)'),
    PAIRS_STEPS.smallestSpreadOverSessions('RTP 3.5.9.1(3)'),
  ],
};

/** RTP 3.5.9.2(a): IMP pairs in a round robin, converted to VPs. */
export const RTP_2014_IMP_PAIRS_TIE_BREAK: TieBreakLadder<MatchEvent> = {
  name: 'RTP 3.5.9.2(a)',
  isTied: (first, other) => first.equals(other),
  afterSplit: 'first-step',
  steps: [
    MATCH_STEPS.betweenTied('RTP 3.5.9.2(a)', 'vps'),
    MATCH_STEPS.betweenTied('RTP 3.5.9.2(a)', 'imps'),
    MATCH_STEPS.betweenTied('RTP 3.5.9.2(a)', 'points'),
    MATCH_STEPS.betweenTied('RTP 3.5.9.2(a)', 'boardsWon'),
    MATCH_STEPS.impDifference('RTP 3.5.9.2(a)'),
  ],
};
