import type { Side } from '../../../game/index.ts';
import type { ContestantId, SectionId } from '../../meeting.ts';
import { numberOf, numbersOf } from '../../meetings/schedule.ts';
import type { Settings } from '../../settings.ts';
import { sectionsIn } from '../../settings-defaults.ts';
import type { SectionState, SessionState, Tournament } from '../../state.ts';
import { isInPhase, phasesOf } from './standings.ts';

/** Contestants that are ranked together. */
export interface RankedTogether {
  readonly line?: Side;
  readonly section?: SectionId;
  /** Of groups that were made of the ranking, which: the first plays for the first places. */
  readonly group?: number;
  /** Where some do not play on after a qualification: those who do, or those who do not; or who has left, or missed a session. */
  readonly phase?: 'last' | 'earlier' | 'left';
  readonly contestants: readonly ContestantId[];
  /** The two lines that are one list. */
  readonly madeOf?: Readonly<Record<Side, readonly ContestantId[]>>;
}

const LINES: readonly Side[] = ['NS', 'EW'];

/** Everybody who held one of the numbers. */
const holdersOf = (section: SectionState, numbers: readonly number[]): ContestantId[] => {
  const holders = new Map<number, ContestantId[]>();
  for (const [contestant, number] of numbersOf(section)) {
    const alike = holders.get(number);
    if (alike === undefined) holders.set(number, [contestant]);
    else alike.push(contestant);
  }
  return numbers.flatMap((number) => holders.get(number) ?? []);
};

/** The line of a list, when a movement has one winner in each. */
const lineAt = (index: number, lists: number): { readonly line?: Side } => {
  const line = lists === LINES.length ? LINES[index] : undefined;
  return line === undefined ? {} : { line };
};

/** One list for two lines, where the organiser wants one. */
function joined({ lines }: Settings, lists: readonly RankedTogether[]): readonly RankedTogether[] {
  const [ns, ew] = lists;
  if (lines === 'apart' || ns?.line === undefined || ew?.line === undefined) return lists;
  const { line: _, ...list } = ns;
  return [
    {
      ...list,
      contestants: [...ns.contestants, ...ew.contestants],
      madeOf: { NS: ns.contestants, EW: ew.contestants },
    },
  ];
}

/** The lists of a session: as its movements rank, sections and lines together or apart as the organiser has it. */
export const listsOfSession = (tournament: Tournament, session: SessionState): readonly RankedTogether[] =>
  leftBehind(tournament, rankedOfSession(tournament, session), leftDuring(tournament, session));

/** Who plays hors concours or is disqualified is in no list; his opponents' scores count all the same. */
const rankedOfSession = (tournament: Tournament, session: SessionState): readonly RankedTogether[] =>
  allOfSession(tournament, session).map((list) =>
    only(list, (id) => tournament.contestants.get(id)?.unranked === undefined),
  );

function only(list: RankedTogether, isIn: (id: ContestantId) => boolean): RankedTogether {
  const { madeOf } = list;
  return {
    ...list,
    contestants: list.contestants.filter(isIn),
    ...(madeOf === undefined ? {} : { madeOf: { NS: madeOf.NS.filter(isIn), EW: madeOf.EW.filter(isIn) } }),
  };
}

/** Whoever abandons an event, or does not play all of it, comes behind those who did: a list of their own (as RTP 3.6.7.3). */
function leftBehind(
  { settings }: Tournament,
  lists: readonly RankedTogether[],
  hasLeft: (id: ContestantId) => boolean,
): readonly RankedTogether[] {
  const all = lists.flatMap(({ contestants }) => contestants);
  const left = all.filter(hasLeft);
  if (settings.leavers === 'among' || left.length === 0 || left.length === all.length) return lists;
  const stayed = lists.map((list) => only(list, (id) => !hasLeft(id)));
  return [
    ...stayed.filter(({ contestants }) => contestants.length > 0),
    { phase: 'left', contestants: [...new Set(left)] },
  ];
}

/** Did a pair withdraw before the session was over? */
const leftDuring =
  ({ contestants }: Tournament, { session }: SessionState) =>
  (id: ContestantId): boolean => {
    const from = contestants.get(id)?.withdrawn?.from;
    return from !== undefined && from.session <= session;
  };

/** Has a pair missed one of the sessions, which others have played? */
function missedOne(tournament: Tournament, sessions: readonly SessionState[]): (id: ContestantId) => boolean {
  const left = sessions.map((session) => leftDuring(tournament, session));
  return (id) =>
    sessions.some((session) => numberOf(session, id) === undefined) || left.some((during) => during(id));
}

function allOfSession({ settings }: Tournament, session: SessionState): readonly RankedTogether[] {
  const sections = [...session.sections.values()];
  if (sectionsIn(settings, session) === 'apart' && sections.length > 1) {
    return sections.flatMap((section) =>
      joined(
        settings,
        section.movement.rankings.map((numbers, index) => ({
          ...lineAt(index, section.movement.rankings.length),
          section: section.section,
          contestants: holdersOf(section, numbers),
        })),
      ),
    );
  }
  const counts = new Set(sections.map(({ movement }) => movement.rankings.length));
  const [count = 1] = counts;
  // Sections of different shapes have no lines in common.
  if (counts.size > 1) {
    return [
      { contestants: sections.flatMap((section) => holdersOf(section, section.movement.rankings.flat())) },
    ];
  }
  return joined(
    settings,
    Array.from({ length: count }, (_, index) => ({
      ...lineAt(index, count),
      contestants: sections.flatMap((section) => holdersOf(section, section.movement.rankings[index] ?? [])),
    })),
  );
}

const asKey = (lists: readonly RankedTogether[]): string =>
  JSON.stringify(lists.map(({ contestants }) => contestants.toSorted()));

/** The lists of the whole tournament: of those who play on after a qualification, then of those who do not. */
export function listsOfTournament(
  tournament: Tournament,
  sessions: readonly SessionState[],
): readonly RankedTogether[] {
  const { earlier, counted } = phasesOf(tournament, sessions);
  const final = sessions.findLast(({ inGroups }) => inGroups === true);
  const lists =
    final === undefined
      ? leftBehind(tournament, listsOfSessions(tournament, counted), missedOne(tournament, counted))
      : listsOfGroups(tournament, final);
  const before = final === undefined ? earlier : sessions.filter((session) => session !== final);
  const ranked = new Set(lists.flatMap(({ contestants }) => contestants));
  const left = listsOfSessions(tournament, before)
    .flatMap(({ contestants }) => contestants)
    .filter(
      (contestant) => !ranked.has(contestant) && !(final === undefined && isInPhase(counted, contestant)),
    );
  if (left.length === 0) return lists;
  return [
    ...lists.map((list) => ({ phase: 'last' as const, ...list })),
    { phase: 'earlier', contestants: [...new Set(left)] },
  ];
}

/** The lists of groups, which rank one behind another as they were made. */
function listsOfGroups(tournament: Tournament, final: SessionState): readonly RankedTogether[] {
  const groups = [...final.sections.keys()];
  return rankedOfSession(tournament, final).map((list) => ({
    ...list,
    ...(list.section === undefined ? {} : { group: groups.indexOf(list.section) + 1 }),
  }));
}

/** Those of the sessions when they all rank alike, else one. */
function listsOfSessions(
  tournament: Tournament,
  sessions: readonly SessionState[],
): readonly RankedTogether[] {
  const all = sessions.map((session) => rankedOfSession(tournament, session));
  const [first = []] = all;
  if (new Set(all.map(asKey)).size < 2) return first;
  return [{ contestants: [...new Set(all.flat().flatMap(({ contestants }) => contestants))] }];
}
