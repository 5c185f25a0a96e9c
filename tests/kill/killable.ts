import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../../scripts/lib/run.mjs';

/** What looks for files of its own beside it. */
const BY_ITSELF = [
  'better-sqlite3',
  '@node-rs/argon2',
  '@fastify/swagger-ui',
  '@fastify/static',
  'pg',
  'prom-client',
];

/** The program in one file with most of what it needs: loaded a hundred times, hundreds of files take twice as long. */
export class Bundle {
  private readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async make(): Promise<Bundle> {
    mkdirSync(`${root}.cache`, { recursive: true });
    const outDir = mkdtempSync(`${root}.cache/kill-`);
    const ssr = `${root}tests/kill/serve-when-told.mjs`;
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true, external: BY_ITSELF },
      build: { ssr, outDir, target: 'node20', minify: true },
    });
    return new Bundle(outDir);
  }

  get program(): string {
    return join(this.folder, 'serve-when-told.js');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

interface Served {
  readonly address: string;
  readonly setupCode?: string;
}

/** A process that has loaded the program and waits to serve. */
export class KillableServer {
  private readonly child: ChildProcess;
  private readonly exit: Promise<unknown>;

  constructor({ program }: Bundle) {
    this.child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.exit = new Promise((resolve) => this.child.once('close', resolve));
  }

  /** Serves a data folder, or a PostgreSQL database by its address. */
  serve(dataFolder: string, database?: string): Promise<Served> {
    this.child.stdin!.write(`${JSON.stringify([dataFolder, null, database])}\n`);
    return new Promise((resolve, reject) => {
      this.child.stdout!.once('data', (chunk: Buffer) => resolve(JSON.parse(chunk.toString())));
      this.exit.then(() => reject(new Error('The server ended before it served.')));
    });
  }

  /** It has not ended, by itself or otherwise. */
  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.exit;
  }
}
