import { fail, ok, type Result } from 'naipe/base';
import {
  type Command,
  decide,
  evolve,
  type Fact,
  factsOf,
  NOTHING,
  type Refusal,
  refuseTakenId,
  replay,
  type TournamentState,
  upcastFact,
} from 'naipe/tournament';
import { type FactLog, type Standing, stillHolds, type UnnumberedFact } from '../facts/index.ts';

/** What came of a command. */
export interface Acknowledged {
  readonly version: number;
  readonly facts: readonly { readonly sequence: number; readonly type: string }[];
  /** It had been heard before: nothing was changed. */
  readonly repeated: boolean;
}

type Outcome = Result<Acknowledged, Refusal>;

const printOf = ({ type, data }: Command): string => JSON.stringify([type, data]);
/** Enough for whoever sends again because an answer was lost on the way. */
const MOST_PRINTS = 2000;

const brief = ({ sequence, type }: Fact) => ({ sequence, type });

/** Another server wrote to the same tournament: read what is new, decide again. Somebody gets on each time. */
const MOST_ATTEMPTS = 20;
/** From the third time on there is a pause, and no two are alike: whoever loses a race does not lose them all. */
const RACES_WITHOUT_PAUSE = 2;
const LONGEST_PAUSE_MS = 40;

/** How a host waits before it decides once more. */
export type Pause = () => Promise<void>;

const byChance: Pause = () => new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS));

/** Whether who sends it may, as things stand. */
type MaySend = (state: TournamentState) => Result<unknown, Refusal>;

const ANYBODY: MaySend = () => ok(undefined);

const overtaken = (): Outcome =>
  fail({
    code: 'version-conflict',
    message: 'Others kept changing the tournament at the same moment; nothing was changed. Try again.',
  });

/**
 * One tournament in memory. Commands are decided one after the other, each on what the one before it leads to, and
 * answered when their facts are on disk; they need not wait for each other's disk.
 */
export class TournamentHost {
  readonly stream: string;
  private readonly log: FactLog;
  private readonly changed: () => void;
  /** What is on disk: the only thing that anybody sees. */
  private durable: TournamentState = NOTHING;
  /** The same with the commands under way. */
  private ahead: TournamentState = NOTHING;
  private readonly underWay = new Map<
    string,
    { readonly print: string; readonly outcome: Promise<Outcome> }
  >();
  /** What the latest commands asked for, by their ids. */
  private readonly prints = new Map<string, string>();
  private loading: Promise<void>;
  /** The last reading of the log failed. */
  private unread = false;
  /** Counts the readings of the log: what was decided on an earlier one is void when it failed. */
  private reading = 0;

  private readonly pause: Pause;

  constructor(stream: string, log: FactLog, changed: () => void, pause: Pause = byChance) {
    this.pause = pause;
    this.stream = stream;
    this.log = log;
    this.changed = changed;
    this.loading = this.beginLoading();
  }

  get state(): TournamentState {
    return this.durable;
  }

  /** Where it stands in memory. */
  get standing(): Standing {
    const { version, log } = this.durable;
    return { version, cause: log?.fact.cause };
  }

  /** The name of the log: versions of another say nothing of this one. */
  get epoch(): string {
    return this.log.epoch;
  }

  get isBusy(): boolean {
    return this.underWay.size > 0;
  }

  /** Read from the log; what could not be read is tried again whenever somebody asks. */
  loaded(): Promise<void> {
    if (this.unread) this.loading = this.beginLoading();
    return this.loading;
  }

  /** The log was written anew: nothing of what was read before counts. */
  async startOver(): Promise<void> {
    this.forget();
    this.loading = this.beginLoading();
    await this.loading;
  }

  private forget(): void {
    this.durable = NOTHING;
    this.ahead = NOTHING;
    this.prints.clear();
  }

  private beginLoading(): Promise<void> {
    this.unread = false;
    const loading = this.load();
    // Whoever waits for it is told; nobody may be waiting.
    loading.catch(() => {
      this.unread = true;
    });
    return loading;
  }

  private async load(): Promise<void> {
    const reading = ++this.reading;
    const before = this.standing;
    // What the log holds, this program wrote: through `decide`, or checked on import. With the last fact that is known: should it
    // be another now, the log has lost something.
    const stored = await this.log.read(this.stream, Math.max(1, before.version));
    if (reading !== this.reading) return this.loading; // read anew meanwhile
    if (!stillHolds(before, stored)) return this.loadAfterLoss(reading);
    // What was acknowledged here while it was being read is known already.
    const { version } = this.durable;
    const facts = stored.filter(({ sequence }) => sequence > version).map(upcastFact) as readonly Fact[];
    this.durable = replay(facts, this.durable);
    this.ahead = this.durable;
    if (reading > 1 && facts.length > 0) this.changed();
  }

  private async loadAfterLoss(reading: number): Promise<void> {
    this.forget();
    await this.log.hasLost(this.stream);
    return reading === this.reading ? this.load() : this.loading;
  }

  /** Answers when what follows from the command is on disk. */
  send(command: Command, may: MaySend = ANYBODY): Promise<Outcome> {
    const print = printOf(command);
    const before = this.underWay.get(command.id);
    if (before !== undefined) {
      return before.print === print
        ? before.outcome.then(asRepeated)
        : Promise.resolve(refuseTakenId(command));
    }
    const outcome = this.attempt(command, may).finally(() => this.underWay.delete(command.id));
    this.underWay.set(command.id, { print, outcome });
    return outcome;
  }

  /** A refusal may rest on what another server has changed since: it is given on what the log holds. */
  private async attempt(command: Command, may: MaySend): Promise<Outcome> {
    for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts++) {
      await this.loaded();
      const seen = this.ahead.version;
      const allowed = may(this.durable);
      const outcome = allowed.ok ? await this.decideAndAppend(command) : allowed;
      if (outcome === 'overtaken') {
        if (attempts >= RACES_WITHOUT_PAUSE) await this.pause();
      } else if (outcome.ok || !(await this.hasComeFurther(seen))) return outcome;
    }
    return overtaken();
  }

  /** Has the log come further than what was decided on? Then it is read, unless that was done meanwhile. */
  private async hasComeFurther(seen: number): Promise<boolean> {
    const { reading } = this;
    if ((await this.log.version(this.stream)) <= seen) return false;
    if (this.ahead.version <= seen) this.readAgain(reading);
    return true;
  }

  /** Another server has written to the tournament, perhaps. What is under way here finds out by itself. */
  async catchUp(): Promise<void> {
    await this.loaded();
    const { reading } = this;
    if ((await this.log.version(this.stream)) > this.ahead.version) this.readAgain(reading);
    await this.loading;
  }

  private async decideAndAppend(command: Command): Promise<Outcome | 'overtaken'> {
    const before = this.ahead;
    const { id: cause, actor, time } = command;
    const print = printOf(command);
    // A phone that sends again at once need not be looked up in the record.
    const decision = this.prints.get(cause) === print ? ok([]) : decide(before, command);
    if (!decision.ok) return decision;
    let after = before;
    for (const fact of decision.value)
      after = evolve(after, { ...fact, sequence: after.version + 1, time, actor, cause });
    this.ahead = after;
    const { reading } = this;
    try {
      const facts = decision.value.map((fact) => ({ ...fact, time, actor, cause }) as UnnumberedFact);
      // Without facts too: the answer waits for whatever it rests on.
      const appended = await this.log.append(this.stream, before.version, facts, before.log?.fact.cause);
      if (appended.ok && !appended.value.repeated) {
        if (facts.length > 0) this.remember(cause, print);
        return ok(this.acknowledge(before, after, cause));
      }
    } catch (error) {
      this.readAgain(reading);
      throw error;
    }
    this.readAgain(reading);
    return 'overtaken';
  }

  private remember(cause: string, print: string): void {
    const [oldest] = this.prints.keys();
    if (this.prints.size >= MOST_PRINTS && oldest !== undefined) this.prints.delete(oldest);
    this.prints.set(cause, print);
  }

  private acknowledge(before: TournamentState, after: TournamentState, cause: string): Acknowledged {
    const { version } = after;
    if (version > before.version) {
      // Read from the log meanwhile, perhaps with what came after it.
      if (version > this.durable.version) this.durable = after;
      this.changed();
      return { version, facts: latest(after, version - before.version), repeated: false };
    }
    // The command was heard before, or what it asks for is so already.
    const heard = factsOf(after.log).filter((fact) => fact.cause === cause);
    return { version, facts: heard.map(brief), repeated: heard.length > 0 };
  }

  /** What was decided ahead did not come to be: back to what the log holds. */
  private readAgain(reading: number): void {
    if (this.reading === reading) this.loading = this.beginLoading();
  }
}

function latest({ log }: TournamentState, count: number): Acknowledged['facts'] {
  const facts = [];
  for (let link = log; link !== undefined && facts.length < count; link = link.before)
    facts.push(brief(link.fact));
  return facts.reverse();
}

const asRepeated = (outcome: Outcome): Outcome =>
  outcome.ok ? ok({ ...outcome.value, repeated: true }) : outcome;
