import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { actorWithout, type Person } from 'naipe/tournament';
import { inTurn } from '../in-steps.ts';
import {
  type CommitQueue,
  isUnswept,
  keepRemoval,
  type OpenDatabase,
  type Removal,
  removalsOf,
  renewEpoch,
  sweep,
  unlockFacts,
  versionsOf,
} from '../storage/index.ts';
import { type FoundPerson, findPerson, type SoughtPerson, titleOf } from './find-person.ts';
import { type Rewritten, rewriteWithout } from './rewrite.ts';

/** Takes people and tournaments out of the database, so that nothing of them can be read. */
export class Eraser {
  private readonly open: OpenDatabase;
  private readonly database: Database;
  private readonly queue: CommitQueue;

  constructor(open: OpenDatabase, queue: CommitQueue) {
    this.open = open;
    this.database = open.database;
    this.queue = queue;
  }

  async find(sought: SoughtPerson): Promise<FoundPerson> {
    return (await inTurn(findPerson(this.database, sought))).value;
  }

  /** Erases somebody everywhere, or nowhere. Answers the tournaments that were written anew. */
  async erase({ person, tournaments, versions }: FoundPerson, actor: string): Promise<readonly string[]> {
    const named = new Set(tournaments.map(({ tournament }) => tournament));
    const rewritten = await this.queue.write(() => {
      // Named since he was looked for, perhaps: whatever has changed is looked at again.
      for (const { stream, version } of versionsOf(this.database))
        if (versions.get(stream) !== version) named.add(stream);
      this.open.mark.forget(named);
      return this.eraseNow([...named], person, actor);
    });
    for (const [stream, { version, hash }] of rewritten) this.open.mark.reached(stream, version, hash);
    return [...rewritten.keys()];
  }

  private eraseNow(
    streams: readonly string[],
    person: Person,
    actor: string,
  ): ReadonlyMap<string, Rewritten> {
    const { database } = this;
    const erasing = {
      actor: actorWithout(actor, person),
      time: new Date().toISOString(),
      cause: randomUUID(),
    };
    const rewritten = new Map<string, Rewritten>();
    unlockFacts(database, () => {
      for (const stream of streams) {
        const done = rewriteWithout(database, stream, person, erasing);
        if (done !== undefined) rewritten.set(stream, done);
      }
    });
    for (const [stream, { before }] of rewritten) {
      forgetSummary(database, stream);
      const { date = '' } = titleOf(database, stream) ?? {};
      const { actor: by, time } = erasing;
      keepRemoval(database, {
        actor: by,
        time,
        kind: 'person',
        tournament: stream,
        date,
        facts: before,
        chain: '',
      });
    }
    for (const { actor: by } of removalsOf(database)) {
      const rest = actorWithout(by, person);
      if (rest !== by)
        database.prepare<[string, string]>('UPDATE removal SET actor = ? WHERE actor = ?').run(rest, by);
    }
    renewEpoch(database);
    return rewritten;
  }

  /** Takes a whole tournament away. Answers what is kept of it; nothing when there is none of that name. */
  async remove(stream: string, actor: string): Promise<Removal | undefined> {
    return this.queue.write(() => {
      const last = this.database
        .prepare<[string], { readonly facts: number; readonly chain: string }>(
          'SELECT sequence AS facts, hash AS chain FROM fact WHERE stream = ? ORDER BY sequence DESC LIMIT 1',
        )
        .get(stream);
      if (last === undefined) return undefined;
      this.open.mark.forget([stream]);
      const { date = '' } = titleOf(this.database, stream) ?? {};
      const time = new Date().toISOString();
      const removal: Removal = { time, actor, kind: 'tournament', tournament: stream, date, ...last };
      unlockFacts(this.database, () =>
        this.database.prepare<[string]>('DELETE FROM fact WHERE stream = ?').run(stream),
      );
      forgetSummary(this.database, stream);
      this.database.prepare<[string]>('DELETE FROM code_renewal WHERE tournament = ?').run(stream);
      keepRemoval(this.database, removal);
      renewEpoch(this.database);
      return removal;
    });
  }

  /** That people were erased and tournaments removed, the latest first. */
  removals(): readonly Removal[] {
    return removalsOf(this.database);
  }

  /** Sees to it that no byte of what was removed is left in the file. Answers whether that is so. */
  sweep(): boolean {
    if (!isUnswept(this.database)) return true;
    this.queue.flush();
    return sweep(this.database);
  }
}

/** What the list of tournaments and players says of it is worked out again from the facts. */
function forgetSummary(database: Database, stream: string): void {
  for (const table of ['known_player', 'tournament_summary'])
    database.prepare<[string]>(`DELETE FROM ${table} WHERE stream = ?`).run(stream);
}
