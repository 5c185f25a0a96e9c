import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { ok, type Result } from 'naipe/base';
import { Attempts, Directors, JoinCodes, KnownDevices, Secrets, SignIns } from '../access/index.ts';
import { Background, type Report } from '../background.ts';
import { Eraser } from '../erasure/index.ts';
import { type FactLog, SqliteFactLog } from '../facts/index.ts';
import { FederationHost } from '../federation/index.ts';
import {
  CodeRenewals,
  CommitQueue,
  DATABASE_NAME,
  DirectorTable,
  openToServe,
  StorageCare,
} from '../storage/index.ts';
import { Hosts } from '../tournaments/index.ts';
import type { Reach } from './reach.ts';

/** What the routes work with. */
export interface Services {
  readonly factLog: FactLog;
  readonly hosts: Hosts;
  readonly federation: FederationHost;
  readonly background: Background;
  readonly signIns: SignIns;
  readonly directors: Directors;
  readonly knownDevices: KnownDevices;
  readonly attempts: Attempts;
  /** How much is read by those who are not signed in. */
  readonly reads: Attempts;
  readonly codes: JoinCodes;
  readonly renewals: CodeRenewals;
  readonly reach: Reach;
  /** Shown on the terminal: who reads it there may choose the first password. Made anew at every start. */
  readonly setupCode: string;
  readonly storage: StorageCare;
  readonly eraser: Eraser;
  readonly close: () => Promise<void>;
}

const SETUP_CODES = 100_000_000;

/** Opens the data folder. */
export function openServices(dataFolder: string, reach: Reach, report: Report): Result<Services> {
  const opened = openToServe(join(dataFolder, DATABASE_NAME));
  if (!opened.ok) return opened;
  const { database, trouble } = opened.value;
  const queue = new CommitQueue(database, trouble);
  const factLog = new SqliteFactLog(opened.value, queue);
  const background = new Background(report);
  const hosts = new Hosts(factLog, database, queue, background);
  const secrets = new Secrets(database);
  const signIns = new SignIns(database, queue, background);
  const renewals = new CodeRenewals(database);
  const knownDevices = new KnownDevices(secrets.random('known-devices'));
  const codes = new JoinCodes(secrets.random('join-codes'), renewals);
  // In memory too: nobody is told that something is kept which is not.
  if (trouble !== undefined) database.pragma('query_only = ON');
  return ok({
    factLog,
    hosts,
    federation: new FederationHost(factLog),
    background,
    signIns,
    directors: new Directors(new DirectorTable(database)),
    knownDevices,
    attempts: new Attempts(),
    reads: new Attempts(),
    codes,
    renewals,
    reach,
    setupCode: String(randomInt(SETUP_CODES)).padStart(8, '0'),
    storage: new StorageCare(opened.value, queue),
    eraser: new Eraser(opened.value, queue),
    close: async () => {
      await signIns.close().catch(() => undefined); // a full disk keeps nobody from ending
      await hosts.close();
      await factLog.close();
    },
  });
}
