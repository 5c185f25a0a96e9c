import { type Card, type Seat, suitOf } from '../game/index.ts';
import { type OrderGiven, ordersFor, ordersOutOfReach } from './44-sequence-of-play.ts';
import { note } from './ruling/consequences.ts';
import type { Irregular } from './ruling/irregularity.ts';
import type { Procedure, Scene } from './ruling/procedure.ts';
import { cardsInTrick, handLeft, suitLed, trickNumber, turnToPlay } from './table/play-state.ts';
import type { Table } from './table/table.ts';

type Unable = Irregular<'unable-to-comply'>;

/** Most cards are played under no order, and nobody looks at a hand for it. */
const isOrdered = ({ persists }: Table): boolean =>
  persists.some(({ type }) => type === 'lead-order' || type === 'play-order');

/** Was it said already of his card to this trick? */
const isTold = ({ rulings }: Table, seat: Seat, trick: number): boolean =>
  rulings.some(
    ({ irregularity }) =>
      irregularity.type === 'unable-to-comply' &&
      irregularity.offender === seat &&
      irregularity.trick === trick,
  );

/** A player whose hand is known comes to his turn, and nothing in it does what an opponent has required. */
export function inabilityDue(table: Table): Unable | undefined {
  const { played } = table;
  if (played === undefined || !isOrdered(table)) return undefined;
  const seat = turnToPlay(played);
  const hand = seat && handLeft(table, seat);
  if (seat === undefined || hand === undefined) return undefined;
  const leads = cardsInTrick(played).length === 0;
  const trick = trickNumber(played);
  return ordersOutOfReach(table, seat, hand).length === 0 || isTold(table, seat, trick)
    ? undefined
    : { type: 'unable-to-comply', offender: seat, leads, trick };
}

/**
 * A card that does not do what was required, as far as it can be seen: of a hand that is not known, whether he had one
 * that did is for those at the table to find out. Where he follows suit he had to (Law 44C).
 */
export function notAsRequired(table: Table, seat: Seat, card: Card): Unable | undefined {
  const { played } = table;
  if (played === undefined || !isOrdered(table)) return undefined;
  const led = suitLed(played);
  const leads = led === undefined;
  const trick = trickNumber(played);
  const hand = handLeft(table, seat);
  const unmet =
    hand === undefined
      ? ordersFor(table, seat, leads).filter((order) => goesAgainst(order, card))
      : ordersOutOfReach(table, seat, hand);
  if (unmet.length === 0 || isTold(table, seat, trick)) return undefined;
  const certain = hand !== undefined || suitOf(card) === led;
  return { type: 'unable-to-comply', offender: seat, leads, trick, ...(certain ? {} : { card }) };
}

/** Which card of a suit is the highest or the lowest of a hand that is not known, nobody sees. */
const goesAgainst = ({ order, suits }: OrderGiven, card: Card): boolean =>
  suits.includes(suitOf(card)) === (order === 'forbid');

/** Law 59: who cannot lead or play as required may play any card that is otherwise legal (of a premature play: Law 57B). */
export function* unableToComply({ irregularity }: Scene<Unable>): Procedure {
  const { offender: seat, leads, card } = irregularity;
  if (card !== undefined) {
    yield note('legal-if-unable', '59', { seat, card });
    return [];
  }
  if (!leads) yield note('option-out-of-reach', '57B', { seat });
  yield note(leads ? 'any-legal-lead' : 'any-legal-card', '59', { seat });
  return [];
}
