import { fail, ok, type Result } from '../base/index.ts';
import { type LineScore, lineFault, type TravellerLine } from './line.ts';
import { ScoresThen } from './scores-then.ts';
import type { ScoredSession, Session } from './session.ts';
import { SessionScores } from './session-scores.ts';

/**
 * A session that is going on: what changes is compared again on its board only, totals follow by the difference, and
 * the order is repaired rather than sorted.
 */
export class LiveSession {
  private state: SessionScores;
  private latest: ScoresThen | undefined;

  static of(session: Session): Result<LiveSession> {
    const state = SessionScores.of(session);
    return state.ok ? ok(new LiveSession(state.value)) : state;
  }

  private constructor(state: SessionScores) {
    this.state = state;
  }

  /** The scores as they are now; they follow later changes. */
  get scores(): ScoredSession {
    return this.state;
  }

  /** The scores as they are now; they stay so, whatever comes later. */
  now(): ScoredSession {
    this.latest ??= new ScoresThen(this.state);
    return this.latest;
  }

  /** Contestants of `scores.contestants` by number, best first. */
  order(): Int32Array {
    return this.state.order();
  }

  /** Another score on a line. */
  change(at: number, score: LineScore): Result<ScoredSession> {
    const before = this.state.lines[at];
    if (before === undefined)
      return fail({ code: 'no-such-line', message: `The session has no line ${at}.` });
    const line = { ...before, score };
    const fault = lineFault(line);
    if (fault !== undefined) return fail(fault);
    this.goOn();
    if (this.state.rescore(at, line)) return ok(this.state);
    const anew = SessionScores.of({ ...this.state.session, lines: this.state.lines.with(at, line) });
    if (!anew.ok) return anew;
    this.state = anew.value;
    return ok(this.state);
  }

  /**
   * Other scores on some lines, by number, and new lines. False when that cannot be followed, because somebody or some
   * board is new or something cannot be scored: whoever has all the lines scores them anew, and lets this one go.
   */
  follow(changed: ReadonlyMap<number, TravellerLine>, added: readonly TravellerLine[]): boolean {
    this.goOn();
    return this.state.follow(changed, added);
  }

  /** Whoever has the scores of before keeps them. */
  private goOn(): void {
    this.latest?.keep();
    this.latest = undefined;
  }
}
