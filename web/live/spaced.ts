/** Does something whenever asked, but no more often than that: the first time at once, what follows closely together. */
export class Spaced {
  private resting: ReturnType<typeof setTimeout> | undefined;
  private asked = false;
  private readonly every: number;
  private readonly act: () => void;

  constructor(every: number, act: () => void) {
    this.every = every;
    this.act = act;
  }

  ask(): void {
    this.asked = true;
    if (this.resting === undefined) this.doIt();
  }

  /** What was asked for need not be done any more. */
  forget(): void {
    this.asked = false;
  }

  private readonly doIt = (): void => {
    this.resting = undefined;
    if (!this.asked) return;
    this.asked = false;
    this.resting = setTimeout(this.doIt, this.every);
    this.act();
  };
}
