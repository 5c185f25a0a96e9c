import type { Refusal, ViewName, Views } from 'naipe/tournament';
import { forget, readStored, store, storedKeys } from '../app/stored.ts';
import type { Client } from './client.ts';
import { keepSame } from './keep-same.ts';

/** What the page holds of a view. */
export interface Held<V extends ViewName = ViewName> {
  readonly view?: Views[V];
  /** Why the last attempt brought nothing. What was known before is still there. */
  readonly refusal?: Refusal;
}

interface Entry {
  readonly tournament: string;
  readonly address: string;
  held: Held;
  etag: string | null;
  /** The beat of the feed at which it was last read. */
  readAt: number;
  reading: boolean;
  /** Something changed while it was being read: it is read once more. */
  again: boolean;
  readonly listeners: Set<() => void>;
}

const PREFIX = 'naipe-view:';
const NOTHING_HELD: Held = {};

const withoutRefusal = ({ view }: Held): Held => (view === undefined ? NOTHING_HELD : { view });

/**
 * The views that this page has read, by address: shown at once, read again when something is new. The view of a table
 * is also kept in the browser, so that a phone that is reloaded shows what it knew.
 */
export function createViewCache(client: Pick<Client, 'view'>) {
  const entries = new Map<string, Entry>();

  function entryOf(tournament: string, address: string): Entry {
    const key = tournament + address;
    const known = entries.get(key);
    if (known !== undefined) return known;
    const entry: Entry = {
      tournament,
      address,
      ...remembered(key),
      readAt: -1,
      reading: false,
      again: false,
      listeners: new Set(),
    };
    entries.set(key, entry);
    return entry;
  }

  function tell(entry: Entry, held: Held): void {
    entry.held = held;
    for (const listener of entry.listeners) listener();
  }

  async function readOnce(entry: Entry): Promise<void> {
    const { tournament, address } = entry;
    const answer = await client.view(tournament, address, entry.etag);
    if (!answer.ok) return tell(entry, { ...entry.held, refusal: answer.error });
    if (answer.value.unchanged) {
      if (entry.held.refusal !== undefined) tell(entry, withoutRefusal(entry.held));
      return;
    }
    const { view, etag } = answer.value;
    entry.etag = etag;
    if (address.startsWith('/views/table?'))
      store(PREFIX + tournament + address, JSON.stringify({ view, etag }));
    tell(entry, { view: keepSame(entry.held.view, view) });
  }

  async function readNow(entry: Entry): Promise<void> {
    entry.again = true;
    if (entry.reading) return;
    entry.reading = true;
    while (entry.again) {
      entry.again = false;
      await readOnce(entry);
    }
    entry.reading = false;
  }

  return {
    /** Reads a view again, unless that was done since the given beat of the feed. */
    async refresh(tournament: string, address: string, beat = Number.POSITIVE_INFINITY): Promise<void> {
      const entry = entryOf(tournament, address);
      if (entry.readAt >= beat) return;
      if (Number.isFinite(beat)) entry.readAt = beat;
      await readNow(entry);
    },
    read: (tournament: string, address: string): Held => entryOf(tournament, address).held,
    subscribe(tournament: string, address: string, listener: () => void): () => void {
      const { listeners } = entryOf(tournament, address);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Somebody else has signed in: what the one before could see is gone, what is in view is read again. */
    forgetAll(): void {
      for (const key of storedKeys(PREFIX)) forget(key);
      for (const [key, entry] of entries) {
        entry.etag = null;
        tell(entry, NOTHING_HELD);
        if (entry.listeners.size > 0) void readNow(entry);
        else entries.delete(key);
      }
    },
  };
}

export type ViewCache = ReturnType<typeof createViewCache>;

function remembered(key: string): Pick<Entry, 'held' | 'etag'> {
  const text = readStored(PREFIX + key);
  if (text === null) return { held: NOTHING_HELD, etag: null };
  const { view, etag } = JSON.parse(text) as { readonly view: Views[ViewName]; readonly etag: string | null };
  return { held: { view }, etag };
}
