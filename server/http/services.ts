import { ok, type Result } from 'naipe/base';
import { Attempts, Company, Directors, JoinCodes, KnownDevices, SignIns } from '../access/index.ts';
import { Background, type Report } from '../background.ts';
import { Eraser } from '../erasure/index.ts';
import type { FactLog } from '../facts/index.ts';
import { FederationHost } from '../federation/index.ts';
import { SimultaneousDesk } from '../simultaneous/index.ts';
import { defaultSolver, type Solver } from '../solving/index.ts';
import { type CodeRenewals, type Guesses, openToServeFrom, type StorageCare } from '../storage/index.ts';
import { Hosts } from '../tournaments/index.ts';
import type { Reach } from './reach.ts';

/** What the routes work with. */
export interface Services {
  readonly factLog: FactLog;
  readonly hosts: Hosts;
  readonly federation: FederationHost;
  readonly simultaneous: SimultaneousDesk;
  readonly background: Background;
  readonly signIns: SignIns;
  /** Which director has which case before him. */
  readonly company: Company;
  readonly directors: Directors;
  readonly knownDevices: KnownDevices;
  readonly attempts: Guesses;
  /** How much is read by those who are not signed in. */
  readonly reads: Attempts;
  readonly codes: JoinCodes;
  readonly renewals: CodeRenewals;
  readonly reach: Reach;
  /** Shown on the terminal: who reads it there may choose the first password. */
  readonly setupCode: string;
  readonly storage: StorageCare;
  /** Where everything is kept, as people may read it. */
  readonly place: string;
  readonly eraser: Eraser;
  readonly close: () => Promise<void>;
}

/** Opens a data folder, or a PostgreSQL database by its address. */
export async function openServices(
  place: string,
  reach: Reach,
  report: Report,
  solver: Solver = defaultSolver(),
): Promise<Result<Services>> {
  const opened = await openToServeFrom(place);
  if (!opened.ok) return opened;
  const store = opened.value;
  const { facts, renewals } = store;
  const background = new Background(report);
  const hosts = new Hosts(store, background, solver);
  const federation = new FederationHost(facts);
  const simultaneous = new SimultaneousDesk(facts, hosts, background, store.leases);
  const signIns = new SignIns(store, background);
  return ok({
    factLog: facts,
    hosts,
    federation,
    simultaneous,
    background,
    signIns,
    company: new Company(),
    directors: new Directors(store.directors),
    knownDevices: new KnownDevices(store.secret('known-devices')),
    attempts: store.guesses,
    reads: new Attempts(),
    codes: new JoinCodes(store.secret('join-codes'), renewals),
    renewals,
    reach,
    setupCode: store.setupCode,
    storage: store.care,
    place: store.place,
    eraser: new Eraser(store),
    close: async () => {
      federation.close();
      simultaneous.close();
      await signIns.close().catch(() => undefined); // a full disk keeps nobody from ending
      await hosts.close();
      await store.close();
    },
  });
}
