import { type Fault, Fraction, fail, ok, type Result, ZERO } from '../../../base/index.ts';
import { type BothSides, type ComparedBoard, type MatchScore, matchScore } from '../../../scoring/index.ts';
import type { DrawnTables } from '../../match.ts';
import { scoresOf } from '../../scores/scores.ts';
import { METHODS } from '../../settings-defaults.ts';
import type { Play } from '../../state.ts';
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
  const { settings } = place.tournament;
  const { kind } = METHODS[settings.method];
  if (kind !== 'butler' && kind !== 'cross-imps') return fail(NOT_IN_IMPS);
  const compared = boards.map((board) => comparedBoard(place, match, board));
  return ok(matchScore(compared, Math.max(scheduled, compared.length)));
}

const NOT_IN_IMPS: Fault = {
  code: 'match-not-in-imps',
  message: 'Matches of pairs are scored in IMPs: choose Butler or cross-IMPs for the tournament.',
};

function comparedBoard(
  place: RoundPlace,
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
  const own = scoreOfPlay(place, open);
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
function scoreOfPlay({ tournament, session }: RoundPlace, play: Play): BothSides | undefined {
  const scored = scoresOf(tournament, session);
  const line = scored.linesOnBoard(play.board).find((number) => {
    const { section, round, table } = scored.lines[number] ?? {};
    return section === play.section && round === play.round && Number(table) === play.table;
  });
  if (line === undefined) return undefined;
  const [a, b] = [scored.lineScore(line, 'NS'), scored.lineScore(line, 'EW')];
  return a === undefined || b === undefined ? undefined : { a, b };
}
