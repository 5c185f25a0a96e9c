import { Fraction, fail, ok, orThrow, parseFraction, type Result } from '../../base/index.ts';
import { parseBoardResult, scoreNS, type Vulnerability, vulnerabilityOf } from '../../game/index.ts';
import type { Award, Outcome, SideScore } from '../../scoring/index.ts';
import type { SideScoreData, WeightedResult } from '../score-data.ts';
import type { Play } from '../state.ts';

/** A board with who is vulnerable on it. */
interface OnBoard {
  readonly board: number;
  readonly vulnerable: Vulnerability;
}

/** Reads the outcomes of an assigned score on a board: table scores with their weights. */
function outcomesOf(
  { vulnerable }: Pick<OnBoard, 'vulnerable'>,
  results: readonly WeightedResult[],
): Result<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { result, weight } of results) {
    const read = parseBoardResult(result);
    if (!read.ok) return read;
    const share = parseFraction(weight);
    if (!share.ok) return share;
    outcomes.push({ ns: scoreNS(read.value, vulnerable), weight: share.value });
  }
  if (outcomes.length > 0) return ok(outcomes);
  return fail({ code: 'no-outcome', message: 'An assigned score needs at least one result.' });
}

const artificial = (text: string, award: (value: Fraction) => Award): Result<SideScore> => {
  const value = parseFraction(text);
  return value.ok ? ok({ kind: 'artificial', award: award(value.value) }) : value;
};

/** What a side's adjusted score means on a board where the table made `nsPoints`, if it made anything. */
export function readSideScore(
  data: SideScoreData,
  board: OnBoard,
  nsPoints: number | undefined,
): Result<SideScore> {
  switch (data.kind) {
    case 'kept':
      return nsPoints === undefined
        ? fail({
            code: 'nothing-to-keep',
            message: `Board ${board.board} has no result at this table to keep.`,
          })
        : ok({ kind: 'assigned', outcomes: [{ ns: nsPoints, weight: Fraction.of(1) }] });
    case 'assigned': {
      const outcomes = outcomesOf(board, data.outcomes);
      return outcomes.ok ? ok({ kind: 'assigned', outcomes: outcomes.value }) : outcomes;
    }
    case 'self-inflicted': {
      const table = outcomesOf(board, data.table);
      if (!table.ok) return table;
      const withoutInfraction = outcomesOf(board, data.withoutInfraction);
      if (!withoutInfraction.ok) return withoutInfraction;
      const withoutError = outcomesOf(board, data.withoutError);
      if (!withoutError.ok) return withoutError;
      return ok({
        kind: 'self-inflicted',
        table: table.value,
        withoutInfraction: withoutInfraction.value,
        withoutError: withoutError.value,
      });
    }
    case 'named':
      return ok({ kind: 'artificial', award: { kind: 'named', name: data.name } });
    case 'percent':
      return artificial(data.percent, (percent) => ({ kind: 'percent', percent }));
    case 'imps':
      return artificial(data.imps, (imps) => ({ kind: 'imps', imps }));
    case 'points':
      return artificial(data.points, (points) => ({ kind: 'points', points }));
    case 'no-score':
      return ok({ kind: 'no-score' });
  }
}

/** For what facts hold: it was read once when the command was decided. */
export const sideScoreOf = (
  data: SideScoreData,
  { board, vulnerable = vulnerabilityOf(board), recorded }: Pick<Play, 'board' | 'vulnerable' | 'recorded'>,
): SideScore => orThrow(readSideScore(data, { board, vulnerable }, recorded?.nsPoints));
