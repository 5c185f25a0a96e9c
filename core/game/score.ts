import { isVulnerable, type Vulnerability } from './board.ts';
import type { Strain } from './card.ts';
import { BOOK, type BoardResult, type Doubling, type Undertaking } from './contract.ts';
import { type Side, sideOf } from './seat.ts';

/** Law 77, trick points for the first odd trick and for each later one. */
const TRICK_POINTS = {
  C: { first: 20, later: 20 },
  D: { first: 20, later: 20 },
  H: { first: 30, later: 30 },
  S: { first: 30, later: 30 },
  NT: { first: 40, later: 30 },
} as const satisfies Record<Strain, { first: number; later: number }>;

const TIMES = { '': 1, X: 2, XX: 4 } as const satisfies Record<Doubling, number>;

const GAME_TRICK_POINTS = 100;

/** Law 77, premium points; where two figures stand, not vulnerable first. */
const PREMIUM = {
  partscore: 50,
  game: [300, 500],
  smallSlam: [500, 750],
  grandSlam: [1000, 1500],
  madeDoubled: { '': 0, X: 50, XX: 100 },
  overtrickDoubled: [100, 200],
} as const;

/** Law 77, points the defenders score for each undertrick. */
const UNDERTRICK = [50, 100] as const;
/** Doubled: the first undertrick, the second and third each, every later one. Redoubled is twice that. */
const UNDERTRICK_DOUBLED = [
  { first: 100, second: 200, later: 300 },
  { first: 200, second: 300, later: 300 },
] as const;

function trickPoints({ level, strain, doubling }: Undertaking): number {
  const { first, later } = TRICK_POINTS[strain];
  return (first + (level - 1) * later) * TIMES[doubling];
}

function overtrickPoints({ strain, doubling }: Undertaking, overtricks: number, row: 0 | 1): number {
  if (doubling === '') return overtricks * TRICK_POINTS[strain].later;
  return overtricks * PREMIUM.overtrickDoubled[row] * (doubling === 'XX' ? 2 : 1);
}

function undertrickPoints(doubling: Doubling, undertricks: number, row: 0 | 1): number {
  if (doubling === '') return undertricks * UNDERTRICK[row];
  const { first, second, later } = UNDERTRICK_DOUBLED[row];
  const doubled = first + Math.min(undertricks - 1, 2) * second + Math.max(undertricks - 3, 0) * later;
  return doubling === 'XX' ? 2 * doubled : doubled;
}

/** The points of declarer's side for a contract played for `tricks` tricks; negative when it fails (Law 77). */
export function declarerScore(contract: Undertaking, tricks: number, vulnerable: boolean): number {
  const row = vulnerable ? 1 : 0;
  const over = tricks - BOOK - contract.level;
  if (over < 0) return -undertrickPoints(contract.doubling, -over, row);
  const below = trickPoints(contract);
  const game = below >= GAME_TRICK_POINTS ? PREMIUM.game[row] : PREMIUM.partscore;
  const slam =
    contract.level === 7 ? PREMIUM.grandSlam[row] : contract.level === 6 ? PREMIUM.smallSlam[row] : 0;
  return below + game + slam + PREMIUM.madeDoubled[contract.doubling] + overtrickPoints(contract, over, row);
}

/** The score of a board from North–South's side (Law 77). East–West's is its opposite. */
export function scoreNS(result: BoardResult, vulnerability: Vulnerability): number {
  if (result === 'passed-out') return 0;
  const side = sideOf(result.contract.declarer);
  const points = declarerScore(result.contract, result.tricks, isVulnerable(side, vulnerability));
  return side === 'NS' ? points : 0 - points;
}

/** The score of a board as one side sees it. */
export function scoreFor(side: Side, result: BoardResult, vulnerability: Vulnerability): number {
  const ns = scoreNS(result, vulnerability);
  return side === 'NS' ? ns : 0 - ns;
}
