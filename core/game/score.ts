import { isVulnerable, type Vulnerability } from './board.ts';
import { LEVELS } from './call.ts';
import { STRAINS, type Strain } from './card.ts';
import { BOOK, type BoardResult, DOUBLINGS, type Doubling, type Undertaking } from './contract.ts';
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

/** Law 77 worked out for one contract, number of tricks and vulnerability. */
function workOut(contract: Undertaking, tricks: number, row: 0 | 1): number {
  const over = tricks - BOOK - contract.level;
  if (over < 0) return -undertrickPoints(contract.doubling, -over, row);
  const below = trickPoints(contract);
  const game = below >= GAME_TRICK_POINTS ? PREMIUM.game[row] : PREMIUM.partscore;
  const slam =
    contract.level === 7 ? PREMIUM.grandSlam[row] : contract.level === 6 ? PREMIUM.smallSlam[row] : 0;
  return below + game + slam + PREMIUM.madeDoubled[contract.doubling] + overtrickPoints(contract, over, row);
}

/** A `switch` and not a record: reading a record by a text that varies is several times slower. */
function strainRow(strain: Strain): number {
  switch (strain) {
    case 'C':
      return 0;
    case 'D':
      return 1;
    case 'H':
      return 2;
    case 'S':
      return 3;
    case 'NT':
      return 4;
  }
}

const TRICK_COUNTS = 14;

/** Where a contract's scores for 0 to 13 tricks begin in `SCORES`. */
const rowOf = ({ level, strain, doubling }: Undertaking, vulnerable: boolean): number =>
  ((((level - 1) * 5 + strainRow(strain)) * 3 + doubling.length) * 2 + (vulnerable ? 1 : 0)) * TRICK_COUNTS;

/** All 2,940 scores: a session asks for a few of them again and again. */
const SCORES = everyScore();

function everyScore(): Int16Array {
  const scores = new Int16Array(LEVELS.length * STRAINS.length * DOUBLINGS.length * 2 * TRICK_COUNTS);
  for (const level of LEVELS)
    for (const strain of STRAINS)
      for (const doubling of DOUBLINGS)
        for (const row of [0, 1] as const)
          for (let tricks = 0; tricks < TRICK_COUNTS; tricks++) {
            const contract = { level, strain, doubling };
            scores[rowOf(contract, row === 1) + tricks] = workOut(contract, tricks, row);
          }
  return scores;
}

/** The points of declarer's side for a contract played for 0 to 13 tricks; negative when it fails (Law 77). */
export function declarerScore(contract: Undertaking, tricks: number, vulnerable: boolean): number {
  const points = SCORES[rowOf(contract, vulnerable) + tricks];
  if (points === undefined || !(tricks >= 0 && tricks < TRICK_COUNTS))
    throw new Error(`Not a number of tricks: ${tricks}`);
  return points;
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
