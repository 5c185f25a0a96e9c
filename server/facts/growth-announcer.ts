/** Where servers tell each other which streams have grown. */
export const CHANNEL = 'naipe_growth';

/** So long after the first are others told together: PostgreSQL takes notices one at a time, whoever gives them. */
const TOGETHER_MS = 5;
/** A notice of PostgreSQL's holds fewer than 8,000 bytes; names of streams are short. */
const MOST_BYTES = 7_000;

const SEPARATOR = '\n';

export const streamsIn = (payload: string): readonly string[] => payload.split(SEPARATOR);

/** Puts names together into as few payloads as hold them. */
function payloadsOf(streams: Iterable<string>): readonly string[] {
  const payloads: string[] = [];
  for (const stream of streams) {
    const last = payloads.at(-1);
    const longer = last === undefined ? stream : last + SEPARATOR + stream;
    if (last !== undefined && Buffer.byteLength(longer) <= MOST_BYTES) payloads[payloads.length - 1] = longer;
    else payloads.push(stream);
  }
  return payloads;
}

/** Tells the other servers after the commit which streams have grown: one at a time, all that came meanwhile together. */
export class Announcer {
  private readonly tell: (payload: string) => Promise<unknown>;
  private readonly streams = new Set<string>();
  private telling: Promise<void> | undefined;

  constructor(tell: (payload: string) => Promise<unknown>) {
    this.tell = tell;
  }

  grown(stream: string): void {
    this.streams.add(stream);
    this.telling ??= this.tellAll();
  }

  private async tellAll(): Promise<void> {
    while (this.streams.size > 0) {
      await new Promise((resolve) => setTimeout(resolve, TOGETHER_MS));
      const payloads = payloadsOf(this.streams);
      this.streams.clear();
      // A notice that is lost is made good by those who ask from time to time.
      for (const payload of payloads) await this.tell(payload).catch(() => undefined);
    }
    this.telling = undefined;
  }

  async close(): Promise<void> {
    await this.telling;
  }
}
