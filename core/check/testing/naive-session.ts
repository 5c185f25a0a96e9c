/**
 * A session scored in the plainest way, by loops over pairs of results and fractions of small whole numbers, to hold
 * the real scorer against. Nothing here is shared with it.
 */

export interface NaiveResult {
  readonly board: number;
  readonly ns: number;
  readonly ew: number;
  readonly level: number;
  readonly strain: 'C' | 'D' | 'H' | 'S' | 'NT';
  readonly doubled: 0 | 1 | 2;
  readonly declarer: 'N' | 'E' | 'S' | 'W';
  readonly tricks: number;
}

/** Law 2, as its table prints it: who is vulnerable on boards 1 to 16. */
const VULNERABLE = 'None NS EW All NS EW All None EW All None NS All None NS EW'.split(' ');

/** Law 77, for North–South. */
function naiveScore({ board, level, strain, doubled, declarer, tricks }: NaiveResult): number {
  const side = declarer === 'N' || declarer === 'S' ? 'NS' : 'EW';
  const who = VULNERABLE[(board - 1) % 16];
  const vulnerable = who === 'All' || who === side;
  const sign = side === 'NS' ? 1 : -1;
  const over = tricks - 6 - level;
  if (over < 0) return sign * -undertricks(-over, doubled, vulnerable);
  const each = strain === 'C' || strain === 'D' ? 20 : 30;
  const below = (each * level + (strain === 'NT' ? 10 : 0)) * 2 ** doubled;
  const bonus = below < 100 ? 50 : vulnerable ? 500 : 300;
  const slam = level === 6 ? (vulnerable ? 750 : 500) : level === 7 ? (vulnerable ? 1500 : 1000) : 0;
  const extra = doubled === 0 ? each : 50 * 2 ** doubled * (vulnerable ? 2 : 1);
  return sign * (below + bonus + slam + 50 * doubled + over * extra);
}

function undertricks(down: number, doubled: 0 | 1 | 2, vulnerable: boolean): number {
  if (doubled === 0) return down * (vulnerable ? 100 : 50);
  let sum = 0;
  for (let trick = 1; trick <= down; trick++) {
    if (trick === 1) sum += vulnerable ? 200 : 100;
    else sum += vulnerable || trick > 3 ? 300 : 200;
  }
  return sum * doubled;
}

/** Law 78B: the most points that each number of IMPs stands for. */
const MOST_POINTS = [
  10, 40, 80, 120, 160, 210, 260, 310, 360, 420, 490, 590, 740, 890, 1090, 1290, 1490, 1740, 1990, 2240, 2490,
  2990, 3490, 3990,
];

function naiveImps(difference: number): number {
  const size = Math.abs(difference);
  const at = MOST_POINTS.findIndex((most) => size <= most);
  return Math.sign(difference) * (at < 0 ? 24 : at);
}

/** Divisible by 1 to 8: what all fractions here are written over. */
export const PARTS = 840;

export interface NaiveLine {
  readonly result: NaiveResult;
  readonly score: number;
  /** What each side has, in parts. */
  readonly parts: { readonly ns: number; readonly ew: number };
}

type Rule = (mine: number, others: readonly number[], most: number) => number;

/** Law 78A with Neuberg's formula. */
const matchpointRule: Rule = (mine, others, most) => {
  let won = 0;
  for (const other of others) won += mine > other ? 2 : mine === other ? 1 : 0;
  const n = others.length + 1;
  return (((won + 1) * most - n) * PARTS) / n;
};

/** Law 78B: the mean of the comparisons. */
const crossImpRule: Rule = (mine, others) => {
  let won = 0;
  for (const other of others) won += naiveImps(mine - other);
  return (won * PARTS) / Math.max(others.length, 1);
};

export const NAIVE_RULES = { MATCH_POINTS: matchpointRule, CROSS_IMPS: crossImpRule } as const;

/** The results that the fullest board has. */
export const mostResults = (results: readonly NaiveResult[]): number =>
  Math.max(...results.map(({ board }) => results.filter((other) => other.board === board).length));

export function naiveLines(results: readonly NaiveResult[], rule: Rule): readonly NaiveLine[] {
  const most = mostResults(results);
  return results.map((result) => {
    const score = naiveScore(result);
    const others = results
      .filter((other) => other !== result && other.board === result.board)
      .map(naiveScore);
    const ns = rule(score, others, most);
    const ew = rule(
      -score,
      others.map((other) => -other),
      most,
    );
    return { result, score, parts: { ns, ew } };
  });
}

/** A fraction of whole numbers, the denominator positive, with so many decimals, half away from zero. */
export function naiveDecimal(numerator: number, denominator: number, decimals: number): string {
  const scaled = Math.abs(numerator) * 10 ** decimals;
  const units = Math.floor((2 * scaled + denominator) / (2 * denominator));
  const digits = `${units}`.padStart(decimals + 1, '0');
  const sign = numerator < 0 && units > 0 ? '-' : '';
  return `${sign}${digits.slice(0, digits.length - decimals)}.${digits.slice(digits.length - decimals)}`;
}
