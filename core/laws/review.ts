import { note } from './consequences.ts';
import { type ByEdition, CLAUSES } from './editions.ts';
import type { Irregular } from './irregularity.ts';
import { isSo, type Procedure, type Scene } from './procedure.ts';

/** Clauses under which the offender is asked what he could have known; the others ask what the help was worth. */
const KNOWING: ReadonlySet<string> = new Set([
  ...Object.values(CLAUSES.couldHaveKnown),
  ...Object.values(CLAUSES.couldHaveKnownPass),
]);

/** Dummy had no right to speak up: what the defenders gained is taken from them, in 2017 from them alone. */
const DUMMY_SPOKE_UP = '43B3';
const WHOSE_SCORE: ByEdition<string> = {
  1997: 'both-scores-adjusted',
  2007: 'both-scores-adjusted',
  2017: 'defenders-score-alone',
};

/** What the director looks back at when the play is over: was the other side damaged after all? */
export function* endReview({ table, irregularity }: Scene<Irregular<'review'>>): Procedure {
  const { offender, clause } = irregularity;
  const params = { offender };
  const asked = { answerer: 'director', clause, params } as const;
  const dummySpokeUp = clause === DUMMY_SPOKE_UP;
  const id = KNOWING.has(clause) ? 'could-have-known' : 'outcome-different';
  const damaged = dummySpokeUp
    ? yield* isSo({ ...asked, id: 'defenders-gained' })
    : (yield* isSo({ ...asked, id })) && (yield* isSo({ ...asked, id: 'damaged' }));
  if (!damaged) {
    yield note('result-stands', clause);
    return [];
  }
  yield { type: 'adjusted-score', kind: 'assigned', strength: 'shall', clause };
  if (dummySpokeUp) yield note(WHOSE_SCORE[table.edition], clause);
  return [];
}
