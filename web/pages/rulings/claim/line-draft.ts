import {
  type Card,
  cardsOf,
  cardsToFollow,
  type Hand,
  handOf,
  type Seat,
  seatAfter,
  suitOf,
  trickWinner,
  without,
} from 'naipe/game';
import type { ClaimPosition, PlayMark, ProposedPlay } from 'naipe/laws';

const FOUR = 4;

/** Who plays next in a line, and which cards he may play. Nobody when it has come to the end. */
export interface NextInLine {
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

/** A line that somebody proposes, as far as it goes: who is to play after these cards? */
export function nextInLine(
  { strain, hands, trick }: ClaimPosition,
  line: readonly Card[],
): NextInLine | undefined {
  let { leader } = trick;
  let table: readonly Card[] = trick.cards;
  const left = (seat: Seat): Hand => without(hands[seat], handOf(line));
  for (const card of line) {
    table = [...table, card];
    if (table.length < FOUR) continue;
    leader = trickWinner({ leader, cards: table }, strain);
    table = [];
  }
  const seat = seatAfter(leader, table.length);
  const [led] = table;
  const hand = left(seat);
  const cards = led === undefined ? cardsOf(hand) : cardsToFollow(hand, suitOf(led));
  return cards.length === 0 ? undefined : { seat, cards };
}

/** The marks that make every card of a line count which the director would otherwise refuse. */
export function marksFor({ trick }: ClaimPosition, plays: readonly ProposedPlay[]): readonly PlayMark[] {
  return plays.flatMap(({ card, counts, against }, index): PlayMark[] => {
    if (counts || against === 'statement') return [];
    const place = trick.cards.length + index;
    return [{ card, how: place % FOUR === 0 ? 'led' : 'played', trick: Math.floor(place / FOUR) + 1 }];
  });
}
