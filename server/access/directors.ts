import { hash, verify } from '@node-rs/argon2';
import { plainLetters } from 'naipe/base';
import type { DirectorTable } from '../storage/store.ts';
import { FairQueue } from './fair-queue.ts';

/** What a director is called who gave no name. */
export const UNNAMED = 'Director';

/** Case and accents in how somebody types his own name must not keep him out. */
const plain = (name: string): string => plainLetters(name).trim();

export interface Lane {
  readonly name: string;
  /** Of a device that is known: it is let in however many wait. */
  readonly reserved: boolean;
}

/** The directors: each has a name and a password, which is kept as its argon2id hash. */
export class Directors {
  private readonly table: DirectorTable;
  private readonly queue = new FairQueue();
  /** Checked in the place of a password that nobody has, so that the time does not tell. */
  private readonly nobodys = hash('nobody');

  constructor(table: DirectorTable) {
    this.table = table;
  }

  names(): Promise<readonly string[]> {
    return this.table.names();
  }

  /** The director whom somebody means: by name, or the only one. */
  async find(name: string | undefined): Promise<string | undefined> {
    const names = await this.names();
    if (name === undefined) return names.length === 1 ? names[0] : undefined;
    return names.find((each) => plain(each) === plain(name));
  }

  /** Answers whether the name was free. */
  async add(name: string, password: string): Promise<boolean> {
    if ((await this.find(name)) !== undefined) return false;
    return this.table.add(name, await hash(password));
  }

  async setPassword(name: string, password: string): Promise<boolean> {
    return this.table.setPassword(name, await hash(password));
  }

  /** Answers whether the other name was free. */
  async rename(name: string, to: string): Promise<boolean> {
    const holder = await this.find(to);
    return (holder === undefined || holder === name) && this.table.rename(name, to);
  }

  /** Somebody must be left. */
  remove(name: string): Promise<boolean> {
    return this.table.remove(name);
  }

  /** Whether it is the password of that director; `'busy'` when too many are being checked. */
  async check(name: string | undefined, password: string, lane: Lane): Promise<boolean | 'busy'> {
    const kept = name === undefined ? undefined : await this.table.passwordHash(name);
    const checking = this.queue.run(
      lane.name,
      async () => verify(kept ?? (await this.nobodys), password),
      lane,
    );
    if (checking === undefined) return 'busy';
    return (await checking) && kept !== undefined;
  }
}
