import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { ok, type Result } from 'naipe/base';
import { Attempts, DirectorPassword, JoinCodes, Secrets, SignIns } from '../access/index.ts';
import { type FactLog, SqliteFactLog } from '../facts/index.ts';
import { CommitQueue, DATABASE_NAME, openDatabase } from '../storage/index.ts';
import { Hosts } from '../tournaments/index.ts';

/** What the routes work with. */
export interface Services {
  readonly factLog: FactLog;
  readonly hosts: Hosts;
  readonly signIns: SignIns;
  readonly password: DirectorPassword;
  readonly attempts: Attempts;
  readonly codes: JoinCodes;
  /** Lets somebody who is not at this computer choose the director's password; made anew at every start. */
  readonly setupCode: string;
  /** Is the database there and does it answer? Throws when not. */
  readonly checkStorage: () => void;
  readonly close: () => Promise<void>;
}

const SETUP_CODES = 100_000_000;

/** Opens the data folder. */
export function openServices(dataFolder: string): Result<Services> {
  const opened = openDatabase(join(dataFolder, DATABASE_NAME));
  if (!opened.ok) return opened;
  const { database, close } = opened.value;
  const queue = new CommitQueue(database);
  const factLog = new SqliteFactLog(database, queue, close);
  const hosts = new Hosts(factLog, database, queue);
  const secrets = new Secrets(database);
  return ok({
    factLog,
    hosts,
    signIns: new SignIns(database, queue),
    password: new DirectorPassword(secrets),
    attempts: new Attempts(),
    codes: new JoinCodes(secrets.random('join-codes')),
    setupCode: String(randomInt(SETUP_CODES)).padStart(8, '0'),
    checkStorage: () => void database.prepare('SELECT count(*) FROM secret').get(),
    close: async () => {
      await hosts.close();
      await factLog.close();
    },
  });
}
