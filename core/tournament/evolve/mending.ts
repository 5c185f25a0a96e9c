import { orThrow } from '../../base/index.ts';
import {
  lhoOf,
  otherSide,
  parseBoardResult,
  printBoardResult,
  scoreNS,
  type Vulnerability,
} from '../../game/index.ts';
import type { FactData, Grounds } from '../fact.ts';
import { type Meeting, meetingKey, type Party } from '../meeting.ts';
import { conditionsAt } from '../meetings/marking.ts';
import { type Exchange, type Mended, NOT_MENDED, sidesOn } from '../meetings/mending.ts';
import { playIn, withBoard, withoutPlayOn, withPlayOn } from '../meetings/plays.ts';
import { meetingsOf, type PlannedMeeting } from '../meetings/schedule.ts';
import type { Play, RecordedPlay, SectionState, SessionState, Tournament } from '../state.ts';
import { asMarked } from './play.ts';
import { withSection } from './session.ts';

type Where = Omit<Meeting, 'session'>;

function mend(session: SessionState, at: Where, change: (before: Mended) => Mended): SessionState {
  const key = meetingKey(at);
  return withSection(session, at.section, (section) => ({
    ...section,
    mended: new Map(section.mended).set(key, change(section.mended?.get(key) ?? NOT_MENDED)),
  }));
}

/** Changes what stands at a meeting on some boards, or on all. */
function withPlays(
  session: SessionState,
  at: Where,
  boards: readonly number[] | undefined,
  change: (play: Play) => Play,
): SessionState {
  const next = new Map(session.boards);
  for (const [number, board] of session.boards) {
    const play = playIn(board, at);
    if (play !== undefined && (boards?.includes(number) ?? true))
      next.set(number, withPlayOn(board, change(play)));
  }
  return { ...session, boards: next };
}

const otherParty = (by: Party): Party => (by === 'director' ? by : otherSide(by));

/** What was written for the pairs as planned, with the declarer where he really sat. */
function turnedResult(recorded: RecordedPlay, vulnerable: Vulnerability): RecordedPlay {
  const read = orThrow(parseBoardResult(recorded.result));
  if (read === 'passed-out') return recorded;
  const turned = { ...read, contract: { ...read.contract, declarer: lhoOf(read.contract.declarer) } };
  return { ...recorded, result: printBoardResult(turned), nsPoints: scoreNS(turned, vulnerable) };
}

/** Whoever spoke for a side of the table speaks for the other now. */
function spokenTurned({ recorded, dispute, ...play }: Play): Play {
  return {
    ...play,
    ...(recorded === undefined ? {} : { recorded: { ...recorded, by: otherParty(recorded.by) } }),
    ...(dispute === undefined ? {} : { dispute: { ...dispute, by: otherSide(dispute.by) } }),
  };
}

const confirmedTurned = (session: SessionState, at: Where): SessionState =>
  withSection(session, at.section, (section): SectionState => {
    const confirmed = section.confirmed.get(meetingKey(at));
    if (confirmed === undefined) return section;
    const turned = confirmed.map(otherSide);
    return { ...section, confirmed: new Map(section.confirmed).set(meetingKey(at), turned) };
  });

/** Turned once more, they sit as before. */
const toggled = (boards: readonly number[], others: readonly number[]): readonly number[] => [
  ...boards.filter((board) => !others.includes(board)),
  ...others.filter((board) => !boards.includes(board)),
];

/** The pairs sat the other way round: in the whole round, or on some boards only. */
export function turnSeats(
  session: SessionState,
  { boards, written, ...at }: FactData['seats-turned'],
): SessionState {
  const turned = mend(session, at, (before) =>
    boards === undefined
      ? { ...before, turned: !before.turned }
      : { ...before, turnedBoards: toggled(before.turnedBoards, boards) },
  );
  const played = withPlays(turned, at, boards, (play) => {
    const sat: Play = { ...play, ns: play.ew, ew: play.ns };
    if (written !== 'for-the-pairs' || sat.recorded === undefined) return sat;
    return { ...sat, recorded: turnedResult(sat.recorded, conditionsAt(session, sat).vulnerable) };
  });
  return boards === undefined ? confirmedTurned(withPlays(played, at, undefined, spokenTurned), at) : played;
}

/** Who is written at a table after an exchange: whoever was thought to sit there has changed, anybody else stays. */
const satAfter = (play: Play, before: PlannedMeeting, after: PlannedMeeting): Play => {
  const [thought, really] = [sidesOn(before, play.board), sidesOn(after, play.board)];
  return {
    ...play,
    ns: play.ns === thought.ns ? (really.ns ?? play.ns) : play.ns,
    ew: play.ew === thought.ew ? (really.ew ?? play.ew) : play.ew,
  };
};

export function exchangePlaces(
  tournament: Tournament,
  session: SessionState,
  {
    section: name,
    round,
    through,
    contestants: pairs,
    as,
  }: Omit<FactData['places-exchanged'], keyof Grounds> & Pick<Exchange, 'as'>,
): SessionState {
  const meetings = (state: SessionState): readonly PlannedMeeting[] => {
    const section = state.sections.get(name);
    return section === undefined ? [] : meetingsOf(tournament, state.session, section).flat();
  };
  const before = meetings(session);
  const exchanged = withSection(session, name, (section) => ({
    ...section,
    exchanged: [
      ...(section.exchanged ?? []),
      { round, through, contestants: pairs, ...(as === undefined ? {} : { as }) },
    ],
  }));
  return meetings(exchanged).reduce((next, after, index) => {
    const planned = before[index];
    if (planned === undefined || (planned.ns === after.ns && planned.ew === after.ew)) return next;
    return withPlays(next, after, undefined, (play) => satAfter(play, planned, after));
  }, exchanged);
}

/** A place is taken for the rest of the session. */
export const takePlace = (
  tournament: Tournament,
  session: SessionState,
  { section, from, contestant, as, fromRound }: FactData['place-taken'],
): SessionState =>
  exchangePlaces(tournament, session, {
    session: session.session,
    section,
    round: fromRound,
    through: session.sections.get(section)?.movement.rounds.length ?? fromRound,
    contestants: [from, contestant],
    as,
  });

/** The vulnerability is that of the board that was played. */
const playedOn = (session: SessionState, play: Play, board: number): Play => {
  const moved = { ...play, board };
  return asMarked(moved, conditionsAt(session, moved).vulnerable);
};

export function changeBoards(
  session: SessionState,
  { boards, moved, ...at }: FactData['boards-changed'],
): SessionState {
  const changed = mend(session, at, (before) => ({ ...before, boards }));
  const from = moved === undefined ? undefined : session.boards.get(moved.from);
  const play = playIn(from, at);
  if (moved === undefined || from === undefined || play === undefined) return changed;
  const cleared = withBoard(changed, moved.from, (board) => withoutPlayOn(board, play));
  const { to } = moved;
  return to === undefined
    ? cleared
    : withBoard(cleared, to, (board) => withPlayOn(board, playedOn(session, play, to)));
}
