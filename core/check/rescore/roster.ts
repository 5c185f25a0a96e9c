import type { ResultsContestant, ResultsFile } from '../../format/index.ts';
import type { Side } from '../../game/index.ts';

/** A contestant as lines are added up: its number within the list that its section is ranked by. */
export type Key = string;

/** A contestant that the file ranks, and all it is called by in the lines. */
export interface Member {
  readonly contestant: ResultsContestant;
  readonly keys: readonly Key[];
  /** `pair 3`, `section B, pair 3`. */
  readonly label: string;
  readonly section?: number;
}

/** Contestants that the file lists with totals and places. */
export type Ranking = readonly Member[];

/** Who plays, in which lists, and how lines name them. */
export interface Roster {
  readonly rankings: readonly Ranking[];
  readonly keyOf: (session: number, section: number, number: string, side: Side) => Key;
  /** Contestants of an overall list whose number more than one section of a session has. */
  readonly ambiguous: readonly ResultsContestant[];
}

interface List {
  readonly scope: string;
  readonly contestants: readonly ResultsContestant[];
  /** Numbers that two contestants share, one on each side. */
  readonly shared: ReadonlySet<string>;
}

function listOf(scope: string, contestants: readonly ResultsContestant[]): List {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { number, side } of contestants) {
    if (side !== undefined && seen.has(number)) shared.add(number);
    seen.add(number);
  }
  return { scope, contestants, shared };
}

const keyIn = ({ scope, shared }: List, number: string, side: Side | undefined): Key =>
  `${scope}/${number}${shared.has(number) ? `/${side}` : ''}`;

const labelOf = (prefix: string, { kind, number, side }: ResultsContestant, isShared: boolean): string =>
  `${prefix}${kind} ${number}${isShared ? ` ${side}` : ''}`;

/** The lists of a file by the section they hold for: a section's own or, where it has none, its session's or the event's. */
function listsOf({ event }: ResultsFile): List[][] {
  return event.sessions.map(({ overall, sections }, session) =>
    sections.map(({ contestants }, section) => {
      if (contestants.length > 0) return listOf(`${session}.${section}`, contestants);
      if (overall.length > 0) return listOf(`${session}`, overall);
      return listOf('', event.overall);
    }),
  );
}

/** The contestants of the sections' own lists, one ranking a session. */
function ownRanking(
  sections: readonly List[],
  session: number,
  ids: readonly (string | undefined)[],
): Ranking {
  const several = sections.length > 1;
  return sections.flatMap((list, section) => {
    if (list.scope !== `${session}.${section}`) return [];
    const prefix = several ? `section ${ids[section] ?? section + 1}, ` : '';
    return list.contestants.map((contestant) => ({
      contestant,
      keys: [keyIn(list, contestant.number, contestant.side)],
      label: labelOf(prefix, contestant, list.shared.has(contestant.number)),
      section,
    }));
  });
}

/** Where a contestant of an overall list is found below it: in one section of each session, else it is ambiguous. */
function keysBelow(contestant: ResultsContestant, sessions: readonly (readonly List[])[]): Key[] | undefined {
  const keys: Key[] = [];
  for (const sections of sessions) {
    const found = new Set(
      sections
        .filter(({ contestants }) => contestants.some((other) => isSame(other, contestant)))
        .map((list) => keyIn(list, contestant.number, contestant.side)),
    );
    if (found.size > 1) return undefined;
    for (const key of found) if (!keys.includes(key)) keys.push(key);
  }
  return keys;
}

const isSame = (a: ResultsContestant, b: ResultsContestant): boolean =>
  a.number === b.number && (a.side === undefined || b.side === undefined || a.side === b.side);

/** The pairs of the teams of a ranking: lines name them within the same list. */
export const pairsOf = (ranking: Ranking): Ranking =>
  ranking.flatMap(({ contestant, keys, label }) =>
    contestant.pairs.map((pair) => ({
      contestant: pair,
      keys: keys.map((key) => key.slice(0, key.length - contestant.number.length) + pair.number),
      label: `${label}, pair ${pair.number}`,
    })),
  );

/** Reads the lists of a file. */
export function rosterOf(file: ResultsFile): Roster {
  const { event } = file;
  const lists = listsOf(file);
  const ambiguous: ResultsContestant[] = [];
  const overall = (
    contestants: readonly ResultsContestant[],
    below: readonly (readonly List[])[],
  ): Ranking => {
    const { shared } = listOf('', contestants);
    return contestants.flatMap((contestant) => {
      const keys = keysBelow(contestant, below);
      if (keys === undefined) ambiguous.push(contestant);
      const label = labelOf('', contestant, shared.has(contestant.number));
      return keys === undefined ? [] : [{ contestant, keys, label }];
    });
  };
  const rankings = [
    ...lists.map((sections, session) =>
      ownRanking(
        sections,
        session,
        (event.sessions[session]?.sections ?? []).map(({ id }) => id),
      ),
    ),
    ...event.sessions.map((session, at) => overall(session.overall, [lists[at] ?? []])),
    overall(event.overall, lists),
  ].filter((ranking) => ranking.length > 0);
  return {
    rankings,
    ambiguous,
    keyOf: (session, section, number, side) => {
      const list = lists[session]?.[section];
      return list === undefined ? number : keyIn(list, number, side);
    },
  };
}
