/** Somebody who has a case before him. */
export interface Present {
  readonly name: string;
  /** Since when, in milliseconds. */
  readonly since: number;
}

interface Seen extends Present {
  readonly latest: number;
}

/** Whoever has said nothing for so long has gone: his page says that it is there three times as often. */
export const GONE_AFTER_MS = 25_000;

/**
 * Who has which case open at this moment. It is kept in memory alone: nothing rests on it, and after a restart every open
 * page says within seconds that it is there.
 */
export class Company {
  private readonly now: () => number;
  private readonly rooms = new Map<string, Map<string, Seen>>();

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** Somebody is there, known by his sign-in. Answers who else is, those who came first in front. */
  here(room: string, id: string, name: string): readonly Present[] {
    const seen = this.present(room);
    const now = this.now();
    seen.set(id, { name, since: seen.get(id)?.since ?? now, latest: now });
    this.rooms.set(room, seen);
    return [...seen]
      .filter(([other]) => other !== id)
      .map(([, { name: called, since }]) => ({ name: called, since }))
      .sort((one, other) => one.since - other.since);
  }

  leave(room: string, id: string): void {
    const seen = this.present(room);
    seen.delete(id);
    if (seen.size === 0) this.rooms.delete(room);
    else this.rooms.set(room, seen);
  }

  private present(room: string): Map<string, Seen> {
    const still = this.now() - GONE_AFTER_MS;
    return new Map([...(this.rooms.get(room) ?? [])].filter(([, { latest }]) => latest > still));
  }
}
