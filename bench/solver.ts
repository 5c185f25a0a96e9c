import { execFileSync } from 'node:child_process';
import { seededNotForCompetition } from 'naipe/base';
import { type Deal, dealSet, printDeal, SEATS } from 'naipe/game';
import { TABLE_STRAINS, tricks } from 'naipe/solver';

const COUNT = 60;

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

/** libdds on the same deals, where its headers and a C compiler are installed. */
function byLibdds(deals: readonly Deal[]): readonly Solved[] | undefined {
  try {
    execFileSync('cc', ['-O2', 'bench/libdds.c', '-o', '.cache/bench/libdds', '-ldds'], { stdio: 'pipe' });
  } catch {
    return undefined;
  }
  const input = deals.map((deal) => `${printDeal(deal)}\n`).join('');
  const lines = execFileSync('.cache/bench/libdds', { input, encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const words = line.trim().split(' ');
    return { results: words.slice(0, -1).join(' '), milliseconds: Number(words.at(-1)) };
  });
}

const mean = (solved: readonly Solved[]): number =>
  solved.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / solved.length;

function line(who: string, solved: readonly Solved[], peer: readonly Solved[] | undefined): string {
  const sorted = solved.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const ratio = peer === undefined ? '' : `${(mean(solved) / mean(peer)).toFixed(2)}`;
  const figures = [mean(solved), median, worst].map((figure) => `${figure.toFixed(0)} ms`);
  return `| ${[who, ...figures, ratio].join(' | ')} |`;
}

/** The processor's time for the twenty results of a deal, ours and that of libdds, deal by deal the same. */
export function solverTimes(): string {
  const deals = dealSet(COUNT, seededNotForCompetition(1));
  const ours = deals.map(byNaipe);
  const theirs = byLibdds(deals);
  if (theirs?.some(({ results }, at) => results !== ours[at]?.results))
    throw new Error('libdds finds other results.');
  const memory = `${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`;
  return [
    `The twenty results of ${COUNT} deals, one thread, in processor time; memory of the process afterwards ${memory}.`,
    '',
    '| solver | mean | median | worst | mean against libdds |',
    '|---|---:|---:|---:|---:|',
    line('Naipe', ours, theirs),
    ...(theirs === undefined ? ['| libdds (not installed) | | | | |'] : [line('libdds 2.9', theirs, theirs)]),
  ].join('\n');
}
