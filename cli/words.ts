import {
  type BoardResult,
  DEFAULT_STYLE,
  type Doubling,
  margin,
  type Seat,
  strainText,
  type Vulnerability,
} from 'naipe/game';

const SEAT_NAMES = { N: 'North', E: 'East', S: 'South', W: 'West' } as const satisfies Record<Seat, string>;
const DOUBLED = { '': '', X: ' doubled', XX: ' redoubled' } as const satisfies Record<Doubling, string>;
const VULNERABLE = {
  None: 'nobody vulnerable',
  NS: 'NS vulnerable',
  EW: 'EW vulnerable',
  All: 'both vulnerable',
} as const satisfies Record<Vulnerability, string>;

export const vulnerableWords = (vulnerability: Vulnerability): string => VULNERABLE[vulnerability];

/** `made exactly`, `2 over`, `1 down`. */
function marginWords(over: number): string {
  if (over === 0) return 'made exactly';
  return over > 0 ? `${over} over` : `${-over} down`;
}

/** `4♠ doubled by North, 1 over`. */
export function resultWords(result: BoardResult): string {
  if (result === 'passed-out') return 'Passed out';
  const { level, strain, doubling, declarer } = result.contract;
  const contract = `${level}${strainText(strain, DEFAULT_STYLE)}${DOUBLED[doubling]}`;
  return `${contract} by ${SEAT_NAMES[declarer]}, ${marginWords(margin(result))}`;
}

/** `NS +990`, `EW +50`, `0`: from the side that gained. */
export function scoreWords(ns: number): string {
  if (ns === 0) return '0 to both sides';
  return ns > 0 ? `NS +${ns}` : `EW +${-ns}`;
}
