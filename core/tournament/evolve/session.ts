import { orThrow } from '../../base/index.ts';
import { parseDeal } from '../../game/index.ts';
import { fillVacancy } from '../../movement/index.ts';
import type { FactData, Seating } from '../fact.ts';
import { type ContestantId, roundOfKey } from '../meeting.ts';
import type { Exchange } from '../meetings/mending.ts';
import { withBoard, withoutPlayOn } from '../meetings/plays.ts';
import { holderIn, meetingAt } from '../meetings/schedule.ts';
import type { Play, SectionState, SessionState, Tournament } from '../state.ts';

const seatingMap = (seating: Seating): ReadonlyMap<number, ContestantId> =>
  new Map(Object.entries(seating).map(([number, contestant]) => [Number(number), contestant]));

export function planned({
  session,
  phase,
  sections,
  startsAt,
  inGroups,
}: FactData['session-planned']): SessionState {
  return {
    session,
    ...(phase === undefined ? {} : { phase }),
    status: 'planned',
    ...(startsAt === undefined ? {} : { startsAt }),
    ...(inGroups === undefined ? {} : { inGroups }),
    sections: new Map(
      sections.map(({ section, movement, seating }) => [
        section,
        {
          section,
          movement,
          seating: seatingMap(seating),
          rounds: new Map(),
          confirmed: new Map(),
          calls: new Map(),
        },
      ]),
    ),
    boards: new Map(),
    deals: new Map(),
    authorisations: [],
    pauses: [],
    penalties: [],
    substitutions: [],
  };
}

/** Planned again, a session keeps who may use a device and the cards dealt for it, but those that were on a table. */
export function plannedAgain(
  { deals, sealed, authorisations, sections }: SessionState,
  data: FactData['session-planned'],
): SessionState {
  const seen = new Set(
    [...sections.values()].flatMap(({ movement, rounds }) =>
      movement.rounds
        .filter(({ round }) => rounds.has(round))
        .flatMap(({ tables }) => tables.flatMap(({ boards }) => boards)),
    ),
  );
  const unseen = new Map([...deals].filter(([board]) => !seen.has(board)));
  return {
    ...planned(data),
    deals: unseen,
    ...(sealed === undefined ? {} : { sealed }),
    authorisations,
  };
}

export const attachDeals = (
  { sealed: _, ...session }: SessionState,
  { deals, sealed }: FactData['deals-attached'],
): SessionState => ({
  ...session,
  ...(sealed === undefined ? {} : { sealed }),
  deals: new Map([
    ...session.deals,
    ...deals.map(({ board, deal }) => [board, orThrow(parseDeal(deal))] as const),
  ]),
});

export function withSection(
  session: SessionState,
  name: string,
  change: (section: SectionState) => SectionState,
): SessionState {
  const section = session.sections.get(name);
  if (section === undefined) throw new Error(`Session ${session.session} has no section ${name}.`);
  return { ...session, sections: new Map(session.sections).set(name, change(section)) };
}

export const seatContestant = (
  session: SessionState,
  { section, number, contestant }: FactData['contestant-seated'],
) =>
  withSection(session, section, (state) => ({
    ...state,
    movement: fillVacancy(state.movement, number),
    seating: new Map(state.seating).set(number, contestant),
  }));

/** Who held places in the rounds before a new plan, told from who holds them in it. */
function placesBefore(
  section: SectionState,
  seating: ReadonlyMap<number, ContestantId>,
  fromRound: number,
): readonly Exchange[] {
  return [...seating].flatMap(([number, now]) => {
    const planned = section.seating.get(number);
    if (planned === undefined) return [];
    return Array.from({ length: fromRound - 1 }, (_, index) => index + 1).flatMap((round): Exchange[] => {
      const held = holderIn(section, planned, round);
      return held === now ? [] : [{ round, through: round, contestants: [now, held], as: 'returned' }];
    });
  });
}

/** The section by a new plan. From its round on the plan alone says who sits where with which boards. */
export function sectionReplanned(
  before: SectionState,
  {
    movement,
    seating: planned,
    fromRound,
  }: Pick<FactData['movement-replanned'], 'movement' | 'seating' | 'fromRound'>,
): SectionState {
  const { mended, exchanged, ...section } = before;
  const isOver = (round: number): boolean => round < fromRound;
  const seating = seatingMap(planned);
  const isTaken = exchanged?.some(({ as }) => as !== undefined) === true;
  return {
    ...section,
    movement,
    seating,
    ...(mended && { mended: new Map([...mended].filter(([key]) => isOver(roundOfKey(key)))) }),
    ...(exchanged && {
      exchanged: [
        ...(isTaken ? placesBefore(before, seating, fromRound) : []),
        ...exchanged
          .filter(({ round, as }) => isOver(round) && as === undefined)
          .map((each) => ({ ...each, through: Math.min(each.through, fromRound - 1) })),
      ],
    }),
  };
}

/** Scores given ahead for boards (Law 15) are void where those pairs no longer come to the board. */
function withoutVoidScores(
  tournament: Tournament,
  session: SessionState,
  { section, fromRound }: FactData['movement-replanned'],
): SessionState {
  const isVoid = ({ board, ns, ew, ...at }: Play): boolean => {
    const meeting = meetingAt(tournament, session, at);
    return !(meeting?.boards.includes(board) && meeting.ns === ns && meeting.ew === ew);
  };
  const given = [...session.boards.values()].flatMap((board) =>
    [...(board.plays.get(section)?.values() ?? [])].filter(
      (play) => play.round >= fromRound && play.recorded === undefined && isVoid(play),
    ),
  );
  return given.reduce(
    (next, play) => withBoard(next, play.board, (board) => withoutPlayOn(board, play)),
    session,
  );
}

export const replan = (
  tournament: Tournament,
  session: SessionState,
  data: FactData['movement-replanned'],
): SessionState =>
  withoutVoidScores(
    tournament,
    withSection(session, data.section, (section) => sectionReplanned(section, data)),
    data,
  );
