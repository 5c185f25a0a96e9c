import type { Meeting } from '../meeting.ts';
import { roundsOfTable } from '../meetings/table-round.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { SessionState, Tournament } from '../state.ts';

/** Law 8B: when a round ends. */
const END_OF_ROUND = { clause: 'Law 8B' } as const;

/** Why those at a table cannot write about a round of it now, if they cannot. */
export function outOfRound(
  tournament: Tournament,
  session: SessionState,
  { section: name, table, round }: Meeting,
): Refused | undefined {
  const section = session.sections.get(name);
  if (section === undefined) return undefined;
  const { now, last } = roundsOfTable(tournament, session, section, table);
  const params = { section: name, table, round, now };
  if (round < now) {
    const message = `Round ${round} is over at table ${name}${table}: what is missing of it is for the director to enter.`;
    return refuse('round-over', message, { ...END_OF_ROUND, params });
  }
  if (round <= last) return undefined;
  return tournament.settings.rounds === 'called'
    ? refuse('round-not-started', `Round ${round} has not been called yet.`, { params })
    : refuse('round-unfinished', `Table ${name}${table} is in round ${now}: enter all its boards first.`, {
        params,
      });
}
