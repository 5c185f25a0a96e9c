/** Something to wait for, and how not to. */
export interface Waiting {
  readonly grown: Promise<void>;
  readonly cancel: () => void;
}

/** Who waits for the next fact of a stream. */
export class Followers {
  private readonly waiting = new Map<string, Set<() => void>>();

  /** The streams that somebody waits for. */
  get streams(): readonly string[] {
    return [...this.waiting.keys()];
  }

  /** Until the stream grows, everybody is woken, or `stop` is aborted. */
  next(stream: string, stop?: AbortSignal): Waiting {
    if (stop?.aborted) return { grown: Promise.resolve(), cancel: () => {} };
    let wake = () => {};
    const grown = new Promise<void>((resolve) => {
      const followers = this.waiting.get(stream) ?? new Set();
      this.waiting.set(stream, followers);
      wake = () => {
        followers.delete(wake);
        if (followers.size === 0 && this.waiting.get(stream) === followers) this.waiting.delete(stream);
        stop?.removeEventListener('abort', wake);
        resolve();
      };
      followers.add(wake);
      stop?.addEventListener('abort', wake, { once: true });
    });
    return { grown, cancel: wake };
  }

  wake(stream: string): void {
    for (const wake of [...(this.waiting.get(stream) ?? [])]) wake();
  }

  wakeAll(): void {
    for (const stream of this.streams) this.wake(stream);
  }
}
