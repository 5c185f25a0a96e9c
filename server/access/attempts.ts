/** Mistakes that cost nothing: people mistype. */
const FREE = 5;
const FIRST_DELAY_MS = 2_000;
const LONGEST_DELAY_MS = 5 * 60_000;
const FORGOTTEN_AFTER_MS = 15 * 60_000;
/** Beyond it the oldest are forgotten: an attacker must not fill the memory either. */
const MOST_REMEMBERED = 10_000;

interface Mistakes {
  readonly count: number;
  readonly last: number;
}

/** Slows down whoever guesses: after a few mistakes each further one doubles the time to wait. */
export class Attempts {
  private readonly mistakes = new Map<string, Mistakes>();
  private readonly clock: () => number;

  constructor(clock: () => number = Date.now) {
    this.clock = clock;
  }

  /** The seconds to wait before the next attempt, 0 when it may be made now. */
  secondsToWait(who: string): number {
    const known = this.mistakes.get(who);
    if (known === undefined || known.count < FREE) return 0;
    const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (known.count - FREE));
    return Math.max(0, Math.ceil((known.last + delay - this.clock()) / 1000));
  }

  wrong(who: string): void {
    const now = this.clock();
    const known = this.mistakes.get(who);
    const fresh = known !== undefined && now - known.last < FORGOTTEN_AFTER_MS;
    this.mistakes.delete(who); // to the end: the order is that of the last mistake
    this.mistakes.set(who, { count: fresh ? known.count + 1 : 1, last: now });
    const oldest = this.mistakes.keys().next().value;
    if (this.mistakes.size > MOST_REMEMBERED && oldest !== undefined) this.mistakes.delete(oldest);
  }

  right(who: string): void {
    this.mistakes.delete(who);
  }
}
