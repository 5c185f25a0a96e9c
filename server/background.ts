/** Told what failed, in a few words, and why. */
export type Report = (what: string, error: unknown) => void;

/**
 * Work that nobody waits for: what a timer or a listener sets off. When it fails that is reported, and everything else
 * goes on.
 */
export class Background {
  readonly report: Report;

  constructor(report: Report) {
    this.report = report;
  }

  /** Does it now. */
  run(what: string, work: () => unknown): void {
    const failed = (error: unknown): void => this.report(what, error);
    try {
      const underWay = work();
      if (underWay instanceof Promise) underWay.catch(failed);
    } catch (error) {
      failed(error);
    }
  }

  /** Does it after a while. */
  later(what: string, milliseconds: number, work: () => unknown): NodeJS.Timeout {
    return setTimeout(() => this.run(what, work), milliseconds).unref();
  }

  /** Does it again and again. */
  every(what: string, milliseconds: number, work: () => unknown): NodeJS.Timeout {
    return setInterval(() => this.run(what, work), milliseconds).unref();
  }
}
