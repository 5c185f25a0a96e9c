import type { Database } from 'better-sqlite3';
import type { Background } from '../background.ts';
import { ResultFiles } from '../exports/index.ts';
import type { FactLog } from '../facts/index.ts';
import { FEDERATION_STREAM } from '../federation/index.ts';
import { latestFirst } from '../latest-first.ts';
import { type CommitQueue, troubleOf } from '../storage/index.ts';
import { TournamentHost } from './host.ts';
import { KnownPlayers } from './known-players.ts';
import { LiveFeed } from './live-feed.ts';
import { type KnownPlayer, Summaries, summaryOf, type TournamentSummary } from './summaries.ts';
import { ViewCache } from './view-cache.ts';

/** A tournament in memory with all that hangs on it. */
export interface OpenTournament {
  readonly host: TournamentHost;
  readonly views: ViewCache;
  readonly feed: LiveFeed;
  readonly files: ResultFiles;
}

interface Kept extends OpenTournament {
  lastAsked: number;
}

const IDLE_MS = 10 * 60_000;
const SWEEP_MS = 60_000;
/** How long after a change the list of tournaments and players is brought up to date. */
const SUMMARY_DELAY_MS = 5_000;

/** The tournaments in memory: each is read when somebody asks for it, and dropped when nobody does for a while. */
export class Hosts {
  private readonly log: FactLog;
  private readonly summaries: Summaries;
  private readonly background: Background;
  private readonly clock: () => number;
  private readonly open = new Map<string, Kept>();
  private readonly sweep: NodeJS.Timeout;
  private readonly toSummarise = new Set<string>();
  private summarising: NodeJS.Timeout | undefined;
  private known: KnownPlayers | undefined;

  constructor(
    log: FactLog,
    database: Database,
    queue: CommitQueue,
    background: Background,
    clock: () => number = () => performance.now(),
  ) {
    this.log = log;
    this.summaries = new Summaries(database, queue);
    this.background = background;
    this.clock = clock;
    this.sweep = background.every('idle tournaments', SWEEP_MS, () => this.dropIdle());
  }

  /**
   * Brings the list up to date with tournaments that changed just before the program was ended. One that cannot be
   * read must not keep the others from being played.
   */
  async start(): Promise<void> {
    const kept = new Map(this.summaries.all().map(({ tournament, version }) => [tournament, version]));
    for (const [stream, version] of await this.log.streams()) {
      if (stream === FEDERATION_STREAM || kept.get(stream) === version) continue;
      await this.summarise(stream).catch((error) => this.background.report(`tournament ${stream}`, error));
      this.open.delete(stream);
    }
  }

  /** The tournament, when there is one of that name. */
  async find(stream: string): Promise<OpenTournament | undefined> {
    const kept = await this.make(stream);
    if (kept.host.state.version > 0) return kept;
    if (!kept.host.isBusy) this.open.delete(stream);
    return undefined;
  }

  /** The tournament, whether or not it has begun to exist. */
  async make(stream: string): Promise<OpenTournament> {
    const known = this.open.get(stream) ?? this.bringIn(stream);
    known.lastAsked = this.clock();
    await known.host.loaded();
    return known;
  }

  private bringIn(stream: string): Kept {
    const host = new TournamentHost(stream, this.log, () => this.hasChanged(stream));
    const views = new ViewCache(host, (view, error) =>
      this.background.report(`view ${view} of tournament ${stream}`, error),
    );
    const feed = new LiveFeed(host, views, this.background);
    const files = new ResultFiles(() => host.state);
    const kept = { host, views, feed, files, lastAsked: this.clock() };
    this.open.set(stream, kept);
    return kept;
  }

  private hasChanged(stream: string): void {
    this.open.get(stream)?.feed.changed();
    this.summariseLater(stream);
  }

  private async summariseAll(): Promise<void> {
    clearTimeout(this.summarising);
    this.summarising = undefined;
    const streams = [...this.toSummarise];
    this.toSummarise.clear();
    for (const stream of streams) {
      try {
        await this.summarise(stream);
      } catch (error) {
        this.background.report('list of tournaments', error);
        if (troubleOf(error) !== undefined) this.summariseLater(stream); // when there is room on the disk again
      }
    }
  }

  private summariseLater(stream: string): void {
    this.toSummarise.add(stream);
    this.summarising ??= this.background.later('list of tournaments', SUMMARY_DELAY_MS, () =>
      this.summariseAll(),
    );
  }

  /** Brings what the list of tournaments and players says of one up to date. */
  async summarise(stream: string): Promise<void> {
    const { host } = await this.make(stream);
    await this.summaries.refresh(stream, host.state);
    this.known = undefined;
  }

  /** Tournaments whose facts were written anew: nothing of before is shown again. */
  async startOver(streams: readonly string[]): Promise<void> {
    for (const stream of streams) {
      const kept = this.open.get(stream);
      kept?.views.startOver();
      kept?.files.startOver();
      await kept?.host.startOver();
      this.summaries.forget(stream);
      await this.summarise(stream);
    }
  }

  /** A tournament that is no more. Whoever listens to it is let go. */
  async drop(stream: string): Promise<void> {
    const kept = this.open.get(stream);
    this.open.delete(stream);
    this.toSummarise.delete(stream);
    this.summaries.forget(stream);
    this.known = undefined;
    kept?.feed.end();
    await kept?.host.startOver();
  }

  /** All tournaments, the latest first. */
  list(): readonly TournamentSummary[] {
    const all = new Map<string, TournamentSummary>();
    for (const { version: _, ...summary } of this.summaries.all()) all.set(summary.tournament, summary);
    for (const [stream, { host }] of this.open)
      this.background.run('list of tournaments', () => {
        const now = summaryOf(stream, host.state);
        if (now !== undefined) all.set(stream, now);
      });
    return [...all.values()].sort(latestFirst);
  }

  searchPlayers(name: string): readonly KnownPlayer[] {
    this.known ??= new KnownPlayers(this.summaries.players());
    return this.known.search(name);
  }

  /** How many listen to live updates, of all tournaments. */
  get listeners(): number {
    let count = 0;
    for (const { feed } of this.open.values()) count += feed.size;
    return count;
  }

  private dropIdle(): void {
    const since = this.clock() - IDLE_MS;
    for (const [stream, { host, feed, lastAsked }] of this.open) {
      const idle = lastAsked < since && feed.size === 0 && !host.isBusy && !this.toSummarise.has(stream);
      if (!idle) continue;
      this.open.delete(stream);
      this.summaries.forget(stream);
    }
  }

  /** Keeps the connections of all listeners alive. */
  ping(): void {
    for (const { feed } of this.open.values()) this.background.run('live updates', () => feed.ping());
  }

  /** Ends the live updates, so that their connections can close. */
  endFeeds(): void {
    for (const { feed } of this.open.values()) feed.end();
  }

  async close(): Promise<void> {
    clearInterval(this.sweep);
    this.endFeeds();
    await this.summariseAll();
    clearTimeout(this.summarising);
  }
}
