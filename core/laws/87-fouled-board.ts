import { severalResults, teamBoard } from './86-team-play.ts';
import { byEdition } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import { note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { ask, judged, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import type { Table } from './table/table.ts';

const teamsIn = byEdition<Clause>({ 1997: '87B', 2007: '86D', 2017: '87C' });

/** Law 87: contestants who are to be compared did not play the board in the same form. */
export function* boardFouled({ table, irregularity }: Scene<Irregular<'board-fouled'>>): Procedure {
  const { what } = irregularity;
  const { edition } = table;
  // 1997 speaks of misplaced cards alone.
  if (edition === 1997 && what !== 'cards') {
    yield note('not-fouled-in-1997', '87A');
    return [];
  }
  if (!(yield* judged('compared-differently', '87A'))) {
    yield note('no-infraction', '87A');
    return [];
  }
  const contest = yield* ask({
    id: 'contest',
    answerer: 'director',
    clause: '87B',
    answers: [
      { id: 'pairs', clause: '87B' },
      { id: 'teams', clause: teamsIn(edition) },
    ],
  });
  if (contest === 'teams') yield* fouledAtTeams(table);
  else yield* scoredInGroups(table);
  return [];
}

/** Law 87B: each form is a group by itself, scored as the regulations say, or as the director announces. */
function* scoredInGroups({ edition }: Table): Telling<void> {
  yield note(edition === 1997 ? 'two-groups' : 'groups-by-form', '87B');
  if (edition === 1997) return;
  const regulated = yield* judged('regulated-for-groups', '87B');
  yield note(regulated ? 'groups-by-regulation' : 'director-announces-method', '87B');
}

function* fouledAtTeams(table: Table): Telling<void> {
  switch (table.edition) {
    case 1997:
      yield note('redeal-by-regulation', '87B');
      return;
    case 2007:
      return yield* teamBoard(table);
    case 2017:
      return yield* severalResults(table);
  }
}
