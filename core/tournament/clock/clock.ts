import { SEGMENT_GRACE, segmentMinutes } from '../../regulation/index.ts';
import { matchesPhaseOf, type RoundAndSegment, roundAndSegment } from '../meetings/drawn-rounds.ts';
import { calledRound } from '../meetings/schedule.ts';
import type { Pause, SectionState, SessionState, Tournament } from '../state.ts';
import { minutesAfter } from './corrections.ts';

/*
 * The clock of a round: how long it lasts, where it stands, when it ends. It is worked out from facts alone, so that
 * every desk, phone and projector shows the same; what time it is, the asker says.
 */

/** The round being played. */
export interface Clock {
  readonly round: number;
  readonly rounds: number;
  /** What it is called where matches are played. */
  readonly match?: RoundAndSegment;
  readonly startedAt: string;
  /** When everybody sat, where the director said so: the time runs from then. */
  readonly seatedAt?: string;
  /** Of a segment: until when it may last before it counts as late (RTP 2.3.7, ROP 6.14). */
  readonly graceUntil?: string;
  readonly endedAt?: string;
  /** How long the round lasts, with what was added to it. */
  readonly minutes: number;
  /** Minutes that the director added, or took away. */
  readonly extended?: number;
  /** When the round should end; while the clock stands without a known end, when it would have ended. */
  readonly endsAt: string;
  /** Minutes that the rounds after this one take. */
  readonly minutesToCome: number;
  /** The latest pause that concerns the round: it may be over by now. */
  readonly pause?: ClockPause;
}

/** A stretch during which the clock stands. */
export interface ClockPause extends PauseView {
  /** What was left of the round when it began, in milliseconds: less than nothing when the time was up. */
  readonly left: number;
}

/** A pause or a break, as everybody sees it. */
export interface PauseView {
  readonly since: string;
  /** When play goes on, where that was said. */
  readonly until?: string;
  /** What a break is called. */
  readonly message?: string;
}

const MINUTE = 60_000;

/** The shortest that a round can be made. */
const LEAST_MINUTES = 1;

/** From here on the end is near: the last board should be on the table. */
export const WARNING_MINUTES = 5;

/** A device shows seconds and guesses the server's time: when it hears of a pause, its own may be so far behind. */
const BEHIND_MS = 5_000;

/** Does play stand still at that moment? */
export const isStanding = (pause: PauseView | undefined, now: number): pause is PauseView =>
  pause !== undefined &&
  now >= Date.parse(pause.since) - BEHIND_MS &&
  (pause.until === undefined || now < Date.parse(pause.until));

/** Minutes that a round takes: its longest set of boards, at the pace of the tournament, and in matches what comes before. */
function minutesOf(
  tournament: Tournament,
  session: SessionState,
  { movement }: SectionState,
  round: number,
): number {
  const tables = movement.rounds[round - 1]?.tables ?? [];
  const { preparation = 0 } = matchesPhaseOf(tournament, session)?.format.match ?? {};
  return segmentMinutes({
    boards: Math.max(0, ...tables.map(({ boards }) => boards.length)),
    perBoard: tournament.settings.minutesPerBoard,
    preparation,
  }).planned;
}

/** What a pause shows: it ends when play went on, or when it was said to. */
const pauseView = ({ from, to, until, message }: Pause): PauseView => {
  const ends = to ?? until;
  return {
    since: from,
    ...(ends === undefined ? {} : { until: ends }),
    ...(message === undefined ? {} : { message }),
  };
};

/** The pause of a session that was called last. */
export function lastPause({ pauses }: SessionState): PauseView | undefined {
  const last = pauses.at(-1);
  return last === undefined ? undefined : pauseView(last);
}

/** When a round began, when it should end, and where its clock stands. */
export function clockOf(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
): Clock | undefined {
  const round = calledRound(section);
  const times = section.rounds.get(round);
  if (times === undefined) return undefined;
  const { length: rounds } = section.movement.rounds;
  const { startedAt, seatedAt, endedAt, extended } = times;
  const runsFrom = seatedAt ?? startedAt;
  const minutes = Math.max(LEAST_MINUTES, minutesOf(tournament, session, section, round) + (extended ?? 0));
  const toCome = Array.from({ length: rounds - round }, (_, index) =>
    minutesOf(tournament, session, section, round + 1 + index),
  );
  const match = roundAndSegment(tournament, session, section, round);
  const time = withPauses(session.pauses, runsFrom, minutesAfter(runsFrom, minutes));
  return {
    round,
    rounds,
    ...(match === undefined ? {} : { match, graceUntil: minutesAfter(time.endsAt, SEGMENT_GRACE) }),
    startedAt,
    ...(seatedAt === undefined ? {} : { seatedAt }),
    ...(endedAt === undefined ? {} : { endedAt }),
    minutes,
    ...(extended === undefined ? {} : { extended }),
    ...time,
    minutesToCome: toCome.reduce((sum, each) => sum + each, 0),
  };
}

/** When a round ended or should end: by its clock, or as planned from a start where it has not begun. */
export function roundEndsAt(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  round: number,
  start: string,
): string {
  const times = section.rounds.get(round);
  if (times?.endedAt !== undefined) return times.endedAt;
  const begun = times?.seatedAt ?? times?.startedAt ?? start;
  const minutes = minutesOf(tournament, session, section, round) + (times?.extended ?? 0);
  return withPauses(session.pauses, begun, minutesAfter(begun, minutes)).endsAt;
}

/** The end of a round moves by the time that its clock stood; a pause called after the end moves nothing. */
function withPauses(
  pauses: readonly Pause[],
  startedAt: string,
  planned: string,
): Pick<Clock, 'endsAt' | 'pause'> {
  const start = Date.parse(startedAt);
  let end = Date.parse(planned);
  let pause: ClockPause | undefined;
  for (const each of pauses) {
    const view = pauseView(each);
    const from = Math.max(start, Date.parse(view.since));
    const to = view.until === undefined ? undefined : Date.parse(view.until);
    if (to !== undefined && to <= from) continue; // over before the round began
    pause = { ...view, left: end - from };
    if (to !== undefined && from < end) end += to - from;
  }
  return { endsAt: new Date(end).toISOString(), ...(pause === undefined ? {} : { pause }) };
}

/** What is left of the round, in milliseconds; less than nothing when its time is over. */
export const millisecondsLeft = (clock: Clock, now: number): number =>
  isStanding(clock.pause, now) ? clock.pause.left : Date.parse(clock.endsAt) - now;

/** When the session should end, if nothing more holds it up. */
export function sessionEndsAt(clock: Clock, now: number): string {
  const { endedAt, minutesToCome } = clock;
  const left = Math.max(0, millisecondsLeft(clock, now));
  const goesOn =
    isStanding(clock.pause, now) && clock.pause.until !== undefined ? Date.parse(clock.pause.until) : now;
  const end = endedAt === undefined ? goesOn + left : goesOn;
  return new Date(end + minutesToCome * MINUTE).toISOString();
}
