import type { Deal, Played } from 'naipe/game';
import type { DoubleDummyTable } from 'naipe/solver';
import {
  dealText,
  keyOfSolution,
  type LeadTricks,
  type Solutions,
  type ToSolve,
  type Tournament,
  toSolve,
} from 'naipe/tournament';
import type { Background } from '../background.ts';
import type { Leases, SolvedDealTable } from '../storage/index.ts';
import type { Solution } from './solution.ts';
import type { Solver } from './solver.ts';

/** What is known of the deals of a tournament. */
export class KnownSolutions implements Solutions {
  private readonly known = new Map<string, Solution>();
  /** What was kept before is there. */
  readonly ready: Promise<void>;

  constructor(kept: Promise<ReadonlyMap<string, string>>) {
    this.ready = kept.then((answers) => void this.addKept(answers));
  }

  /** Grows with everything that is worked out. */
  get count(): number {
    return this.known.size;
  }

  has(asked: string): boolean {
    return this.known.has(asked);
  }

  add(asked: string, solution: Solution): void {
    this.known.set(asked, solution);
  }

  /** Takes what another server has worked out meanwhile. Answers whether there is any. */
  addKept(answers: ReadonlyMap<string, string>): boolean {
    const before = this.count;
    for (const [asked, answer] of answers)
      if (!this.has(asked)) this.add(asked, JSON.parse(answer) as Solution);
    return this.count > before;
  }

  readonly table = (deal: Deal): DoubleDummyTable | undefined =>
    this.known.get(keyOfSolution({ deal: dealText(deal) })) as DoubleDummyTable | undefined;

  readonly leads = (deal: Deal, { strain, declarer }: Played): LeadTricks | undefined =>
    this.known.get(keyOfSolution({ deal: dealText(deal), leads: { strain, declarer } })) as
      | LeadTricks
      | undefined;
}

interface Work {
  readonly stream: string;
  readonly asked: string;
  readonly task: ToSolve;
}

interface UnderWay extends Work {
  readonly cancel: AbortController;
}

/** Listeners are told at most so often. */
const TELL_EVERY_MS = 1000;
/** One server at a time works on a tournament; should it die, another goes on after so long. */
const LEASE_MS = 30_000;
const RENEW_MS = 10_000;
const LOOK_AGAIN_MS = 3_000;

const leaseOf = (stream: string): string => `double dummy ${stream}`;

/** What solving needs. */
export interface SolvingTools {
  readonly solver: Solver;
  readonly store: SolvedDealTable;
  readonly leases: Leases;
  readonly background: Background;
  /** What another server works out is looked for so often. */
  readonly lookAgainMs?: number;
}

/**
 * Works out what can be made of the deals that are attached, one after another, as soon as they are. What is taken back is
 * dropped, what is found is kept: after a restart it goes on where it stood. Of several servers one works on a tournament,
 * and the others wait for what it finds.
 */
export class Solving {
  private readonly solver: Solver;
  private readonly store: SolvedDealTable;
  private readonly leases: Leases;
  private readonly background: Background;
  /** Told of a tournament of which more is known. */
  private readonly found: (stream: string) => void;
  private readonly known = new Map<string, KnownSolutions>();
  private waiting: Work[] = [];
  private readonly underWay = new Set<UnderWay>();
  private readonly writing = new Set<Promise<void>>();
  private readonly toTell = new Set<string>();
  private telling: NodeJS.Timeout | undefined;
  /** Tournaments that another server works on, as they were when they were looked at. */
  private readonly elsewhere = new Map<string, Tournament>();
  private lookingAgain: NodeJS.Timeout | undefined;
  private readonly lookAgainMs: number;
  private readonly renewing: NodeJS.Timeout;
  private closed = false;

  constructor(tools: SolvingTools, found: (stream: string) => void) {
    const { solver, store, leases, background, lookAgainMs = LOOK_AGAIN_MS } = tools;
    this.lookAgainMs = lookAgainMs;
    this.solver = solver;
    this.store = store;
    this.leases = leases;
    this.background = background;
    this.found = found;
    this.renewing = background.every('double dummy', RENEW_MS, () => this.renewLeases());
  }

  private async renewLeases(): Promise<void> {
    const streams = new Set([...this.waiting, ...this.underWay].map(({ stream }) => stream));
    for (const stream of streams) await this.leases.take(leaseOf(stream), LEASE_MS);
  }

  /** Another server may work on it from now on. */
  private async letGo(stream: string): Promise<void> {
    await this.leases.take(leaseOf(stream), 0);
  }

  /** Tournaments that were not finished when the program ended. */
  unfinished(): Promise<readonly string[]> {
    return this.store.unfinished();
  }

  /** The other tournaments in which deals are known. */
  async othersWith(stream: string, deals: readonly Deal[]): Promise<readonly string[]> {
    const holders = await this.store.holders(deals.map((deal) => dealText(deal)));
    return [...new Set(holders.map((holder) => holder.stream))].filter((other) => other !== stream);
  }

  of(stream: string): KnownSolutions {
    const known = this.known.get(stream) ?? new KnownSolutions(this.kept(stream));
    this.known.set(stream, known);
    return known;
  }

  /** What cannot be read is worked out again. */
  private async kept(stream: string): Promise<ReadonlyMap<string, string>> {
    try {
      return await this.store.of(stream);
    } catch (error) {
      this.background.report('double dummy', error);
      return new Map();
    }
  }

  private wantedOf(stream: string, tournament: Tournament | undefined): Map<string, Work> {
    const known = this.of(stream);
    return new Map(
      (tournament === undefined ? [] : toSolve(tournament))
        .map((task): Work => ({ stream, asked: keyOfSolution(task), task }))
        .filter(({ asked }) => !known.has(asked))
        .map((work) => [work.asked, work]),
    );
  }

  /** Looks at what of a tournament is to be worked out. */
  async look(stream: string, tournament: Tournament | undefined): Promise<void> {
    await this.of(stream).ready;
    const isNew = !this.isBusyWith(stream) && this.wantedOf(stream, tournament).size > 0;
    if (isNew && tournament !== undefined && !(await this.isMine(stream)))
      return this.lookAgain(stream, tournament);
    if (this.closed) return;
    const wanted = this.wantedOf(stream, tournament);
    for (const work of this.underWay) {
      if (work.stream !== stream) continue;
      if (wanted.has(work.asked)) wanted.delete(work.asked);
      else work.cancel.abort();
    }
    const wasIdle = !this.isBusyWith(stream);
    this.waiting = [...this.waiting.filter((work) => work.stream !== stream), ...wanted.values()];
    if (wasIdle && wanted.size > 0) this.note(stream, false);
    this.next();
  }

  /** Whether this server is to work on it. While the database is away, it is: the same is found twice and kept once. */
  private async isMine(stream: string): Promise<boolean> {
    return this.leases.take(leaseOf(stream), LEASE_MS).catch(() => true);
  }

  private lookAgain(stream: string, tournament: Tournament): void {
    this.elsewhere.set(stream, tournament);
    this.lookingAgain ??= this.background.later('double dummy', this.lookAgainMs, async () => {
      this.lookingAgain = undefined;
      const all = [...this.elsewhere];
      this.elsewhere.clear();
      for (const [each, as] of all) {
        if (this.of(each).addKept(await this.kept(each))) this.tell(each);
        await this.look(each, as);
      }
    });
  }

  private isBusyWith(stream: string): boolean {
    return [...this.waiting, ...this.underWay].some((work) => work.stream === stream);
  }

  private next(): void {
    while (!this.closed && this.underWay.size < this.solver.width) {
      const work = this.waiting.shift();
      if (work === undefined) return;
      const underWay: UnderWay = { ...work, cancel: new AbortController() };
      this.underWay.add(underWay);
      this.background.run('double dummy', () => this.work(underWay));
    }
  }

  private async work(underWay: UnderWay): Promise<void> {
    const { stream, asked, task, cancel } = underWay;
    try {
      const solution = await this.solver.solve(task, cancel.signal);
      if (solution === undefined || this.closed) return;
      this.of(stream).add(asked, solution);
      this.tell(stream);
      this.write(this.store.keep(stream, asked, JSON.stringify(solution)));
    } finally {
      this.underWay.delete(underWay);
      if (!this.closed && !this.isBusyWith(stream)) {
        this.note(stream, true);
        this.write(this.letGo(stream));
      }
      this.next();
    }
  }

  private note(stream: string, isFinished: boolean): void {
    this.write(this.store.note(stream, isFinished));
  }

  /** What cannot be kept, on a full disk for instance, is worked out again another time. */
  private write(keeping: Promise<void>): void {
    this.writing.add(keeping);
    this.background.run('double dummy', () => keeping.finally(() => this.writing.delete(keeping)));
  }

  private tell(stream: string): void {
    this.toTell.add(stream);
    this.telling ??= this.background.later('double dummy', TELL_EVERY_MS, () => {
      this.telling = undefined;
      const streams = [...this.toTell];
      this.toTell.clear();
      for (const each of streams) this.found(each);
    });
  }

  /** The tournament is no longer in memory: it is read again when somebody asks. */
  forget(stream: string): void {
    if (this.isBusyWith(stream)) return;
    this.known.delete(stream);
    this.elsewhere.delete(stream);
  }

  /** The tournament is no more. */
  drop(stream: string): void {
    this.waiting = this.waiting.filter((work) => work.stream !== stream);
    for (const work of this.underWay) if (work.stream === stream) work.cancel.abort();
    this.known.delete(stream);
    this.elsewhere.delete(stream);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.telling);
    clearTimeout(this.lookingAgain);
    clearInterval(this.renewing);
    const mine = new Set([...this.waiting, ...this.underWay].map(({ stream }) => stream));
    for (const stream of mine) this.write(this.letGo(stream));
    this.waiting = [];
    for (const { cancel } of this.underWay) cancel.abort();
    await this.solver.close();
    await Promise.allSettled(this.writing);
  }
}
