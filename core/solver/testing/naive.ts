/** A card as the kernel sees it: suits 0 to 3, ranks 0 (two) to 12 (ace). */
export interface Card {
  readonly suit: number;
  readonly rank: number;
}

/** Numbers that look random and are the same in every run. */
export function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Four hands of so many cards, dealt from a pack of that many ranks a suit. */
export function ending(next: () => number, size: number): readonly (readonly Card[])[] {
  const pack = Array.from({ length: 52 }, (_, at): Card => ({ suit: at % 4, rank: Math.floor(at / 4) }));
  for (let at = pack.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1));
    [pack[at], pack[other]] = [pack[other] as Card, pack[at] as Card];
  }
  return [0, 1, 2, 3].map((seat) => pack.slice(seat * size, (seat + 1) * size));
}

/** The most tricks of North–South, every card of everybody tried: no bound, no memory, nothing shared with the kernel. */
export function naive(
  hands: readonly (readonly Card[])[],
  leader: number,
  trump: number,
  trick: readonly Card[] = [],
): number {
  const seat = (leader + trick.length) % 4;
  if (trick.length === 4) {
    const [led] = trick;
    const worth = ({ suit, rank }: Card): number =>
      (suit === trump ? 200 : suit === led?.suit ? 100 : 0) + rank;
    const best = Math.max(...trick.map(worth));
    const winner = (leader + trick.findIndex((card) => worth(card) === best)) % 4;
    return (winner % 2 === 0 ? 1 : 0) + naive(hands, winner, trump);
  }
  const hand = hands[seat] ?? [];
  if (hand.length === 0) return 0;
  const follows = hand.filter(({ suit }) => suit === trick[0]?.suit);
  const found = (follows.length > 0 ? follows : hand).map((card) =>
    naive(
      hands.map((each, at) => (at === seat ? each.filter((other) => other !== card) : each)),
      leader,
      trump,
      [...trick, card],
    ),
  );
  return seat % 2 === 0 ? Math.max(...found) : Math.min(...found);
}
