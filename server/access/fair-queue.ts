/** At once: each password takes 19 MiB and a processor, and attackers must not have them all. */
const MOST_AT_ONCE = 4;
const MOST_IN_LANE = 5;
const MOST_LANES = 200;

/**
 * Work that takes a while, a few at once. Those who wait stand in a lane each and the lanes take turns, so that who sends
 * much waits for himself and not others for him.
 */
export class FairQueue {
  private readonly lanes = new Map<string, (() => void)[]>();
  private underWay = 0;

  /** Does it when its turn comes; nothing when the lane is full, or a new lane finds too many others. */
  run<T>(lane: string, work: () => Promise<T>, { reserved = false } = {}): Promise<T> | undefined {
    const waiting = this.lanes.get(lane) ?? [];
    if (waiting.length >= MOST_IN_LANE) return undefined;
    if (waiting.length === 0 && this.lanes.size >= MOST_LANES && !reserved) return undefined;
    const turn = new Promise<void>((resolve) => waiting.push(resolve));
    this.lanes.set(lane, waiting);
    this.next();
    return turn.then(work).finally(() => {
      this.underWay--;
      this.next();
    });
  }

  private next(): void {
    while (this.underWay < MOST_AT_ONCE) {
      const [first] = this.lanes;
      if (first === undefined) return;
      const [lane, [begin, ...others]] = first;
      this.lanes.delete(lane);
      if (others.length > 0) this.lanes.set(lane, others); // behind the others
      this.underWay++;
      begin?.();
    }
  }
}
