import { seededNotForCompetition } from 'naipe/base';
import { dealSet, printDeal } from 'naipe/game';
import { byNaipeInABrowser, byNaipeOnAllCores } from './solver-elsewhere.ts';
import { byLibdds, byLibddsOnAllCores, byNaipe, isLibddsThere, type Solved } from './solver-peers.ts';

/** Deals that are not asked for by number: ten thousand results. */
const USUALLY = 500;
/** So many deals are solved by one, then by the other. */
const AT_A_TIME = 20;
/** Where threads and browsers are compared, forty at a time as libdds takes them. */
const ELSEWHERE = 40;

type Solver = (deals: readonly string[]) => readonly Solved[] | Promise<readonly Solved[]>;

/** Each solver's results; they take turns, some deals each: whatever else the machine does falls on all alike. */
async function inTurns(
  deals: readonly string[],
  atATime: number,
  solvers: readonly Solver[],
): Promise<readonly (readonly Solved[])[]> {
  const solved: Solved[][] = solvers.map(() => []);
  for (let from = 0; from < deals.length; from += atATime)
    for (const [at, solver] of solvers.entries())
      solved[at]?.push(...(await solver(deals.slice(from, from + atATime))));
  const texts = solved.map((each) => each.map(({ results }) => results).join('\n'));
  if (texts.some((text) => text !== texts[0])) throw new Error('The solvers find different results.');
  return solved;
}

const mean = (solved: readonly Solved[]): number =>
  solved.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / solved.length;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] as number;

/** The median of what a deal takes the one against the other. */
const medianRatio = (solved: readonly Solved[], peer: readonly Solved[]): number =>
  median(solved.map(({ milliseconds }, at) => milliseconds / (peer[at]?.milliseconds ?? 1)));

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const inMilliseconds = (figure: number): string => `${figure.toFixed(0)} ms`;

/** A line of the table: how long, how bad the worst deal was beside the mean, and both against the peer if there is one. */
function line(who: string, solved: readonly Solved[], peer: readonly Solved[] | undefined): string {
  const times = solved.map(({ milliseconds }) => milliseconds);
  const worst = Math.max(...times);
  return row([
    who,
    ...[mean(solved), median(times), worst].map(inMilliseconds),
    (worst / mean(solved)).toFixed(1),
    ...(peer === undefined ? ['', ''] : [mean(solved) / mean(peer), medianRatio(solved, peer)].map(asRatio)),
  ]);
}

const asRatio = (ratio: number): string => ratio.toFixed(2);

/** One thread each, deal by deal the same. */
async function inOneThread(deals: readonly string[], withPeer: boolean): Promise<readonly string[]> {
  const naipe: Solver = (some) => some.map(byNaipe);
  const [ours = [], theirs] = await inTurns(deals, AT_A_TIME, [
    naipe,
    ...(withPeer ? [byLibdds('processor')] : []),
  ]);
  const memory = `${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`;
  return [
    `The twenty results of ${deals.length} deals, one thread, in processor time; memory of the process afterwards ${memory}.`,
    '',
    '| solver | mean | median | worst | worst against mean | mean against libdds | a deal against libdds, median |',
    '|---|---:|---:|---:|---:|---:|---:|',
    line('Naipe', ours, theirs),
    theirs === undefined ? row(['libdds (not installed)', ...'      ']) : line('libdds 2.9', theirs, theirs),
  ];
}

/** A thread a core, and a worker of a browser, by the clock. */
async function elsewhere(deals: readonly string[], withPeer: boolean): Promise<readonly string[]> {
  const ours: readonly Solver[] = [byNaipeOnAllCores, byNaipeInABrowser];
  const theirs: readonly Solver[] = [byLibddsOnAllCores, byLibdds('clock')];
  const [cores = [], browser = [], coresOfPeer, peer] = await inTurns(deals, ELSEWHERE, [
    ...ours,
    ...(withPeer ? theirs : []),
  ]);
  const lineOf = (who: string, solved: readonly Solved[], beside: readonly Solved[] | undefined): string =>
    row([
      who,
      inMilliseconds(mean(solved)),
      beside === undefined ? '' : asRatio(mean(solved) / mean(beside)),
    ]);
  return [
    `The same of ${deals.length} deals, by the clock.`,
    '',
    '| solver | a deal | against libdds |',
    '|---|---:|---:|',
    lineOf('Naipe, a thread a core', cores, coresOfPeer),
    ...(coresOfPeer === undefined ? [] : [lineOf('libdds 2.9, a thread a core', coresOfPeer, coresOfPeer)]),
    lineOf('Naipe, one worker of a browser', browser, peer),
    ...(peer === undefined ? [] : [lineOf('libdds 2.9, one thread', peer, peer)]),
  ];
}

/** The twenty results of so many deals, ours and those of libdds, which must be the same. */
export async function solverTimes(count = USUALLY): Promise<string> {
  const deals = dealSet(count, seededNotForCompetition(1)).map((deal) => printDeal(deal));
  const withPeer = isLibddsThere();
  const alone = await inOneThread(deals, withPeer);
  return [...alone, '', ...(await elsewhere(deals.slice(0, 2 * ELSEWHERE), withPeer))].join('\n');
}
