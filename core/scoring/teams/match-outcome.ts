import { Fraction, ok, type Result, type Rounding, ZERO } from '../../base/index.ts';
import type { ContestantId } from '../line.ts';
import { type BothSides, both, byScaleOfShortened, type MatchRecord, vpsOfNets } from '../match.ts';
import { type Penalty, vpsAfterPenalties } from '../penalty.ts';
import { type VpScale, vpOfShortened } from '../vp/index.ts';
import type { MatchScore } from './score-match.ts';

/** What a regulation says about the result of a match. */
export interface MatchRules {
  readonly scale: VpScale;
  /** What the scale sees of parts of an IMP; the nearest whole number unless told. */
  readonly parts?: 'in-proportion';
  /** What a penalty in IMPs comes off where VPs are won: the team's own IMPs, or its VPs. In a knock-out always the IMPs. */
  readonly penaltiesInImps:
    | {
        readonly clause: string;
        readonly comeOff: 'imps';
        /** One margin for both: what comes off a team's is added to its opponents'. */
        readonly oneMargin?: true;
      }
    | { readonly clause: string; readonly comeOff: 'vps'; readonly impsPerVp: number };
}

/** Where a margin has parts of an IMP, of a handicap or a weighted score, only the scale sees it rounded (RTP 3.6.9). */
export const MARGIN_ROUNDING: Rounding = 'half-away-from-zero';

/** Who played, and what comes on top of the boards. */
export interface MatchTerms {
  readonly a: ContestantId;
  readonly b: ContestantId;
  readonly penalties?: readonly Penalty[];
  /** IMPs given to each team beforehand. */
  readonly handicap?: BothSides;
}

/** A match with its IMPs after penalties and handicap, where the regulation takes them off IMPs, and its VPs. */
export interface MatchOutcome {
  readonly record: MatchRecord;
  /** Each team's margin from its own view, as its VPs are looked up: its opponents' penalty does not help it. */
  readonly margins: BothSides;
  /** The length of match whose column gave the VPs. */
  readonly column: number;
  /** What the director should confirm, because the regulation is silent. */
  readonly checks: readonly string[];
}

/** IMPs and margins of a match after handicap and penalties. */
export interface NetImps {
  readonly imps: BothSides;
  readonly margins: BothSides;
}

/** The result in IMPs. A penalty is taken off its own team and off nobody else's margin. */
export function netImps(
  { imps, nets }: MatchScore,
  { a, b, penalties = [], handicap = { a: ZERO, b: ZERO } }: MatchTerms,
): NetImps {
  const off = both((team) => impsOf(penalties, team === 'a' ? a : b));
  return {
    imps: both((team) => imps[team].plus(handicap[team]).minus(off[team])),
    margins: {
      a: nets.a.plus(handicap.a).minus(handicap.b).minus(off.a),
      b: nets.b.plus(handicap.b).minus(handicap.a).minus(off.b),
    },
  };
}

const impsOf = (penalties: readonly Penalty[], contestant: ContestantId): Fraction =>
  Fraction.sum(
    penalties
      .filter((penalty) => penalty.contestant === contestant)
      .map(({ amount }) => (amount !== 'warning' && amount.unit === 'imps' ? amount.value : ZERO)),
  );

/** Each margin with what came off the opponents' added to it. */
const withOpponents = (
  { a, b }: BothSides,
  terms: MatchTerms & { readonly penalties: readonly Penalty[] },
): BothSides => ({
  a: a.plus(impsOf(terms.penalties, terms.b)),
  b: b.plus(impsOf(terms.penalties, terms.a)),
});

/** A penalty as it counts where VPs are won. */
export function penaltyWhereVpsAreWon(penalty: Penalty, { penaltiesInImps: rule }: MatchRules): Penalty {
  const { amount } = penalty;
  if (rule.comeOff === 'imps' || amount === 'warning' || amount.unit !== 'imps') return penalty;
  return { ...penalty, amount: { unit: 'vps', value: amount.value.over(rule.impsPerVp) } };
}

/** The VPs of a match: by the column of its length, or by the nearest one where boards could not be compared. */
export function matchOutcome(score: MatchScore, rules: MatchRules, terms: MatchTerms): Result<MatchOutcome> {
  const { a, b } = terms;
  const penalties = (terms.penalties ?? []).map((penalty) => penaltyWhereVpsAreWon(penalty, rules));
  const { imps, margins: apart } = netImps(score, { ...terms, penalties });
  const { penaltiesInImps } = rules;
  const isOne = penaltiesInImps.comeOff === 'imps' && penaltiesInImps.oneMargin === true;
  const margins = isOne ? withOpponents(apart, { ...terms, penalties }) : apart;
  const { comparable, scheduled } = score;
  const column = vpOfShortened(rules.scale, 0, comparable, scheduled);
  if (!column.ok) return column;
  const vpsFor = byScaleOfShortened(rules.scale, scheduled);
  const vps = vpsOfNets(margins, comparable, vpsFor, rules.parts ?? MARGIN_ROUNDING);
  if (!vps.ok) return vps;
  const { points, boardsWon } = score;
  const after = both((team) =>
    vpsAfterPenalties(
      vps.value[team],
      penalties.filter(({ contestant }) => contestant === (team === 'a' ? a : b)),
    ),
  );
  return ok({
    record: { a, b, vps: after, imps, points, boardsWon },
    margins,
    column: column.value.column,
    checks: column.value.check === undefined ? [] : [column.value.check],
  });
}
