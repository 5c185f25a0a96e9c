import { fail, ok, type Result } from 'naipe/base';
import {
  type Command,
  decide,
  evolve,
  type Fact,
  factsOf,
  NOTHING,
  type Refusal,
  replay,
  type TournamentState,
} from 'naipe/tournament';
import type { FactLog, UnnumberedFact } from '../facts/index.ts';

/** What came of a command. */
export interface Acknowledged {
  readonly version: number;
  readonly facts: readonly { readonly sequence: number; readonly type: string }[];
  /** It had been heard before: nothing was changed. */
  readonly repeated: boolean;
}

type Outcome = Result<Acknowledged, Refusal>;

const brief = ({ sequence, type }: Fact) => ({ sequence, type });

/** Another server wrote to the same tournament: read what is new, decide again. */
const MOST_ATTEMPTS = 3;

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
  private readonly underWay = new Map<string, Promise<Outcome>>();
  private loading: Promise<void>;
  /** Counts the readings of the log: what was decided on an earlier one is void when it failed. */
  private reading = 0;

  constructor(stream: string, log: FactLog, changed: () => void) {
    this.stream = stream;
    this.log = log;
    this.changed = changed;
    this.loading = this.load();
  }

  get state(): TournamentState {
    return this.durable;
  }

  get isBusy(): boolean {
    return this.underWay.size > 0;
  }

  loaded(): Promise<void> {
    return this.loading;
  }

  private async load(): Promise<void> {
    const again = this.reading++ > 0;
    // What the log holds, this program wrote: through `decide`, or checked on import.
    const facts = (await this.log.read(this.stream, this.durable.version + 1)) as readonly Fact[];
    this.durable = replay(facts, this.durable);
    this.ahead = this.durable;
    if (again && facts.length > 0) this.changed();
  }

  /** Answers when what follows from the command is on disk. */
  send(command: Command): Promise<Outcome> {
    const before = this.underWay.get(command.id);
    if (before !== undefined) return before.then(asRepeated);
    const outcome = this.attempt(command).finally(() => this.underWay.delete(command.id));
    this.underWay.set(command.id, outcome);
    return outcome;
  }

  private async attempt(command: Command): Promise<Outcome> {
    for (let attempts = 0; attempts < MOST_ATTEMPTS; attempts++) {
      await this.loading;
      const outcome = await this.decideAndAppend(command);
      if (outcome !== 'overtaken') return outcome;
    }
    return overtaken();
  }

  private async decideAndAppend(command: Command): Promise<Outcome | 'overtaken'> {
    const before = this.ahead;
    const decision = decide(before, command);
    if (!decision.ok) return decision;
    const { id: cause, actor, time } = command;
    let after = before;
    for (const fact of decision.value)
      after = evolve(after, { ...fact, sequence: after.version + 1, time, actor, cause });
    this.ahead = after;
    const { reading } = this;
    try {
      const facts = decision.value.map((fact) => ({ ...fact, time, actor, cause }) as UnnumberedFact);
      // Without facts too: the answer waits for whatever it rests on.
      const appended = await this.log.append(this.stream, before.version, facts, before.log?.fact.cause);
      if (appended.ok && !appended.value.repeated) return ok(this.acknowledge(before, after, cause));
    } catch (error) {
      this.readAgain(reading);
      throw error;
    }
    this.readAgain(reading);
    return 'overtaken';
  }

  private acknowledge(before: TournamentState, after: TournamentState, cause: string): Acknowledged {
    const { version } = after;
    if (version > before.version) {
      this.durable = after;
      this.changed();
      return { version, facts: latest(after, version - before.version), repeated: false };
    }
    // The command was heard before, or what it asks for is so already.
    const heard = factsOf(after.log).filter((fact) => fact.cause === cause);
    return { version, facts: heard.map(brief), repeated: heard.length > 0 };
  }

  /** What was decided ahead did not come to be: back to what the log holds. */
  private readAgain(reading: number): void {
    if (this.reading === reading) this.loading = this.load();
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
