import { Bench } from 'tinybench';

/** One line of the benchmark table. */
export interface Row {
  readonly what: string;
  readonly perSecond: number;
  /** The same work done by another package in the same run. */
  readonly peer?: { readonly name: string; readonly perSecond: number };
}

/** A piece of work; `items` says how many of the things counted one call does. */
export interface Work {
  readonly run: () => unknown;
  readonly items: number;
}

const ROUNDS = 7;
const MILLISECONDS = 120;
/** Work that takes seconds is done this often in a round, and no more. */
const LEAST = 3;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;

/** How often a second the work is done, in one short round. */
async function rateOf(what: string, { run, items }: Work): Promise<number> {
  const bench = new Bench({ time: MILLISECONDS, iterations: LEAST, warmupTime: 40, warmupIterations: 1 });
  bench.add(what, () => void run());
  const [task] = await bench.run();
  if (task?.result.state !== 'completed') throw new Error(`${what}: the benchmark did not complete.`);
  return (items * 1000) / task.result.latency.p50;
}

/** Measures ours and the peer's in turns, so that whatever else the machine does falls on both alike. */
export async function measure(
  what: string,
  ours: Work,
  peer?: Work & { readonly name: string },
): Promise<Row> {
  const own: number[] = [];
  const other: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    own.push(await rateOf(what, ours));
    if (peer !== undefined) other.push(await rateOf(what, peer));
  }
  const row: Row = { what, perSecond: median(own) };
  return peer === undefined ? row : { ...row, peer: { name: peer.name, perSecond: median(other) } };
}
