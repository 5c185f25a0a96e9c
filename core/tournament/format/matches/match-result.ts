import { fail, ok, type Result } from '../../../base/index.ts';
import type { MatchScore } from '../../../scoring/index.ts';
import type { DrawnRound, DrawnTables, MatchAt } from '../../match.ts';
import { matchAt, matchesPhaseOf } from '../../meetings/drawn-rounds.ts';
import { meetingsOf } from '../../meetings/schedule.ts';
import type { MatchesPhase } from '../../phase.ts';
import type { SectionState, SessionState, Tournament } from '../../state.ts';
import { type MatchResult, matchResult } from './played-match.ts';
import { type Counting, type RoundPlace, roomsBoards } from './rooms.ts';

export type { MatchResult } from './played-match.ts';

/** A round of matches with what stands in each. */
export interface RoundOfMatches {
  readonly session: SessionState;
  readonly section: SectionState;
  readonly drawn: DrawnRound;
  readonly matches: readonly MatchResult[];
}

interface Kept {
  readonly from: readonly unknown[];
  readonly result: MatchResult;
}

/** The matches of a round as they were worked out last, by number and counting: one is worked out again when it changed. */
const kept = new WeakMap<DrawnRound, Map<string, Kept>>();

/** All that the result of a match is made from. */
function madeFrom(place: RoundPlace, phase: MatchesPhase, match: DrawnTables): readonly unknown[] {
  const { tournament, session } = place;
  const boards = roomsBoards(place, match, 'written');
  return [
    tournament.settings,
    phase.format,
    phase.groups,
    session.penalties,
    session.status,
    match,
    // A match of pairs is worth what the field makes of its boards.
    match.closed === undefined ? session.boards : undefined,
    ...boards.flatMap(({ board, open, closed, cancelled, alone }) => [board, open, closed, cancelled, alone]),
  ];
}

function resultOfMatch(
  place: RoundPlace,
  phase: MatchesPhase,
  match: DrawnTables,
  counting: Counting,
): MatchResult {
  const known = kept.get(place.drawn) ?? new Map<string, Kept>();
  kept.set(place.drawn, known);
  const key = `${match.match} ${counting}`;
  const from = madeFrom(place, phase, match);
  const last = known.get(key);
  if (last?.from.length === from.length && from.every((part, at) => part === last.from[at]))
    return last.result;
  const result = matchResult(place, phase, match, counting);
  known.set(key, { from, result });
  return result;
}

interface KeptRound {
  readonly from: readonly unknown[];
  readonly matches: readonly MatchResult[];
}

const keptRounds = new WeakMap<DrawnRound, Map<Counting, KeptRound>>();

/** The matches of a round: looked at again only when one of its boards, or what all of them go by, has changed. */
function matchesOfRound(
  place: RoundPlace,
  phase: MatchesPhase,
  meetings: ReturnType<typeof meetingsOf>,
  counting: Counting,
): readonly MatchResult[] {
  const { tournament, session, drawn } = place;
  const played = meetings.slice(drawn.first - 1, drawn.first - 1 + drawn.segments);
  const boards = new Set(drawn.boards);
  for (const round of played)
    for (const meeting of round) for (const board of meeting.boards) boards.add(board);
  const from = [
    tournament.settings,
    phase.format,
    phase.groups,
    session.penalties,
    session.status,
    // Matches of pairs are worth what the field makes of their boards.
    drawn.matches.some(({ closed }) => closed === undefined) ? session.boards : undefined,
    ...played,
    ...Array.from(boards, (board) => session.boards.get(board)),
  ];
  const known = keptRounds.get(drawn) ?? new Map<Counting, KeptRound>();
  keptRounds.set(drawn, known);
  const last = known.get(counting);
  if (last?.from.length === from.length && from.every((part, at) => part === last.from[at]))
    return last.matches;
  const matches = drawn.matches.map((match) => resultOfMatch(place, phase, match, counting));
  known.set(counting, { from, matches });
  return matches;
}

interface KeptSection {
  readonly from: readonly unknown[];
  readonly rounds: readonly RoundOfMatches[];
}

const keptSections = new WeakMap<SectionState, Map<Counting, KeptSection>>();

/** Every drawn round of a section with its matches as they stand. */
export function matchesOf(
  tournament: Tournament,
  session: SessionState,
  section: SectionState,
  counting: Counting = 'agreed',
): readonly RoundOfMatches[] {
  const phase = matchesPhaseOf(tournament, session);
  if (phase === undefined) return [];
  const byCounting = keptSections.get(section) ?? new Map<Counting, KeptSection>();
  keptSections.set(section, byCounting);
  const { boards, penalties, status } = session;
  const meetings = meetingsOf(tournament, session.session, section);
  const from = [tournament.settings, phase, boards, penalties, status, meetings];
  const last = byCounting.get(counting);
  if (last !== undefined && from.every((part, at) => part === last.from[at])) return last.rounds;
  const rounds = (section.drawn ?? []).map((drawn): RoundOfMatches => {
    const place = { tournament, session, section, drawn };
    return { session, section, drawn, matches: matchesOfRound(place, phase, meetings, counting) };
  });
  byCounting.set(counting, { from, rounds });
  return rounds;
}

/** One match as it stands. */
export function resultOf(
  tournament: Tournament,
  at: MatchAt,
  counting: Counting = 'agreed',
): MatchResult | undefined {
  const found = matchAt(tournament, at);
  if (found === undefined) return undefined;
  const phase = matchesPhaseOf(tournament, found.session);
  if (phase === undefined) return undefined;
  return resultOfMatch({ tournament, ...found }, phase, found.match, counting);
}

/** The match board by board as far as it is in, for rulings: what compares, and by how much. */
export function scoreOf(tournament: Tournament, at: MatchAt): Result<MatchScore> {
  const result = resultOf(tournament, at, 'written');
  if (result?.score !== undefined) return ok(result.score);
  return fail(
    result?.fault ?? {
      code: 'no-such-match',
      message: `There is no match ${at.match} in round ${at.round}.`,
    },
  );
}
