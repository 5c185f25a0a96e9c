import { type Card, dummyOf, type Seat, type Suit, suitOf } from '../../game/index.ts';
import { type OrderGiven, ordersFor } from '../44-sequence-of-play.ts';
import type { Clause } from '../clauses/clause.ts';
import type { CardOrder, PenaltyCard } from '../ruling/ruling.ts';
import type { FacedCards, Must, Requirement } from '../tricks/record.ts';
import type { PlayMemory } from './play-memory.ts';
import { cardsInTrick, playOf, playWith, type TablePlay, trickNumber, withCardFallen } from './play-state.ts';
import type { Table } from './table.ts';

const remembering = (play: TablePlay, memory: Partial<PlayMemory>): TablePlay =>
  playWith(play, { memory: { ...play.memory, ...memory } });

/** The trick to which the next card of a hand goes. */
const nextTrickOf = (play: TablePlay, seat: Seat): number =>
  trickNumber(play) + (cardsInTrick(play).some((each) => each.seat === seat) ? 1 : 0);

function mustOf({ order, suits }: OrderGiven): readonly Must[] {
  switch (order) {
    case 'require':
      return suits.map((suit) => ({ do: 'play-suit', suit }));
    case 'forbid':
      return [{ do: 'avoid-suits', suits }];
    case 'highest':
    case 'lowest':
      return suits.map((suit) => ({ do: `play-${order}`, suit }));
  }
}

/** The card that Law 62D2 leaves a player in the twelfth trick. What declarer designates is for Law 52. */
const cardsLeft = ({ persists }: Table, seat: Seat): readonly CardOrder[] =>
  persists
    .filter((item) => item.type === 'card-order')
    .filter((item) => item.seat === seat && item.clause === '62D2');

/** The play of a table with a card on it, and with what its player had been told to lead or play (Law 61A). */
export function cardFallen(table: Table, seat: Seat, card: Card): TablePlay {
  const play = playOf(table);
  const trick = nextTrickOf(play, seat);
  const leads = cardsInTrick(play).length === 0;
  const orders = ordersFor(table, seat, leads).flatMap((given): Requirement[] =>
    mustOf(given).map((must) => ({ trick, seat, clause: given.clause, must })),
  );
  const left = cardsLeft(table, seat).map(
    (item): Requirement => ({
      trick,
      seat,
      clause: item.clause,
      must: { do: 'play-one-of', cards: [item.card] },
    }),
  );
  // A card that took the place of another was played under the orders of its own moment.
  const fallen = withCardFallen(play, seat, card);
  if (orders.length + left.length + play.memory.requirements.length === 0) return fallen;
  const others = play.memory.requirements.filter((each) => each.trick !== trick || each.seat !== seat);
  return remembering(fallen, { requirements: [...others, ...orders, ...left] });
}

const isStill = ({ to }: FacedCards): boolean => to === undefined;

/** A penalty card lies face up from the next trick to which its player plays. */
export function facedUp(play: TablePlay, { seat, card, kind }: PenaltyCard): TablePlay {
  const as = `${kind}-penalty-card` as const;
  const { faced } = play.memory;
  const known = faced.some((each) => isStill(each) && each.as === as && each.cards.includes(card));
  if (known) return play;
  return remembering(play, {
    faced: [...faced, { seat, cards: [card], as, from: nextTrickOf(play, seat) }],
  });
}

/** Penalty cards of a player, of those suits alone if they are named, are face up no longer. */
export function pickedUp(play: TablePlay, seat: Seat, suits?: readonly Suit[]): TablePlay {
  const to = nextTrickOf(play, seat) - 1;
  const goes = (each: FacedCards): boolean =>
    isStill(each) &&
    each.seat === seat &&
    (suits === undefined || each.cards.some((card) => suits.includes(suitOf(card))));
  return remembering(play, {
    faced: play.memory.faced.map((each) => (goes(each) ? { ...each, to } : each)),
  });
}

/** Declarer has named a card of dummy's for the trick to which dummy plays next (Law 63A2). */
export const dummysCardNamed = (play: TablePlay): TablePlay => {
  const { declarer } = play.contract;
  const trick = nextTrickOf(play, dummyOf(play.contract));
  return remembering(play, { named: [...play.memory.named, { trick, by: declarer }] });
};

/** A card was led or played to the next trick of its hand, and does not lie there (Law 63A1). */
export function playAttempted(play: TablePlay, seat: Seat, card: Card, clause: Clause): TablePlay {
  const trick = nextTrickOf(play, seat);
  const going = play.tricks[trickNumber(play) - play.firstTrick]?.plays ?? [];
  const afterCards = trick > trickNumber(play) ? { afterCards: going.length } : {};
  const attempted = [...play.memory.attempted, { trick, by: seat, card, clause, ...afterCards }];
  return remembering(play, { attempted });
}

/** The play in which attention was drawn to a revoke. */
export const revokeNoted = (play: TablePlay, noticed: PlayMemory['noticed'][number]): TablePlay =>
  remembering(play, { noticed: [...play.memory.noticed, noticed] });

/** The play in which a player was asked about a revoke. */
export const questionNoted = (play: TablePlay, asked: PlayMemory['questions'][number]): TablePlay =>
  remembering(play, { questions: [...play.memory.questions, asked] });
