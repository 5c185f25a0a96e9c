import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Background } from '../background.ts';
import type { SignInRow, SignInTable, Store } from '../storage/store.ts';
import { troubleOf } from '../storage/trouble.ts';

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
  z.strictObject({ role: z.literal('member'), person: z.number() }),
]);

/**
 * Who somebody signed in as. Tables and players belong to one tournament; for any other they are the public. A member is a
 * player of the federation's register, whatever tournament he plays.
 */
export type Who = z.infer<typeof who>;
export const whoSchema = who;

const DAY_MS = 24 * 60 * 60_000;
const LASTS_MS = {
  public: 0,
  director: 7 * DAY_MS,
  table: 2 * DAY_MS,
  player: 7 * DAY_MS,
  member: 90 * DAY_MS,
} as const;

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

const MOST_KNOWN = 20_000;
/** How often what was seen of devices is written down, and who has run out is let go. */
const SWEEP_MS = 60_000;
/** How often those who listen are looked for, where another server may have ended them. */
const LOOK_MS = 5_000;

interface Known {
  readonly signIn: SignIn;
  /** Until when it is believed without asking again. */
  readonly until: number;
}

/** Who is signed in, by the token in their cookie. */
export class SignIns {
  private readonly table: SignInTable;
  private readonly believedMs: number;
  private readonly clock: () => number;
  /** Those who asked lately, by the hash of their token. */
  private readonly known = new Map<string, Known>();
  /** When they were last seen, since that was last written down. */
  private readonly seen = new Map<string, string>();
  /** What to do when a sign-in ends: live updates end with it. */
  private readonly endings = new Map<string, Set<() => void>>();
  private readonly timers: readonly NodeJS.Timeout[];

  constructor(
    { signIns, believedMs }: Pick<Store, 'signIns' | 'believedMs'>,
    background: Background,
    clock: () => number = Date.now,
  ) {
    this.table = signIns;
    this.believedMs = believedMs;
    this.clock = clock;
    signIns.whenRemovedElsewhere((ids) => this.haveEnded(new Set(ids)));
    const sweeping = background.every('sign-ins', SWEEP_MS, () => this.sweep());
    this.timers =
      believedMs === Number.POSITIVE_INFINITY
        ? [sweeping]
        : [sweeping, background.every('sign-ins', LOOK_MS, () => this.lookForEnded())];
  }

  private at(later: number): string {
    return new Date(this.clock() + later).toISOString();
  }

  async signIn(as: Who, device: string): Promise<Entrance> {
    const token = randomBytes(32).toString('base64url');
    const id = randomBytes(9).toString('hex');
    const lasts = LASTS_MS[as.role];
    const [now, expires] = [this.at(0), this.at(lasts)];
    const row = {
      tokenHash: hashed(token),
      id,
      who: JSON.stringify(as),
      device,
      since: now,
      seen: now,
      expires,
    };
    await this.table.add(row);
    return { token, seconds: lasts / 1000 };
  }

  /** Whose token it is. */
  async of(token: string | undefined): Promise<SignIn | undefined> {
    if (token === undefined) return undefined;
    const hash = hashed(token);
    const known = this.known.get(hash);
    const found =
      known !== undefined && known.until > this.clock() ? known.signIn : await this.look(hash, known);
    const now = this.at(0);
    if (found === undefined || found.expires <= now) return undefined;
    this.seen.set(found.id, now);
    return found;
  }

  /** While the database is away, whoever was known before is: pages can still be read. */
  private async look(hash: string, before: Known | undefined): Promise<SignIn | undefined> {
    let row: SignInRow | undefined;
    try {
      row = await this.table.find(hash);
    } catch (error) {
      if (before !== undefined && troubleOf(error) !== undefined) return before.signIn;
      throw error;
    }
    this.known.delete(hash);
    if (row === undefined) return undefined;
    const signIn = signInOf(row);
    if (this.known.size >= MOST_KNOWN) this.known.clear();
    this.known.set(hash, { signIn, until: this.clock() + this.believedMs });
    return signIn;
  }

  /** Everybody who is signed in, the first first. */
  async list(): Promise<readonly SignIn[]> {
    const now = this.at(0);
    return (await this.table.all())
      .filter(({ expires }) => expires > now)
      .map((row) => ({ ...signInOf(row), seen: this.seen.get(row.id) ?? row.seen }));
  }

  /** Ends those that are meant, and what hangs on them. Answers how many. */
  async end(meant: (signIn: SignIn) => boolean): Promise<number> {
    const rows = (await this.table.all()).filter((row) => meant(signInOf(row)));
    return this.endAll(rows.map(({ id }) => id));
  }

  /** Ends one by its name. Answers whether it was there. */
  async endOne(id: string): Promise<boolean> {
    const isThere = (await this.table.present([id])).has(id);
    return isThere && (await this.endAll([id])) > 0;
  }

  private async endAll(ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    await this.table.remove(ids);
    this.haveEnded(new Set(ids));
    return ids.length;
  }

  private haveEnded(ids: ReadonlySet<string>): void {
    for (const [hash, { signIn }] of this.known) if (ids.has(signIn.id)) this.known.delete(hash);
    for (const id of ids) {
      this.seen.delete(id);
      for (const ending of this.endings.get(id) ?? []) ending();
      this.endings.delete(id);
    }
  }

  /** The notice that somebody was ended on another server may have been lost. */
  private async lookForEnded(): Promise<void> {
    const listening = [...this.endings.keys()];
    if (listening.length === 0) return;
    const present = await this.table.present(listening);
    this.haveEnded(new Set(listening.filter((id) => !present.has(id))));
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

  /** Does it hear live updates of this server at this moment? */
  isListening(id: string): boolean {
    return this.endings.has(id);
  }

  /** A director is called otherwise from now on. */
  async rename(director: string, name: string): Promise<void> {
    const as: Who = { role: 'director', name };
    const own = (await this.list()).filter(
      (each) => each.as.role === 'director' && each.as.name === director,
    );
    await this.table.rewrite(
      own.map(({ id }) => id),
      JSON.stringify(as),
    );
    this.known.clear();
  }

  private async sweep(): Promise<void> {
    const seen = [...this.seen];
    this.seen.clear();
    await this.table.see(seen);
    const now = this.at(0);
    await this.end(({ expires }) => expires <= now);
  }

  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.sweep();
  }
}

const signInOf = ({ tokenHash: _, who: as, ...row }: SignInRow): SignIn => ({
  ...row,
  as: who.parse(JSON.parse(as)),
});
