import { fail, ok, type Result } from '../base/index.ts';
import { type LineScore, lineFault } from './line.ts';
import type { ScoredSession, Session } from './session.ts';
import { SessionScores } from './session-scores.ts';

/**
 * A session that is going on: a changed score is compared again on its board only, totals follow by the difference, and
 * the order is repaired rather than sorted. A result that comes in or goes away changes what a full board is, and
 * scores the session anew.
 */
export class LiveSession {
  private state: SessionScores;

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

  /** Contestants of `scores.contestants` by number, best first. */
  order(): Int32Array {
    return this.state.order();
  }

  change(at: number, score: LineScore): Result<ScoredSession> {
    const before = this.state.lines[at];
    if (before === undefined)
      return fail({ code: 'no-such-line', message: `The session has no line ${at}.` });
    const line = { ...before, score };
    const fault = lineFault(line);
    if (fault !== undefined) return fail(fault);
    if (this.state.rescore(at, line)) return ok(this.state);
    const anew = SessionScores.of({ ...this.state.session, lines: this.state.lines.with(at, line) });
    if (!anew.ok) return anew;
    this.state = anew.value;
    return ok(this.state);
  }
}
