import type { Door } from '../access/attempts.ts';
import type { FactLog } from '../facts/fact-log.ts';
import type { HashedFactRow } from './fact-hash.ts';
import type { DataFinding } from './finding.ts';
import type { Trouble } from './trouble.ts';

/*
 * What Naipe keeps besides facts, as ports: SQLite (`sqlite/`, one program on one file) and PostgreSQL (`postgres/`, any
 * number of servers) each have an adapter, and no other folder speaks SQL.
 */

/** A sign-in as it is kept: whose it is as JSON, and never the token itself. */
export interface SignInRow {
  readonly tokenHash: string;
  /** Its name in lists: no secret. */
  readonly id: string;
  readonly who: string;
  readonly device: string;
  readonly since: string;
  readonly seen: string;
  readonly expires: string;
}

export interface SignInTable {
  find(tokenHash: string): Promise<SignInRow | undefined>;
  /** Everybody, the first first. */
  all(): Promise<readonly SignInRow[]>;
  add(row: SignInRow): Promise<void>;
  /** Takes them away; other servers are told. */
  remove(ids: readonly string[]): Promise<void>;
  /** Which of these are still there. */
  present(ids: readonly string[]): Promise<ReadonlySet<string>>;
  rewrite(ids: readonly string[], who: string): Promise<void>;
  /** When devices were last seen. */
  see(seen: readonly (readonly [id: string, at: string])[]): Promise<void>;
  /** Called with the ids of sign-ins that another server took away. */
  whenRemovedElsewhere(ended: (ids: readonly string[]) => void): void;
}

/** The directors, each with the argon2id hash of a password. */
export interface DirectorTable {
  names(): Promise<readonly string[]>;
  passwordHash(name: string): Promise<string | undefined>;
  /** Answers whether there was no director of that name. */
  add(name: string, passwordHash: string): Promise<boolean>;
  setPassword(name: string, passwordHash: string): Promise<boolean>;
  /** Answers whether it could be done: there is such a director, and none of the other name. */
  rename(name: string, to: string): Promise<boolean>;
  /** Answers whether it was done: somebody must be left. */
  remove(name: string): Promise<boolean>;
}

/** How often codes were renewed: those of before no longer open anything. */
export interface CodeRenewals {
  /** How often each was, of a tournament. */
  of(tournament: string): Promise<ReadonlyMap<string, number>>;
  renew(tournament: string, what: string): Promise<void>;
}

/** What the server keeps to itself: never in a fact, an export or a log. */
export const SECRETS = ['known-devices', 'join-codes'] as const;
export type SecretName = (typeof SECRETS)[number];

/** Limits who guesses, wherever he does. */
export interface Guesses {
  /** Takes a try from each door and answers 0; the seconds to wait when one has none, and then nothing is taken. */
  take(doors: readonly Door[]): Promise<number>;
  /** What was taken was no guess. */
  giveBack(doors: readonly Door[]): Promise<void>;
}

/** What the list of tournaments says of one, with the version it was kept at. */
export interface SummaryRow {
  readonly tournament: string;
  readonly version: number;
  readonly name: string;
  readonly date: string;
  readonly status: string;
}

export interface PlayerRow {
  readonly name: string;
  /** Empty when it is not known. */
  readonly id: string;
}

/** The list of tournaments and of everybody who ever played: worked out of the facts, and kept to be found at once. */
export interface SummaryTable {
  all(): Promise<readonly SummaryRow[]>;
  /** Everybody who ever played, the latest first. */
  players(): Promise<readonly PlayerRow[]>;
  /** Keeps what is said of a tournament, unless it was removed or something later is kept; its players where they changed. */
  keep(summary: SummaryRow, players: readonly PlayerRow[] | undefined): Promise<void>;
}

/** What was worked out of deals, and of which tournaments something is still to be. It follows from the facts. */
export interface SolvedDealTable {
  /** What is known of a tournament's deals: JSON, by what was asked. */
  of(stream: string): Promise<ReadonlyMap<string, string>>;
  /** Keeps an answer, unless the tournament was removed. */
  keep(stream: string, asked: string, answer: string): Promise<void>;
  /** The tournaments, of all, in which each of these deals is known. */
  holders(deals: readonly string[]): Promise<readonly { readonly stream: string; readonly asked: string }[]>;
  /** Tournaments whose deals are not all worked out. */
  unfinished(): Promise<readonly string[]>;
  note(stream: string, isFinished: boolean): Promise<void>;
}

/** That something was erased or removed; what it was is not kept. */
export interface Removal {
  readonly time: string;
  readonly actor: string;
  readonly kind: 'person' | 'tournament';
  /** The id of the tournament. Its name may be somebody's. */
  readonly tournament: string;
  /** The date of the tournament. */
  readonly date: string;
  /** How many facts it had. */
  readonly facts: number;
  /**
   * The hash of its last fact, by which a copy of a removed tournament is known. Of a person nothing: whoever has the
   * other facts could try names until the hash comes out.
   */
  readonly chain: string;
}

/** A stream that is written anew. */
export interface RewrittenStream {
  /** The facts that are others than before, if only by their hash. */
  readonly changed: readonly HashedFactRow[];
  /** What is said of it at its end. */
  readonly added: HashedFactRow;
  readonly removal: Removal;
}

/** How streams are to be written anew. Called while nobody else writes; has to answer at once. */
export interface Rewriting {
  readonly which: (versions: ReadonlyMap<string, number>) => readonly string[];
  readonly rewrite: (stream: string, rows: readonly HashedFactRow[]) => RewrittenStream | undefined;
  /** What removals of before say of who did them. */
  readonly actor: (actor: string) => string;
}

/** The one way in which facts change: a person is erased, a tournament removed. Both say so. */
export interface ErasureStore {
  /** The facts of a stream after a number, some at a time, as they are kept. */
  rows(stream: string, after?: number): AsyncIterable<readonly HashedFactRow[]>;
  /** Writes streams anew, all or none. Answers which. */
  rewrite(rewriting: Rewriting): Promise<readonly string[]>;
  /** Takes a whole stream away. Answers what is kept of it; nothing when there is none of that name. */
  remove(
    stream: string,
    told: (first: HashedFactRow, last: HashedFactRow) => Removal,
  ): Promise<Removal | undefined>;
  /** The latest first. */
  removals(): Promise<readonly Removal[]>;
  /** Sees to it that no byte of what was removed is left in the database. Answers whether that is so. */
  sweep(): Promise<boolean>;
  /** Copies of the whole that were put aside, and are as they were. */
  copies(): readonly string[];
}

/** Something about the data that a director has to know, until one says so. */
export interface StorageNotice {
  readonly id: number;
  readonly time: string;
  readonly finding: DataFinding;
}

/** How the data is, for whoever looks after it. */
export interface StorageCare {
  /** What was found wrong at the start. */
  readonly findings: readonly DataFinding[];
  /** Why the disk took nothing at the start. */
  readonly troubleAtStart: Trouble | undefined;
  /** Why nothing can be written at present, if so. Throws when the database does not answer at all. */
  check(): Promise<Trouble | undefined>;
  notices(): Promise<readonly StorageNotice[]>;
  /** A director has seen it. */
  seen(id: number): Promise<void>;
}

/** Work that one server at a time does. */
export interface Leases {
  /** Answers whether this server may do it, for so many milliseconds: nobody else does meanwhile. */
  take(work: string, milliseconds: number): Promise<boolean>;
}

/** Everything that is kept. */
export interface Store {
  readonly facts: FactLog;
  readonly signIns: SignInTable;
  readonly directors: DirectorTable;
  readonly renewals: CodeRenewals;
  readonly guesses: Guesses;
  readonly summaries: SummaryTable;
  readonly solved: SolvedDealTable;
  readonly erasure: ErasureStore;
  readonly care: StorageCare;
  readonly leases: Leases;
  /** The random secret of that name. */
  readonly secret: (name: SecretName) => string;
  /** Who reads it where Naipe was started may choose the first password. */
  readonly setupCode: string;
  /** How long what was read may be believed without asking again: others may have written since. */
  readonly believedMs: number;
  /** Where it is kept, to be told to whoever runs it: without a password. */
  readonly place: string;
  readonly close: () => Promise<void>;
}
