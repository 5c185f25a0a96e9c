import type { SectionPlan } from '../fact.ts';
import type { ContestantId, SessionNumber } from '../meeting.ts';
import type { Tournament } from '../state.ts';
import { playedMeetings } from './schedule.ts';

/** Two that meet. */
export type Encounter = readonly [ContestantId, ContestantId];

/** The same for both orders. */
export const encounterKey = (one: ContestantId, other: ContestantId): string =>
  [one, other].toSorted().join(' – ');

/** Who meets whom in a plan, round by round; players of an individual meet again by its nature. */
export const encountersPlanned = (sections: readonly SectionPlan[]): readonly Encounter[] =>
  sections.flatMap(({ movement, seating }) =>
    movement.rounds.flatMap(({ tables }) =>
      tables.flatMap(({ ns, ew }): readonly Encounter[] => {
        if (typeof ns !== 'number' || typeof ew !== 'number') return [];
        const [one, other] = [seating[ns], seating[ew]];
        return one === undefined || other === undefined ? [] : [[one, other]];
      }),
    ),
  );

/** Who meets whom in the sessions that are planned, as far as they were played as they were played. */
export const encountersIn = (
  tournament: Tournament,
  isCounted: (session: SessionNumber) => boolean = () => true,
): readonly Encounter[] =>
  [...tournament.sessions.values()]
    .filter(({ session }) => isCounted(session))
    .flatMap((session) =>
      Array.from(playedMeetings(tournament, session), ({ ns, ew }): Encounter => [ns, ew]),
    );

/** How often each two of them meet. */
export function timesMet(encounters: readonly Encounter[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const [one, other] of encounters) {
    const key = encounterKey(one, other);
    times.set(key, (times.get(key) ?? 0) + 1);
  }
  return times;
}
