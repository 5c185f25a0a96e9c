import { fail, ok, type Result } from 'naipe/base';
import { troubleOf } from '../storage/trouble.ts';
import { type Fact, type FactLog, type Standing, stillHolds, type UnnumberedFact } from './fact-log.ts';

/** What came of a command. */
export interface Acknowledged {
  readonly version: number;
  readonly facts: readonly { readonly sequence: number; readonly type: string }[];
  readonly repeated: boolean;
}

/** A command as every aggregate takes it. */
interface Sent {
  readonly id: string;
  readonly actor: string;
  readonly time: string;
}

/** What an aggregate is: how it begins, what follows from commands and what facts make of it. */
export interface Aggregate<State, Acting, Command, Refusal> {
  readonly stream: string;
  readonly empty: State;
  readonly decide: (
    state: State,
    acting: Acting,
    command: Command,
  ) => Result<readonly { readonly type: string; readonly data: unknown }[], Refusal>;
  readonly replay: (facts: readonly Fact[], from: State) => State;
}

/** Somebody gets on each time; from the third on there is a pause, and no two are alike. */
const MOST_ATTEMPTS = 20;
const RACES_WITHOUT_PAUSE = 2;
const LONGEST_PAUSE_MS = 40;
const pauseByChance = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS));

/** Enough for whoever sends again because an answer was lost on the way. */
const MOST_CAUSES = 2000;

/** An aggregate that is not a tournament, in memory: its commands are decided one after the other and answered when they are on disk. */
export class AggregateHost<
  State extends { readonly version: number },
  Acting,
  Command extends Sent,
  Refusal extends { readonly code: string; readonly message: string },
> {
  private readonly log: FactLog;
  private readonly aggregate: Aggregate<State, Acting, Command, Refusal>;
  private current: State;
  /** What followed from the latest commands, by their ids, the last at the end. */
  private readonly causes = new Map<string, Acknowledged['facts']>();
  private lastCause: string | undefined;
  private isRead = false;
  /** Counts how often all was forgotten: what was asked for before says nothing of what is there now. */
  private forgotten = 0;
  private last: Promise<unknown> = Promise.resolve();
  private readonly stopWatching: () => void;

  constructor(log: FactLog, aggregate: Aggregate<State, Acting, Command, Refusal>) {
    this.log = log;
    this.aggregate = aggregate;
    this.current = aggregate.empty;
    this.stopWatching = log.watch({
      open: () => new Map([[aggregate.stream, this.standing()]]),
      grown: () => undefined, // whoever asks reads what is new
      renamed: () => this.forget(),
    });
  }

  close(): void {
    this.stopWatching();
  }

  private standing(): Standing {
    return { version: this.current.version, cause: this.lastCause };
  }

  /** Nothing of what was read before counts. */
  protected forget(): void {
    this.forgotten += 1;
    this.current = this.aggregate.empty;
    this.lastCause = undefined;
    this.causes.clear();
    this.isRead = false;
  }

  /** As it is on disk, whichever server wrote it. While the database is away, as it was when it was read last. */
  async state(): Promise<State> {
    try {
      await this.read();
    } catch (error) {
      if (!this.isRead || troubleOf(error) === undefined) throw error;
    }
    return this.current;
  }

  /** The log was written anew: nothing of what was read before counts. */
  async startOver(): Promise<void> {
    this.forget();
    await this.read();
  }

  /** Answers when what follows from the command is on disk. Who somebody is, is asked when it is his turn. */
  send(
    command: Command,
    actingIn: (state: State) => Acting,
  ): Promise<Result<Acknowledged, Refusal | { readonly code: string; readonly message: string }>> {
    return this.inTurn(async () => {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        await this.read();
        const before = this.causes.get(command.id);
        if (before !== undefined) return ok({ version: this.current.version, facts: before, repeated: true });
        const done = await this.decideAndAppend(command, actingIn(this.current));
        if (done !== 'overtaken') return done;
        if (attempt >= RACES_WITHOUT_PAUSE) await pauseByChance();
      }
      const message = 'Others kept changing the same at the same moment; nothing was changed. Try again.';
      return fail({ code: 'version-conflict', message });
    });
  }

  private async decideAndAppend(
    command: Command,
    acting: Acting,
  ): Promise<Result<Acknowledged, Refusal> | 'overtaken'> {
    const { id: cause, actor, time } = command;
    const { stream, decide } = this.aggregate;
    const decision = decide(this.current, acting, command);
    if (!decision.ok) return decision;
    const facts = decision.value.map((fact) => ({ ...fact, time, actor, cause }) as UnnumberedFact);
    const appended = await this.log.append(stream, this.current.version, facts, this.lastCause);
    if (!appended.ok) return 'overtaken';
    await this.read();
    const { version, facts: written, repeated } = appended.value;
    return ok({ version, facts: written.map(brief), repeated });
  }

  private async read(): Promise<void> {
    for (;;) {
      const { forgotten } = this;
      const before = this.standing();
      // With the last one that is known: should it be another now, the log has lost something.
      const read = await this.log.read(this.aggregate.stream, Math.max(1, before.version));
      if (forgotten !== this.forgotten) continue;
      if (!stillHolds(before, read)) {
        this.forget();
        await this.log.hasLost(this.aggregate.stream);
        continue;
      }
      this.take(read.filter(({ sequence }) => sequence > this.current.version)); // others may have read meanwhile
      return;
    }
  }

  private take(facts: readonly Fact[]): void {
    // What the log holds, this program wrote: through `decide`.
    this.current = this.aggregate.replay(facts, this.current);
    this.isRead = true;
    for (const fact of facts.slice(-MOST_CAUSES)) {
      this.causes.set(fact.cause, [...(this.causes.get(fact.cause) ?? []), brief(fact)]);
      const [oldest] = this.causes.keys();
      if (this.causes.size > MOST_CAUSES && oldest !== undefined) this.causes.delete(oldest);
    }
    this.lastCause = facts.at(-1)?.cause ?? this.lastCause;
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }
}

const brief = ({ sequence, type }: Fact) => ({ sequence, type });
