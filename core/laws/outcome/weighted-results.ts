import {
  type Fraction,
  fail,
  ONE,
  ok,
  type ParseFault,
  parseFault,
  parseFraction,
  type Result,
  ZERO,
} from '../../base/index.ts';
import { parseBoardResult, printBoardResult, SIDES, type Side } from '../../game/index.ts';

/** A result that might have been, `4SN=`, and how probable it was, as an exact share of one: `3/5`. */
export interface WeightedResult {
  readonly result: string;
  readonly weight: string;
}

/** What a side is assigned: results with their weights, or what the table made. */
export type SideResults = 'kept' | readonly WeightedResult[];

/** An assigned score, for each side its own (Law 12C1). */
export type AssignedResults = Readonly<Record<Side, SideResults>>;

const NOTATION = 'results with weights, such as 60% 4SN=, 40% 4SN-1, or for each side NS 4SN=; EW kept';

const unread = (text: string, at: string): Result<never, ParseFault> =>
  fail(parseFault('results', 'Results', text, Math.max(0, text.indexOf(at)), NOTATION));

/** Reads `60% 4SN=, 40% 4SN-1` for both sides, or `NS 4SN=; EW 4SN-1` for each; `kept` is what the table made. */
export function readResults(text: string): Result<AssignedResults, ParseFault> {
  const parts = text.split(';').map((part) => part.trim());
  const sides = parts.map((part) => SIDES.find((side) => part.startsWith(`${side} `)));
  const [first = '', second] = parts;
  if (second === undefined && sides[0] === undefined) {
    const both = readSide(text, first);
    return both.ok ? ok({ NS: both.value, EW: both.value }) : both;
  }
  const read: Partial<Record<Side, SideResults>> = {};
  for (const [index, side] of sides.entries()) {
    const part = parts[index] ?? '';
    if (side === undefined || read[side] !== undefined) return unread(text, part);
    const results = readSide(text, part.slice(side.length).trim());
    if (!results.ok) return results;
    read[side] = results.value;
  }
  const { NS, EW } = read;
  return NS === undefined || EW === undefined ? unread(text, '') : ok({ NS, EW });
}

function readSide(text: string, part: string): Result<SideResults, ParseFault> {
  if (part === 'kept') return ok('kept');
  const results: WeightedResult[] = [];
  let sum = ZERO;
  const items = part.split(',').map((item) => item.trim());
  for (const item of items) {
    const [, share, result = ''] = /^(?:(\S+)\s+)?(\S+)$/.exec(item) ?? [];
    const weight = share === undefined ? (items.length === 1 ? ONE : undefined) : readShare(share);
    const made = parseBoardResult(result);
    if (weight === undefined || weight.compare(ZERO) <= 0 || !made.ok) return unread(text, item);
    sum = sum.plus(weight);
    results.push({ result: printBoardResult(made.value), weight: weight.toString() });
  }
  return sum.equals(ONE) ? ok(results) : unread(text, part);
}

const PER_CENT = 100;

function readShare(text: string): Fraction | undefined {
  const isPerCent = text.endsWith('%');
  const share = parseFraction(isPerCent ? text.slice(0, -1) : text);
  if (!share.ok) return undefined;
  return isPerCent ? share.value.over(PER_CENT) : share.value;
}

const shareOf = ({ weight }: WeightedResult): Fraction => {
  const share = parseFraction(weight);
  return share.ok ? share.value : ZERO;
};

/** A weight as directors say it: in per cent where that is a whole number. */
function printShare(each: WeightedResult): string {
  const percent = shareOf(each).times(PER_CENT);
  return percent.isWhole ? `${percent}%` : each.weight;
}

/** The results of one side in the notation that is read. */
export const printSideResults = (results: SideResults): string => {
  if (results === 'kept') return results;
  const [only] = results;
  return results.length === 1 && only !== undefined
    ? only.result
    : results.map((each) => `${printShare(each)} ${each.result}`).join(', ');
};

/** The same in the notation that is read. */
export function printResults({ NS, EW }: AssignedResults): string {
  const [ns, ew] = [printSideResults(NS), printSideResults(EW)];
  return ns === ew ? ns : `NS ${ns}; EW ${ew}`;
}

/** Do both sides get the same result, from their own point of view? */
export const isBalanced = ({ NS, EW }: AssignedResults): boolean =>
  printSideResults(NS) === printSideResults(EW);

/** Is a side given several results at once? */
export const isWeighted = (results: AssignedResults): boolean =>
  SIDES.some((side) => results[side] !== 'kept' && results[side].length > 1);

/** The results without some of them, the weights of the others in the same proportions; nothing where none is left. */
export function withoutResults(
  results: AssignedResults,
  isLeftOut: (result: string) => boolean,
): AssignedResults | undefined {
  const [NS, EW] = [sideWithout(results.NS, isLeftOut), sideWithout(results.EW, isLeftOut)];
  return NS === undefined || EW === undefined ? undefined : { NS, EW };
}

function sideWithout(results: SideResults, isLeftOut: (result: string) => boolean): SideResults | undefined {
  if (results === 'kept') return results;
  const left = results.filter(({ result }) => !isLeftOut(result));
  const sum = left.reduce((so, each) => so.plus(shareOf(each)), ZERO);
  if (left.length === 0) return undefined;
  return left.map((each) => ({ ...each, weight: shareOf(each).over(sum).toString() }));
}
