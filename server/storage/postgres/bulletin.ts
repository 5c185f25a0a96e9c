import { randomBytes } from 'node:crypto';
import type { Listening, PostgresDatabase } from './database.ts';

/** So long after the first are others told together: PostgreSQL takes notices one at a time, whoever gives them. */
const TOGETHER_MS = 5;
/** A notice of PostgreSQL's holds fewer than 8,000 bytes; what is told is short. */
const MOST_BYTES = 7_000;
const SEPARATOR = '\n';

/** Which streams have grown; which sign-ins have ended. */
const CHANNELS = ['naipe_growth', 'naipe_ended'] as const;
type Channel = (typeof CHANNELS)[number];

/** Puts lines together into as few payloads as hold them. */
function payloadsOf(first: string, lines: Iterable<string>): readonly string[] {
  const payloads: string[] = [];
  for (const line of lines) {
    const last = payloads.at(-1);
    const longer = (last ?? first) + SEPARATOR + line;
    if (last !== undefined && Buffer.byteLength(longer) <= MOST_BYTES) payloads[payloads.length - 1] = longer;
    else payloads.push(first + SEPARATOR + line);
  }
  return payloads;
}

type Heard = (lines: readonly string[]) => void;

/**
 * What servers tell each other, on one connection that listens. Each tells after the commit, one notice at a time, all that
 * came meanwhile together. Notices can be lost: whoever rests on one asks all the same from time to time.
 */
export class Bulletin {
  /** Names this server: it does not hear itself. */
  readonly self = randomBytes(6).toString('hex');
  private readonly database: PostgresDatabase;
  private readonly channels = new Map<Channel, Heard[]>();
  private readonly missed: (() => void)[] = [];
  private readonly toTell = new Map<Channel, Set<string>>();
  private telling: Promise<void> | undefined;
  private listening: Listening | undefined;

  constructor(database: PostgresDatabase) {
    this.database = database;
  }

  /** Hears what others tell on a channel. */
  hear(channel: Channel, heard: Heard, missed: () => void = () => {}): void {
    this.channels.set(channel, [...(this.channels.get(channel) ?? []), heard]);
    this.missed.push(missed);
  }

  begin(): this {
    const heardOn = CHANNELS.map((channel): [string, (payload: string) => void] => [
      channel,
      (payload) => {
        const [from, ...lines] = payload.split(SEPARATOR);
        if (from !== this.self) for (const heard of this.channels.get(channel) ?? []) heard(lines);
      },
    ]);
    this.listening = this.database.listen(new Map(heardOn), () => {
      for (const missed of this.missed) missed();
    });
    return this;
  }

  tell(channel: Channel, line: string): void {
    const lines = this.toTell.get(channel) ?? new Set();
    this.toTell.set(channel, lines.add(line));
    this.telling ??= this.tellAll();
  }

  private async tellAll(): Promise<void> {
    while (this.toTell.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, TOGETHER_MS));
      const all = [...this.toTell];
      this.toTell.clear();
      for (const [channel, lines] of all)
        for (const payload of payloadsOf(this.self, lines))
          await this.database.query('SELECT pg_notify($1, $2)', [channel, payload]).catch(() => undefined);
    }
    this.telling = undefined;
  }

  async close(): Promise<void> {
    await this.telling;
    await this.listening?.close();
  }
}
