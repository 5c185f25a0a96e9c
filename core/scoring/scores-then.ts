import { type Fraction, orThrow } from '../base/index.ts';
import type { Side } from '../game/index.ts';
import type { Explanation } from './explain.ts';
import type { ContestantId, TravellerLine } from './line.ts';
import type { Place } from './ranking.ts';
import type { ComparedScore, ContestantLine, ContestantScore, ScoredSession, Session } from './session.ts';
import { SessionScores } from './session-scores.ts';

/**
 * The scores of a live session at one moment. As long as nothing changes they are those of the live session; once it has
 * gone on they are worked out from the lines of that moment, if anybody still asks.
 */
export class ScoresThen implements ScoredSession {
  readonly session: Session;
  readonly contestants: readonly ContestantId[];
  private live: SessionScores | undefined;
  private own: SessionScores | undefined;
  private keptLines: readonly TravellerLine[] = [];

  constructor(live: SessionScores) {
    this.session = live.session;
    this.contestants = live.contestants;
    this.live = live;
  }

  /** The live session goes on: remembers what was. */
  keep(): void {
    this.keptLines = this.live?.lines.slice() ?? this.keptLines;
    this.live = undefined;
  }

  private get scores(): SessionScores {
    if (this.live !== undefined) return this.live;
    this.own ??= orThrow(SessionScores.of({ ...this.session, lines: this.keptLines }));
    return this.own;
  }

  get lines(): readonly TravellerLine[] {
    return this.live?.lines ?? this.keptLines;
  }

  resultsOnBoard(line: number): number {
    return this.scores.resultsOnBoard(line);
  }

  topOfLine(line: number): number {
    return this.scores.topOfLine(line);
  }

  compared(line: number, side: Side): ComparedScore | undefined {
    return this.scores.compared(line, side);
  }

  lineScore(line: number, side: Side, contestant?: ContestantId): Fraction | undefined {
    return this.scores.lineScore(line, side, contestant);
  }

  linesOf(contestant: ContestantId): readonly ContestantLine[] {
    return this.scores.linesOf(contestant);
  }

  linesOnBoard(board: number): readonly number[] {
    return this.scores.linesOnBoard(board);
  }

  total(contestant: ContestantId): ContestantScore | undefined {
    return this.scores.total(contestant);
  }

  places(): readonly Place[] {
    return this.scores.places();
  }

  explain(contestant: ContestantId, board: number): Explanation | undefined {
    return this.scores.explain(contestant, board);
  }
}
