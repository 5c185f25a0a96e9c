import { ok, type Result } from '../../base/index.ts';
import { LiveSession, type ScoredSession, type Session, type TravellerLine } from '../../scoring/index.ts';
import type { SectionId } from '../meeting.ts';
import type { BoardState, SessionState } from '../state.ts';
import { lineOf } from './traveller-lines.ts';

type Boards = SessionState['boards'];
type Plays = BoardState['plays'] extends ReadonlyMap<SectionId, infer P> ? P : never;

/** The lines of a section on a board, by number, in the order of its plays. */
interface SectionLines {
  plays: Plays | undefined;
  readonly numbers: number[];
}

interface BoardLines {
  state: BoardState;
  readonly sections: Map<SectionId, SectionLines>;
}

const isSameSide = (one: TravellerLine['ns'], other: TravellerLine['ns']): boolean =>
  one === other || `${one}` === `${other}`;

const isSamePlace = (one: TravellerLine, other: TravellerLine): boolean =>
  one.section === other.section &&
  one.round === other.round &&
  one.table === other.table &&
  isSameSide(one.ns, other.ns) &&
  isSameSide(one.ew, other.ew) &&
  one.group === other.group;

/** What decides the scores besides the lines. */
export type ScoringRules = (lines: readonly TravellerLine[]) => Session;

/**
 * The scores of a session that go from one state of its boards to the next by what differs. Boards, and sections of
 * boards, that are the same objects are not looked at.
 */
export class FollowedSession {
  private readonly throughRound: number;
  private readonly boards = new Map<number, BoardLines>();
  private lines: readonly TravellerLine[] = [];
  private count = 0;
  private changed = new Map<number, TravellerLine>();
  private added: TravellerLine[] = [];
  private live: LiveSession | undefined;

  static of(rules: ScoringRules, boards: Boards, throughRound = Number.POSITIVE_INFINITY) {
    return new FollowedSession(throughRound).begin(rules, boards);
  }

  private constructor(throughRound: number) {
    this.throughRound = throughRound;
  }

  private begin(rules: ScoringRules, boards: Boards): Result<FollowedSession> {
    this.compare(boards);
    const live = LiveSession.of(rules(this.added));
    if (!live.ok) return live;
    this.live = live.value;
    this.lines = live.value.scores.lines;
    return ok(this);
  }

  /** The scores of the boards it has come to. They stay as they are when it goes on. */
  now(): ScoredSession {
    if (this.live === undefined) throw new Error('A session is followed from its beginning.');
    return this.live.now();
  }

  /** Goes to another state of the boards. False when that has to be scored anew; this is then of no further use. */
  goTo(boards: Boards): boolean {
    this.changed = new Map();
    this.added = [];
    if (this.live === undefined || !this.compare(boards)) return false;
    return (this.changed.size === 0 && this.added.length === 0) || this.live.follow(this.changed, this.added);
  }

  /** Finds the lines that changed or are new; false when one has gone or is somebody else's. */
  private compare(boards: Boards): boolean {
    for (const [number, state] of boards) {
      const known = this.boards.get(number);
      if (known?.state === state) continue;
      const sections = known?.sections ?? new Map<SectionId, SectionLines>();
      const isOtherwise = known?.state.groups !== state.groups || known.state.cancelled !== state.cancelled;
      for (const [section, plays] of state.plays) {
        const lines = sections.get(section) ?? { plays: undefined, numbers: [] };
        sections.set(section, lines);
        if (lines.plays === plays && !isOtherwise) continue;
        lines.plays = plays;
        if (!this.compareSection(state, plays, lines.numbers)) return false;
      }
      if (sections.size > state.plays.size) return false;
      this.boards.set(number, { state, sections });
    }
    return this.boards.size === boards.size;
  }

  private compareSection(state: BoardState, plays: Plays, numbers: number[]): boolean {
    let at = 0;
    for (const play of plays.values()) {
      if (play.round > this.throughRound) continue;
      const line = lineOf(state, play);
      const number = numbers[at++];
      const before = number === undefined ? undefined : this.lines[number];
      if (number === undefined) {
        numbers.push(this.count++);
        this.added.push(line);
      } else if (before !== line) {
        if (before === undefined || !isSamePlace(before, line)) return false;
        this.changed.set(number, line);
      }
    }
    return at === numbers.length;
  }
}
