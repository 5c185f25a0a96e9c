import { otherSide, SIDES, type Side } from '../game/index.ts';
import { artificialByFault } from './12-artificial-score.ts';
import { assignedScore } from './12-assigned-score.ts';
import { byEdition } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import { adjustedScore, boardStatus, note } from './ruling/consequences.ts';
import { ask, judged, type Telling } from './ruling/procedure.ts';
import type { Table } from './table/table.ts';

/** Where it stands that average plus and minus are three IMPs. */
const impsIn = byEdition<Clause>({ 1997: '86A', 2007: '86A', 2017: '12C2(b)' });

/** Law 86: a board of a team match that gets an adjusted score. */
export function* teamBoard(table: Table): Telling<void> {
  switch (table.edition) {
    case 1997:
      return yield* averagesInImps(table);
    case 2007:
      return yield* teamBoardIn2007(table);
    case 2017:
      return yield* teamBoardIn2017(table);
  }
}

/** By each side's share in the fault, three IMPs being the average plus. */
function* averagesInImps({ edition }: Table, bothAtFault = false): Telling<void> {
  yield note('averages-in-imps', impsIn(edition));
  yield* artificialByFault(edition, edition === 1997 ? 'may' : 'shall', { bothAtFault });
}

/** 2007, Law 86D: where the other table has a result a score may be assigned, and should be where that favours the innocent side. */
function* teamBoardIn2007(table: Table): Telling<void> {
  const other = yield* ask({
    id: 'other-table',
    answerer: 'director',
    clause: '86D',
    answers: [
      { id: 'no-other-result', clause: '86A' },
      { id: 'favours-innocent', clause: '86D' },
      { id: 'other-result', clause: '86D' },
    ],
  });
  const assigns =
    other === 'favours-innocent' ||
    (other === 'other-result' && (yield* judged('assigned-at-teams', '86D', {}, '86A')));
  if (!assigns) return yield* averagesInImps(table);
  yield* assignedScore(table, '86D', other === 'favours-innocent' ? 'shall' : 'may');
}

/** 2017, Law 86B: one result at the other table, or several that cannot be compared. */
function* teamBoardIn2017(table: Table): Telling<void> {
  const other = yield* ask({
    id: 'other-table',
    answerer: 'director',
    clause: '86B',
    answers: [
      { id: 'no-other-result', clause: '12C2' },
      { id: 'clearly-favourable', clause: '86B1' },
      { id: 'not-clearly', clause: '12C2' },
      { id: 'several-results', clause: '86B2' },
    ],
  });
  if (other === 'clearly-favourable') return yield* assignedScore(table, '86B1', 'shall');
  if (other === 'several-results') return yield* severalResults(table);
  yield* averagesInImps(table);
}

/** 2017, Law 86B2: results between the same contestants that cannot be compared, by who is at fault; Law 86B3 lets regulations differ. */
export function* severalResults(table: Table): Telling<void> {
  if (yield* judged('regulated-for-one-table', '86B3', {}, '86B2')) {
    yield note('match-by-regulation', '86B3');
    return;
  }
  const fault = yield* ask({
    id: 'fault-in-match',
    answerer: 'director',
    clause: '86B2',
    answers: [
      { id: 'nobody', clause: '86B2(a)' },
      ...SIDES.map((id) => ({ id, clause: '86B2(b)' as const })),
      { id: 'both-sides', clause: '86B2(c)' },
    ],
  });
  const guilty = SIDES.find((side) => side === fault);
  if (guilty !== undefined) return yield* oneAtFault(table, guilty);
  if (fault === 'both-sides') {
    yield boardStatus('cancelled', '86B2(c)');
    return yield* averagesInImps(table, true);
  }
  yield* nobodyAtFault();
}

/** Law 86B2(b): the better of average plus and what is assigned; the other side gets the complement. */
function* oneAtFault(table: Table, guilty: Side): Telling<void> {
  const side = otherSide(guilty);
  yield note('better-of-average-plus', '86B2(b)', { side });
  yield* assignedScore(table, '86B2(b)', 'shall', [], { side, award: 'average-plus' });
}

/** Law 86B2(a): cancelled with artificial scores, or another board in its place if time and Law 86A allow. */
function* nobodyAtFault(): Telling<void> {
  const done = yield* ask({
    id: 'board-of-match',
    answerer: 'director',
    clause: '86B2(a)',
    answers: [
      { id: 'cancel-board', clause: '86B2(a)' },
      { id: 'replace-board', clause: '86B2(a)' },
    ],
  });
  if (done === 'replace-board' && (yield* mayBeDealtAnew('86A', '86B2(a)'))) {
    yield boardStatus('replaced', '86B2(a)');
    return;
  }
  yield boardStatus('cancelled', '86B2(a)');
  yield note('averages-in-imps', '12C2(b)');
  for (const side of SIDES)
    yield { ...adjustedScore('shall', '12C2(a)', 'artificial'), side, award: 'average-plus' };
}

/** Laws 86A of 2017, 86C before: no new deal once a contestant may know how the match ends without the board. */
export function* mayBeDealtAnew(known: Clause, otherwise: Clause): Telling<boolean> {
  if (!(yield* judged('match-known', known, {}, otherwise))) return true;
  yield note('no-redeal', known);
  return false;
}
