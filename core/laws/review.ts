import { note } from './consequences.ts';
import { CLAUSES } from './editions.ts';
import type { Irregular } from './irregularity.ts';
import { isSo, type Procedure, type Scene } from './procedure.ts';

/** Clauses under which the offender is asked what he could have known; the others ask what the help was worth. */
const KNOWING: ReadonlySet<string> = new Set([
  ...Object.values(CLAUSES.couldHaveKnown),
  ...Object.values(CLAUSES.couldHaveKnownPass),
]);

/** What the director looks back at when the play is over: was the other side damaged after all? */
export function* endReview({ irregularity }: Scene<Irregular<'review'>>): Procedure {
  const { offender, clause } = irregularity;
  const id = KNOWING.has(clause) ? 'could-have-known' : 'outcome-different';
  const so = yield* isSo({ id, answerer: 'director', clause, params: { offender } });
  const damaged = so && (yield* isSo({ id: 'damaged', answerer: 'director', clause, params: { offender } }));
  if (!damaged) {
    yield note('result-stands', clause);
    return [];
  }
  yield { type: 'adjusted-score', kind: 'assigned', strength: 'shall', clause };
  return [];
}
