import { Fraction, ok, type Result, ZERO } from '../../../base/index.ts';
import { scoringUnder } from '../../../regulation/index.ts';
import {
  type BothSides,
  BUTLER,
  type ComparedBoard,
  type MatchScore,
  matchScore,
  type ScoredSession,
  scoreSession,
} from '../../../scoring/index.ts';
import type { DrawnTables } from '../../match.ts';
import { scoresOf } from '../../scores/scores.ts';
import { linesOfSession } from '../../scores/traveller-lines.ts';
import type { Settings } from '../../settings.ts';
import { METHODS, profileOf } from '../../settings-defaults.ts';
import type { Play, SessionState, Tournament } from '../../state.ts';
import type { RoomsBoard, RoundPlace } from './rooms.ts';

/*
 * A match of pairs: two pairs at one table, each with its IMPs against the field on the boards of the round (RTP 3.5.9.2).
 */

const NOTHING: BothSides = { a: ZERO, b: ZERO };

/** The boards of a match of pairs as they stand against the field. */
export function pairsScore(
  place: RoundPlace,
  match: DrawnTables,
  boards: readonly RoomsBoard[],
  scheduled: number,
): Result<MatchScore> {
  const compared: ComparedBoard[] = [];
  for (const board of boards) {
    const session = place.tournament.sessions.get(board.session) ?? place.session;
    const field = fieldOf(place.tournament, session);
    if (!field.ok) return field;
    compared.push(comparedBoard(field.value, match, board));
  }
  return ok(matchScore(compared, Math.max(scheduled, compared.length)));
}

const kept = new WeakMap<
  SessionState['boards'],
  { readonly settings: Settings; readonly field: Result<ScoredSession> }
>();

/** The field in IMPs: by the tournament's own method, or by Butler where that is none of IMPs. */
function fieldOf(tournament: Tournament, session: SessionState): Result<ScoredSession> {
  const { settings } = tournament;
  const { kind } = METHODS[settings.method];
  if (kind === 'butler' || kind === 'cross-imps') return ok(scoresOf(tournament, session));
  const known = kept.get(session.boards);
  if (known?.settings === settings) return known.field;
  const field = scoreSession({
    lines: linesOfSession(session),
    method: BUTLER,
    policy: scoringUnder(profileOf(settings), settings.laws),
    sections: settings.sections,
    penalties: [],
  });
  kept.set(session.boards, { settings, field });
  return field;
}

function comparedBoard(
  field: ScoredSession,
  { home }: DrawnTables,
  { board, open, cancelled }: RoomsBoard,
): ComparedBoard {
  const none: ComparedBoard = {
    board,
    state: cancelled ? 'not-compared' : 'waiting',
    missing: cancelled ? [] : ['open'],
    difference: undefined,
    imps: NOTHING,
    points: NOTHING,
    won: NOTHING,
  };
  if (open === undefined || cancelled) return none;
  const own = scoreOfPlay(field, open);
  if (own === undefined) return { ...none, state: 'not-compared', missing: [] };
  const imps = open.ns === home ? own : { a: own.b, b: own.a };
  const made = open.recorded?.nsPoints ?? 0;
  const points = open.ns === home ? made : -made;
  return {
    ...none,
    state: open.adjustment === undefined ? 'compared' : 'artificial',
    missing: [],
    imps,
    points: { a: Fraction.of(Math.max(points, 0)), b: Fraction.of(Math.max(-points, 0)) },
    won: { a: wonBy(imps.a), b: wonBy(imps.b) },
  };
}

const wonBy = (imps: Fraction): Fraction => Fraction.of(1 + imps.sign, 2);

/** What the two sides of a table scored against the field. */
function scoreOfPlay(scored: ScoredSession, play: Play): BothSides | undefined {
  const line = scored.linesOnBoard(play.board).find((number) => {
    const { section, round, table } = scored.lines[number] ?? {};
    return section === play.section && round === play.round && Number(table) === play.table;
  });
  if (line === undefined) return undefined;
  const [a, b] = [scored.lineScore(line, 'NS'), scored.lineScore(line, 'EW')];
  return a === undefined || b === undefined ? undefined : { a, b };
}
