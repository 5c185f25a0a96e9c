import { execFileSync } from 'node:child_process';
import { seededNotForCompetition } from 'naipe/base';
import { type Deal, dealSet, printDeal, SEATS } from 'naipe/game';
import { TABLE_STRAINS, tricks } from 'naipe/solver';

const COUNT = 60;
/** So many deals are solved by one, then by the other. */
const AT_A_TIME = 6;

/** The twenty results as one text, and the processor's milliseconds. */
interface Solved {
  readonly results: string;
  readonly milliseconds: number;
}

function byNaipe(deal: Deal): Solved {
  const before = process.cpuUsage();
  const table = tricks(deal);
  const { user, system } = process.cpuUsage(before);
  const results = SEATS.flatMap((seat) => TABLE_STRAINS.map((strain) => table[seat][strain])).join(' ');
  return { results, milliseconds: (user + system) / 1000 };
}

/** Compiles the peer, where its headers and a C compiler are installed. */
function isLibddsThere(): boolean {
  try {
    execFileSync('cc', ['-O2', 'bench/libdds.c', '-o', '.cache/bench/libdds', '-ldds'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

/** libdds on the same deals; the first is solved twice and counted once, since a new process has its memory to find. */
function byLibdds(deals: readonly Deal[]): readonly Solved[] {
  const input = [...deals.slice(0, 1), ...deals].map((deal) => `${printDeal(deal)}\n`).join('');
  const lines = execFileSync('.cache/bench/libdds', { input, encoding: 'utf8' }).trim().split('\n');
  return lines.slice(1).map((line) => {
    const words = line.trim().split(' ');
    return { results: words.slice(0, -1).join(' '), milliseconds: Number(words.at(-1)) };
  });
}

/** In turns, some deals each: whatever else the machine does falls on both alike. */
function inTurns(deals: readonly Deal[]): { ours: Solved[]; theirs: Solved[] | undefined } {
  const ours: Solved[] = [];
  const theirs: Solved[] | undefined = isLibddsThere() ? [] : undefined;
  for (let from = 0; from < deals.length; from += AT_A_TIME) {
    const some = deals.slice(from, from + AT_A_TIME);
    ours.push(...some.map(byNaipe));
    theirs?.push(...byLibdds(some));
  }
  return { ours, theirs };
}

const mean = (solved: readonly Solved[]): number =>
  solved.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / solved.length;

/** The median of what a deal takes the one against the other. */
function medianRatio(solved: readonly Solved[], peer: readonly Solved[]): number {
  const ratios = solved.map(({ milliseconds }, at) => milliseconds / (peer[at]?.milliseconds ?? 1));
  return ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 1;
}

function line(who: string, solved: readonly Solved[], peer: readonly Solved[] | undefined): string {
  const sorted = solved.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const ratios = peer === undefined ? ['', ''] : [mean(solved) / mean(peer), medianRatio(solved, peer)];
  const figures = [mean(solved), median, worst].map((figure) => `${figure.toFixed(0)} ms`);
  const compared = ratios.map((ratio) => (typeof ratio === 'number' ? ratio.toFixed(2) : ratio));
  return `| ${[who, ...figures, ...compared].join(' | ')} |`;
}

/** The processor's time for the twenty results of a deal, ours and that of libdds, deal by deal the same. */
export function solverTimes(): string {
  const deals = dealSet(COUNT, seededNotForCompetition(1));
  const { ours, theirs } = inTurns(deals);
  if (theirs?.some(({ results }, at) => results !== ours[at]?.results))
    throw new Error('libdds finds other results.');
  const memory = `${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`;
  return [
    `The twenty results of ${COUNT} deals, one thread, in processor time; memory of the process afterwards ${memory}.`,
    '',
    '| solver | mean | median | worst | mean against libdds | a deal against libdds, median |',
    '|---|---:|---:|---:|---:|---:|',
    line('Naipe', ours, theirs),
    ...(theirs === undefined
      ? ['| libdds (not installed) | | | | | |']
      : [line('libdds 2.9', theirs, theirs)]),
  ].join('\n');
}
