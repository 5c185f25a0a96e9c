import { partnerOf, type Seat, sideOf } from '../game/index.ts';
import { artificialByFault } from './12-artificial-score.ts';
import { awarded } from './12-assigned-score.ts';
import { teamBoard } from './86-team-play.ts';
import { byEdition, editionsOf, sharedIn } from './clauses/by-edition.ts';
import type { Clause } from './clauses/clause.ts';
import { isScoreNamed } from './outcome/named-score.ts';
import { note, penaltyPossible } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import { ask, judged, type Procedure, type Scene, type Telling } from './ruling/procedure.ts';
import type { AdjustedScore } from './ruling/ruling.ts';
import type { Table } from './table/table.ts';

/**
 * Law 12: may the score be adjusted, and by which kind of score? What the scores are worth, and how several
 * results are weighed, is the scoring's affair.
 */
export function* adjustmentSought({ table, irregularity }: Scene<Irregular<'adjustment'>>): Procedure {
  const { offender, ground } = irregularity;
  const { edition } = table;
  switch (ground) {
    case 'too-severe':
      yield note('no-adjustment-for-severity', edition === 1997 ? '12B' : '12B2');
      return [];
    case 'unplayable':
      yield* unplayable(table);
      return [];
    case 'no-rectification':
      return yield* withoutRectification(table, offender);
    case 'wrong-rectification':
      return yield* forDamage(table, offender, '12A3');
    case 'empowered':
      return yield* forDamage(table, offender, '12A');
    case 'due':
      yield* scoreNamed(table, offender);
      return [];
    case 'several-boards':
      yield* severalBoards(table, offender);
      return [];
    case 'individual':
      yield* inIndividualEvent(table, offender);
      return [];
    case 'knockout':
      yield note('mean-to-each', knockoutIn(edition));
      return [];
  }
}

/** Law 12A2: the board cannot be played normally. Pairs get artificial scores; teams have rules of their own. */
export function* unplayable(table: Table): Telling<void> {
  const { edition } = table;
  yield note('no-normal-play', '12A2');
  const clause = sharedIn(edition).artificialScore;
  const teams = sharedIn(edition).teams;
  const contest = yield* ask({
    id: 'contest',
    answerer: 'director',
    clause: '12A2',
    answers: [
      { id: 'pairs', clause },
      { id: 'teams', clause: teams },
    ],
  });
  if (contest === 'teams') {
    yield note('team-match-rules', teams);
    yield* teamBoard(table);
  } else yield* artificialByFault(edition, edition === 1997 ? 'may' : 'shall');
}

/** Damage is a result worse than the side could expect without the infraction (Law 12B1, since 2007). */
const damageIn = byEdition<Clause>({ 1997: '12A', 2007: '12B1', 2017: '12B1' });

function* forDamage(table: Table, offender: Seat, power: Clause): Procedure {
  const damage = damageIn(table);
  if (yield* judged('damaged', damage, { offender })) yield* awarded(table, offender, power, 'may');
  else yield note('result-stands', damage);
  return [];
}

/** Law 12A1. In 1997 Law 84E has him adjust where there was a reasonable possibility of damage, and tell the offenders that they may appeal. */
function* withoutRectification(table: Table, offender: Seat): Procedure {
  if (table.edition !== 1997) return yield* forDamage(table, offender, '12A1');
  if (yield* judged('damaged', '84E', { offender })) {
    yield* awarded(table, offender, '12A1', 'shall');
    yield note('right-of-appeal', '84E', { seat: offender });
  } else yield note('result-stands', '84E');
  return [];
}

/** The first adjusted score of which a ruling has said that there is one, and not yet which. */
export const scoreDue = ({ persists }: Pick<Table, 'persists'>): AdjustedScore | undefined =>
  persists.filter((item) => item.type === 'adjusted-score').find((item) => !isScoreNamed(item));

/** A law has had the director award a score: which one is it? */
function* scoreNamed(table: Table, offender: Seat): Telling<void> {
  const due = scoreDue(table);
  if (due === undefined) return;
  if (due.kind === 'artificial') yield* artificialByFault(table.edition, due.strength);
  else yield* awarded(table, offender, due.clause, due.strength);
}

const beyondIn = editionsOf({
  several: { 1997: '12C1', 2007: '12C2(a)', 2017: '12C2(d)' },
  individual: { 1997: '89', 2007: '12C3', 2017: '12C3' },
});

/** Law 12C2(d) of 2017: for boards after the first without a result the regulations may say otherwise. Before, each board is one for itself. */
function* severalBoards({ edition }: Table, offender: Seat): Telling<void> {
  const clause = beyondIn(edition).several;
  const side = sideOf(offender);
  if (edition === 2017 && (yield* judged('regulated-for-several', clause, { side }, '12C2(a)'))) {
    yield note('later-boards-by-regulation', clause, { side });
    return;
  }
  yield note('each-board-by-itself', edition === 2017 ? '12C2(a)' : clause, { side });
  yield* artificialByFault(edition, edition === 1997 ? 'may' : 'shall');
}

/** Law 12C3 (1997: 89): both partners bear it, whoever of them did it; a penalty is for him alone. */
function* inIndividualEvent({ edition }: Table, offender: Seat): Telling<void> {
  const clause = beyondIn(edition).individual;
  const partner = partnerOf(offender);
  yield note('both-partners-bear-it', clause, { seat: offender, partner });
  const blameless = yield* judged('partner-blameless', clause, { seat: offender, partner });
  yield { ...penaltyPossible(sideOf(offender), '90A'), ...(blameless ? { player: offender } : {}) };
}

/** In a knockout match the mean of what the two sides would get goes to each. */
const knockoutIn = byEdition<Clause>({ 1997: '86B', 2007: '12C4', 2017: '12C4' });
