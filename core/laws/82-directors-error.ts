import { SIDES } from '../game/index.ts';
import { assignedScore } from './12-assigned-score.ts';
import { editionsOf, sharedIn } from './clauses/by-edition.ts';
import { adjustedScore, boardStatus, note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { ask, judged, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import type { Table } from './table/table.ts';

const directorIn = editionsOf({
  /** Until when he puts right what he learns of. */
  inTime: { 1997: '81C6', 2007: '81C3', 2017: '81C3' },
  /** The organiser may set a later time, or allow it after that. */
  later: { 1997: '79C', 2007: '79C2', 2017: '79C2' },
  waives: { 1997: '81C8', 2007: '81C5', 2017: '81C5' },
  refers: { 1997: '81C9', 2007: '81C7', 2017: '81C7' },
  innocent: { 1997: '12C1', 2007: '12C2(a)', 2017: '12C2(a)' },
});

/** Law 82C: the director finds that his ruling was wrong. If the board cannot be scored normally, neither side has offended. */
export function* rulingMistaken({ table }: Scene<Irregular<'ruling-mistaken'>>): Procedure {
  const { edition } = table;
  const { inTime, later } = directorIn(edition);
  const when = yield* ask({
    id: 'in-time',
    answerer: 'director',
    clause: inTime,
    answers: [
      { id: 'yes', clause: inTime },
      { id: 'organiser-agrees', clause: later },
      { id: 'no', clause: inTime },
    ],
  });
  if (when === 'no') {
    yield note('ruling-stays', inTime);
    return [];
  }
  if (yield* judged('normal-score-possible', '82C', {}, '82C')) {
    yield note('ruling-put-right', '82A');
    return [];
  }
  yield note('both-sides-innocent', '82C');
  yield* bothInnocent(table);
  yield note('right-of-appeal', '83');
  return [];
}

/** Each side gets the benefit of the doubt: results of its own, or average plus. */
function* bothInnocent(table: Table): Telling<void> {
  const { edition } = table;
  const clause = sharedIn(edition).assignedScore;
  const assigns = yield* judged('assigns-for-each', clause, {}, sharedIn(edition).artificialScore);
  if (assigns) return yield* assignedScore(table, '82C', 'shall');
  for (const side of SIDES)
    yield {
      ...adjustedScore('shall', directorIn(edition).innocent, 'artificial'),
      side,
      award: 'average-plus',
    };
}

/** Law 81C5 (1997: 81C8): the innocent side asks for a rectification to be waived; since 2007 there has to be a cause. */
export function* waiverAsked({ table, irregularity }: Scene<Irregular<'waiver-asked'>>): Procedure {
  const { seat } = irregularity;
  const clause = directorIn(table).waives;
  const waived =
    (table.edition === 1997 || (yield* judged('cause-shown', clause, { seat }))) &&
    (yield* judged('director-waives', clause, { seat }));
  yield note(waived ? 'rectification-waived' : 'rectification-not-waived', clause, { seat });
  return [];
}

/** Law 81C7 (1997: 81C9): a matter goes to whom it concerns. */
export function* matterReferred({ table, irregularity }: Scene<Irregular<'matter-referred'>>): Procedure {
  yield { type: 'referral', to: irregularity.to, clause: directorIn(table).refers };
  return [];
}

/** Law 82B2: a board is required, postponed or, since 2007, cancelled. A postponed one keeps the round open for its players (Law 8B2). */
export function* boardRescheduled({ table, irregularity }: Scene<Irregular<'board-rescheduled'>>): Procedure {
  const { what } = irregularity;
  if (what === 'cancelled' && table.edition === 1997) {
    yield note('cannot-be-cancelled', '82B2');
    return [];
  }
  yield boardStatus(what, '82B2');
  if (what === 'postponed' && table.edition !== 1997) yield note('round-stays-open', '8B2');
  return [];
}
