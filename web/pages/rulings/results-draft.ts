import type { Side } from 'naipe/game';

/** A result and its weight as they are typed: `60`, `4sn=`. */
export interface ResultRow {
  readonly weight: string;
  readonly result: string;
}

export const EMPTY_ROW: ResultRow = { weight: '', result: '' };

/** `kept` for a side that gets what the table made. */
const KEPT = /^(kept|=)$/i;

/** A weight without a sign is one of a hundred; `2/3` is a share of one. */
function weightText(typed: string): string {
  const text = typed.trim().replace(',', '.');
  return text === '' || text.includes('%') || text.includes('/') ? text : `${text}%`;
}

const rowText = ({ weight, result }: ResultRow): string => {
  const made = result.trim().replace(/\s+/g, '').replace('−', '-').toUpperCase();
  return KEPT.test(result.trim()) ? 'kept' : `${weightText(weight)} ${made}`.trim();
};

const sideText = (rows: readonly ResultRow[]): string =>
  rows
    .filter(({ weight, result }) => weight.trim() !== '' || result.trim() !== '')
    .map(rowText)
    .join(', ');

/** What is typed in the notation of the Laws: `60% 4SN=, 40% 4SN-1`. */
export function resultsNotation(rows: Readonly<Record<Side, readonly ResultRow[]>>, apart: boolean): string {
  const [ns, ew] = [sideText(rows.NS), sideText(rows.EW)];
  return apart ? (ns === '' && ew === '' ? '' : `NS ${ns}; EW ${ew}`) : ns;
}
