import { SIDES, type Side } from '../game/index.ts';
import { artificialByFault } from './12-artificial-score.ts';
import { phaseOf } from './17-auction-period.ts';
import { boardOver, note, penaltyPossible } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { judged, type Procedure, type Scene } from './ruling/procedure.ts';

/**
 * Law 5: the pairs sit the wrong way round. Before the first call they change places. Later the director puts the error
 * right by Law 82: scored as they sat where that can be done, and otherwise by artificial scores.
 */
export function* wrongWay({ table }: Scene<Irregular<'wrong-way'>>): Procedure {
  const { edition } = table;
  if (phaseOf(table) === 'before') {
    yield note('seats-put-right', '5B');
    return [];
  }
  let liable: readonly Side[] = SIDES;
  if (yield* judged('score-as-seated', '82A', {}, '82B')) yield note('scored-as-seated', '82A');
  else {
    liable = yield* artificialByFault(edition, 'shall');
    yield boardOver('82B');
  }
  for (const side of liable) yield penaltyPossible(side, '90');
  return [];
}
