import fc from 'fast-check';
import { type Command, type Fact, replay, upcastFact } from 'naipe/tournament';
import { expect, test } from 'vitest';
import { Bulletin } from '../storage/postgres/bulletin.ts';
import { PostgresFactLog } from '../storage/postgres/fact-log.ts';
import { toFact } from '../storage/rows.ts';
import { TournamentHost } from './host.ts';
import { type Mishap, SimulatedDatabase, SimulatedTable } from './testing/simulated-database.ts';

/*
 * Several servers, a network and clocks over a table in memory: hosts and the fact log are those of the program. Every
 * question, every answer and every notice is a step that the scheduler orders; what is lost and who dies is drawn beforehand.
 * A run is known by its seed, and one that fails is made as small as it can be.
 */

const SERVERS = 3;
const START = Date.parse('2026-03-14T20:00:00.000Z');

interface Event {
  readonly server: number;
  readonly mishap: Mishap;
  /** The server dies while it answers, and is begun anew. */
  readonly dies: boolean;
  /** The notice that something was written reaches the other servers. */
  readonly told: boolean;
  /** What the clock of the server is off by: clocks are set back, too. */
  readonly clockMs: number;
}

const event: fc.Arbitrary<Event> = fc.record({
  server: fc.nat(SERVERS - 1),
  mishap: fc.constantFrom<Mishap>('none', 'none', 'none', 'question-lost', 'answer-lost'),
  dies: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
  told: fc.boolean(),
  clockMs: fc.integer({ min: -3_600_000, max: 3_600_000 }),
});

const CALM: Event = { server: 0, mishap: 'none', dies: false, told: true, clockMs: 0 };

/** What somebody wants: to be sent until it is answered. */
const entering = (pair: number): Pick<Command, 'id' | 'type' | 'data'> => ({
  id: `00000000-0000-4000-8000-${String(pair).padStart(12, '0')}`,
  type: 'enter-contestant',
  data: {
    kind: 'pair',
    contestant: String(pair),
    players: [{ name: `Ada Nobody ${pair}` }, { name: 'Bo Nobody' }],
  },
});

const creating: Pick<Command, 'id' | 'type' | 'data'> = {
  id: '00000000-0000-4000-8000-999999999999',
  type: 'create-tournament',
  data: { name: 'Nowhere Open', date: '2026-03-14', settings: {} },
} as Pick<Command, 'id' | 'type' | 'data'>;

/** A server: what it has in memory, and its way to the database. */
interface Server {
  readonly host: TournamentHost;
  readonly log: PostgresFactLog;
  readonly database: SimulatedDatabase;
}

class World {
  readonly table = new SimulatedTable();
  readonly acknowledged: string[] = [];
  private readonly scheduler: fc.Scheduler;
  private readonly events: Event[];
  private readonly servers: Server[];
  private readonly begun: PostgresFactLog[] = [];
  private readonly dead: (() => void)[] = [];

  constructor(scheduler: fc.Scheduler, events: readonly Event[]) {
    this.scheduler = scheduler;
    this.events = [...events];
    this.servers = Array.from({ length: SERVERS }, () => this.begin());
  }

  private readonly travel = (what: string): Promise<void> =>
    this.scheduler.schedule(Promise.resolve(), what).then(() => undefined);

  private begin(): Server {
    const mishap = (): Mishap => this.events.shift()?.mishap ?? 'none';
    const database = new SimulatedDatabase(this.table, this.travel, mishap);
    const bulletin = new Bulletin(database.asPostgres);
    const log = new PostgresFactLog(database.asPostgres, this.table.epoch, bulletin);
    bulletin.begin();
    this.begun.push(log);
    const pause = (): Promise<void> => this.travel('pause');
    const host = new TournamentHost('club', log, () => {}, pause);
    log.watch({
      open: () => new Map([['club', host.standing]]),
      grown: () => void host.catchUp().catch(() => undefined),
      renamed: () => void host.startOver().catch(() => undefined),
    });
    return { host, log, database };
  }

  /** Nothing asks by the clock any more. */
  end(): void {
    for (const log of this.begun) void log.close();
  }

  private kill(server: number): void {
    this.servers[server] = this.begin();
    this.dead[server]?.();
  }

  /** Sends a command to one server after the other until one acknowledges it. */
  async send(wanted: Pick<Command, 'id' | 'type' | 'data'>): Promise<void> {
    for (;;) {
      const now = this.events.shift() ?? CALM;
      const died = new Promise<'died'>((resolve) => {
        this.dead[now.server] = () => resolve('died');
      });
      const time = new Date(START + now.clockMs).toISOString();
      const command = { ...wanted, actor: 'director', time } as Command;
      const sent = this.servers[now.server]!.host.send(command).catch(() => 'failed' as const);
      if (now.dies) void this.travel('death').then(() => this.kill(now.server));
      const answer = await Promise.race([sent, died]);
      if (now.told) for (const { host } of this.servers) void host.catchUp().catch(() => undefined);
      if (typeof answer === 'string') continue; // the phone sends it again, to whoever answers
      if (!answer.ok && answer.error.code === 'version-conflict') continue;
      expect(answer, JSON.stringify(answer)).toMatchObject({ ok: true });
      this.acknowledged.push(wanted.id);
      return;
    }
  }

  /** What every server shows, once nothing goes wrong any more, it has looked and has read what is there. */
  async shown() {
    this.events.length = 0;
    // What is still on its way may get lost; then it is asked for again.
    const caughtUp = async ({ host, database }: Server): Promise<void> => {
      database.look();
      await new Promise(setImmediate);
      await host.catchUp().catch(() => caughtUp({ host, database } as Server));
    };
    for (let looks = 0; looks < 3; looks++) await Promise.all(this.servers.map(caughtUp));
    return this.servers.map(({ host }) => host.state);
  }
}

/** Everything that the log holds, as the servers should show it. */
const logOf = ({ table }: World): readonly Fact[] =>
  table.rows.map(toFact).map(upcastFact) as readonly Fact[];

/** The facts are numbered without a gap, and every server shows what follows from them. */
async function expectOneTruth(world: World, scheduler: fc.Scheduler): Promise<void> {
  const log = logOf(world);
  expect(log.map(({ sequence }) => sequence)).toEqual(log.map((_, at) => at + 1));
  const told = replay(log);
  for (const state of await scheduler.waitFor(world.shown())) {
    expect(state.version).toBe(told.version);
    expect(state.tournament).toEqual(told.tournament);
  }
}

test('servers race, messages are lost, processes die, clocks are set back: nothing acknowledged is lost, nothing is there twice, and every server shows what the log says', async () => {
  let mishaps = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(event, { maxLength: 60 }),
      fc.integer({ min: 1, max: 8 }),
      async (scheduler, events, pairs) => {
        const world = new World(scheduler, events);
        const all = (async () => {
          await world.send(creating);
          await Promise.all(Array.from({ length: pairs }, (_, at) => world.send(entering(at + 1))));
        })();
        await scheduler.waitFor(all);
        const log = logOf(world);
        expect(new Set(world.acknowledged)).toEqual(new Set(log.map(({ cause }) => cause)));
        expect(log.filter(({ type }) => type === 'contestant-entered')).toHaveLength(pairs);
        await expectOneTruth(world, scheduler);
        world.end();
        mishaps += events.filter(({ mishap, dies }) => mishap !== 'none' || dies).length;
      },
    ),
    { numRuns: 150 },
  );
  expect(mishaps).toBeGreaterThan(100);
});

test('a standby takes the place of the database before it had everything: what it lacks is gone, and every server says so', async () => {
  let lost = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(event, { maxLength: 30 }),
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 6 }),
      async (scheduler, events, pairs, kept) => {
        const world = new World(scheduler, events);
        const enter = (from: number) =>
          Promise.all(Array.from({ length: pairs }, (_, at) => world.send(entering(from + at))));
        await scheduler.waitFor(world.send(creating).then(() => enter(1)));
        lost += Math.max(0, world.table.rows.length - kept);
        world.table.failOver(kept);
        await scheduler.waitFor(enter(101));
        const entered = logOf(world).flatMap((fact) =>
          fact.type === 'contestant-entered' ? [fact.data.contestant] : [],
        );
        expect(entered).toEqual(
          expect.arrayContaining(Array.from({ length: pairs }, (_, at) => `${101 + at}`)),
        );
        expect(new Set(entered).size).toBe(entered.length);
        await expectOneTruth(world, scheduler);
        world.end();
      },
    ),
    { numRuns: 60 },
  );
  expect(lost).toBeGreaterThan(20);
});
