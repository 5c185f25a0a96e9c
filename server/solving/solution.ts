import { orThrow } from 'naipe/base';
import { parseDeal } from 'naipe/game';
import { type DoubleDummyTable, leadsInSteps, type Steps, tricksInSteps } from 'naipe/solver';
import type { LeadTricks, ToSolve } from 'naipe/tournament';

/** What comes of a piece of work: the table of a deal, or declarer's tricks after each lead. */
export type Solution = DoubleDummyTable | LeadTricks;

/** Works it out, some hundredths of a second at a time. */
export function* solutionInSteps({ deal: text, leads }: ToSolve): Steps<Solution> {
  const deal = orThrow(parseDeal(text));
  if (leads === undefined) return yield* tricksInSteps(deal);
  const values = yield* leadsInSteps(deal, leads);
  return Object.fromEntries(values.map(({ card, tricks }) => [card, tricks]));
}
