import { execFileSync } from 'node:child_process';
import { solve } from './solver-solve.ts';

/** The twenty results as one text, and how long they took. */
export interface Solved {
  readonly results: string;
  readonly milliseconds: number;
}

/** Ours in this thread, by the processor's time. */
export function byNaipe(deal: string): Solved {
  const before = process.cpuUsage();
  const results = solve(deal);
  const { user, system } = process.cpuUsage(before);
  return { results, milliseconds: (user + system) / 1000 };
}

const LIBDDS = '.cache/bench/libdds';

/** Compiles the peer, where its headers and a C compiler are installed. */
export function isLibddsThere(): boolean {
  try {
    execFileSync('cc', ['-O2', 'bench/libdds.c', '-o', LIBDDS, '-ldds'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

/** Which of the two times of a line. */
type Time = 'processor' | 'clock';

function linesOfLibdds(words: readonly string[], deals: readonly string[], time: Time): readonly Solved[] {
  const input = deals.map((deal) => `${deal}\n`).join('');
  const lines = execFileSync(LIBDDS, words, { input, encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [clock, processor, ...results] = line.trim().split(' ').reverse();
    return {
      results: results.reverse().join(' '),
      milliseconds: Number(time === 'clock' ? clock : processor),
    };
  });
}

/** libdds in one thread; the first deal is solved twice and counted once: a new process has its memory to find. */
export const byLibdds =
  (time: Time) =>
  (deals: readonly string[]): readonly Solved[] =>
    linesOfLibdds([], [...deals.slice(0, 1), ...deals], time).slice(1);

/** libdds with a thread a core, by the clock. */
export const byLibddsOnAllCores = (deals: readonly string[]): readonly Solved[] =>
  linesOfLibdds(['all'], deals, 'clock');
