import { ok, type Result } from '../../base/index.ts';
import { calledIn } from '../contestant.ts';
import type { ContestantId, Meeting, MeetingBoard, SectionId, SessionNumber } from '../meeting.ts';
import { isPlayedMeeting, meetingAt, numberOf, type PlayedMeeting } from '../meetings/schedule.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Contestant, SectionState, SessionState, Tournament } from '../state.ts';

export function findContestant(
  { contestants, settings }: Tournament,
  id: ContestantId,
): Result<Contestant, Refusal> {
  const contestant = contestants.get(id);
  return contestant === undefined
    ? refuse('no-such-pair', `No ${settings.contestants} ${id} is entered.`, { params: { pair: id } })
    : ok(contestant);
}

export function findSession({ sessions }: Tournament, number: SessionNumber): Result<SessionState, Refusal> {
  const session = sessions.get(number);
  return session === undefined
    ? refuse('no-such-session', `Session ${number} is not planned.`, { params: { session: number } })
    : ok(session);
}

/** A session that has begun, whether or not it is over. */
export function findBegunSession(tournament: Tournament, number: SessionNumber) {
  const session = findSession(tournament, number);
  if (session.ok && session.value.status === 'planned') {
    return refuse('session-not-open', `Session ${number} has not been opened yet.`, {
      params: { session: number },
    });
  }
  return session;
}

/** A session in play. */
export function findOpenSession(
  tournament: Tournament,
  number: SessionNumber,
): Result<SessionState, Refusal> {
  const session = findBegunSession(tournament, number);
  if (session.ok && session.value.status !== 'open') {
    const message = `Session ${number} is closed: the director can correct it, or open it again.`;
    return refuse('session-closed', message, { params: { session: number } });
  }
  return session;
}

export function findSection(session: SessionState, name: SectionId): Result<SectionState, Refusal> {
  const section = session.sections.get(name);
  return section === undefined
    ? refuse('no-such-section', `Session ${session.session} has no section ${name}.`, {
        params: { section: name },
      })
    : ok(section);
}

/** A meeting with two pairs and boards. */
export function findMeeting(
  tournament: Tournament,
  session: SessionState,
  at: Meeting,
): Result<PlayedMeeting, Refusal> {
  const { section: name, round, table } = at;
  const section = findSection(session, name);
  if (!section.ok) return section;
  const params = { section: name, round, table };
  const meeting = meetingAt(tournament, session, at);
  if (meeting === undefined) {
    return refuse('no-such-table', `Section ${name} has no table ${table} in round ${round}.`, { params });
  }
  if (isPlayedMeeting(meeting)) return ok(meeting);
  const message = `Nobody plays at table ${name}${table} in round ${round}: somebody is missing there.`;
  return refuse('no-opponents', message, { params });
}

export function findBoard(
  tournament: Tournament,
  session: SessionState,
  at: MeetingBoard,
): Result<PlayedMeeting, Refusal> {
  const meeting = findMeeting(tournament, session, at);
  if (!meeting.ok || meeting.value.boards.includes(at.board)) return meeting;
  const { section, table, round, board } = at;
  const boards = meeting.value.boards.join(', ');
  return refuse(
    'board-not-here',
    `Board ${board} is not played at table ${section}${table} in round ${round}: boards ${boards} are.`,
    { params: { section, table, round, board, boards } },
  );
}

export function findSeat(
  tournament: Tournament,
  session: SessionState,
  contestant: ContestantId,
): Result<{ readonly section: SectionState; readonly number: number }, Refusal> {
  const seat = numberOf(session, contestant);
  return seat === undefined
    ? refuse(
        'not-seated',
        `${calledIn(tournament, contestant)} does not play in session ${session.session}.`,
        {
          params: { pair: contestant, session: session.session },
        },
      )
    : ok(seat);
}

export const noSuchPlayer = (contestant: ContestantId) =>
  refuse('no-such-player', `${contestant} has no such player.`, { params: { contestant } });

export const isBlank = (text: string): boolean => text.trim() === '';

/** What the director decides has a reason and a rule. */
export function withoutGrounds(grounds: {
  readonly reason: string;
  readonly clause: string;
}): { readonly ok: false; readonly error: Refusal } | undefined {
  if (isBlank(grounds.reason)) return refuse('reason-missing', 'Say why: it stays in the record.');
  if (isBlank(grounds.clause)) return refuse('clause-missing', 'Name the law or rule that it rests on.');
  return undefined;
}
