import { fail, ok, type Result } from 'naipe/base';
import {
  type Acting,
  decideFederation,
  type Federation,
  type FederationCommand,
  type FederationFact,
  type FederationRefusal,
  NO_FEDERATION,
  replayFederation,
} from 'naipe/federation';
import type { FactLog, UnnumberedFact } from '../facts/index.ts';

/** The stream of the federation's facts. No tournament can have this name. */
export const FEDERATION_STREAM = ':federation';

/** What came of a command to the federation. */
interface Acknowledged {
  readonly version: number;
  readonly facts: readonly { readonly sequence: number; readonly type: string }[];
  readonly repeated: boolean;
}

const MOST_ATTEMPTS = 3;

/** The federation in memory: its commands are decided one after the other and answered when they are on disk. */
export class FederationHost {
  private readonly log: FactLog;
  private federation: Federation = NO_FEDERATION;
  private isRead = false;
  private last: Promise<unknown> = Promise.resolve();

  constructor(log: FactLog) {
    this.log = log;
  }

  /** The federation as it is on disk. */
  async state(): Promise<Federation> {
    if (!this.isRead) await this.inTurn(() => this.read());
    return this.federation;
  }

  /** The log was written anew: nothing of what was read before counts. */
  async startOver(): Promise<void> {
    this.federation = NO_FEDERATION;
    this.isRead = false;
    await this.state();
  }

  /** Answers when what follows from the command is on disk. Who somebody is, is asked when it is his turn. */
  send(
    command: FederationCommand,
    actingIn: (federation: Federation) => Acting,
  ): Promise<Result<Acknowledged, FederationRefusal>> {
    return this.inTurn(async () => {
      for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
        await this.read();
        const done = await this.decideAndAppend(command, actingIn(this.federation));
        if (done !== 'overtaken') return done;
      }
      const message = 'Others kept changing the register at the same moment; nothing was changed. Try again.';
      return fail({ code: 'version-conflict', message });
    });
  }

  private async decideAndAppend(
    command: FederationCommand,
    acting: Acting,
  ): Promise<Result<Acknowledged, FederationRefusal> | 'overtaken'> {
    const { id: cause, actor, time } = command;
    const decision = decideFederation(this.federation, acting, command);
    if (!decision.ok) return decision;
    const facts = decision.value.map(
      (fact) => ({ ...fact, time, actor, cause }) as unknown as UnnumberedFact,
    );
    const appended = await this.log.append(FEDERATION_STREAM, this.federation.version, facts);
    if (!appended.ok) return 'overtaken';
    await this.read();
    const { version, facts: written, repeated } = appended.value;
    return ok({ version, facts: written.map(({ sequence, type }) => ({ sequence, type })), repeated });
  }

  private async read(): Promise<void> {
    const facts = await this.log.read(FEDERATION_STREAM, this.federation.version + 1);
    // What the log holds, this program wrote: through `decideFederation`.
    this.federation = replayFederation(facts as unknown as readonly FederationFact[], this.federation);
    this.isRead = true;
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }
}
