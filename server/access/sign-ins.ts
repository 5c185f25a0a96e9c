import { createHash, randomBytes } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import type { Background } from '../background.ts';
import type { CommitQueue } from '../storage/index.ts';

const who = z.discriminatedUnion('role', [
  z.strictObject({ role: z.literal('public') }),
  z.strictObject({ role: z.literal('director'), name: z.string() }),
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

const DAY_MS = 24 * 60 * 60_000;
const LASTS_MS = { public: 0, director: 7 * DAY_MS, table: 2 * DAY_MS, player: 7 * DAY_MS } as const;

const hashed = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** What somebody who signs in is given. */
export interface Entrance {
  /** What the cookie holds. The database holds only its hash: who reads a backup cannot sign in with it. */
  readonly token: string;
  readonly seconds: number;
}

/** Somebody who is signed in on a device. */
export interface SignIn {
  /** Its name in lists: no secret. */
  readonly id: string;
  readonly as: Who;
  /** The browser, as it calls itself. */
  readonly device: string;
  readonly since: string;
  readonly seen: string;
  readonly expires: string;
}

interface Row extends Omit<SignIn, 'as'> {
  readonly token_hash: string;
  readonly who: string;
}

const MOST_KNOWN = 20_000;
/** How often what was seen of devices is written down, and who has run out is let go. */
const SWEEP_MS = 60_000;

/** Who is signed in, by the token in their cookie. */
export class SignIns {
  private readonly queue: CommitQueue;
  private readonly clock: () => number;
  /** Those who asked lately, by the hash of their token. */
  private readonly known = new Map<string, SignIn>();
  /** When they were last seen, since that was last written down. */
  private readonly seen = new Map<string, string>();
  /** What to do when a sign-in ends: live updates end with it. */
  private readonly endings = new Map<string, Set<() => void>>();
  private readonly sweeping: NodeJS.Timeout;
  private readonly find;
  private readonly all;
  private readonly keep;
  private readonly see;
  private readonly drop;
  private readonly rewrite;

  constructor(
    database: Database,
    queue: CommitQueue,
    background: Background,
    clock: () => number = Date.now,
  ) {
    this.queue = queue;
    this.clock = clock;
    this.find = database.prepare<[string], Row>('SELECT * FROM sign_in WHERE token_hash = ?');
    this.all = database.prepare<[], Row>('SELECT * FROM sign_in ORDER BY since, id');
    this.keep = database.prepare<[string, string, string, string, string, string, string]>(
      'INSERT INTO sign_in (token_hash, id, who, device, since, seen, expires) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    this.see = database.prepare<[string, string]>('UPDATE sign_in SET seen = ? WHERE id = ?');
    this.drop = database.prepare<[string]>('DELETE FROM sign_in WHERE id = ?');
    this.rewrite = database.prepare<[string, string]>('UPDATE sign_in SET who = ? WHERE id = ?');
    this.sweeping = background.every('sign-ins', SWEEP_MS, () => this.sweep());
  }

  private at(later: number): string {
    return new Date(this.clock() + later).toISOString();
  }

  async signIn(as: Who, device: string): Promise<Entrance> {
    const token = randomBytes(32).toString('base64url');
    const id = randomBytes(9).toString('hex');
    const lasts = LASTS_MS[as.role];
    const [now, end] = [this.at(0), this.at(lasts)];
    await this.queue.write(() => this.keep.run(hashed(token), id, JSON.stringify(as), device, now, now, end));
    return { token, seconds: lasts / 1000 };
  }

  /** Whose token it is. */
  of(token: string | undefined): SignIn | undefined {
    if (token === undefined) return undefined;
    const hash = hashed(token);
    const found = this.known.get(hash) ?? this.look(hash);
    const now = this.at(0);
    if (found === undefined || found.expires <= now) return undefined;
    this.seen.set(found.id, now);
    return found;
  }

  private look(hash: string): SignIn | undefined {
    const row = this.find.get(hash);
    if (row === undefined) return undefined;
    const signIn = signInOf(row);
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(hash, signIn);
    return signIn;
  }

  /** Everybody who is signed in, the first first. */
  list(): readonly SignIn[] {
    const now = this.at(0);
    return this.all
      .all()
      .filter(({ expires }) => expires > now)
      .map((row) => ({ ...signInOf(row), seen: this.seen.get(row.id) ?? row.seen }));
  }

  /** Ends those that are meant, and what hangs on them. Answers how many. */
  async end(meant: (signIn: SignIn) => boolean): Promise<number> {
    const rows = this.all.all().filter((row) => meant(signInOf(row)));
    if (rows.length === 0) return 0;
    await this.queue.write(() => {
      for (const { id } of rows) this.drop.run(id);
    });
    for (const { token_hash, id } of rows) {
      this.known.delete(token_hash);
      this.seen.delete(id);
      for (const ending of this.endings.get(id) ?? []) ending();
      this.endings.delete(id);
    }
    return rows.length;
  }

  /** Does something when a sign-in ends. Answers how not to. */
  whenEnded(id: string, ending: () => void): () => void {
    const endings = this.endings.get(id) ?? new Set();
    this.endings.set(id, endings.add(ending));
    return () => {
      endings.delete(ending);
      if (endings.size === 0 && this.endings.get(id) === endings) this.endings.delete(id);
    };
  }

  /** Does it hear live updates at this moment? */
  isListening(id: string): boolean {
    return this.endings.has(id);
  }

  /** A director is called otherwise from now on. */
  async rename(director: string, name: string): Promise<void> {
    const as: Who = { role: 'director', name };
    const own = this.list().filter((each) => each.as.role === 'director' && each.as.name === director);
    await this.queue.write(() => {
      for (const { id } of own) this.rewrite.run(JSON.stringify(as), id);
    });
    this.known.clear();
  }

  private async sweep(): Promise<void> {
    const seen = [...this.seen];
    this.seen.clear();
    await this.queue.write(() => {
      for (const [id, at] of seen) this.see.run(at, id);
    });
    const now = this.at(0);
    await this.end(({ expires }) => expires <= now);
  }

  async close(): Promise<void> {
    clearInterval(this.sweeping);
    await this.sweep();
  }
}

const signInOf = ({ token_hash: _, who: as, ...row }: Row): SignIn => ({
  ...row,
  as: who.parse(JSON.parse(as)),
});
