import { type Card, otherSide, type Seat, sideOf } from '../game/index.ts';
import { becomePenaltyCards } from './50-penalty-cards.ts';
import { note } from './consequences.ts';
import { type ByEdition, CLAUSES } from './editions.ts';
import type { Happening } from './happening.ts';
import type { Irregular } from './irregularity.ts';
import { cardsInTrick, isDefender, playOf } from './play-state.ts';
import { ask, isSo, type Procedure, type Scene } from './procedure.ts';
import type { Information } from './ruling.ts';
import type { Table } from './table.ts';
import type { CardPlayed } from './tricks/record.ts';

/** Law 45E: a fifth card to a trick. A defender's becomes a penalty card, declarer's goes back; unless it was led. */
export function* fifthCard({ table, irregularity }: Scene<Irregular<'fifth-card'>>): Procedure {
  const { offender, card } = irregularity;
  const defender = isDefender(playOf(table), offender);
  const clause = defender ? '45E1' : '45E2';
  const found = yield* ask({
    id: 'fifth-card',
    answerer: 'director',
    clause,
    params: { offender, card },
    answers: [{ id: 'dropped', clause }, ...(defender ? [{ id: 'deliberate', clause }] : [])],
  });
  if (!defender) {
    yield note('card-goes-back', clause, { offender, cards: card });
    return [];
  }
  yield* becomePenaltyCards(table, offender, [card], found === 'deliberate' ? 'played' : 'dropped', clause);
  return [];
}

const SLIP: ByEdition<string> = { 1997: '45C4(b)', 2007: '45C4(b)', 2017: '45C4(b)' };

/**
 * Law 45C4(b): a card was named by a slip of the tongue. In 2017 it is dummy's card, until declarer plays again; in
 * 1997 and 2007 any player's, changed without pause for thought, in 2007 only while his partner has not played.
 */
export function* cardRenamed({ table, irregularity }: Scene<Irregular<'card-renamed'>>): Procedure {
  const { offender, card, second, inTime } = irregularity;
  const { edition } = table;
  const clause = SLIP[edition];
  const params = { offender, card, second };
  const slip =
    inTime && (yield* isSo({ id: 'slip-of-the-tongue', answerer: 'director', clause, no: clause, params }));
  const prompt =
    slip &&
    (edition === 2017 ||
      (yield* isSo({ id: 'without-pause', answerer: 'director', clause, no: clause, params })));
  if (!prompt) {
    yield note('card-stays', inTime ? clause : '47F', params);
    return [];
  }
  const since = laterCards(table, offender, card);
  yield { type: 'card-withdrawn', seat: offender, card, clause: '47C' };
  yield cardInformation(table, offender, card);
  for (const each of since) yield { type: 'card-withdrawn', seat: each.seat, card: each.card, clause: '47D' };
  yield { type: 'card-played', seat: offender, card: second, clause };
  return yield* keptOrChanged(table, since, '47D');
}

/** The cards of the trick that fell after that one. */
const laterCards = (table: Table, seat: Seat, card: Card): readonly CardPlayed[] => {
  const cards = cardsInTrick(playOf(table));
  return cards.slice(cards.findIndex((each) => each.seat === seat && each.card === card) + 1);
};

const cardInformation = (table: Table, offender: Seat, card: Card): Information => ({
  type: 'information',
  about: card,
  by: offender,
  authorised: otherSide(sideOf(offender)),
  unauthorised: sideOf(offender),
  clause: CLAUSES.withdrawn[table.edition],
});

/** Opponents who played on the card that was changed may change theirs, at no cost (Law 47D). */
function* keptOrChanged(table: Table, cards: readonly CardPlayed[], clause: string): Procedure {
  const again: Happening[] = [];
  for (const { seat, card } of cards) {
    const chosen = yield* ask({
      id: 'change-card',
      answerer: seat,
      clause,
      params: { seat, card },
      answers: [
        { id: 'keep', clause },
        { id: 'change', clause },
      ],
    });
    if (chosen === 'keep') again.push({ type: 'card', seat, card });
    else {
      yield {
        type: 'information',
        about: card,
        by: seat,
        authorised: sideOf(seat),
        unauthorised: otherSide(sideOf(seat)),
        clause: CLAUSES.withdrawn[table.edition],
      };
      // Whoever played after him waits for his new card.
      return again;
    }
  }
  return again;
}

/** Law 45D: dummy put out a card that was not named. In time it comes back; too late it stays, whatever it was. */
export function* dummyMisplaced({ table, irregularity }: Scene<Irregular<'dummy-misplaced'>>): Procedure {
  const { offender, card, named, inTime } = irregularity;
  const { edition } = table;
  if (!inTime) {
    yield note('card-stays', edition === 2017 ? '45D2' : '45D', { offender, card, second: named });
    return [];
  }
  const clause = edition === 2017 ? '45D1' : '45D';
  const since = laterCards(table, offender, card);
  yield { type: 'card-withdrawn', seat: offender, card, clause };
  yield cardInformation(table, offender, card);
  for (const each of since) yield { type: 'card-withdrawn', seat: each.seat, card: each.card, clause };
  yield { type: 'card-played', seat: offender, card: named, clause };
  return yield* keptOrChanged(table, since, clause);
}
