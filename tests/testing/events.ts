export interface ServerEvent {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** A listener to server-sent events. */
export class Events {
  private readonly stop: AbortController;
  private readonly reader: ReadableStreamDefaultReader<Uint8Array>;
  private readonly decoder = new TextDecoder();
  private heard = '';

  private constructor(stop: AbortController, reader: ReadableStreamDefaultReader<Uint8Array>) {
    this.stop = stop;
    this.reader = reader;
  }

  static async open(url: string, headers: Record<string, string> = {}): Promise<Events> {
    const stop = new AbortController();
    const response = await fetch(url, { headers, signal: stop.signal });
    if (response.status !== 200) throw new Error(await response.text());
    return new Events(stop, response.body!.getReader());
  }

  async next(): Promise<ServerEvent> {
    for (;;) {
      const end = this.heard.indexOf('\n\n');
      if (end >= 0) {
        const block = this.heard.slice(0, end);
        this.heard = this.heard.slice(end + 2);
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
        if (!block.startsWith(':')) return { id: field('id'), event: field('event'), data: field('data') };
        continue;
      }
      const { done, value } = await this.reader.read();
      if (done) throw new Error('The events have ended.');
      this.heard += this.decoder.decode(value, { stream: true });
    }
  }

  /** Waits for an event of that name, whatever comes before it. */
  async upTo(name: string): Promise<ServerEvent> {
    for (;;) {
      const told = await this.next();
      if (told.event === name) return told;
    }
  }

  /** Waits for the end. */
  async ended(): Promise<boolean> {
    while (!(await this.reader.read()).done);
    return true;
  }

  close(): void {
    this.stop.abort();
  }
}
