import { hash, verify } from '@node-rs/argon2';
import type { Secrets } from './secrets.ts';

const NAME = 'director-password';

/** At once: each takes 19 MiB and a processor, and attackers must not have them all. */
const MOST_AT_ONCE = 4;

/** The one password of the directors, kept as its argon2id hash. */
export class DirectorPassword {
  private readonly secrets: Secrets;
  private underWay = 0;

  constructor(secrets: Secrets) {
    this.secrets = secrets;
  }

  get isSet(): boolean {
    return this.secrets.get(NAME) !== undefined;
  }

  /** Sets it the first time; answers whether it did. */
  async set(password: string): Promise<boolean> {
    if (this.isSet) return false;
    return this.secrets.add(NAME, await hash(password));
  }

  /** Whether it is the password; `'busy'` when too many are being checked. */
  async check(password: string): Promise<boolean | 'busy'> {
    const kept = this.secrets.get(NAME);
    if (kept === undefined) return false;
    if (this.underWay >= MOST_AT_ONCE) return 'busy';
    this.underWay++;
    try {
      return await verify(kept, password);
    } finally {
      this.underWay--;
    }
  }
}
