import { printDecimal } from '../../format/index.ts';
import { type BoardScores, boardKey, figureOf, isSplit, type Reading } from './board-scores.ts';
import { type Cause, type CauseCode, NO_CAUSE, sentenceOf } from './causes.ts';
import { type BoardFigure, boardFigureAgrees } from './columns.ts';
import { sideLabel } from './entries.ts';
import { agrees, isCut, printed } from './figures.ts';
import type { Difference } from './model.ts';
import type { BoardPractice } from './practice.ts';

const NEUBERG_CAUSES = {
  exact: 'neuberg-exact',
  tenths: 'neuberg-tenths',
  none: 'no-neuberg',
  ascherman: 'other-method',
} as const;
const FIELD_CAUSES = {
  across: 'sections-across',
  apart: 'sections-apart',
  'by-round': 'rounds-apart',
} as const;

/** The one thing in which another practice departs from the file's; `undefined` when it departs in more. */
export function departure(from: BoardPractice, to: BoardPractice): CauseCode | undefined {
  const sameRule = JSON.stringify({ ...from, field: '' }) === JSON.stringify({ ...to, field: '' });
  if (from.field !== to.field) return sameRule ? FIELD_CAUSES[to.field] : undefined;
  if (sameRule) return undefined;
  if (from.scoring === 'matchpoints' && to.scoring === 'matchpoints' && from.win === to.win) {
    return NEUBERG_CAUSES[to.neuberg];
  }
  return 'other-method';
}

/** Finds why board scores differ: a cause must fit all figures of the part of the board it would touch. */
class BoardExplainer {
  private readonly scores: BoardScores;
  private readonly reading: Reading;
  private readonly byBoard = new Map<string, BoardFigure[]>();
  private readonly splitBoards: ReadonlySet<string>;
  private readonly departures: readonly { readonly practice: BoardPractice; readonly code: CauseCode }[];

  constructor(scores: BoardScores, reading: Reading) {
    this.scores = scores;
    this.reading = reading;
    this.splitBoards = new Set(scores.entries.filter(isSplit).map(boardKey));
    this.departures = scores.practices.flatMap((practice) => {
      const code = departure(reading.practice, practice);
      return code === undefined ? [] : [{ practice, code }];
    });
    for (const figure of scores.figures) {
      const key = boardKey(figure.entry);
      const same = this.byBoard.get(key);
      if (same === undefined) this.byBoard.set(key, [figure]);
      else same.push(figure);
    }
  }

  cause(figure: BoardFigure): Cause {
    const { outcome } = figure.entry.line;
    if (outcome.kind === 'artificial' || isSplit(figure.entry)) return { code: 'adjusted-score' };
    return (
      this.otherTableScore(figure) ??
      this.otherPractice(figure) ??
      this.rounding(figure) ??
      this.adjustedLeftOut(figure) ??
      NO_CAUSE
    );
  }

  private board(figure: BoardFigure): readonly BoardFigure[] {
    return this.byBoard.get(boardKey(figure.entry)) ?? [];
  }

  private otherTableScore(figure: BoardFigure): Cause | undefined {
    const { practice, followed } = this.reading;
    const other = followed(figure.entry) === 'published' ? 'computed' : 'published';
    return this.scores.agreesBy(figure, practice, other) ? { code: 'table-score' } : undefined;
  }

  private otherPractice(figure: BoardFigure): Cause | undefined {
    const basis = this.reading.followed(figure.entry) ?? 'computed';
    for (const { practice, code } of this.departures) {
      const fits = (other: BoardFigure): boolean => this.scores.agreesBy(other, practice, basis);
      if (this.board(figure).every(fits)) return { code };
    }
    return undefined;
  }

  private rounding({ at, side, ofTop, value, decimals }: BoardFigure): Cause | undefined {
    const worth = this.reading.worth(at, side);
    const exact = worth && figureOf(worth, ofTop);
    if (exact === undefined) return undefined;
    if (isCut(value, exact, decimals)) return { code: 'rounding-cut' };
    return value.decimals < decimals && agrees(value, exact, value.decimals)
      ? { code: 'rounding-coarse' }
      : undefined;
  }

  /** A split score on the board that the program did not compare with the others. */
  private adjustedLeftOut(figure: BoardFigure): Cause | undefined {
    if (!this.splitBoards.has(boardKey(figure.entry))) return undefined;
    const fits = this.board(figure)
      .filter(({ entry }) => !isSplit(entry))
      .every((other) => this.scores.agreesBy(other, this.reading.practice, 'adjusted-left-out'));
    const more = 'Leaving it out of the comparison, the other scores of the board come out.';
    return fits ? { code: 'adjusted-score', more } : undefined;
  }
}

/** The published board scores that a reading could be held against, and those that differ. */
export function checkBoardScores(
  scores: BoardScores,
  reading: Reading,
): { readonly checked: number; readonly differences: readonly Difference[] } {
  const explainer = new BoardExplainer(scores, reading);
  const differences: Difference[] = [];
  let checked = 0;
  for (const figure of scores.figures) {
    const { at, entry, side, ofTop, value, decimals } = figure;
    const worth = reading.worth(at, side);
    const exact = worth && figureOf(worth, ofTop);
    if (exact === undefined) continue;
    checked++;
    if (boardFigureAgrees(figure, exact)) continue;
    const cause = explainer.cause(figure);
    differences.push({
      where: `${entry.where}, ${sideLabel(entry, side)}`,
      what: figure.figure,
      published: printDecimal(value),
      computed: printed(exact, decimals),
      cause: cause.code,
      why: sentenceOf(cause),
      line: entry.line.line,
    });
  }
  return { checked, differences };
}
