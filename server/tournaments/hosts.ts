import type { Deal } from 'naipe/game';
import type { CaseLine, Tournament } from 'naipe/tournament';
import type { Background } from '../background.ts';
import { ResultFiles } from '../exports/index.ts';
import { type FactLog, isTournamentStream } from '../facts/index.ts';
import { latestFirst } from '../latest-first.ts';
import { type Solver, Solving } from '../solving/index.ts';
import { type Leases, type Store, type SummaryRow, troubleOf } from '../storage/index.ts';
import { CaseRegister, type TournamentCases } from './case-register.ts';
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
/** What another server has added to the list is there after so long. */
const LIST_BELIEVED_MS = 1_000;
const PLAYERS_BELIEVED_MS = 60_000;
/** One server at a time brings the list up to date with what was written just before one was ended. */
const SUMMARIES_LEASE_MS = 60_000;
/** Where there are several servers, it is looked so often whether one of them has died before it could. */
const LEFT_OVER_MS = 30_000;
/** A server is there after so long, whatever is left over. */
const LONGEST_START_MS = 2_000;
const GONE = 'Facts that were recorded are no longer in the database.';
/** How long after a change it is looked at which deals and leads are new. */
const LOOK_DELAY_MS = 200;

/** The tournaments in memory: each is read when somebody asks for it, and dropped when nobody does for a while. */
export class Hosts {
  private readonly log: FactLog;
  private readonly summaries: Summaries;
  private readonly background: Background;
  private readonly clock: () => number;
  private readonly open = new Map<string, Kept>();
  private readonly sweep: NodeJS.Timeout;
  private readonly leftOver: NodeJS.Timeout | undefined;
  private readonly toSummarise = new Set<string>();
  private summarising: NodeJS.Timeout | undefined;
  private known: { readonly players: KnownPlayers; readonly until: number } | undefined;
  private listed: { readonly rows: readonly SummaryRow[]; readonly until: number } | undefined;
  private readonly leases: Leases;
  private readonly believedMs: number;
  private readonly stopWatching: () => void;
  private readonly solving: Solving;
  private readonly register = new CaseRegister();
  private readonly toLookAt = new Set<string>();
  private looking: NodeJS.Timeout | undefined;
  private heard: (stream: string) => void = () => undefined;
  private takingUp: Promise<void> = Promise.resolve();
  private closing = false;

  constructor(
    {
      facts,
      summaries,
      solved,
      leases,
      believedMs,
    }: Pick<Store, 'facts' | 'summaries' | 'solved' | 'leases' | 'believedMs'>,
    background: Background,
    solver: Solver,
    clock: () => number = () => performance.now(),
  ) {
    this.log = facts;
    this.summaries = new Summaries(summaries);
    this.leases = leases;
    this.believedMs = believedMs;
    this.background = background;
    this.clock = clock;
    this.solving = new Solving({ solver, store: solved, leases, background }, (stream) =>
      this.background.run('live updates', () => this.open.get(stream)?.feed.solved()),
    );
    if (believedMs !== Number.POSITIVE_INFINITY)
      this.leftOver = background.every('what is left over', LEFT_OVER_MS, () => this.takeUpLeftOver());
    this.sweep = background.every('idle tournaments', SWEEP_MS, () => this.dropIdle());
    this.stopWatching = facts.watch({
      open: () => new Map(Array.from(this.open, ([stream, { host }]) => [stream, host.standing])),
      grown: (stream) => background.run(`tournament ${stream}`, () => this.open.get(stream)?.host.catchUp()),
      renamed: (lost) => {
        if (lost !== undefined) background.report(`tournament ${lost}`, new Error(GONE));
        background.run('tournaments', () => this.startAllOver());
      },
    });
  }

  /** Facts were written anew by another server: nothing of before is shown again, whichever they were. */
  private async startAllOver(): Promise<void> {
    this.listed = undefined;
    this.known = undefined;
    this.register.startOver();
    for (const [stream, kept] of this.open) {
      this.forgetShown(kept);
      await kept.host.startOver();
      this.summaries.forget(stream);
      if (kept.host.state.version > 0) continue;
      this.open.delete(stream);
      kept.feed.end();
    }
  }

  private forgetShown({ views, files }: OpenTournament): void {
    views.startOver();
    files.startOver();
  }

  /**
   * Takes up what the program was ended in the middle of. Of hundreds of tournaments that takes its time: then they are played
   * meanwhile. A database that takes nothing is served from all the same.
   */
  async start(): Promise<void> {
    this.takingUp = this.takeUpLeftOver().catch((error) =>
      this.background.report('what is left over', error),
    );
    let waiting: NodeJS.Timeout | undefined;
    const longEnough = new Promise((resolve) => {
      waiting = setTimeout(resolve, LONGEST_START_MS);
    });
    await Promise.race([this.takingUp, longEnough]);
    clearTimeout(waiting);
  }

  /**
   * Brings the list up to date with tournaments that changed just before a server was ended. One that cannot be
   * read must not keep the others from being played.
   */
  private async takeUpLeftOver(): Promise<void> {
    if (!(await this.leases.take('summaries', SUMMARIES_LEASE_MS))) return;
    const kept = new Map(
      (await this.summaries.all()).map(({ tournament, version }) => [tournament, version]),
    );
    for (const [stream, version] of await this.log.streams()) {
      if (this.closing) return;
      if (!isTournamentStream(stream) || kept.get(stream) === version) continue;
      const wasOpen = this.open.has(stream);
      await this.summarise(stream).catch((error) => this.background.report(`tournament ${stream}`, error));
      if (!wasOpen) this.open.delete(stream);
    }
    // Reading one goes on with its deals.
    for (const stream of await this.solving.unfinished())
      this.background.run('double dummy', () => this.find(stream));
  }

  /** The tournament, when there is one of that name, as it stands at that version or later. */
  async find(stream: string, atLeast = 0): Promise<OpenTournament | undefined> {
    const kept = await this.make(stream);
    if (kept.host.state.version < atLeast) await kept.host.catchUp();
    if (kept.host.state.version > 0) return kept;
    if (!kept.host.isBusy) this.open.delete(stream);
    return undefined;
  }

  /** The tournament, whether or not it has begun to exist. */
  async make(stream: string): Promise<OpenTournament> {
    const known = this.open.get(stream) ?? this.bringIn(stream);
    known.lastAsked = this.clock();
    await known.host.loaded().catch((error) => {
      // While the database is away, what was read before can be shown.
      if (known.host.state.version === 0 || troubleOf(error) === undefined) throw error;
    });
    await this.solving.of(stream).ready;
    return known;
  }

  private bringIn(stream: string): Kept {
    const host = new TournamentHost(stream, this.log, () => this.hasChanged(stream));
    const views = new ViewCache(
      host,
      (view, error) => this.background.report(`view ${view} of tournament ${stream}`, error),
      this.solving.of(stream),
    );
    const feed = new LiveFeed(host, views, this.background);
    const files = new ResultFiles(() => host.state);
    const kept = { host, views, feed, files, lastAsked: this.clock() };
    this.open.set(stream, kept);
    this.lookLater(stream);
    return kept;
  }

  /** Deals are worked out as soon as they are there. */
  private lookLater(stream: string): void {
    this.toLookAt.add(stream);
    this.looking ??= this.background.later('double dummy', LOOK_DELAY_MS, async () => {
      this.looking = undefined;
      const streams = [...this.toLookAt];
      this.toLookAt.clear();
      for (const each of streams) {
        const host = this.open.get(each)?.host;
        await host?.loaded();
        if (host !== undefined) await this.solving.look(each, host.state.tournament);
      }
    });
  }

  /** Somebody wants to know of every tournament that has changed. */
  whenChanged(heard: (stream: string) => void): void {
    this.heard = heard;
  }

  private hasChanged(stream: string): void {
    this.heard(stream);
    this.open.get(stream)?.feed.changed();
    this.lookLater(stream);
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
    this.listed = undefined;
  }

  /** Tournaments whose facts were written anew: nothing of before is shown again. */
  async startOver(streams: readonly string[]): Promise<void> {
    for (const stream of streams) {
      const kept = this.open.get(stream);
      this.register.forget(stream);
      if (kept !== undefined) this.forgetShown(kept);
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
    this.register.forget(stream);
    this.known = undefined;
    this.listed = undefined;
    this.solving.drop(stream);
    kept?.feed.end();
    await kept?.host.startOver();
  }

  /** All tournaments, the latest first. */
  async list(): Promise<readonly TournamentSummary[]> {
    const all = new Map<string, TournamentSummary>();
    for (const { version: _, ...summary } of await this.keptList())
      all.set(summary.tournament, summary as TournamentSummary);
    for (const [stream, { host }] of this.open)
      this.background.run('list of tournaments', () => {
        const now = summaryOf(stream, host.state);
        if (now !== undefined) all.set(stream, now);
      });
    return [...all.values()].sort(latestFirst);
  }

  /** The cases of every tournament of those days, the latest first; tournaments without a case are left out. */
  async casesBetween(from: string, to: string): Promise<readonly TournamentCases[]> {
    const versions = new Map((await this.keptList()).map(({ tournament, version }) => [tournament, version]));
    const found: TournamentCases[] = [];
    for (const { tournament, name, date } of await this.list()) {
      if (date < from || date > to) continue;
      const cases = await this.casesOf(tournament, versions.get(tournament) ?? 0);
      if (cases.length > 0) found.push({ tournament, name, date, cases });
    }
    return found;
  }

  /** One that nobody has open is read, and let go again. */
  private async casesOf(stream: string, version: number): Promise<readonly CaseLine[]> {
    const opened = this.open.get(stream);
    const known = this.register.at(stream, opened?.host.state.version ?? version);
    if (known !== undefined) return known;
    const reading = this.make(stream);
    const asked = this.open.get(stream)?.lastAsked;
    const cases = this.register.take(stream, (await reading).host.state);
    const kept = this.open.get(stream);
    if (opened === undefined && kept !== undefined && kept.lastAsked === asked) this.letGo(stream, kept);
    return cases;
  }

  private async keptList(): Promise<readonly SummaryRow[]> {
    if (this.listed !== undefined && this.clock() < this.listed.until) return this.listed.rows;
    const rows = await this.summaries.all();
    this.listed = { rows, until: this.clock() + Math.min(LIST_BELIEVED_MS, this.believedMs) };
    return rows;
  }

  async searchPlayers(name: string): Promise<readonly KnownPlayer[]> {
    if (this.known === undefined || this.clock() > this.known.until) {
      const players = new KnownPlayers(await this.summaries.players());
      const believed = this.believedMs === Number.POSITIVE_INFINITY ? this.believedMs : PLAYERS_BELIEVED_MS;
      this.known = { players, until: this.clock() + believed };
    }
    return this.known.players.search(name);
  }

  /** The other tournaments that have some of these deals. */
  async withDeals(stream: string, deals: readonly Deal[]): Promise<ReadonlyMap<string, Tournament>> {
    const found = new Map<string, Tournament>();
    for (const other of await this.solving.othersWith(stream, deals)) {
      const tournament = (await this.find(other))?.host.state.tournament;
      if (tournament !== undefined) found.set(other, tournament);
    }
    return found;
  }

  /** How many tournaments are in memory. */
  get size(): number {
    return this.open.size;
  }

  /** How many listen to live updates, of all tournaments. */
  get listeners(): number {
    let count = 0;
    for (const { feed } of this.open.values()) count += feed.size;
    return count;
  }

  private dropIdle(): void {
    const since = this.clock() - IDLE_MS;
    for (const [stream, kept] of this.open) if (kept.lastAsked < since) this.letGo(stream, kept);
  }

  /** Out of memory, unless somebody listens or something is still to be written. */
  private letGo(stream: string, { host, feed }: Kept): void {
    if (feed.size > 0 || host.isBusy || this.toSummarise.has(stream)) return;
    this.open.delete(stream);
    this.summaries.forget(stream);
    this.solving.forget(stream);
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
    this.closing = true;
    clearInterval(this.sweep);
    clearInterval(this.leftOver);
    this.stopWatching();
    this.endFeeds();
    clearTimeout(this.looking);
    await this.takingUp;
    await this.solving.close();
    await this.summariseAll();
    clearTimeout(this.summarising);
  }
}
