import { type Fault, Fraction, type FractionLike, fail, ok, type Result } from '../../base/index.ts';
import { type BothSides, both, byScale, type VpsForMargin, vpsOfNets } from '../match.ts';
import type { VpScale } from '../vp/index.ts';
import { MARGIN_ROUNDING } from './match-outcome.ts';
import type { MatchScore } from './score-match.ts';

/** What a won board is worth at board-a-match: 2, 1 and 0, or 1, ½ and 0. */
export type BoardWin = 1 | 2;

/** Each board by itself: won, drawn or lost (Law 78A between two tables). */
export const boardAMatch = ({ wins }: MatchScore, win: BoardWin): BothSides =>
  both((team) => wins[team].times(win));

/** A row of an organiser's table: from that margin in IMPs on, what winner and loser get. */
export interface PattonRow {
  readonly from: number;
  readonly winner: Fraction;
  readonly loser: Fraction;
}

/** A Patton match: board points, IMPs converted to as many points at most, and the two together (RTP 3.6.13). */
export interface PattonResult {
  readonly boardPoints: BothSides;
  readonly converted: BothSides;
  readonly total: BothSides;
}

const HUNDREDTH = Fraction.of(1, 100);

/** What a scale gives, in proportion, so that its largest win is worth that many; in hundredths, as VPs are. */
export const byScaleUpTo =
  (scale: VpScale, most: FractionLike): VpsForMargin =>
  (margin, boards) => {
    const vps = byScale(scale)(margin, boards);
    if (!vps.ok) return vps;
    const whole = vps.value.winner.plus(vps.value.loser);
    const inProportion = (value: Fraction): Fraction => value.times(most).times(100).over(scale.most);
    const winner = inProportion(vps.value.winner).roundedTo(HUNDREDTH, 'half-up');
    return ok({ winner, loser: inProportion(whole).minus(winner) });
  };

/** An organiser's table as margins; its rows ascend from 0. */
export const byRows =
  (rows: readonly PattonRow[]): VpsForMargin =>
  (margin) => {
    const row = rows.findLast(({ from }) => margin >= from);
    return row === undefined ? fail(noRow) : ok(row);
  };

const noRow: Fault = { code: 'patton-table', message: 'The Patton table has no row from 0 IMPs on.' };

/** Why an organiser's table does not do for a match of that many boards (RTP 3.6.13), if it does not. */
export function pattonTableFault(
  rows: readonly PattonRow[],
  boards: number,
  win: BoardWin,
): Fault | undefined {
  const ascending = rows.every(({ from }, at) => (at === 0 ? from === 0 : from > (rows[at - 1]?.from ?? 0)));
  if (rows.length === 0 || !ascending) return noRow;
  const most = rows.at(-1)?.winner ?? Fraction.of(0);
  if (most.equals(boards * win)) return undefined;
  const message = `The largest win of the Patton table is worth ${most}; it must be ${boards * win}, the most that ${boards} boards can bring in board points (RTP 3.6.13).`;
  return { code: 'patton-table', message };
}

/** Scores a match by Patton. */
export function patton(
  score: MatchScore,
  win: BoardWin,
  vpsFor: VpsForMargin,
  margins: BothSides = score.nets,
): Result<PattonResult> {
  const converted = vpsOfNets(margins, score.scheduled, vpsFor, MARGIN_ROUNDING);
  if (!converted.ok) return converted;
  const boardPoints = boardAMatch(score, win);
  return ok({
    boardPoints,
    converted: converted.value,
    total: both((team) => boardPoints[team].plus(converted.value[team])),
  });
}

/** A match as won, drawn or lost, whatever the margin. */
export const byWinning =
  (win: FractionLike, draw: FractionLike, loss: FractionLike = 0): VpsForMargin =>
  (margin) =>
    ok(
      margin === 0
        ? { winner: Fraction.from(draw), loser: Fraction.from(draw) }
        : { winner: Fraction.from(win), loser: Fraction.from(loss) },
    );
