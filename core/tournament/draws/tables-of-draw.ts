import { assignTables, type DrawnMatch, type Triple } from '../../draw/index.ts';
import { type DrawnRound, type DrawnTables, isOfMatch } from '../match.ts';
import type { ContestantId } from '../meeting.ts';
import type { MatchSetting } from '../phase.ts';
import type { SectionState, Tournament } from '../state.ts';

/** Where the boards of a round begin: after all that the section has in this session. */
function lastBoard({ movement }: SectionState): number {
  return Math.max(0, ...movement.rounds.flatMap(({ tables }) => tables.flatMap(({ boards }) => boards)));
}

const boardsFrom = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => first + index);

/** The boards of a round: those it had, or the next ones of the session. */
export function boardsOfRound(section: SectionState, round: number, { boards }: MatchSetting) {
  const known = section.drawn?.find((each) => each.round === round);
  return known?.boards.length === boards ? known.boards : boardsFrom(lastBoard(section) + 1, boards);
}

/** The tables of the match of that place: two, or one where pairs meet. */
const tablesAt = (place: number, isOfPairs: boolean): Pick<DrawnTables, 'open' | 'closed'> =>
  isOfPairs ? { open: place } : { open: 2 * place - 1, closed: 2 * place };

/** A team that cannot move keeps its table (RTP 2.2.1, 2.3.4.1). */
const fixedPlace = (tournament: Tournament, id: ContestantId) => {
  const entry = tournament.contestants.get(id);
  const table = entry?.kind === 'team' ? entry.fixedTable : undefined;
  return { id, ...(table === undefined ? {} : { fixedTable: Math.ceil(table / 2) }) };
};

/** The places at which a team has sat in these rounds. */
const placesOf = (rounds: readonly DrawnRound[], id: ContestantId, isOfPairs: boolean): readonly number[] =>
  rounds.flatMap(({ matches }) =>
    matches
      .filter((match) => isOfMatch(match, id))
      .map(({ open }) => (isOfPairs ? open : Math.ceil(open / 2))),
  );

/** Tables for the matches of a round; nobody where it sat in the rounds `before`, if it can be helped. */
export function tablesOfMatches(
  tournament: Tournament,
  matches: readonly DrawnMatch[],
  isOfPairs: boolean,
  before: readonly DrawnRound[] = [],
): readonly DrawnTables[] {
  const teams = matches
    .flatMap(({ home, away }) => [home, away])
    .map((id) => ({ ...fixedPlace(tournament, id), tables: placesOf(before, id, isOfPairs) }));
  const { tables } = assignTables(matches, teams);
  return matches.map(({ home, away }, index) => ({
    match: index + 1,
    home,
    away,
    ...tablesAt(tables[index] ?? index + 1, isOfPairs),
  }));
}

/**
 * Three half-matches at three tables (RTP 3.6.12.2, A21): each team's North–South pair stays at one and meets first the one,
 * then the other team's East–West pair; the boards go to the next table, so that the three sets are compared when both parts
 * are over. Two sets are the halves of the round's boards, the third comes after all others of the session.
 */
export function tablesOfTriple(
  { teams }: Triple,
  after: readonly DrawnTables[],
  { boards, segments, lastOfSession }: TripleBoards,
): readonly DrawnTables[] {
  const half = Math.ceil(boards.length / 2);
  const last = Math.max(lastOfSession, ...boards);
  const sets = [boards.slice(0, half), boards.slice(half, 2 * half), boardsFrom(last + 1, half)];
  const taken = Math.max(0, ...after.map(({ open, closed = open }) => Math.max(open, closed)));
  const rooms = { open: 1, closed: Math.floor(segments / 2) + 1 };
  return teams.map((home, index) => {
    const next = (index + 1) % teams.length;
    return {
      match: after.length + index + 1,
      home,
      away: teams[next] ?? '',
      open: taken + index + 1,
      closed: taken + next + 1,
      boards: sets[index] ?? [],
      segments: rooms,
    };
  });
}

/** The boards of a round with a triple, and how many parts it has. */
interface TripleBoards {
  readonly boards: readonly number[];
  readonly segments: number;
  readonly lastOfSession: number;
}

export { lastBoard };
