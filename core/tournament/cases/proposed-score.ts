import { type Contract, parseBoardResult, printBoardResult, SIDES, type Side } from '../../game/index.ts';
import {
  type AdjustedScore,
  finalContract,
  type ScoreOutcome,
  type SideResults,
  type Table,
} from '../../laws/index.ts';
import type { AwardName } from '../../scoring/index.ts';
import type { SideScoreData, WeightedResult } from '../score-data.ts';

/** The adjusted score that the Laws make of what was found, as far as they say it; a side without one is for the director to name. */
export interface ProposedScore {
  /** `shall` where the law leaves no choice. */
  readonly strength: AdjustedScore['strength'];
  readonly ns?: SideScoreData;
  readonly ew?: SideScoreData;
  /** The side has no less than that (Law 86B2(b)). */
  readonly atLeast?: { readonly side: Side; readonly name: AwardName };
  readonly clauses: readonly string[];
}

/** Laws 12C2(a) and 86B2(b). */
const AWARDS = { 'average-plus': 'A+', average: 'A', 'average-minus': 'A-' } as const satisfies Record<
  NonNullable<AdjustedScore['award']>,
  AwardName
>;

const KEPT: SideScoreData = { kind: 'kept' };

/** The contract of the board: as it was told, or else as it is written. */
function contractOn(table: Table, stands: string | undefined): Contract | undefined {
  const told = finalContract(table);
  if (told !== undefined) return told === 'passed-out' ? undefined : told;
  const written = stands === undefined ? undefined : parseBoardResult(stands);
  return written?.ok && written.value !== 'passed-out' ? written.value.contract : undefined;
}

/** The result of so many tricks in that contract. */
export function resultWith(table: Table, stands: string | undefined, tricks: number): string | undefined {
  const contract = contractOn(table, stands);
  return contract === undefined ? undefined : printBoardResult({ contract, tricks });
}

const certain = (result: string): readonly WeightedResult[] => [{ result, weight: '1' }];

/** What a side would have had, where that can be written down. */
const outcomesOf = (
  results: SideResults,
  stands: string | undefined,
): readonly WeightedResult[] | undefined => {
  if (results !== 'kept') return results;
  return stands === undefined ? undefined : certain(stands);
};

const assignedTo = (results: SideResults): SideScoreData =>
  results === 'kept' ? KEPT : { kind: 'assigned', outcomes: results };

type Assigned = Extract<ScoreOutcome, { readonly kind: 'assigned' }>;

/** What the side is assigned; for the part of the damage that it did to itself it gets nothing (Law 12C1(e)). */
function assignedScore(
  score: Assigned,
  side: Side,
  table: Table,
  stands: string | undefined,
): SideScoreData | undefined {
  const { results, tricks, side: alone, selfInflicted } = score;
  if (results === undefined) {
    // The other side keeps what it has.
    if (alone !== undefined && alone !== side) return stands === undefined ? undefined : KEPT;
    const result = tricks === undefined ? undefined : resultWith(table, stands, tricks);
    return result === undefined ? undefined : { kind: 'assigned', outcomes: certain(result) };
  }
  const own = results[side];
  if (selfInflicted?.side !== side || stands === undefined) return assignedTo(own);
  const withoutInfraction = outcomesOf(own, stands);
  const withoutError = outcomesOf(selfInflicted.withoutError, stands);
  if (withoutInfraction === undefined || withoutError === undefined) return assignedTo(own);
  return { kind: 'self-inflicted', table: certain(stands), withoutInfraction, withoutError };
}

type Sides = Pick<ProposedScore, 'ns' | 'ew'>;

function forEach(score: (side: Side) => SideScoreData | undefined): Sides {
  const [ns, ew] = SIDES.map(score);
  return { ...(ns === undefined ? {} : { ns }), ...(ew === undefined ? {} : { ew }) };
}

/** The score to be adjusted by what was found, on a board where that result stands. */
export function proposedScore(
  score: ScoreOutcome,
  table: Table,
  stands: string | undefined,
): ProposedScore | undefined {
  switch (score.kind) {
    case 'stands':
      return undefined;
    case 'tricks': {
      // Law 79B3: for one side alone.
      const { ruled, clauses } = score;
      if (ruled?.side === undefined) return undefined;
      const result = resultWith(table, stands, ruled.tricks);
      if (result === undefined) return undefined;
      const sides = forEach((side) => (side === ruled.side ? assignedTo(certain(result)) : KEPT));
      return { strength: 'shall', ...sides, clauses };
    }
    case 'artificial': {
      const { strength, awards, clauses } = score;
      const rest: SideScoreData | undefined =
        Object.keys(awards).length === 0 ? undefined : stands === undefined ? { kind: 'no-score' } : KEPT;
      const sides = forEach((side) => {
        const award = awards[side];
        return award === undefined ? rest : { kind: 'named', name: AWARDS[award] };
      });
      return { strength, ...sides, clauses };
    }
    case 'assigned': {
      const { strength, atLeast, clauses } = score;
      return {
        strength,
        ...forEach((side) => assignedScore(score, side, table, stands)),
        ...(atLeast === undefined ? {} : { atLeast: { side: atLeast.side, name: AWARDS[atLeast.award] } }),
        clauses,
      };
    }
  }
}
