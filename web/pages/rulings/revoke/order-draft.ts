import type { Card, Seat, Suit } from 'naipe/game';
import type { Must, Requirement } from 'naipe/laws';

/** What a player may have been told to play. */
export const ORDERS = ['play-suit', 'avoid-suits', 'play-one-of', 'play-highest', 'play-lowest'] as const;
type Order = (typeof ORDERS)[number];

/** An order as it is being entered. */
export interface OrderDraft {
  readonly seat: Seat;
  readonly trick: string;
  readonly order: Order;
  readonly suits: readonly Suit[];
  readonly cards: readonly Card[];
}

export const NO_ORDER: OrderDraft = { seat: 'W', trick: '', order: 'play-suit', suits: [], cards: [] };

function mustOf({ order, suits, cards }: OrderDraft): Must | undefined {
  const [suit] = suits;
  switch (order) {
    case 'play-one-of':
      return cards.length === 0 ? undefined : { do: order, cards };
    case 'avoid-suits':
      return suits.length === 0 ? undefined : { do: order, suits };
    case 'play-suit':
    case 'play-highest':
    case 'play-lowest':
      return suit && { do: order, suit };
  }
}

/** What was required of a player; nothing while something is missing. Whatever gave the right, Law 61A counts it. */
export function requirementOf(draft: OrderDraft): Requirement | undefined {
  const must = mustOf(draft);
  if (must === undefined || draft.trick === '') return undefined;
  return { trick: Number(draft.trick), seat: draft.seat, clause: '61A', must };
}

/** A suit chosen: the only one, unless several may be forbidden. */
export function withSuit({ order, suits }: OrderDraft, suit: Suit): readonly Suit[] {
  if (order !== 'avoid-suits') return [suit];
  return suits.includes(suit) ? suits.filter((each) => each !== suit) : [...suits, suit];
}
