import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { claimTimes } from './claims.ts';
import { drawBench } from './draw.ts';
import { gameBench } from './game.ts';
import { lawsBench } from './laws.ts';
import { matchesBench } from './matches.ts';
import type { Row } from './measure.ts';
import { howellBalance, movementBench } from './movement.ts';
import { rankingBench } from './ranking.ts';
import { registerTimes } from './register.ts';
import { revokesBench } from './revokes.ts';
import { scoringBench } from './scoring.ts';
import { solverTimes } from './solver.ts';

const { values } = parseArgs({ options: { write: { type: 'boolean' }, deals: { type: 'string' } } });

/** The groups of figures, in the order of docs/benchmarks.md. */
const GROUPS: readonly { readonly title: string; readonly figures: () => Promise<string> }[] = [
  { title: 'The game', figures: async () => table(await gameBench()) },
  { title: 'The Laws', figures: async () => table([...(await lawsBench()), ...(await revokesBench())]) },
  {
    title: 'Scoring: 2,000 pairs, 26 boards, 26,000 results',
    figures: async () => table(await scoringBench()),
  },
  {
    title: 'Double dummy',
    figures: () => solverTimes(values.deals === undefined ? undefined : Number(values.deals)),
  },
  { title: 'Contested claims', figures: async () => claimTimes() },
  {
    title: 'A tournament of 2,000 pairs in its last round',
    figures: async () => table(await rankingBench()),
  },
  {
    title: 'A Swiss of 256 teams in its fifth round, 24 boards a match',
    figures: async () => table(await matchesBench()),
  },
  { title: 'The register of a federation', figures: async () => registerTimes() },
  { title: 'Draws', figures: async () => table(await drawBench()) },
  { title: 'Movements', figures: async () => table(await movementBench()) },
  { title: 'Balance of complete Howells', figures: async () => howellBalance() },
];

const inThousands = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const count = (perSecond: number): string => inThousands.format(perSecond);

function line({ what, perSecond, peer }: Row): string {
  const ratio = peer === undefined ? '' : `${(perSecond / peer.perSecond).toFixed(1)}×`;
  return `| ${what} | ${count(perSecond)} | ${peer?.name ?? ''} | ${peer ? count(peer.perSecond) : ''} | ${ratio} |`;
}

const table = (rows: readonly Row[]): string =>
  [
    '| what | Naipe, per second | peer | peer, per second | ratio |',
    '|---|---:|---|---:|---:|',
    ...rows.map(line),
  ].join('\n');

const BEGIN = '<!-- figures: npm run bench -- --write -->';
const END = '<!-- end of figures -->';

/** Puts the figures between the marks of docs/benchmarks.md. */
function write(figures: string): void {
  const file = 'docs/benchmarks.md';
  const text = readFileSync(file, 'utf8');
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${file} has lost the marks around its figures.`);
  writeFileSync(file, `${text.slice(0, begin + BEGIN.length)}\n\n${figures}\n\n${text.slice(end)}`);
  execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'inherit' });
}

const processors = cpus();
const machine = `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`;
const tables: string[] = [`Machine: ${machine}. Medians; ours and the peer's in the same run.`];
console.log(tables[0]);
for (const { title, figures: measured } of GROUPS) {
  const figures = `### ${title}\n\n${await measured()}`;
  console.log(`\n${figures}`);
  tables.push(figures);
}
if (values.write) write(tables.join('\n\n'));
