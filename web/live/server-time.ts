/** Clocks that differ by less are the same: the server tells its time in whole seconds, and an answer takes a while. */
const SAME_MS = 2500;

/**
 * What time it is at the server, as far as its answers tell: a club's laptop without a network may be minutes off, and
 * every device has to show the same time left.
 */
export class ServerTime {
  private readonly own: () => number;
  private ahead = 0;

  constructor(own: () => number = Date.now) {
    this.own = own;
  }

  /** Hears the `Date` of an answer that came just now. */
  hear(date: string | null): void {
    const told = date === null ? Number.NaN : Date.parse(date);
    if (Number.isNaN(told)) return;
    const ahead = told - this.own();
    if (Math.abs(ahead - this.ahead) > SAME_MS) this.ahead = Math.abs(ahead) > SAME_MS ? ahead : 0;
  }

  now(): number {
    return this.own() + this.ahead;
  }
}

export const serverTime = new ServerTime();
