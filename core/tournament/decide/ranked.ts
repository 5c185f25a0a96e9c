import { isAfter } from '../clock/corrections.ts';
import { calledIn } from '../contestant.ts';
import type { ContestantId } from '../meeting.ts';
import { mayStayUntil } from '../meetings/absences.ts';
import { type Finding, refuse } from '../refusal.ts';
import { profileOf } from '../settings-defaults.ts';
import type { Tournament } from '../state.ts';
import { type Decider, fact, ifScorable, unlessConfirmed } from './decision.ts';
import { findContestant, withoutGrounds } from './find.ts';

/** RTP 2.2.2.2: a pair of circumstance asks to stay within 30 minutes of the results. */
function stayFindings(tournament: Tournament, contestant: ContestantId, time: string): readonly Finding[] {
  const until = mayStayUntil(tournament, contestant);
  const clause = profileOf(tournament.settings).absence?.standIn.clause;
  if (until === undefined || clause === undefined || !isAfter(time, until)) return [];
  const message = `A pair that stands in could ask to stay until ${until}.`;
  return [{ code: 'stay-asked-late', message, clause, params: { pair: contestant, until } }];
}

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
  const late = data.ranked ? stayFindings(tournament, data.contestant, circumstances.time) : [];
  return (
    withoutGrounds(data) ??
    unlessConfirmed(late, data.confirmed) ??
    ifScorable(circumstances, fact('contestant-ranked', data))
  );
};
