import { constants, deflateRawSync } from 'node:zlib';
import type { Viewer, ViewRequest } from 'naipe/tournament';
import type { TournamentHost } from './host.ts';
import { requestKey, type ViewCache } from './view-cache.ts';

/** Where events go: a response that stays open. */
export interface Sink {
  /** Written as parts of one gzip stream. */
  readonly packed: boolean;
  readonly write: (chunk: Buffer) => boolean;
  readonly end: () => void;
  readonly destroy: () => void;
  /** Bytes that wait because the other side does not take them. */
  readonly waiting: () => number;
}

interface Listener {
  readonly sink: Sink;
  readonly viewer: Viewer;
  readonly request: ViewRequest | undefined;
  readonly key: string;
  /** The version that it was told last. */
  told: number;
  /** Since when it does not take what it is sent. */
  slowSince: number | undefined;
}

/** At most twice a second: who looks at a ranking sees no difference. */
const PAUSE_MS = 500;
/*
 * For large views to thousands of listeners updates come less often: so much a millisecond is sent to all of them
 * together, and telling them takes at most this share of the time.
 */
const BYTES_PER_MS = 20_000;
const SHARE_OF_TIME = 0.02;
const LONGEST_PAUSE_MS = 15_000;
/** Between so many listeners other requests have their turn. */
const SLICE = 50;
/** Whoever has as much as that waiting is not sent more; whoever does not catch up in time is let go. */
const MOST_WAITING_BYTES = 64 * 1024;
const PATIENCE_MS = 30_000;

/** The beginning of a gzip stream, of a time and a system that do not matter (RFC 1952, 2.3). */
export const GZIP_BEGINS = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** A third of the time that the usual level takes, for a ranking a sixth larger. */
const PACKING = 3;

/**
 * A part of a gzip stream that stands by itself: it refers to nothing before it and ends on a whole byte, so the same
 * bytes go to everybody, whenever they began to listen. Packing for each would cost more than the sending it saves.
 */
const pack = (bytes: Buffer): Buffer =>
  deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH, level: PACKING });

/** What is sent, made once for all who are sent the same. */
class Chunk {
  private readonly plain: Buffer;
  private packed: Buffer | undefined;

  constructor(text: string) {
    this.plain = Buffer.from(text);
  }

  for(sink: Sink): Buffer {
    if (!sink.packed) return this.plain;
    this.packed ??= pack(this.plain);
    return this.packed;
  }
}

const PING = new Chunk(': still here\n\n');

const event = (version: number, name: string, data: string): Chunk =>
  new Chunk(`id: ${version}\nevent: ${name}\ndata: ${data}\n\n`);

/**
 * Tells some of those who listen to a tournament that it changed, at a pace of its own. Every event holds all there is to know, so those in
 * between may be left out: a burst of results is one event, and a slow phone gets the latest.
 */
export class LiveChannel {
  private readonly host: TournamentHost;
  private readonly views: ViewCache;
  private readonly listeners = new Set<Listener>();
  private readonly chunks = new Map<string, Chunk>();
  /** The version that the chunks are of. */
  private written = -1;
  private timer: NodeJS.Timeout | undefined;
  private sending = false;
  private nextAt = 0;

  constructor(host: TournamentHost, views: ViewCache) {
    this.host = host;
    this.views = views;
  }

  get size(): number {
    return this.listeners.size;
  }

  /** Sends what is new to the listener at once, and then every change. Answers how to stop. */
  listen(
    sink: Sink,
    viewer: Viewer,
    request: ViewRequest | undefined,
    lastTold: number | undefined,
  ): () => void {
    const key = request === undefined ? '' : requestKey(viewer, request);
    const listener: Listener = { sink, viewer, request, key, told: lastTold ?? -1, slowSince: undefined };
    this.listeners.add(listener);
    if (listener.told !== this.host.state.version) this.tell(listener);
    return () => this.listeners.delete(listener);
  }

  /** There is something new. */
  changed(): void {
    if (this.timer !== undefined || this.sending || this.listeners.size === 0) return;
    const wait = Math.max(0, this.nextAt - Date.now());
    this.timer = setTimeout(() => void this.tellAll(), wait).unref();
  }

  private async tellAll(): Promise<void> {
    this.timer = undefined;
    this.sending = true;
    const { version } = this.host.state;
    const { bytes, spent } = await this.inSlices((listener) =>
      listener.told === this.host.state.version ? 0 : this.tell(listener),
    );
    const pause = Math.max(PAUSE_MS, bytes / BYTES_PER_MS, spent / SHARE_OF_TIME);
    this.nextAt = Date.now() + Math.min(LONGEST_PAUSE_MS, pause);
    this.sending = false;
    const someBehind = [...this.listeners].some(({ slowSince }) => slowSince !== undefined);
    if (this.host.state.version !== version || someBehind) this.changed();
  }

  /** Shows that the connection is alive, which keeps it so. */
  async ping(): Promise<void> {
    await this.inSlices(({ sink }) => {
      if (sink.waiting() === 0) sink.write(PING.for(sink));
      return 0;
    });
  }

  /** Goes through the listeners, and lets others have their turn in between. */
  private async inSlices(
    each: (listener: Listener) => number,
  ): Promise<{ readonly bytes: number; readonly spent: number }> {
    const all = [...this.listeners];
    let bytes = 0;
    let spent = 0;
    for (let at = 0; at < all.length; at += SLICE) {
      const begun = performance.now();
      for (const listener of all.slice(at, at + SLICE))
        if (this.listeners.has(listener)) bytes += each(listener);
      spent += performance.now() - begun;
      await new Promise(setImmediate);
    }
    return { bytes, spent };
  }

  /** Answers how many bytes were sent. */
  private tell(listener: Listener): number {
    const { sink } = listener;
    if (sink.waiting() > MOST_WAITING_BYTES) {
      listener.slowSince ??= Date.now();
      if (Date.now() - listener.slowSince > PATIENCE_MS) {
        this.listeners.delete(listener);
        sink.destroy();
      }
      return 0;
    }
    const chunk = this.chunkFor(listener).for(sink);
    listener.slowSince = undefined;
    listener.told = this.written;
    sink.write(chunk);
    return chunk.length;
  }

  /** The event at the present version, written once for all who see the same. */
  private chunkFor(listener: Listener): Chunk {
    const { version } = this.host.state;
    if (version !== this.written) this.chunks.clear();
    this.written = version;
    const known = this.chunks.get(listener.key);
    const chunk = known ?? this.write(listener, version);
    if (known === undefined) this.chunks.set(listener.key, chunk);
    return chunk;
  }

  private write({ viewer, request, key }: Listener, version: number): Chunk {
    if (request === undefined) return event(version, 'version', JSON.stringify({ version }));
    const seen = this.views.see(viewer, request, key);
    return seen.ok
      ? event(version, 'view', seen.value.json)
      : event(version, 'refused', JSON.stringify({ error: seen.error }));
  }

  end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const { sink } of this.listeners) sink.end();
    this.listeners.clear();
  }
}
