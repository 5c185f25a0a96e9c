import { randomUUID } from 'node:crypto';
import { actorWithout } from 'naipe/tournament';
import type { ErasureStore, Removal, Store } from '../storage/index.ts';
import { type FoundPerson, findPerson, type SoughtPerson, titleOf } from './find-person.ts';
import { rewrittenWithout } from './rewrite.ts';

/** Takes people and tournaments out of what is kept, so that nothing of them can be read. */
export class Eraser {
  private readonly store: Pick<Store, 'facts' | 'erasure'>;
  private readonly erasure: ErasureStore;

  constructor(store: Pick<Store, 'facts' | 'erasure'>) {
    this.store = store;
    this.erasure = store.erasure;
  }

  find(sought: SoughtPerson): Promise<FoundPerson> {
    return findPerson(this.store, sought);
  }

  /** Erases somebody everywhere, or nowhere. Answers the tournaments that were written anew. */
  async erase({ person, tournaments, versions }: FoundPerson, actor: string): Promise<readonly string[]> {
    const named = new Set(tournaments.map(({ tournament }) => tournament));
    const erasing = {
      actor: actorWithout(actor, person),
      time: new Date().toISOString(),
      cause: randomUUID(),
    };
    return this.erasure.rewrite({
      // Named since he was looked for, perhaps: whatever has changed is looked at again.
      which: (now) =>
        [...now.keys()].filter((stream) => named.has(stream) || versions.get(stream) !== now.get(stream)),
      rewrite: (stream, rows) => rewrittenWithout(stream, rows, person, erasing),
      actor: (by) => actorWithout(by, person),
    });
  }

  /** Takes a whole tournament away. Answers what is kept of it; nothing when there is none of that name. */
  remove(stream: string, actor: string): Promise<Removal | undefined> {
    return this.erasure.remove(stream, (first, { sequence: facts, hash: chain }) => ({
      time: new Date().toISOString(),
      actor,
      kind: 'tournament',
      tournament: stream,
      date: titleOf(stream, first).date,
      facts,
      chain,
    }));
  }

  /** That people were erased and tournaments removed, the latest first. */
  removals(): Promise<readonly Removal[]> {
    return this.erasure.removals();
  }

  /** Sees to it that no byte of what was removed is left. Answers whether that is so. */
  sweep(): Promise<boolean> {
    return this.erasure.sweep();
  }

  /** Copies that were put aside, and are as they were. */
  copies(): readonly string[] {
    return this.erasure.copies();
  }
}
