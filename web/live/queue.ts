import type { Refusal } from 'naipe/tournament';
import type { Client, Intent } from './client.ts';
import { isPassing } from './refusal.ts';

/** A command of this device, from the tap until what it did is in view. */
export interface Queued {
  readonly intent: Intent;
  readonly state:
    | { readonly kind: 'pending' }
    /** Written down by the server: part of every view from this version on. */
    | { readonly kind: 'arrived'; readonly version: number }
    | { readonly kind: 'refused'; readonly refusal: Refusal };
}

export type Settled = Exclude<Queued['state'], { readonly kind: 'pending' }>;

/** Where the queue outlives the page. Every command has a key of its own: two pages never overwrite each other. */
export interface QueueStore {
  readonly keys: (prefix: string) => readonly string[];
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
}

export interface QueueTools {
  readonly send: Client['command'];
  readonly store: QueueStore;
  readonly now: () => number;
  readonly later: (action: () => void, milliseconds: number) => () => void;
}

/** How long to wait after each failure; then always the last. */
export const WAITS = [1000, 2000, 4000, 8000, 15_000] as const;

/** Keys in the order of the taps, and never the same in two pages of one browser. */
const keyAt = (prefix: string, time: number, count: number, id: string): string =>
  `${prefix}${String(time).padStart(15, '0')}-${String(count).padStart(6, '0')}-${id}`;

/**
 * The commands of a device, in the order they were given. Each is stored before it is sent and sent until the
 * server has answered, always under the same id: it arrives once, through lost connections and reloads.
 */
export class Queue {
  /** What is under way, refused or not yet in view; a new array after every change. */
  items: readonly Queued[] = [];
  /** The last attempt found nobody, or somebody who was busy. */
  stuck = false;
  /** The server does not know this device any more: it must join the table again. */
  signedOut = false;
  private readonly tournament: string;
  private readonly tools: QueueTools;
  private readonly prefix: string;
  private readonly keys = new Map<string, string>();
  private readonly listeners = new Set<() => void>();
  private count = 0;
  private failures = 0;
  private sending: Promise<void> | undefined;
  private cancelRetry: (() => void) | undefined;

  /** `name` keeps the commands of a desk and of a table apart that share a browser. */
  constructor(tournament: string, tools: QueueTools, name: string) {
    this.tournament = tournament;
    this.tools = tools;
    this.prefix = `${name}:${tournament}:`;
    this.items = tools.store.keys(this.prefix).flatMap((key) => {
      const item = this.readItem(key);
      return item === undefined ? [] : [item];
    });
  }

  private readItem(key: string): Queued | undefined {
    const text = this.tools.store.read(key);
    if (text === null) return undefined;
    const item = JSON.parse(text) as Queued;
    this.keys.set(item.intent.id, key);
    return item;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    void this.flush();
    return () => this.listeners.delete(listener);
  };

  /** Stores the command, shows it and sets out to send it. */
  add(intent: Intent): void {
    const key = keyAt(this.prefix, this.tools.now(), this.count++, intent.id);
    const item: Queued = { intent, state: { kind: 'pending' } };
    this.keys.set(intent.id, key);
    this.tools.store.write(key, JSON.stringify(item));
    this.show([...this.items, item]);
    void this.flush();
  }

  /** Sends what waits, in order, until all has arrived or nobody answers. To be called when the connection is back. */
  flush(): Promise<void> {
    this.sending ??= this.sendAll();
    return this.sending;
  }

  private async sendAll(): Promise<void> {
    try {
      await this.sendInTurn();
    } finally {
      // Before anybody is told: who adds something on hearing of it sets out to send it, not to wait for a sending that is over.
      this.sending = undefined;
    }
    this.show(this.items);
  }

  private async sendInTurn(): Promise<void> {
    // Not before the sending is known: what is found waiting at once ends at once.
    await undefined;
    this.cancelRetry?.();
    for (let next = this.firstPending(); next !== undefined; next = this.firstPending()) {
      const answer = await this.tools.send(this.tournament, next.intent);
      if (answer.ok) {
        this.settle(next, { kind: 'arrived', version: answer.value.version });
      } else if (answer.status === 401) {
        this.signedOut = true;
        break;
      } else if (isPassing(answer.error, answer.status)) {
        this.waitAndRetry(answer.retryAfter);
        break;
      } else {
        this.settle(next, { kind: 'refused', refusal: answer.error });
      }
      this.failures = 0;
      this.stuck = false;
      this.signedOut = false;
    }
  }

  /** What became of a command: waits for as long as the server does not answer. */
  settled(id: string): Promise<Settled> {
    return new Promise((resolve) => {
      const look = () => {
        const state = this.items.find(({ intent }) => intent.id === id)?.state;
        if (state === undefined || state.kind === 'pending') return;
        stop();
        resolve(state);
      };
      const stop = this.subscribe(look);
    });
  }

  /** Views of this version are on the page: what arrived up to it needs no showing any more. */
  seen(version: number): void {
    const left = this.items.filter(({ state }) => state.kind !== 'arrived' || state.version > version);
    if (left.length < this.items.length) this.show(left);
  }

  /** The person has read why a command was refused. */
  dismiss(id: string): void {
    this.drop(id);
    this.show(this.items.filter(({ intent }) => intent.id !== id));
  }

  private firstPending(): Queued | undefined {
    return this.items.find(({ state }) => state.kind === 'pending');
  }

  private settle(item: Queued, state: Queued['state']): void {
    const settled: Queued = { ...item, state };
    const key = this.keys.get(item.intent.id);
    if (state.kind === 'refused' && key !== undefined) this.tools.store.write(key, JSON.stringify(settled));
    else this.drop(item.intent.id);
    this.show(this.items.map((other) => (other.intent.id === item.intent.id ? settled : other)));
  }

  private drop(id: string): void {
    const key = this.keys.get(id);
    if (key !== undefined) this.tools.store.remove(key);
    this.keys.delete(id);
  }

  /** At least as long as the server asks for. */
  private waitAndRetry(seconds = 0): void {
    this.stuck = true;
    const wait = WAITS[Math.min(this.failures++, WAITS.length - 1)] ?? 0;
    this.cancelRetry = this.tools.later(() => void this.flush(), Math.max(wait, seconds * 1000));
  }

  private show(items: readonly Queued[]): void {
    this.items = items === this.items ? [...items] : items;
    for (const listener of this.listeners) listener();
  }
}
