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
const PUBLIC: Who = { role: 'public' };

const DAY_MS = 24 * 60 * 60_000;
const LASTS_MS = { public: 0, director: 7 * DAY_MS, table: 2 * DAY_MS, player: 7 * DAY_MS } as const;

const hashed = (token: string): string => createHash('sha256').update(token).digest('base64url');

export interface SignedIn {
  /** What the cookie holds. The database holds only its hash: who reads a backup cannot sign in with it. */
  readonly token: string;
  readonly seconds: number;
}

interface Known {
  readonly as: Who;
  readonly expires: string;
}

const MOST_KNOWN = 20_000;

/** Who is signed in, by the token in their cookie. */
export class SignIns {
  private readonly queue: CommitQueue;
  private readonly clock: () => number;
  /** Those who asked lately. */
  private readonly known = new Map<string, Known>();
  private readonly find;
  private readonly keep;
  private readonly drop;
  private readonly dropOld;

  constructor(database: Database, queue: CommitQueue, clock: () => number = Date.now) {
    this.queue = queue;
    this.clock = clock;
    this.find = database.prepare<[string], { readonly who: string; readonly expires: string }>(
      'SELECT who, expires FROM sign_in WHERE token_hash = ?',
    );
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
    const known = this.known.get(token) ?? this.look(token);
    return known !== undefined && known.expires > this.at(0) ? known.as : PUBLIC;
  }

  private look(token: string): Known | undefined {
    const kept = this.find.get(hashed(token));
    if (kept === undefined) return undefined;
    const known = { as: who.parse(JSON.parse(kept.who)), expires: kept.expires };
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(token, known);
    return known;
  }

  async signOut(token: string): Promise<void> {
    this.known.delete(token);
    await this.queue.write(() => this.drop.run(hashed(token)));
  }
}
