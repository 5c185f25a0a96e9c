import type { Fraction } from '../base/index.ts';
import type { Side } from '../game/index.ts';
import { type BucketWeight, type Columns, type Group, type Listed, ROLE } from './columns.ts';
import { datumOf, impsFromDatum } from './datum.ts';
import type { ButlerMethod, Method } from './method.ts';
import type { SelfInflictedRule } from './policy.ts';
import { impsBetween, matchpointsOver, pointsOf, Tally } from './tally.ts';
import type { NumeratorChanges } from './totals.ts';

/** A direction of a group: how many results were compared, and what the numerators of its lines stand over. */
export interface GroupSide {
  readonly results: number;
  readonly denominator: number;
}

/** Both directions of a group. */
export type GroupScore = Readonly<Record<Side, GroupSide>>;

/** What a score is worth in a group, seen from North–South, over `scale` for each weight that went into it. */
interface Measure {
  /** For a score that was counted. */
  worthOf(bucket: number): number;
  /** For any score: an outcome that only self-inflicted damage brings in is not among those counted. */
  worthOfAny(bucket: number): number;
  /** What a list of outcomes would gain against the entry that its own line has in the counts. */
  againstItself(list: readonly BucketWeight[], field: readonly BucketWeight[]): number;
  readonly comparesWithField: boolean;
}

function leastCommonMultiple(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return (a / x) * b;
}

function* listsOf({ field, own }: Listed): Generator<BucketWeight> {
  yield* field;
  if (own !== undefined) {
    yield* own.table;
    yield* own.withoutError;
  }
}

/** The common denominator of all weights in a group. */
export function commonWeight(columns: Columns, group: Group): number {
  let scale = 1;
  for (const lists of [columns.listedNS, columns.listedEW]) {
    if (lists.size === 0) continue;
    for (const at of group.lines) {
      const list = lists.get(at);
      if (list === undefined) continue;
      for (const { weight } of listsOf(list)) scale = leastCommonMultiple(scale, Number(weight.denominator));
    }
  }
  return scale;
}

const timesScale = (weight: Fraction, scale: number): number =>
  Number(weight.numerator) * (scale / Number(weight.denominator));

/**
 * What self-inflicted damage leaves of the relief, all figures in the event's own units and from the side's view:
 * the table result, plus what the infraction itself cost (Law 12C1(e); 2007: 12C1(b); 1997 practice: no relief).
 */
export function afterSelfInflictedDamage(
  table: number,
  withoutInfraction: number,
  withoutError: number,
  rule: SelfInflictedRule,
): number {
  const caused = withoutInfraction - withoutError;
  if (table >= withoutInfraction || caused <= 0 || rule === 'all-relief') return table;
  return table + caused;
}

/** Scores one group at a time; the numerators of its lines are left in `ns` and `ew`. */
export class GroupScorer {
  readonly ns: Float64Array;
  readonly ew: Float64Array;
  private readonly columns: Columns;
  private readonly method: Method;
  private readonly rule: SelfInflictedRule;
  private readonly tally = new Tally();

  constructor(columns: Columns, method: Method, rule: SelfInflictedRule) {
    this.columns = columns;
    this.method = method;
    this.rule = rule;
    const room = columns.groupOf.length;
    this.ns = new Float64Array(room);
    this.ew = new Float64Array(room);
  }

  score(group: Group): GroupScore {
    if (this.method.kind === 'matchpoints' && this.hasOnlyTableScores(group)) {
      return this.matchpointTableScores(group);
    }
    const scale = commonWeight(this.columns, group);
    return { NS: this.scoreSide(group, 'NS', scale), EW: this.scoreSide(group, 'EW', scale) };
  }

  /**
   * One table score of a group becomes another. Only the results between the two, ends included, see a difference: 2 for
   * those passed, 1 for those tied before or after. Answers North–South's changes; East–West's are the opposite.
   */
  moveMatchpoints(group: Group, moved: number, to: number): NumeratorChanges {
    const { ns, ew } = this;
    const { bucket } = this.columns;
    const { lines } = group;
    const [changed, by] = [new Int32Array(lines.length), new Float64Array(lines.length)];
    const from = bucket[moved] as number;
    const [low, high] = from < to ? [from, to] : [to, from];
    const pass = 2 * Math.sign(from - to);
    let count = 0;
    let own = 0;
    for (let at = 0; at < lines.length; at++) {
      const line = lines[at] as number;
      const score = bucket[line] as number;
      if (score < low || score > high || line === moved) continue;
      const change = score === low || score === high ? pass / 2 : pass;
      changed[count] = line;
      by[count++] = change;
      own -= change;
      ns[line] = (ns[line] as number) + change;
      ew[line] = (ew[line] as number) - change;
    }
    changed[count] = moved;
    by[count++] = own;
    ns[moved] = (ns[moved] as number) + own;
    ew[moved] = (ew[moved] as number) - own;
    return { lines: changed, by, count };
  }

  hasOnlyTableScores({ lines }: Group): boolean {
    const { roleNS, roleEW } = this.columns;
    for (let at = 0; at < lines.length; at++) {
      const line = lines[at] as number;
      if (roleNS[line] !== ROLE.table || roleEW[line] !== ROLE.table) return false;
    }
    return true;
  }

  private matchpointTableScores({ lines }: Group): GroupScore {
    const { tally, ns, ew } = this;
    const { bucket } = this.columns;
    const top = 2 * (lines.length - 1);
    tally.clear();
    tally.addAll(bucket, lines);
    tally.worthInMatchpoints();
    const { worth } = tally;
    for (let at = 0; at < lines.length; at++) {
      const line = lines[at] as number;
      const matchpoints = (worth[bucket[line] as number] as number) - 1;
      ns[line] = matchpoints;
      ew[line] = top - matchpoints;
    }
    const side = { results: lines.length, denominator: 1 };
    return { NS: side, EW: side };
  }

  /** Each direction is scored with its own side's scores, so split scores are compared like with like. */
  private scoreSide(group: Group, side: Side, scale: number): GroupSide {
    const { columns } = this;
    const roles = side === 'NS' ? columns.roleNS : columns.roleEW;
    const lists = side === 'NS' ? columns.listedNS : columns.listedEW;
    const out = side === 'NS' ? this.ns : this.ew;
    const compared = group.lines.filter((at) => roles[at] === ROLE.table || roles[at] === ROLE.listed);
    const measure = this.measure(compared, lists, scale);
    const denominator = measure.comparesWithField ? scale * scale : scale;
    const fromNS = (list: readonly BucketWeight[], field: readonly BucketWeight[]): number => {
      let sum = 0;
      for (const { bucket, weight } of list) sum += timesScale(weight, scale) * measure.worthOfAny(bucket);
      return sum - measure.againstItself(list, field);
    };
    const mostFromNS = this.method.kind === 'matchpoints' ? 2 * (compared.length - 1) * denominator : 0;
    const own = (value: number): number => (side === 'NS' ? value : mostFromNS - value);
    const withItself = this.method.kind === 'matchpoints' ? denominator : 0; // a result ties with itself
    for (const at of compared) {
      const list = lists.get(at);
      out[at] =
        list === undefined
          ? own(scale * measure.worthOf(columns.bucket[at] as number) - withItself)
          : this.listedScore(list, (outcomes) => own(fromNS(outcomes, list.field)));
    }
    return { results: compared.length, denominator };
  }

  private listedScore({ field, own }: Listed, scoreOf: (list: readonly BucketWeight[]) => number): number {
    if (own === undefined) return scoreOf(field);
    const { table, withoutError } = own;
    return afterSelfInflictedDamage(scoreOf(table), scoreOf(field), scoreOf(withoutError), this.rule);
  }

  private measure(compared: Int32Array, lists: ReadonlyMap<number, Listed>, scale: number): Measure {
    const { method } = this;
    switch (method.kind) {
      case 'matchpoints':
        this.count(compared, lists, scale);
        this.tally.worthInMatchpoints();
        return this.againstField(scale, (bucket) => this.tally.matchpointsAgainst(bucket), matchpointsOver);
      case 'cross-imps':
        this.count(compared, lists, scale);
        this.tally.worthInImps();
        return this.againstField(scale, (bucket) => this.tally.impsAgainst(bucket), impsBetween);
      case 'butler':
        return this.againstDatum(compared, lists, scale, method);
      case 'total-points':
        return { worthOf: pointsOf, worthOfAny: pointsOf, againstItself: () => 0, comparesWithField: false };
    }
  }

  private count(compared: Int32Array, lists: ReadonlyMap<number, Listed>, scale: number): void {
    const { tally, columns } = this;
    tally.clear();
    for (const at of compared) {
      const list = lists.get(at);
      if (list === undefined) tally.add(columns.bucket[at] as number, scale);
      else for (const { bucket, weight } of list.field) tally.add(bucket, timesScale(weight, scale));
    }
  }

  private againstField(
    scale: number,
    worthOfAny: (bucket: number) => number,
    compare: (bucket: number, other: number) => number,
  ): Measure {
    const { worth } = this.tally;
    return {
      worthOf: (bucket) => worth[bucket] as number,
      worthOfAny,
      againstItself: (list, field) => {
        let sum = 0;
        for (const mine of list) {
          for (const its of field) {
            const weight = timesScale(mine.weight, scale) * timesScale(its.weight, scale);
            sum += weight * compare(mine.bucket, its.bucket);
          }
        }
        return sum;
      },
      comparesWithField: true,
    };
  }

  private againstDatum(
    compared: Int32Array,
    lists: ReadonlyMap<number, Listed>,
    scale: number,
    method: ButlerMethod,
  ): Measure {
    const results = Array.from(compared, (at) => {
      const list = lists.get(at);
      if (list === undefined) return scale * pointsOf(this.columns.bucket[at] as number);
      return list.field.reduce(
        (sum, { bucket, weight }) => sum + timesScale(weight, scale) * pointsOf(bucket),
        0,
      );
    });
    const datum = results.length === 0 ? undefined : datumOf(results, scale, method);
    const known = new Map<number, number>();
    const worthOf = (bucket: number): number => {
      if (datum === undefined) return 0;
      const before = known.get(bucket);
      if (before !== undefined) return before;
      const worth = impsFromDatum(pointsOf(bucket), datum);
      known.set(bucket, worth);
      return worth;
    };
    return { worthOf, worthOfAny: worthOf, againstItself: () => 0, comparesWithField: false };
  }
}
