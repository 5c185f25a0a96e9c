import type { SectionPlan } from '../fact.ts';
import type { SessionNumber } from '../meeting.ts';
import { encounterKey, encountersIn, encountersPlanned, timesMet } from '../meetings/encounters.ts';
import type { Finding } from '../refusal.ts';
import { eventClassOf, profileOf } from '../settings-defaults.ts';
import type { Tournament } from '../state.ts';

/**
 * RTP 3.5.3: over the sessions a pair meets as many others as possible, and none more than twice. Of official events and
 * festivals also who meets again while somebody is never met.
 */
export function metBefore(
  tournament: Tournament,
  session: SessionNumber,
  sections: readonly SectionPlan[],
): Finding[] {
  const most = profileOf(tournament.settings).movements?.mostMeetings;
  if (most === undefined) return [];
  const earlier = timesMet(encountersIn(tournament, (other) => other !== session));
  const now = timesMet(encountersPlanned(sections));
  const again = [...now].filter(([key]) => earlier.has(key));
  const tooOften = again.filter(([key, count]) => count + (earlier.get(key) ?? 0) > most.times);
  if (tooOften.length > 0) {
    const params = { count: tooOften.length, times: most.times, example: tooOften[0]?.[0] ?? '' };
    const message = `Over the sessions two pairs meet more often than ${most.times} times: ${params.example} (${params.count} such encounters).`;
    return [{ code: 'met-too-often', message, clause: most.clause, params }];
  }
  if (eventClassOf(tournament.settings) === 'private' || again.length === 0) return [];
  const seated = sections.flatMap(({ seating }) => Object.values(seating));
  const everyone = (seated.length * (seated.length - 1)) / 2;
  const met = seated.reduce(
    (sum, one, index) =>
      sum +
      seated.slice(index + 1).filter((other) => {
        const key = encounterKey(one, other);
        return now.has(key) || earlier.has(key);
      }).length,
    0,
  );
  if (met === everyone) return [];
  const params = { count: again.length, example: again[0]?.[0] ?? '' };
  const message = `Pairs that have met meet again while others never do: ${params.example} (${params.count} such encounters).`;
  return [{ code: 'met-before', message, clause: most.clause, params }];
}
