import { ok, orThrow, parseFraction, type Result } from '../base/index.ts';
import { scoringUnder } from '../regulation/index.ts';
import {
  adjusted,
  type ContestantId,
  type LineScore,
  type Penalty,
  type PlayedScore,
  playedIn,
  type ScoredSession,
  scoreSession,
  type TravellerLine,
  tableScore,
} from '../scoring/index.ts';
import { meetingKey } from './meeting.ts';
import { playsOn } from './plays.ts';
import { isCancelled } from './schedule.ts';
import type { Settings } from './settings.ts';
import { METHODS, profileOf } from './settings-defaults.ts';
import { sideScoreOf } from './side-score.ts';
import type { BoardState, GivenPenalty, Play, SessionState, Tournament } from './state.ts';

function lineScore(board: BoardState, { section, board: number, recorded, adjustment }: Play): LineScore {
  if (isCancelled(board, section)) return { kind: 'no-score', why: 'cancelled' };
  if (adjustment !== undefined) {
    const { ns, ew } = adjustment;
    return adjusted(sideScoreOf(ns, number, recorded?.nsPoints), sideScoreOf(ew, number, recorded?.nsPoints));
  }
  return recorded === undefined ? { kind: 'no-score', why: 'not-played' } : tableScore(recorded.nsPoints);
}

const linesKept = new WeakMap<BoardState, readonly TravellerLine[]>();

/** The lines of a board's traveller, one for each table with a result or an adjusted score. */
export function linesOfBoard(board: BoardState): readonly TravellerLine[] {
  const known = linesKept.get(board);
  if (known !== undefined) return known;
  const lines = Array.from(playsOn(board), (play): TravellerLine => {
    const { section, round, table, ns, ew } = play;
    const group = board.groups.get(meetingKey(play));
    const line = { board: board.board, section, round, table: `${table}`, ns, ew };
    const score = lineScore(board, play);
    return group === undefined ? { ...line, score } : { ...line, score, group };
  });
  linesKept.set(board, lines);
  return lines;
}

/** The lines of a session; of its first rounds only when told. */
export const linesOfSession = ({ boards }: SessionState, throughRound?: number): readonly TravellerLine[] => {
  const lines = Array.from(boards.values(), linesOfBoard).flat();
  return throughRound === undefined ? lines : lines.filter(({ round = 0 }) => round <= throughRound);
};

/** The penalties as the scoring takes them. One on a pair without a line waits until it has one. */
function penaltiesOn(given: readonly GivenPenalty[], lines: readonly TravellerLine[]): Penalty[] {
  const waiting = given.filter(({ amount }) => amount !== 'warning');
  if (waiting.length === 0) return [];
  const scored = new Set(lines.flatMap(({ ns, ew }) => [ns, ew]));
  return waiting
    .filter(({ pair }) => scored.has(pair))
    .map(({ pair, clause, reason, amount }) => ({
      contestant: pair,
      clause,
      reason,
      amount:
        amount === 'warning' ? amount : { unit: amount.unit, value: orThrow(parseFraction(amount.value)) },
    }));
}

interface Kept {
  readonly settings: Settings;
  readonly penalties: SessionState['penalties'];
  readonly elsewhere: ReadonlyMap<ContestantId, PlayedScore> | undefined;
  readonly byRound: Map<number | undefined, Result<ScoredSession>>;
}

/** What was scored before, by the boards of the session: asking again costs nothing until one of them changes. */
const kept = new WeakMap<SessionState['boards'], Kept>();

function scoreAnew(
  settings: Settings,
  session: SessionState,
  elsewhere: Kept['elsewhere'],
  throughRound?: number,
): Result<ScoredSession> {
  const lines = linesOfSession(session, throughRound);
  return scoreSession({
    lines,
    method: METHODS[settings.method],
    policy: scoringUnder(profileOf(settings), settings.laws),
    sections: settings.sections,
    penalties: penaltiesOn(session.penalties, lines),
    ...(elsewhere === undefined ? {} : { elsewhere }),
  });
}

function scoreRounds(
  settings: Settings,
  session: SessionState,
  elsewhere: Kept['elsewhere'],
  throughRound: number | undefined,
): Result<ScoredSession> {
  const { boards, penalties } = session;
  let known = kept.get(boards);
  if (known?.settings !== settings || known.penalties !== penalties || known.elsewhere !== elsewhere) {
    known = { settings, penalties, elsewhere, byRound: new Map() };
    kept.set(boards, known);
  }
  const before = known.byRound.get(throughRound);
  if (before !== undefined) return before;
  const scored = scoreAnew(settings, session, elsewhere, throughRound);
  known.byRound.set(throughRound, scored);
  return scored;
}

/** Does the regulation look at the whole tournament for an artificial score? */
const looksElsewhere = (settings: Settings): boolean =>
  Object.values(scoringUnder(profileOf(settings), settings.laws).awards).some(
    ({ over }) => over === 'tournament',
  );

interface KeptElsewhere {
  readonly settings: Settings;
  readonly others: readonly SessionState['boards'][];
  readonly played: ReadonlyMap<ContestantId, PlayedScore>;
}

const elsewhereKept = new WeakMap<SessionState['boards'], KeptElsewhere>();

/** What every pair made on boards played in the tournament's other sessions. */
function elsewhereOf({ settings, sessions }: Tournament, session: SessionState): Kept['elsewhere'] {
  if (sessions.size < 2 || !looksElsewhere(settings)) return undefined;
  const elsewhere = [...sessions.values()].filter((other) => other.session !== session.session);
  const others = elsewhere.map(({ boards }) => boards);
  const known = elsewhereKept.get(session.boards);
  const isSame = known?.settings === settings && others.every((boards, at) => boards === known.others[at]);
  if (isSame && others.length === known.others.length) return known.played;
  const scored = elsewhere.flatMap((other) => {
    const scores = scoreAnew(settings, other, undefined);
    return scores.ok ? [scores.value] : [];
  });
  const contestants = new Set(scored.flatMap((scores) => scores.contestants));
  const played = new Map(Array.from(contestants, (contestant) => [contestant, playedIn(scored, contestant)]));
  elsewhereKept.set(session.boards, { settings, others, played });
  return played;
}

/** The scores of a session as it stands, or after its first rounds. */
export const tryScores = (
  tournament: Tournament,
  session: SessionState,
  throughRound?: number,
): Result<ScoredSession> =>
  scoreRounds(tournament.settings, session, elsewhereOf(tournament, session), throughRound);

/** The same where facts were decided, and so can be scored. */
export const scoresOf = (
  tournament: Tournament,
  session: SessionState,
  throughRound?: number,
): ScoredSession => orThrow(tryScores(tournament, session, throughRound));

/** Can everything that was played be scored? */
export function scorable(tournament: Tournament): Result<undefined> {
  for (const session of tournament.sessions.values()) {
    const scored = tryScores(tournament, session);
    if (!scored.ok) return scored;
  }
  return ok(undefined);
}
