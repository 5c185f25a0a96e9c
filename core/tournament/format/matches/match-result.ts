import { type Fraction, orThrow, parseFraction, type Result } from '../../../base/index.ts';
import { scoringUnder } from '../../../regulation/index.ts';
import { type MatchScore, scoreMatch } from '../../../scoring/index.ts';
import { boardsOfMatch, type MatchAt } from '../../match.ts';
import type { ContestantId } from '../../meeting.ts';
import { matchAt } from '../../meetings/drawn-rounds.ts';
import { profileOf } from '../../settings-defaults.ts';
import type { Tournament } from '../../state.ts';

/** What a match has come to. */
export interface MatchResult {
  /** All boards are in and agreed, it was entered as a whole, or ruled on. */
  readonly over: boolean;
  readonly imps?: { readonly home: Fraction; readonly away: Fraction };
  readonly vps?: { readonly home: Fraction; readonly away: Fraction };
  /** Of a knockout. */
  readonly winner?: ContestantId;
  /** Of a knockout: extra boards that the tie asks for. */
  readonly playOn?: number;
}

export function resultOf(tournament: Tournament, at: MatchAt): MatchResult | undefined {
  const found = matchAt(tournament, at);
  const scored = found?.drawn.scored.get(at.match);
  const ruling = found?.drawn.rulings.get(at.match)?.ruling;
  if (ruling !== undefined)
    return { over: true, ...(ruling.kind === 'winner' ? { winner: ruling.contestant } : {}) };
  if (found === undefined || scored === undefined) return { over: false };
  const imps = {
    home: orThrow(parseFraction(scored.home)),
    away: orThrow(parseFraction(scored.away)),
  };
  const order = imps.home.compare(imps.away);
  const winner = order === 0 ? {} : { winner: order > 0 ? found.match.home : found.match.away };
  return { over: true, imps, ...winner, ...(order === 0 ? { playOn: 4 } : {}) };
}

/** The match board by board, as far as it is in. */
export function scoreOf(tournament: Tournament, at: MatchAt): Result<MatchScore> {
  const found = matchAt(tournament, at);
  const { settings } = tournament;
  const { awards, selfInflicted } = scoringUnder(profileOf(settings), settings.laws);
  const boards = found === undefined ? [] : boardsOfMatch(found.drawn, found.match);
  return scoreMatch(
    boards.map((board) => ({ board })),
    { awards, selfInflicted, knockout: false },
  );
}
