import { waitingFor } from '../appeals/panel.ts';
import { calledIn } from '../contestant.ts';
import { type Meeting, sittersOf } from '../meeting.ts';
import { playsOn } from '../meetings/plays.ts';
import { isPostponed, meetingAt } from '../meetings/schedule.ts';
import { roundsOfTable } from '../meetings/table-round.ts';
import { type Refused, refuse } from '../refusal.ts';
import { profileOf } from '../settings-defaults.ts';
import type { SessionState, Tournament } from '../state.ts';

/** Law 8B: when a round ends. */
const END_OF_ROUND = { clause: 'Law 8B' } as const;

/** ROP 4.14: whoever goes on by a ruling that is appealed against does not play before the decision. */
export function heldByAppeal(
  tournament: Tournament,
  session: SessionState,
  at: Meeting,
): Refused | undefined {
  const waiting = waitingFor(tournament);
  if (waiting.size === 0) return undefined;
  const { ns, ew } = meetingAt(tournament, session, at) ?? {};
  const held = [ns, ew].flatMap(sittersOf).find((each) => waiting.has(each));
  if (held === undefined || hasPlayed(session, at)) return undefined;
  return refuse('appeal-waits', `${calledIn(tournament, held)} waits for the decision on an appeal.`, {
    clause: profileOf(tournament.settings).appeals.clause,
    params: { pair: held },
  });
}

/** Has anything been written there? What was begun before the appeal is played to its end. */
const hasPlayed = (session: SessionState, at: Meeting): boolean =>
  [...session.boards.values()].some((board) =>
    [...playsOn(board)].some(
      ({ section, round, table }) => section === at.section && round === at.round && table === at.table,
    ),
  );

/** Why those at a table cannot write about a round of it now, if they cannot. */
export function outOfRound(
  tournament: Tournament,
  session: SessionState,
  { section: name, table, round, board }: Meeting & { readonly board?: number },
): Refused | undefined {
  const section = session.sections.get(name);
  if (section === undefined) return undefined;
  const { now, last } = roundsOfTable(tournament, session, section, table);
  const params = { section: name, table, round, now };
  // Law 8B2: for a board that was put off the round has not ended.
  if (board !== undefined && isPostponed(session, { section: name, table, round }, board)) return undefined;
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
