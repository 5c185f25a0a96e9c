import { tablesTouched } from 'naipe/tournament';
import type { Background } from '../background.ts';
import { countProcessorTime } from '../processor-time.ts';
import type { TournamentHost } from './host.ts';
import type { ViewCache } from './view-cache.ts';

/** Where events go: a response that stays open. */
export interface Sink {
  readonly write: (chunk: Buffer) => boolean;
  readonly end: () => void;
  readonly destroy: () => void;
  /** Bytes that wait because the other side does not take them. */
  readonly waiting: () => number;
}

interface Listener {
  readonly sink: Sink;
  /** The version that it was told last. */
  told: number;
  /** How often it was told that scores are worth asking for again. */
  scores: number;
  /** Since when it does not take what it is sent. */
  slowSince: number | undefined;
}

/** What is new is told at most so often: a burst of results is one event. */
const PAUSE_MS = 150;
/** Thousands of listeners are told less often, so that telling them takes at most this share of the time. */
const SHARE_OF_TIME = 0.2;
const LONGEST_PAUSE_MS = 2_000;
/** Between so many listeners other requests have their turn. */
const SLICE = 50;
/** Whoever has as much as that waiting is not sent more; whoever does not catch up in time is let go. */
const MOST_WAITING_BYTES = 64 * 1024;
const PATIENCE_MS = 30_000;

const PING = Buffer.from(': still here\n\n');

/**
 * Everybody who listens to a tournament is told that it has a new version, at once or nearly so, and which tables it
 * concerns. What takes long to work out, a ranking above all, is told of in an event of its own, less often. An event
 * says all that is new since the listener was told last, so those in between may be left out, and a slow phone gets
 * the latest.
 */
export class LiveFeed {
  private readonly host: TournamentHost;
  private readonly views: ViewCache;
  private readonly background: Background;
  private readonly listeners = new Set<Listener>();
  /** The events of the present version, by what the listener was told before. */
  private readonly events = new Map<string, Buffer>();
  private written = -1;
  private timer: NodeJS.Timeout | undefined;
  private timerAt = 0;
  private sending = false;
  private nextAt = 0;
  /** How often everybody was told that scores are worth asking for again, with what words, and whether it is due again. */
  private scores = 0;
  private scoresEvent = '';
  private scoresOwed = false;
  private scoresAt = 0;

  constructor(host: TournamentHost, views: ViewCache, background: Background) {
    this.host = host;
    this.views = views;
    this.background = background;
  }

  get size(): number {
    return this.listeners.size;
  }

  /**
   * Sends the present version and then every change; nothing at first when the listener was told of the present version
   * before it lost the connection. Answers how to stop.
   */
  listen(sink: Sink, lastTold: number | undefined): () => void {
    const listener: Listener = { sink, told: lastTold ?? -1, scores: this.scores, slowSince: undefined };
    this.listeners.add(listener);
    if (listener.told !== this.host.state.version) this.tell(listener);
    return () => this.listeners.delete(listener);
  }

  /** There is something new. */
  changed(): void {
    if (this.listeners.size === 0) return;
    this.scoresOwed = true;
    this.tellAt(this.nextAt);
  }

  private tellAt(moment: number): void {
    if (this.sending || (this.timer !== undefined && this.timerAt <= moment)) return;
    clearTimeout(this.timer);
    this.timerAt = moment;
    const wait = Math.max(0, moment - performance.now());
    this.timer = this.background.later('live updates', wait, () => this.tellAll());
  }

  private async tellAll(): Promise<void> {
    this.timer = undefined;
    this.sending = true;
    const { version } = this.host.state;
    try {
      this.renewScores();
      const spent = await this.inSlices((listener) => {
        if (listener.told !== this.host.state.version || listener.scores !== this.scores) this.tell(listener);
      });
      const pause = Math.min(LONGEST_PAUSE_MS, Math.max(PAUSE_MS, spent / SHARE_OF_TIME));
      this.nextAt = performance.now() + pause;
    } finally {
      this.sending = false;
    }
    const someBehind = [...this.listeners].some(({ slowSince }) => slowSince !== undefined);
    if (this.host.state.version !== version || someBehind) this.tellAt(this.nextAt);
    else if (this.scoresOwed) this.tellAt(Math.max(this.nextAt, this.scoresAt));
  }

  /** In its own time: what is worked out of everybody's results is worth asking for again. It goes with what is told anyway. */
  private renewScores(): void {
    if (!this.scoresOwed || performance.now() < this.scoresAt) return;
    this.scoresOwed = false;
    this.scoresAt = performance.now() + this.views.renewCostly();
    this.scores++;
    const { version } = this.host.state;
    this.scoresEvent = `event: scores\ndata: ${JSON.stringify({ version })}\n\n`;
    this.events.clear();
  }

  /** More is known of what could be made of the deals. Whoever misses it hears of it with the next change. */
  async solved(): Promise<void> {
    const { version } = this.host.state;
    const event = Buffer.from(`event: hands\ndata: ${JSON.stringify({ version })}\n\n`);
    await this.inSlices(({ sink }) => {
      if (sink.waiting() <= MOST_WAITING_BYTES) sink.write(event);
    });
  }

  /** Shows that the connections are alive, which keeps them so. */
  async ping(): Promise<void> {
    await this.inSlices(({ sink }) => {
      if (sink.waiting() === 0) sink.write(PING);
    });
  }

  /**
   * Goes through the listeners, and lets others have their turn in between. Answers the milliseconds of processor time
   * that it took.
   */
  private async inSlices(each: (listener: Listener) => void): Promise<number> {
    const all = [...this.listeners];
    let spent = 0;
    for (let at = 0; at < all.length; at += SLICE) {
      const spentNow = countProcessorTime();
      for (const listener of all.slice(at, at + SLICE)) this.sendTo(listener, each);
      spent += spentNow();
      await new Promise(setImmediate);
    }
    return spent;
  }

  /** A connection that fails is let go; the others are sent theirs. */
  private sendTo(listener: Listener, each: (listener: Listener) => void): void {
    if (!this.listeners.has(listener)) return;
    try {
      each(listener);
    } catch (error) {
      this.listeners.delete(listener);
      listener.sink.destroy();
      this.background.report('a live listener', error);
    }
  }

  private tell(listener: Listener): void {
    const { sink } = listener;
    if (sink.waiting() > MOST_WAITING_BYTES) {
      const now = performance.now();
      listener.slowSince ??= now;
      if (now - listener.slowSince > PATIENCE_MS) {
        this.listeners.delete(listener);
        sink.destroy();
      }
      return;
    }
    const event = this.eventFor(listener);
    listener.slowSince = undefined;
    listener.told = this.written;
    listener.scores = this.scores;
    sink.write(event);
  }

  /** What is new, written once for all who were told the same, and in one piece: each writing to thousands costs. */
  private eventFor({ told, scores }: Listener): Buffer {
    const { version } = this.host.state;
    if (version !== this.written) this.events.clear();
    this.written = version;
    const key = `${told} ${scores}`;
    const known = this.events.get(key);
    if (known !== undefined) return known;
    const parts = [
      told === version ? '' : this.newsSince(told),
      scores === this.scores ? '' : this.scoresEvent,
    ];
    const event = Buffer.from(parts.join(''));
    this.events.set(key, event);
    return event;
  }

  private newsSince(told: number): string {
    const { version, log } = this.host.state;
    const tables = told < 0 || told > version ? undefined : tablesTouched(log, told);
    const data = JSON.stringify(tables === undefined ? { version } : { version, tables });
    return `id: ${version}-${this.host.epoch}\nevent: version\ndata: ${data}\n\n`;
  }

  end(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (const { sink } of this.listeners) sink.end();
    this.listeners.clear();
  }
}
