import { Fraction, ZERO } from '../../base/index.ts';
import { SIDES, type Side } from '../../game/index.ts';
import { type BoardScores, figureOf, type Reading } from './board-scores.ts';
import { boardFigureAgrees } from './columns.ts';
import { exactly, unitOf } from './figures.ts';
import type { Key, Member } from './roster.ts';

/** What a contestant's boards come to. */
export interface Tally {
  readonly points: Fraction;
  readonly top: Fraction;
  readonly boards: number;
  /** The top of its fullest board. */
  readonly boardTop: Fraction;
  /** The sum of what each board is in per cent of its top: exact, and each rounded as its column is. */
  readonly percents: { readonly exact: Fraction; readonly rounded: Fraction };
  /** The same without adjusted scores. */
  readonly played: { readonly points: Fraction; readonly top: Fraction; readonly boards: number };
  /** The sum of the board scores as the file prints them; missing where it does not print them all. */
  readonly published?: Fraction;
  /** The sum of the board scores, each rounded as its column is; missing where the file prints none. */
  readonly rounded?: Fraction;
  /** Does every printed board score agree, and is there one? */
  readonly boardsAgree: boolean;
}

interface Line {
  readonly at: number;
  readonly side: Side;
}

interface PublishedLine {
  readonly value: Fraction;
  readonly agrees: boolean;
}

/** Adds up the boards of contestants by a reading. */
export class Tallies {
  private readonly scores: BoardScores;
  private readonly reading: Reading;
  private readonly lines: ReadonlyMap<Key, readonly Line[]>;
  private readonly published = new Map<string, PublishedLine>();
  /** Of the column of board scores in points. */
  readonly decimals: number | undefined;
  private readonly percentDecimals: number | undefined;

  constructor(scores: BoardScores, reading: Reading) {
    this.scores = scores;
    this.reading = reading;
    this.decimals = scores.figures.find(({ ofTop }) => !ofTop)?.decimals;
    this.percentDecimals = scores.figures.find(({ ofTop }) => ofTop)?.decimals;
    const lines = new Map<Key, Line[]>();
    for (const [at, { sitting }] of scores.entries.entries()) {
      for (const side of SIDES) {
        for (const key of sitting[side]) {
          const known = lines.get(key);
          if (known === undefined) lines.set(key, [{ at, side }]);
          else known.push({ at, side });
        }
      }
    }
    this.lines = lines;
    for (const figure of scores.figures) {
      const { at, side, ofTop, value } = figure;
      const worth = reading.worth(at, side);
      if (ofTop || worth === undefined) continue;
      const agreed = boardFigureAgrees(figure, worth.points);
      this.published.set(`${at} ${side}`, { value: exactly(value), agrees: agreed });
    }
  }

  of({ keys }: Pick<Member, 'keys'>): Tally {
    const lines = keys.flatMap((key) => this.lines.get(key) ?? []);
    let [points, top, boardTop, sum, rounded] = [ZERO, ZERO, ZERO, ZERO, ZERO];
    const played = { points: ZERO, top: ZERO, boards: 0 };
    const percents = { exact: ZERO, rounded: ZERO };
    let [boards, printed, agreed] = [0, 0, 0];
    for (const { at, side } of lines) {
      const worth = this.reading.worth(at, side);
      if (worth === undefined) continue;
      boards++;
      points = points.plus(worth.points);
      top = top.plus(worth.top);
      boardTop = Fraction.max(boardTop, worth.top);
      const percent = figureOf(worth, true) ?? ZERO;
      percents.exact = percents.exact.plus(percent);
      percents.rounded = percents.rounded.plus(this.roundedPercent(percent));
      if (this.scores.entries[at]?.line.outcome.kind !== 'artificial') {
        played.points = played.points.plus(worth.points);
        played.top = played.top.plus(worth.top);
        played.boards++;
      }
      const published = this.published.get(`${at} ${side}`);
      rounded = rounded.plus(this.roundedLine(worth.points, published));
      if (published === undefined) continue;
      printed++;
      sum = sum.plus(published.value);
      if (published.agrees) agreed++;
    }
    return {
      points,
      top,
      boards,
      boardTop,
      percents,
      played,
      ...(printed === boards && boards > 0 ? { published: sum } : {}),
      ...(this.decimals === undefined ? {} : { rounded }),
      boardsAgree: printed > 0 && agreed === printed,
    };
  }

  private roundedPercent(percent: Fraction): Fraction {
    if (this.percentDecimals === undefined) return percent;
    return percent.roundedTo(unitOf(this.percentDecimals), 'half-away-from-zero');
  }

  /** A board score as its column rounds it; one that is exactly half-way, as it is printed. */
  private roundedLine(points: Fraction, published: PublishedLine | undefined): Fraction {
    if (published?.agrees === true) return published.value;
    return points.roundedTo(unitOf(this.decimals ?? 0), 'half-away-from-zero');
  }
}
