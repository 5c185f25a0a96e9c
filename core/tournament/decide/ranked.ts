import { calledIn } from '../contestant.ts';
import { refuse } from '../refusal.ts';
import { type Decider, fact, ifScorable } from './decision.ts';
import { findContestant, withoutGrounds } from './find.ts';

/** RTP 2.2.2.2: who stands in plays hors concours; who is disqualified plays on out of the ranking, where he plays on. */
export const rankContestant: Decider<'rank-contestant'> = (tournament, data, circumstances) => {
  const contestant = findContestant(tournament, data.contestant);
  if (!contestant.ok) return contestant;
  const isRanked = contestant.value.unranked === undefined;
  if (isRanked === data.ranked) {
    const code = isRanked ? 'ranked-already' : 'unranked-already';
    const message = `${calledIn(tournament, data.contestant)} is ${isRanked ? 'in' : 'out of'} the ranking already.`;
    const params = { pair: data.contestant };
    return code === 'ranked-already'
      ? refuse('ranked-already', message, { params })
      : refuse('unranked-already', message, { params });
  }
  return withoutGrounds(data) ?? ifScorable(circumstances, fact('contestant-ranked', data));
};
