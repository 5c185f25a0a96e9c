import { Fraction } from '../../base/index.ts';
import type { ResultsMatch } from '../../format/index.ts';
import { VP_SCALE_IDS, VP_SCALES } from '../../regulation/index.ts';
import { type BothSides, balanced, byScale, type VpScale, vpsOfNets } from '../../scoring/index.ts';
import { agrees, decimalsOf, exactly } from './figures.ts';

/** A match and where it stands in the file. */
export interface ListedMatch {
  readonly match: ResultsMatch;
  readonly session: number;
  readonly section: number;
  readonly where: string;
}

/** A match whose boards could all be compared. */
export interface PlayedMatch extends ListedMatch {
  /** The IMPs of the first contestant on each board. */
  readonly imps: readonly Fraction[];
  /** Its points for the boards, 2 for one won and 1 for one halved; missing where it met a pair. */
  readonly points?: readonly Fraction[];
}

export const isPlayed = (match: ListedMatch | PlayedMatch): match is PlayedMatch => 'imps' in match;

/** A way of scoring a match from its boards. `undefined` when it says nothing about this one. */
export interface MatchRule {
  readonly name: string;
  /** Does it turn margins into victory points? Those are printed as the scale has them. */
  readonly isScale?: true;
  readonly score: (match: PlayedMatch) => BothSides | undefined;
}

export const marginOf = ({ imps }: PlayedMatch): Fraction => Fraction.sum(imps);

const NET: MatchRule = { name: 'imps-net', score: (match) => balanced(marginOf(match)) };
const WON: MatchRule = {
  name: 'imps-won',
  score: ({ imps }) => ({
    a: Fraction.sum(imps.filter(({ sign }) => sign > 0)),
    b: Fraction.sum(imps.filter(({ sign }) => sign < 0)).negated(),
  }),
};

/** Points for boards won, each worth so many (Law 78D). */
const pointsRule = (win: 1 | 2): MatchRule => ({
  name: `points-${win}`,
  score: ({ points }) => {
    if (points === undefined) return undefined;
    const won = Fraction.sum(points).times(Fraction.of(win, 2));
    return { a: won, b: Fraction.of(win * points.length).minus(won) };
  },
});

const scaleRule = (scale: VpScale): MatchRule => ({
  name: scale.id,
  isScale: true,
  score: (match) => {
    const vps = vpsOfNets(
      balanced(marginOf(match)),
      match.imps.length,
      byScale(scale),
      'half-away-from-zero',
    );
    return vps.ok ? vps.value : undefined;
  },
});

/** The scales that are known here; where two agree, the first is named. */
const KNOWN_RULES: readonly MatchRule[] = [
  ...[...new Set([VP_SCALES.wbf.scale, ...VP_SCALE_IDS.map((id) => VP_SCALES[id].scale)])].map(scaleRule),
  NET,
  WON,
  pointsRule(2),
  pointsRule(1),
];

/** Both published scores of a match. */
export function publishedScore({ score }: ResultsMatch): BothSides | undefined {
  if (score.first === undefined || score.second === undefined) return undefined;
  return { a: exactly(score.first), b: exactly(score.second) };
}

/** VPs are printed as their scale has them; IMPs may be rounded. */
export function matchAgrees(
  { match }: PlayedMatch,
  due: BothSides,
  rule: MatchRule,
  decimals: number,
): boolean {
  const { first, second } = match.score;
  if (first === undefined || second === undefined) return false;
  if (!rule.isScale) return agrees(first, due.a, decimals) && agrees(second, due.b, decimals);
  return exactly(first).equals(due.a) && exactly(second).equals(due.b);
}

export const matchDecimals = (matches: readonly PlayedMatch[]): number =>
  decimalsOf(matches.flatMap(({ match: { score } }) => [score.first ?? [], score.second ?? []].flat()));

/** The rule that most of the published match scores follow, when more than half of them do. */
export function knownRule(matches: readonly PlayedMatch[]): MatchRule | undefined {
  const decimals = matchDecimals(matches);
  const counted = KNOWN_RULES.map((rule) => ({
    rule,
    agreed: matches.filter((match) => {
      const due = rule.score(match);
      return due !== undefined && matchAgrees(match, due, rule, decimals);
    }).length,
  }));
  const best = counted.reduce((most, next) => (next.agreed > most.agreed ? next : most));
  const published = matches.filter(({ match }) => publishedScore(match) !== undefined).length;
  return best.agreed * 2 > published ? best.rule : undefined;
}

/** What most matches of the same length and margin give: a scale read off the file itself. */
export interface InferredScale extends MatchRule {
  /** Does a larger margin never give the winner less? */
  readonly monotone: boolean;
}

const conditionsOf = (match: PlayedMatch): string => `${match.imps.length}/${marginOf(match).abs()}`;

/** The winner's score first; as it stands when the match is drawn. */
const fromWinner = (match: PlayedMatch, { a, b }: BothSides): BothSides =>
  marginOf(match).sign < 0 ? { a: b, b: a } : { a, b };

function mostFrequent(awards: readonly BothSides[]): BothSides | undefined {
  const counts = new Map<string, { readonly award: BothSides; count: number }>();
  for (const award of awards) {
    const key = `${award.a} ${award.b}`;
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { award, count: 1 });
    else known.count++;
  }
  const [first, second] = [...counts.values()].toSorted((x, y) => y.count - x.count);
  return first !== undefined && (second === undefined || first.count > second.count)
    ? first.award
    : undefined;
}

/** Reads the scale off the matches; a margin whose matches disagree evenly says nothing. */
export function inferScale(matches: readonly PlayedMatch[]): InferredScale {
  const awards = new Map<string, BothSides[]>();
  for (const match of matches) {
    const published = publishedScore(match.match);
    if (published === undefined) continue;
    const key = conditionsOf(match);
    awards.set(key, [...(awards.get(key) ?? []), fromWinner(match, published)]);
  }
  const scale = new Map([...awards].map(([key, given]) => [key, mostFrequent(given)]));
  return {
    name: 'unknown',
    isScale: true,
    monotone: isMonotone(matches, scale),
    score: (match) => {
      const due = scale.get(conditionsOf(match));
      return due && fromWinner(match, due);
    },
  };
}

function isMonotone(
  matches: readonly PlayedMatch[],
  scale: ReadonlyMap<string, BothSides | undefined>,
): boolean {
  const ordered = matches.toSorted(
    (a, b) => a.imps.length - b.imps.length || marginOf(a).abs().compare(marginOf(b).abs()),
  );
  return ordered.every((match, at) => {
    const before = ordered[at - 1];
    if (before === undefined || before.imps.length !== match.imps.length) return true;
    const [less, more] = [scale.get(conditionsOf(before)), scale.get(conditionsOf(match))];
    return (
      less === undefined || more === undefined || (less.a.compare(more.a) <= 0 && less.b.compare(more.b) >= 0)
    );
  });
}
