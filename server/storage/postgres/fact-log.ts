import { fail, ok, type Result } from 'naipe/base';
import type { ClientBase } from 'pg';
import type {
  Appended,
  Fact,
  FactLog,
  StreamExists,
  UnnumberedFact,
  VersionConflict,
  Watcher,
} from '../../facts/fact-log.ts';
import { type HashedFactRow, NO_HASH } from '../fact-hash.ts';
import { conflict, exists } from '../faults.ts';
import { Followers } from '../followers.ts';
import { causeOf } from '../one-cause.ts';
import { chained, checkedFacts, toFact } from '../rows.ts';
import { StorageError } from '../trouble.ts';
import { Bulletin } from './bulletin.ts';
import { openPostgres, type PostgresDatabase } from './database.ts';
import { FACT_COLUMNS, readAllRows } from './reading.ts';
import { renewEpochFrom } from './schema.ts';

/** Where servers tell each other which streams have grown. */
const GROWTH = 'naipe_growth';

/**
 * Keeps rows when the fact before them is the one they were made to follow. The keys of the table see to the rest:
 * whoever comes second to a number or with a command that is there already keeps nothing.
 */
const INSERT = `
  INSERT INTO fact (stream, ${FACT_COLUMNS}, ordinal)
  SELECT $1, row.* FROM unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::int[])
    AS row (${FACT_COLUMNS}, ordinal)
  WHERE $10 = 0 OR EXISTS (SELECT FROM fact WHERE stream = $1 AND sequence = $10 AND hash = $11)`;

/** Of each stream: how far it is, and whether it still holds the fact that somebody read last. */
const LOOK_AFTER = `
  SELECT stream,
    (SELECT sequence FROM fact WHERE fact.stream = asked.stream ORDER BY sequence DESC LIMIT 1) AS version,
    asked.version = 0 OR EXISTS (
      SELECT FROM fact WHERE fact.stream = asked.stream AND sequence = asked.version AND cause = asked.cause
    ) AS stands
  FROM unnest($1::text[], $2::int[], $3::text[]) AS asked (stream, version, cause)`;

const UNIQUE_VIOLATION = '23505';
/** Others were first: read what stands and decide again. More often than this in a row is no race any more. */
const MOST_ATTEMPTS = 10;
/** Notices can be lost; whoever follows a stream asks all the same. */
const POLL_MS = 1_000;
const MOST_LANES = 10_000;
/** So many appends may wait for the database; more would only wait longer, and those who send them try again. */
const MOST_WAITING = 5_000;

interface Last {
  readonly sequence: number;
  readonly cause: string | undefined;
  readonly hash: string;
}

const BEFORE_ALL: Last = { sequence: 0, cause: undefined, hash: NO_HASH };

type Answer = Result<Appended, VersionConflict>;

interface Append {
  readonly expectedVersion: number;
  readonly facts: readonly UnnumberedFact[];
  readonly after: string | undefined;
  readonly done: (answer: Answer) => void;
  readonly failed: (error: unknown) => void;
}

/** The appends to one stream, in the order in which they came: those that wait for the disk go together. */
interface Lane {
  waiting: Append[];
  running: Promise<void> | undefined;
  /** The last fact, as far as is known here: others may have written since. */
  last: Last | undefined;
}

/** What a batch comes to, one append after the other, on a stream that ends with `last`. */
interface Decided {
  readonly answers: readonly Answer[];
  readonly added: readonly Fact[];
  readonly rows: readonly HashedFactRow[];
}

function inOrder(
  stream: string,
  last: Last,
  known: ReadonlyMap<string, readonly Fact[]>,
  batch: readonly Append[],
): Decided {
  const added: Fact[] = [];
  const ofCause = new Map(known);
  let { sequence: version, cause: lastCause } = last;
  const answers = batch.map(({ expectedVersion, facts, after }): Answer => {
    const cause = facts[0]?.cause;
    const before = cause === undefined ? undefined : ofCause.get(cause);
    if (before !== undefined) return ok({ version, facts: before, repeated: true });
    if (version !== expectedVersion || (after !== undefined && after !== lastCause))
      return fail(conflict(stream, expectedVersion, version));
    const numbered = facts.map((fact, index): Fact => ({ ...fact, sequence: version + 1 + index }));
    added.push(...numbered);
    version += numbered.length;
    if (cause !== undefined) {
      ofCause.set(cause, numbered);
      lastCause = cause;
    }
    return ok({ version, facts: numbered, repeated: false });
  });
  return { answers, added, rows: chained(stream, last.hash, added) };
}

/** A fact's place among those of its command. */
function ordinals(facts: readonly Fact[]): readonly number[] {
  const counts = new Map<string, number>();
  return facts.map(({ cause }) => {
    const count = counts.get(cause) ?? 0;
    counts.set(cause, count + 1);
    return count;
  });
}

/** Facts in a PostgreSQL database, for any number of servers at once. What is acknowledged is on its disk. */
export class PostgresFactLog implements FactLog {
  private readonly database: PostgresDatabase;
  private readonly followers = new Followers();
  private readonly lanes = new Map<string, Lane>();
  private readonly bulletin: Bulletin;
  private readonly polling: NodeJS.Timeout;
  private readonly watchers = new Set<Watcher>();
  private epochNow: string;
  private isPolling = false;
  private waiting = 0;
  private closing = false;

  /** Hears and tells on a bulletin that has not begun yet. */
  constructor(database: PostgresDatabase, epoch: string, bulletin: Bulletin) {
    this.database = database;
    this.epochNow = epoch;
    this.bulletin = bulletin;
    bulletin.hear(
      GROWTH,
      (streams) => {
        for (const stream of streams) this.grownElsewhere(stream);
      },
      () => void this.poll(),
    );
    this.polling = setInterval(() => void this.poll(), POLL_MS).unref();
  }

  private grownElsewhere(stream: string): void {
    this.followers.wake(stream);
    for (const { open, grown } of this.watchers) if (open().has(stream)) grown(stream);
  }

  /** How many appends wait for the database. */
  get queued(): number {
    return this.waiting;
  }

  get epoch(): string {
    return this.epochNow;
  }

  async append(
    stream: string,
    expectedVersion: number,
    facts: readonly UnnumberedFact[],
    after?: string,
  ): Promise<Answer> {
    causeOf(facts);
    if (this.closing) throw new StorageError('away');
    if (this.waiting >= MOST_WAITING) throw new StorageError('busy');
    const lane = this.laneOf(stream);
    this.waiting += 1;
    return new Promise<Answer>((done, failed) => {
      lane.waiting.push({ expectedVersion, facts, after, done, failed });
      lane.running ??= this.run(stream, lane);
    }).finally(() => {
      this.waiting -= 1;
    });
  }

  private laneOf(stream: string): Lane {
    const lane = this.lanes.get(stream) ?? { waiting: [], running: undefined, last: undefined };
    this.lanes.set(stream, lane);
    if (this.lanes.size > MOST_LANES)
      for (const [name, { running }] of this.lanes)
        if (running === undefined && name !== stream) this.lanes.delete(name);
    return lane;
  }

  private async run(stream: string, lane: Lane): Promise<void> {
    while (lane.waiting.length > 0) {
      const batch = lane.waiting;
      lane.waiting = [];
      try {
        await this.appendAll(stream, lane, batch);
      } catch (error) {
        lane.last = undefined;
        for (const { failed } of batch)
          failed(error instanceof StorageError ? error : new StorageError('failing', error));
      }
    }
    lane.running = undefined;
  }

  private async appendAll(stream: string, lane: Lane, batch: readonly Append[]): Promise<void> {
    if (lane.last !== undefined && (await this.appendOnGuess(stream, lane, lane.last, batch))) return;
    for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts += 1) {
      const last = await this.lastOf(stream);
      const decided = inOrder(stream, last, await this.ofCauses(stream, batch), batch);
      if (await this.keep(stream, lane, last, decided, batch)) return;
    }
    throw new Error(`Others kept writing to "${stream}".`);
  }

  /** Where nobody else wrote meanwhile, one question does: whether that was so, the table itself says. */
  private async appendOnGuess(
    stream: string,
    lane: Lane,
    last: Last,
    batch: readonly Append[],
  ): Promise<boolean> {
    const decided = inOrder(stream, last, new Map(), batch);
    return decided.answers.every(({ ok }) => ok) && (await this.keep(stream, lane, last, decided, batch));
  }

  private async keep(
    stream: string,
    lane: Lane,
    last: Last,
    { answers, added, rows }: Decided,
    batch: readonly Append[],
  ): Promise<boolean> {
    lane.last = undefined;
    if (!(await this.insert(stream, last, added, rows))) return false;
    lane.last = rows.at(-1) ?? last;
    if (rows.length > 0) this.hasGrown(stream);
    for (const [at, answer] of answers.entries()) batch[at]?.done(answer);
    return true;
  }

  /** Keeps all of it or nothing. Answers whether it was kept: not, when others were first. */
  private async insert(
    stream: string,
    last: Last,
    facts: readonly Fact[],
    rows: readonly HashedFactRow[],
  ): Promise<boolean> {
    if (rows.length === 0) return true;
    const column = <K extends keyof HashedFactRow>(name: K) => rows.map((row) => row[name]);
    try {
      const { rowCount } = await this.database.query(INSERT, [
        stream,
        column('sequence'),
        column('time'),
        column('actor'),
        column('cause'),
        column('type'),
        column('data'),
        column('hash'),
        ordinals(facts),
        last.sequence,
        last.hash,
      ]);
      return rowCount === rows.length;
    } catch (error) {
      if ((error as { readonly code?: unknown }).code === UNIQUE_VIOLATION) return false;
      throw error;
    }
  }

  private async lastOf(stream: string): Promise<Last> {
    const { rows } = await this.database.query<Last>(
      'SELECT sequence, cause, hash FROM fact WHERE stream = $1 ORDER BY sequence DESC LIMIT 1',
      [stream],
    );
    return rows[0] ?? BEFORE_ALL;
  }

  /** The facts that stand already of the commands of these appends. */
  private async ofCauses(
    stream: string,
    batch: readonly Append[],
  ): Promise<ReadonlyMap<string, readonly Fact[]>> {
    const causes = batch.flatMap(({ facts }) => facts.slice(0, 1).map(({ cause }) => cause));
    const { rows } = await this.database.query<HashedFactRow>(
      `SELECT ${FACT_COLUMNS} FROM fact WHERE stream = $1 AND cause = ANY($2) ORDER BY sequence`,
      [stream, causes],
    );
    const known = new Map<string, Fact[]>();
    for (const fact of rows.map(toFact)) known.set(fact.cause, [...(known.get(fact.cause) ?? []), fact]);
    return known;
  }

  private hasGrown(stream: string): void {
    this.followers.wake(stream);
    this.bulletin.tell(GROWTH, stream);
  }

  async read(stream: string, from = 1): Promise<readonly Fact[]> {
    // With the one before, which the first is tied to.
    const rows = await readAllRows(this.database, stream, from - 2);
    const before = rows[0]?.sequence === from - 1 ? rows[0] : undefined;
    return checkedFacts(stream, from, before?.hash, before === undefined ? rows : rows.slice(1));
  }

  async *follow(stream: string, from: number, stop?: AbortSignal): AsyncGenerator<Fact, void> {
    let next = from;
    while (!this.closing && !stop?.aborted) {
      // Before it is read, so that no append in between is missed.
      const { grown, cancel } = this.followers.next(stream, stop);
      const facts = await this.read(stream, next);
      if (facts.length === 0) {
        await grown;
        continue;
      }
      cancel();
      for (const fact of facts) {
        if (stop?.aborted) return;
        next = fact.sequence + 1;
        yield fact;
      }
    }
  }

  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  async version(stream: string): Promise<number> {
    return (await this.lastOf(stream)).sequence;
  }

  /** In case a notice was lost: wakes whoever follows, and looks at what is kept in memory. A slow database is asked once at a time. */
  private async poll(): Promise<void> {
    if (this.isPolling) return;
    this.isPolling = true;
    try {
      const epoch = await epochOf(this.database);
      const isRenamed = epoch !== this.epochNow;
      this.epochNow = epoch;
      this.followers.wakeAll();
      for (const watcher of this.watchers) {
        if (isRenamed) watcher.renamed();
        else await this.lookAfter(watcher);
      }
    } catch {
      // The database is away: the next time comes.
    } finally {
      this.isPolling = false;
    }
  }

  private async lookAfter({ open, grown }: Watcher): Promise<void> {
    const asked = [...open()];
    if (asked.length === 0) return;
    const { rows } = await this.database.query<{ stream: string; version: number | null; stands: boolean }>(
      LOOK_AFTER,
      [
        asked.map(([stream]) => stream),
        asked.map(([, { version }]) => version),
        asked.map(([, { cause }]) => cause ?? ''),
      ],
    );
    const now = open();
    for (const { stream, version, stands } of rows) {
      if (!stands) await this.hasLost(stream);
      else if (version !== null && version > (now.get(stream)?.version ?? version)) grown(stream);
    }
  }

  async hasLost(stream: string): Promise<void> {
    const renamed = await renewEpochFrom(this.database, this.epochNow);
    if (renamed === undefined) return; // by another server, or it was removed on purpose: the next look tells
    this.epochNow = renamed;
    for (const watcher of this.watchers) watcher.renamed(stream);
  }

  async adopt(stream: string, facts: readonly Fact[]): Promise<Result<number, StreamExists>> {
    const last = await this.lastOf(stream);
    const rows = chained(stream, NO_HASH, facts);
    if (last.sequence > 0 || !(await this.insert(stream, BEFORE_ALL, facts, rows)))
      return fail(exists(stream));
    if (rows.length > 0) this.hasGrown(stream);
    return ok(facts.length);
  }

  async streams(): Promise<ReadonlyMap<string, number>> {
    return versionsIn(this.database);
  }

  /** Answers what is under way, tells the others, and lets the database go. */
  async close(): Promise<void> {
    if (this.closing) return;
    this.closing = true;
    clearInterval(this.polling);
    await Promise.all([...this.lanes.values()].map(({ running }) => running));
    await this.bulletin.close();
    this.followers.wakeAll();
    await this.database.close();
  }
}

/** From one stream to the next through the index: reading every fact to count them would take its time. */
const VERSIONS = `
  WITH RECURSIVE streams AS (
    (SELECT stream FROM fact ORDER BY stream LIMIT 1)
    UNION ALL
    SELECT (SELECT stream FROM fact WHERE stream > streams.stream ORDER BY stream LIMIT 1)
    FROM streams WHERE stream IS NOT NULL
  )
  SELECT stream, (SELECT max(sequence) FROM fact WHERE fact.stream = streams.stream) AS version
  FROM streams WHERE stream IS NOT NULL`;

/** Every stream and its version, as a connection or the whole database sees them. */
export async function versionsIn(asked: Pick<ClientBase, 'query'> | PostgresDatabase) {
  const { rows } = await (asked as Pick<PostgresDatabase, 'query'>).query<{
    stream: string;
    version: number;
  }>(VERSIONS);
  return new Map(rows.map(({ stream, version }) => [stream, version]));
}

export async function epochOf(database: PostgresDatabase): Promise<string> {
  const { rows } = await database.query<{ epoch: string }>('SELECT epoch FROM epoch');
  return rows[0]?.epoch ?? '';
}

/** Connects to the database as a fact log. */
export async function openPostgresFactLog(address: string): Promise<Result<FactLog>> {
  const opened = await openPostgres(address);
  if (!opened.ok) return opened;
  const bulletin = new Bulletin(opened.value);
  const log = new PostgresFactLog(opened.value, await epochOf(opened.value), bulletin);
  bulletin.begin();
  return ok(log);
}
