import { printBoardResult } from 'naipe/game';
import { finalContract, type Table } from 'naipe/laws';
import type { AwardName } from 'naipe/scoring';
import type { CaseOutcome } from 'naipe/tournament';
import { newSide, type SideDraft } from '../desk/rulings/side-draft.ts';
import { newOutcome } from '../desk/rulings/weights.ts';

type Adjusted = CaseOutcome['adjusted'][number];

const AWARDS = { 'average-plus': 'A+', average: 'A', 'average-minus': 'A-' } as const satisfies Record<
  NonNullable<Adjusted['award']>,
  AwardName
>;

/** The score that is assigned, where the Laws leave the contract and say the tricks. */
function assignedText(table: Table, tricks: number): string | undefined {
  const contract = finalContract(table);
  if (contract === undefined || contract === 'passed-out') return undefined;
  return printBoardResult({ contract, tricks });
}

/** What the Laws propose for a side, to be changed by the director. */
function proposed(table: Table, adjusted: readonly Adjusted[], side: 'NS' | 'EW'): SideDraft {
  const own = adjusted.find((each) => each.side === side) ?? adjusted.find((each) => each.side === undefined);
  const fresh = newSide(own?.award === undefined ? 'A' : AWARDS[own.award]);
  if (own === undefined) return { ...fresh, kind: 'kept' };
  if (own.kind === 'artificial' || own.award !== undefined) return fresh;
  const result = own.tricks === undefined ? undefined : assignedText(table, own.tricks);
  return {
    ...fresh,
    kind: 'assigned',
    outcomes: [{ ...newOutcome(1, '100'), ...(result === undefined ? {} : { result }) }],
  };
}

export const proposedSides = (
  table: Table,
  { adjusted }: Pick<CaseOutcome, 'adjusted'>,
): { readonly ns: SideDraft; readonly ew: SideDraft } => {
  const here = adjusted.filter(({ elsewhere }) => elsewhere === undefined);
  return { ns: proposed(table, here, 'NS'), ew: proposed(table, here, 'EW') };
};
