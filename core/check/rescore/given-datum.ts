import { Fraction } from '../../base/index.ts';
import { SIDES, type Side } from '../../game/index.ts';
import { impsFromDatum } from '../../scoring/index.ts';
import { type BoardFigure, boardFigureAgrees } from './columns.ts';
import { boardIn, type Standing, type Standings } from './compare.ts';
import { type Entry, tableScoreOf } from './entries.ts';
import { type GivenDatum, withinCap } from './practice.ts';

/** Scores at a table are multiples of ten, and so are the datums that experts set. */
const STEP = 10;

/** A datum of another field may lie outside the results of this one. */
const BEYOND = 500;

/** The datum by which most figures of a board come out; of several the middle one. */
function likeliestDatum(scores: readonly number[], agreeing: (datum: number) => number): number {
  let [most, found]: [number, number[]] = [-1, []];
  const from = Math.floor(Math.min(...scores) / STEP) * STEP - BEYOND;
  for (let datum = from; datum <= Math.max(...scores) + BEYOND; datum += STEP) {
    const count = agreeing(datum);
    if (count > most) [most, found] = [count, [datum]];
    else if (count === most) found.push(datum);
  }
  return found[Math.floor(found.length / 2)] ?? from;
}

const gainedBy = (score: number, side: Side, datum: number): Fraction => {
  const won = impsFromDatum(score, Fraction.of(datum));
  return Fraction.of(side === 'NS' ? won : -won);
};

/** The results of every board against the one datum that its figures go by (Law 78B). */
export function againstGivenDatum(
  entries: readonly Entry[],
  compared: readonly Standings[],
  figures: readonly BoardFigure[],
  { field, cap }: GivenDatum,
): readonly Standings[] {
  const figuresOn = new Map<string, BoardFigure[]>();
  for (const figure of figures) {
    const board = boardIn(figure.entry, field);
    figuresOn.set(board, [...(figuresOn.get(board) ?? []), figure]);
  }
  const datums = new Map<string, number>();
  for (const [board, printed] of figuresOn) {
    const known = printed.flatMap((figure) => {
      const score = tableScoreOf(figure.entry, 'computed');
      return score === undefined ? [] : [{ figure, score }];
    });
    if (known.length === 0) continue;
    const agreeing = (datum: number): number =>
      known.filter(({ figure, score }) =>
        boardFigureAgrees(figure, withinCap(gainedBy(score, figure.side, datum), cap)),
      ).length;
    datums.set(
      board,
      likeliestDatum(
        known.map(({ score }) => score),
        agreeing,
      ),
    );
  }
  return compared.map((standings, at) => {
    const entry = entries[at];
    const datum = entry && datums.get(boardIn(entry, field));
    const score = entry && tableScoreOf(entry, 'computed');
    if (datum === undefined || score === undefined) return standings;
    return Object.fromEntries(
      SIDES.flatMap((side): [Side, Standing][] => {
        const standing = standings[side];
        if (standing?.kind !== 'compared') return standing === undefined ? [] : [[side, standing]];
        return [[side, { ...standing, gained: gainedBy(score, side, datum) }]];
      }),
    );
  });
}
