import { lhoOf, otherSide, sideOf } from '../game/index.ts';
import { note, review } from './consequences.ts';
import { type ByEdition, CLAUSES } from './editions.ts';
import type { Irregular } from './irregularity.ts';
import { ask, isSo, type Procedure, type Scene } from './procedure.ts';

/** Law 47E1: the player led or played because an opponent told him it was his turn. The card comes back, free. */
export function* misledCard({ table, irregularity }: Scene<Irregular<'misled-card'>>): Procedure {
  const { offender, card, leads } = irregularity;
  const { edition } = table;
  const clause = '47E1';
  // 1997 speaks of leads alone, and until 2007 the player may leave his card where it is.
  if (edition === 1997 && !leads) return [{ type: 'card', seat: offender, card }];
  if (edition !== 2017) {
    const chosen = yield* ask({
      id: 'retract',
      answerer: offender,
      clause,
      params: { seat: offender, card },
      answers: [
        { id: 'retract', clause },
        { id: 'leave', clause: '53A' },
      ],
    });
    if (chosen === 'leave') return [{ type: 'card', seat: offender, card }];
  }
  yield { type: 'card-withdrawn', seat: offender, card, clause };
  yield note('may-not-be-accepted', clause, { seat: lhoOf(offender), cards: card });
  yield {
    type: 'information',
    about: card,
    by: offender,
    authorised: sideOf(offender),
    unauthorised: otherSide(sideOf(offender)),
    clause: CLAUSES.withdrawn[edition],
  };
  return [];
}

const TOO_LATE: ByEdition<string> = { 1997: '40C', 2007: '47E2(b)', 2017: '47E2(b)' };

/** Law 47E2: a card played on a mistaken explanation may be changed while no further card has been played. */
export function* misexplainedPlay({ table, irregularity }: Scene<Irregular<'misexplained-play'>>): Procedure {
  const { offender, card, inTime } = irregularity;
  const { edition } = table;
  const params = { seat: offender, card };
  const caused = yield* isSo({
    id: 'caused-by-explanation',
    answerer: 'director',
    clause: '47E2',
    no: '47F',
    params,
  });
  if (!caused) {
    yield note('card-stays', '47F', { offender, card });
    return [];
  }
  if (!inTime) {
    yield note('card-stays', '47E2(b)', { offender, card });
    yield review(lhoOf(offender), TOO_LATE[edition]);
    return [];
  }
  const clause = '47E2(a)';
  const chosen = yield* ask({
    id: 'retract',
    answerer: offender,
    clause,
    params,
    answers: [
      { id: 'retract', clause },
      { id: 'leave', clause },
    ],
  });
  if (chosen === 'leave') return [];
  yield { type: 'card-withdrawn', seat: offender, card, clause };
  yield {
    type: 'information',
    about: card,
    by: offender,
    authorised: sideOf(offender),
    unauthorised: otherSide(sideOf(offender)),
    clause: CLAUSES.withdrawn[edition],
  };
  return [];
}
