import type { Card, Seat } from '../../game/index.ts';
import type { CardPlayed } from '../tricks/record.ts';
import {
  cardPlaceOf,
  type Omission,
  playWith,
  standingCards,
  type TablePlay,
  trickNumber,
  withNextTrick,
} from './play-state.ts';

/** The play with a trick that goes on without a card of that hand, nobody having noticed. */
export const withOmission = (play: TablePlay, seat: Seat): TablePlay =>
  withNextTrick(playWith(play, { omitted: [...(play.omitted ?? []), { trick: trickNumber(play), seat }] }));

const isOmission =
  (trick: number, seat: Seat) =>
  (each: Omission): boolean =>
    each.trick === trick && each.seat === seat;

const withoutOmission = (play: TablePlay, trick: number, seat: Seat): TablePlay => ({
  ...play,
  omitted: (play.omitted ?? []).filter((each) => !isOmission(trick, seat)(each)),
});

/** The play as it is when a hand that left out its card plays it after all while the trick is going on. */
export const withTurnTaken = (play: TablePlay, seat: Seat): TablePlay =>
  play.omitted?.some(isOmission(trickNumber(play), seat))
    ? withoutOmission(play, trickNumber(play), seat)
    : play;

const withPlay = (play: TablePlay, trick: number, added: CardPlayed): TablePlay => ({
  ...play,
  tricks: play.tricks.map((each, index) =>
    play.firstTrick + index === trick ? { plays: [...each.plays, added] } : each,
  ),
});

/** The trick in which a card lies. */
export const trickHolding = ({ tricks, firstTrick }: TablePlay, card: Card | undefined): number =>
  firstTrick + tricks.findLastIndex((trick) => standingCards(trick).some((each) => each.card === card));

/** The play with a card that went along unseen with the last card of the hand. */
export const withSurplus = (play: TablePlay, seat: Seat, card: Card): TablePlay =>
  withPlay(play, trickHolding(play, cardPlaceOf(play, seat)?.card), {
    seat,
    card,
    role: 'surplus',
    unnoticed: true,
  });

/** The play with the card that was missing from a trick, as if it had fallen in time (Law 67A1). */
export const withCardSupplied = (play: TablePlay, trick: number, seat: Seat, card: Card): TablePlay =>
  withPlay(withoutOmission(play, trick, seat), trick, { seat, card });

/** The play with a card put among those played, which does not decide who won the trick (Law 67B1). */
export const withCardPlaced = (play: TablePlay, trick: number, seat: Seat, card: Card): TablePlay =>
  withPlay(play, trick, { seat, card, role: 'placed' });

/** A hand with too few or too many cards in a trick, which nobody has put right yet. */
export interface OpenDefect {
  readonly trick: number;
  readonly seat: Seat;
  readonly kind: 'missing' | 'surplus';
  /** The surplus cards. */
  readonly cards: readonly Card[];
}

/** The defects of the play that were not put right: cards too many first, for one of them may be the card that is missing. */
export function openDefects(play: TablePlay): readonly OpenDefect[] {
  const missing = (play.omitted ?? [])
    .filter(({ trick, seat }) => !placedIn(play, trick, seat))
    .map((each): OpenDefect => ({ ...each, kind: 'missing', cards: [] }))
    .sort((a, b) => a.trick - b.trick);
  return [...play.tricks.flatMap((_, index) => surplusIn(play, index)), ...missing];
}

const placedIn = ({ tricks, firstTrick }: TablePlay, trick: number, seat: Seat): boolean =>
  tricks[trick - firstTrick]?.plays.some((each) => each.seat === seat && each.role === 'placed') ?? false;

function surplusIn({ tricks, firstTrick }: TablePlay, index: number): readonly OpenDefect[] {
  const extra = (tricks[index]?.plays ?? []).filter(
    ({ unnoticed, withdrawn }) => unnoticed === true && withdrawn === undefined,
  );
  return [...new Set(extra.map(({ seat }) => seat))].map((seat) => ({
    trick: firstTrick + index,
    seat,
    kind: 'surplus',
    cards: extra.filter((each) => each.seat === seat).map(({ card }) => card),
  }));
}
