import { sideOf } from '../game/index.ts';
import { phaseOf } from './17-auction-period.ts';
import type { TrickRight } from './65-arrangement-of-tricks.ts';
import { ALLEGATION_CLAUSE, type Inspection, mayInspect, ruledFor } from './66-inspection-of-tricks.ts';
import { note, penaltyPossible } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { judged, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import { playOf } from './table/play-state.ts';
import { tableRecord } from './table/record.ts';
import type { Table } from './table/table.ts';
import { historyOf } from './tricks/history.ts';

type Asked = Irregular<'inspection'>;

/** Law 66: a player wants to see cards of a finished trick, or has looked at them. */
export function* trickInspected({ table, irregularity }: Scene<Asked>): Procedure {
  const { offender, looked, alleging } = irregularity;
  const params = { seat: offender };
  if (alleging && !isOver(table))
    yield note('allegation-is-not-enough', ALLEGATION_CLAUSE[table.edition], params);
  const { allowed, clauses } = yield* rightTo(table, irregularity);
  const [clause = '66C'] = clauses;
  yield note(allowed ? 'may-inspect' : 'may-not-inspect', clause, params);
  if (allowed && clause === '66B') yield note('card-not-shown', clause, params);
  if (allowed && clause === '66D') yield note('own-cards-only', clause, params);
  // Quitted tricks may not be inspected (Law 66C); of the others the Law says what may.
  if (!allowed && looked)
    yield penaltyPossible(sideOf(offender), clause, clause === '66C' ? 'may-not' : undefined);
  return [];
}

const isOver = (table: Table): boolean => phaseOf(table) === 'over' || playOf(table).claimed !== undefined;

/** After the play all may look; while it goes on, a quitted trick only when the director says so. */
function* rightTo(table: Table, { offender, what, trick, turned, looked }: Asked): Telling<TrickRight> {
  if (isOver(table)) return { allowed: true, clauses: ['66D'], unauthorised: undefined };
  const history = historyOf(tableRecord(table, playOf(table)));
  const may = (asked: Inspection): TrickRight => mayInspect(table.edition, history, offender, asked);
  switch (what) {
    case 'whole-trick':
      return may({ what, trick, ownTurned: turned });
    case 'own-card':
      return may({ what, trick });
    case 'quitted-trick': {
      const ordered = !looked && (yield* judged('inspection-ordered', '66C', { seat: offender }));
      return may({ what, trick, directorInstructs: ordered });
    }
  }
}

/** Law 66D: cards were mixed after a dispute. If the facts are lost by one side, the director rules for the other. */
export function* cardsMixed({ irregularity }: Scene<Irregular<'cards-mixed'>>): Procedure {
  const { seats } = irregularity;
  const clause = '66D';
  const ascertainable = yield* judged('facts-known', clause, {});
  const side = ruledFor({ mixedBy: seats, ascertainable });
  if (ascertainable) yield note('ruled-on-the-facts', clause);
  else if (side === undefined) yield note('facts-lost', '85B');
  else yield note('ruled-for', clause, { side });
  return [];
}
