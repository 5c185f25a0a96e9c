const HOUR_MS = 60 * 60_000;
/** Addresses beyond it are forgotten, the oldest first: an attacker must not fill the memory either. */
const MOST_REMEMBERED = 20_000;

/** How often something may be tried: so many times at once, then so many an hour. */
export interface Allowance {
  readonly burst: number;
  readonly perHour: number;
}

/** Something that can be guessed at, and how often. */
export interface Door {
  readonly key: string;
  readonly allowance: Allowance;
  /** Shared by all who guess at the same thing. There are as many as things: they are never forgotten. */
  readonly shared?: boolean;
}

interface Left {
  readonly tries: number;
  readonly at: number;
}

/**
 * Limits who guesses. A try is taken from every door it goes through before anything is checked, so that any number of
 * guesses made at once count; a right one gives its own try back and nobody else's, so that no success hides guesses.
 */
export class Attempts {
  private readonly own = new Map<string, Left>();
  private readonly shared = new Map<string, Left>();
  private readonly clock: () => number;

  /** The clock must not be one that people set. */
  constructor(clock: () => number = () => performance.now()) {
    this.clock = clock;
  }

  /** Takes a try from each door and answers 0; the seconds to wait when one has none, and then nothing is taken. */
  take(doors: readonly Door[]): number {
    const waits = doors.map((door) => {
      const missing = 1 - this.left(door);
      return Math.max(0, Math.ceil((missing * HOUR_MS) / door.allowance.perHour / 1000));
    });
    const longest = Math.max(0, ...waits);
    if (longest === 0) for (const door of doors) this.change(door, -1);
    return longest;
  }

  /** What was taken was no guess. */
  giveBack(doors: readonly Door[]): void {
    for (const door of doors) this.change(door, 1);
  }

  private roomOf({ shared = false }: Door): Map<string, Left> {
    return shared ? this.shared : this.own;
  }

  private left(door: Door): number {
    const { burst, perHour } = door.allowance;
    const known = this.roomOf(door).get(door.key);
    if (known === undefined) return burst;
    return Math.min(burst, known.tries + ((this.clock() - known.at) * perHour) / HOUR_MS);
  }

  private change(door: Door, by: number): void {
    const room = this.roomOf(door);
    const tries = Math.min(door.allowance.burst, this.left(door) + by);
    room.delete(door.key); // to the end: the order is that of the last try
    room.set(door.key, { tries, at: this.clock() });
    if (this.own.size <= MOST_REMEMBERED) return;
    const [oldest] = this.own.keys();
    if (oldest !== undefined) this.own.delete(oldest);
  }
}

/** What shares an allowance: an IPv4 address, or the 64 bits of an IPv6 address that one customer has to himself. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [before = '', after] = address.split('%', 1).join('').split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
