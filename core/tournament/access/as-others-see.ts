import { withRounds } from '../../movement/index.ts';
import { type DrawnRound, segmentsHere } from '../match.ts';
import { type MeetingKey, meetingKey } from '../meeting.ts';
import { isSessionOver } from '../meetings/board-over.ts';
import { matchesPhaseOf } from '../meetings/drawn-rounds.ts';
import type { BoardState, Play, SectionState, SessionState, Tournament } from '../state.ts';

/*
 * A tournament of matches as everybody but the director has it before his eyes: without draws that are not out, and
 * without a room's result of a board before both rooms have agreed theirs. What is not in it no view can tell.
 */

/** Is the draw of a round out: published, or being played? */
const isDrawOut = ({ rounds }: SectionState, { first, publishedAt }: DrawnRound): boolean =>
  publishedAt !== undefined || rounds.has(first);

const keptSections = new WeakMap<SectionState, SectionState>();

/** The section without the rounds whose draw is not out. */
function withoutDraws(section: SectionState): SectionState {
  const { drawn, movement } = section;
  if (drawn === undefined || drawn.every((round) => isDrawOut(section, round))) return section;
  const known = keptSections.get(section);
  if (known !== undefined) return known;
  const hidden = drawn.filter((round) => !isDrawOut(section, round));
  const isHidden = (round: number): boolean =>
    hidden.some((drawn) => segmentsHere(drawn).some((_, index) => drawn.first + index === round));
  const last = movement.rounds.findLastIndex(({ round }) => !isHidden(round));
  const seen: SectionState = {
    ...section,
    drawn: drawn.filter((round) => !hidden.includes(round)),
    movement: withRounds(movement, (rounds) =>
      rounds.slice(0, last + 1).map((plan) => (isHidden(plan.round) ? { ...plan, tables: [] } : plan)),
    ),
  };
  keptSections.set(section, seen);
  return seen;
}

/** The other room of each table of a match, by meeting. */
function otherRooms({ section, drawn = [] }: SectionState): ReadonlyMap<MeetingKey, MeetingKey> {
  const rooms = new Map<MeetingKey, MeetingKey>();
  for (const round of drawn) {
    const { first, matches } = round;
    for (const { open, closed, segments: apart } of matches) {
      if (closed === undefined) continue;
      for (const index of segmentsHere(round).keys()) {
        const here = apart === undefined ? first + index : first + apart.open - 1;
        const there = apart === undefined ? first + index : first + apart.closed - 1;
        const one = meetingKey({ section, round: here, table: open });
        const other = meetingKey({ section, round: there, table: closed });
        rooms.set(one, other).set(other, one);
      }
    }
  }
  return rooms;
}

interface KeptBoard {
  readonly sections: readonly unknown[];
  readonly board: BoardState;
}

const keptBoards = new WeakMap<BoardState, KeptBoard>();

/** The board with those results alone that both rooms of their match have agreed. */
function agreedInBoth(
  board: BoardState,
  sections: readonly SectionState[],
  rooms: ReadonlyMap<string, ReadonlyMap<MeetingKey, MeetingKey>>,
): BoardState {
  const from = sections.map(({ drawn }) => drawn);
  const known = keptBoards.get(board);
  if (known?.sections.length === from.length && from.every((drawn, at) => drawn === known.sections[at]))
    return known.board;
  const plays = new Map(
    Array.from(board.plays, ([section, ofSection]) => {
      const others = rooms.get(section);
      const isKnown = (key: MeetingKey, play: Play): boolean => {
        const other = others?.get(key);
        return other === undefined || (play.status === 'agreed' && ofSection.get(other)?.status === 'agreed');
      };
      return [section, new Map([...ofSection].filter(([key, play]) => isKnown(key, play)))] as const;
    }),
  );
  const seen = { ...board, plays };
  keptBoards.set(board, { sections: from, board: seen });
  return seen;
}

function sessionAsSeen(tournament: Tournament, session: SessionState, results: boolean): SessionState {
  if (matchesPhaseOf(tournament, session) === undefined) return session;
  const sections = new Map(Array.from(session.sections, ([name, section]) => [name, withoutDraws(section)]));
  if (!results || isSessionOver(session)) return { ...session, sections };
  const states = [...sections.values()];
  const rooms = new Map(states.map((section) => [section.section, otherRooms(section)]));
  const boards = new Map(
    Array.from(session.boards, ([number, board]) => [number, agreedInBoth(board, states, rooms)]),
  );
  return { ...session, sections, boards };
}

const kept = { draws: new WeakMap<Tournament, Tournament>(), all: new WeakMap<Tournament, Tournament>() };

function asSeen(tournament: Tournament, which: keyof typeof kept): Tournament {
  if (tournament.phases.size === 0) return tournament;
  const known = kept[which].get(tournament);
  if (known !== undefined) return known;
  const sessions = new Map(
    Array.from(tournament.sessions, ([number, session]) => [
      number,
      sessionAsSeen(tournament, session, which === 'all'),
    ]),
  );
  const seen = { ...tournament, sessions };
  kept[which].set(tournament, seen);
  return seen;
}

/** Without draws that are not out: what a table has before its eyes, which knows its own results. */
export const withoutHiddenDraws = (tournament: Tournament): Tournament => asSeen(tournament, 'draws');

/** Without draws that are not out and without what one room alone has agreed. */
export const asOthersSee = (tournament: Tournament): Tournament => asSeen(tournament, 'all');
