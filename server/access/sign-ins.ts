import { createHash, randomBytes } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import type { CommitQueue } from '../storage/index.ts';

const who = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('public') }),
  z.strictObject({ role: z.literal('director') }),
  z.strictObject({
    role: z.literal('table'),
    tournament: z.string(),
    session: z.number(),
    section: z.string(),
    table: z.number(),
  }),
  z.strictObject({ role: z.literal('player'), tournament: z.string(), pair: z.string() }),
]);

/** Who somebody signed in as. Tables and players belong to one tournament; for any other they are the public. */
export type Who = z.infer<typeof who>;
export const whoSchema = who;
export const PUBLIC: Who = { role: 'public' };

const DAY_MS = 24 * 60 * 60_000;
const LASTS_MS = { public: 0, director: 7 * DAY_MS, table: 2 * DAY_MS, player: 7 * DAY_MS } as const;

const hashed = (token: string): string => createHash('sha256').update(token).digest('base64url');

export interface SignedIn {
  /** What the cookie holds. The database holds only its hash: who reads a backup cannot sign in with it. */
  readonly token: string;
  readonly seconds: number;
}

/** Who is signed in, by the token in their cookie. */
export class SignIns {
  private readonly queue: CommitQueue;
  private readonly clock: () => number;
  private readonly find;
  private readonly keep;
  private readonly drop;
  private readonly dropOld;

  constructor(database: Database, queue: CommitQueue, clock: () => number = Date.now) {
    this.queue = queue;
    this.clock = clock;
    this.find = database
      .prepare<[string, string], string>('SELECT who FROM sign_in WHERE token_hash = ? AND expires > ?')
      .pluck();
    this.keep = database.prepare<[string, string, string]>(
      'INSERT INTO sign_in (token_hash, who, expires) VALUES (?, ?, ?)',
    );
    this.drop = database.prepare<[string]>('DELETE FROM sign_in WHERE token_hash = ?');
    this.dropOld = database.prepare<[string]>('DELETE FROM sign_in WHERE expires <= ?');
    this.dropOld.run(this.at(0));
  }

  private at(later: number): string {
    return new Date(this.clock() + later).toISOString();
  }

  async signIn(as: Who): Promise<SignedIn> {
    const token = randomBytes(32).toString('base64url');
    const lasts = LASTS_MS[as.role];
    await this.queue.write(() => this.keep.run(hashed(token), JSON.stringify(as), this.at(lasts)));
    return { token, seconds: lasts / 1000 };
  }

  whoIs(token: string | undefined): Who {
    if (token === undefined) return PUBLIC;
    const kept = this.find.get(hashed(token), this.at(0));
    return kept === undefined ? PUBLIC : who.parse(JSON.parse(kept));
  }

  async signOut(token: string): Promise<void> {
    await this.queue.write(() => this.drop.run(hashed(token)));
  }
}
