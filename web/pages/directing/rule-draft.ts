import type { CaseOutcome, SideScoreData } from 'naipe/tournament';
import type { BothSides } from '../desk/rulings/both-sides-fields.tsx';
import { draftOf, newSide, type SideDraft } from '../desk/rulings/side-draft.ts';

/** A side whose score the Laws leave to the director: assigned, and nothing written yet. */
const toBeNamed = (score: SideScoreData | undefined): SideDraft =>
  score === undefined ? { ...newSide('A'), kind: 'assigned' } : draftOf(score);

/** What the Laws propose for each side, to be changed by the director. */
export const proposedSides = ({ adjustment }: Pick<CaseOutcome, 'adjustment'>): BothSides => ({
  ns: toBeNamed(adjustment?.ns),
  ew: toBeNamed(adjustment?.ew),
});
