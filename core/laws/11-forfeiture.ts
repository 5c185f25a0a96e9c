import { otherSide, type Seat, sideOf } from '../game/index.ts';
import { byEdition } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import type { LawsEdition } from './editions.ts';
import { adjustedScore, note, penaltyPossible, rightLost } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { ask, judged, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';

/** The director may still penalise an offender whose opponents lost their right. */
const penaltyIn = byEdition<Clause>({ 1997: '11C', 2007: '11B', 2017: '11B' });

/** Law 11A: a player of the other side acted over the irregularity before the director was called. */
export function* actedBeforeDirector({ table, irregularity }: Scene<Irregular<'acted'>>): Procedure {
  yield* actedIn(table)(irregularity);
  return [];
}

const actedIn = byEdition<(irregularity: Irregular<'acted'>) => Telling<void>>({
  1997: actedIn1997,
  2007: actedIn2007,
  2017: actedIn2017,
});

/** 1997: lost when the side may have gained by what an opponent then did not knowing the penalty; else kept. */
function* actedIn1997({ seat, offender }: Irregular<'acted'>): Telling<void> {
  const gained = yield* judged('gained-by-ignorance', '11A', { seat, offender });
  yield* forfeited(1997, offender, gained, '11A');
}

/** 2007: it may be lost; that gain is an example of when. */
function* actedIn2007({ seat, offender }: Irregular<'acted'>): Telling<void> {
  const forfeit = yield* judged('forfeit-right', '11A', { seat, offender });
  yield* forfeited(2007, offender, forfeit, '11A');
}

/** 2017: it may be lost; and a side that gained by an opponent's ignorance loses its gain, it alone. */
function* actedIn2017({ seat, offender }: Irregular<'acted'>): Telling<void> {
  const params = { seat, offender };
  const forfeit = yield* judged('forfeit-right', '11A', params);
  yield* forfeited(2017, offender, forfeit, '11A');
  const gained = yield* ask({
    id: 'who-gained-by-ignorance',
    answerer: 'director',
    clause: '11A',
    params,
    answers: ['offending', 'non-offending', 'neither'].map((id) => ({ id, clause: '11A' })),
  });
  if (gained === 'neither') return;
  const side = gained === 'offending' ? sideOf(offender) : otherSide(sideOf(offender));
  yield { ...adjustedScore('shall', '11A'), side };
  yield note('other-side-keeps-score', '11A', { side: otherSide(side) });
}

function* forfeited(
  edition: LawsEdition,
  offender: Seat,
  isLost: boolean,
  clause: Clause,
  lost: 'rectification' | 'correction' = 'rectification',
): Telling<void> {
  const offending = sideOf(offender);
  if (!isLost) {
    yield note('right-kept', clause, { offender });
    return;
  }
  const loser = lost === 'rectification' ? otherSide(offending) : offending;
  yield rightLost(loser, lost, clause);
  yield penaltyPossible(offending, penaltyIn(edition));
}

/** A spectator was the first to mention the irregularity: 1997 has Law 11B for it, later it is for regulations. */
export function* spectatorNoticed(edition: LawsEdition, offender: Seat): Procedure {
  if (edition !== 1997) {
    yield note('spectator-by-regulation', '76C2', { offender });
    return [];
  }
  const responsible = yield* ask({
    id: 'spectator-of',
    answerer: 'director',
    clause: '11B',
    params: { offender },
    answers: [
      { id: 'non-offending', clause: '11B1' },
      { id: 'offending', clause: '11B2' },
      { id: 'neither', clause: '11B' },
    ],
  });
  if (responsible === 'neither') {
    yield note('right-kept', '11B', { offender });
    return [];
  }
  const clause = responsible === 'offending' ? '11B2' : '11B1';
  const forfeit = yield* judged('forfeit-right', clause, { offender });
  const lost = responsible === 'offending' ? 'correction' : 'rectification';
  yield* forfeited(edition, offender, forfeit, clause, lost);
  return [];
}
