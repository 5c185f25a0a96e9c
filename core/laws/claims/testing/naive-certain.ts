import {
  type Card,
  RANKS,
  rankOf,
  type Seat,
  type Strain,
  type Suit,
  seatAfter,
  sideOf,
  suitOf,
} from '../../../game/index.ts';

/*
 * What a claimer can count on, written a second time from its meaning: cards in lists, every choice tried. The cards
 * against him are one pool: at his turn an opponent follows with any of them, ruffs with any trump among them, or throws
 * something that does not matter. Somebody has to follow if anything of the suit is out. Where all of a suit is known to
 * lie with one opponent, he alone has it, and follows. A defender sees which of the cards against him are dummy's.
 */

/** What a claimer takes the cards to be. Cards that he missed stand at the end of their suit, missed trumps nowhere. */
export interface Belief {
  readonly strain: Strain;
  readonly claimer: Seat;
  /** The hands that he sees of his side. */
  readonly own: Readonly<Partial<Record<Seat, readonly Card[]>>>;
  readonly pool: readonly Card[];
  readonly missed: readonly Card[];
  /** By suit, the opponent known to hold all that is out. */
  readonly holder: Readonly<Partial<Record<Suit, Seat>>>;
  /** For a defender: dummy's seat. Of the pool its cards are those in `open`. */
  readonly dummy?: Seat;
  readonly open: readonly Card[];
}

interface Played {
  readonly seat: Seat;
  /** Nothing that matters. */
  readonly card: Card | undefined;
}

const isOurs = ({ claimer }: Belief, seat: Seat): boolean => sideOf(seat) === sideOf(claimer);

/** Higher is a smaller number; a missed card of a side suit is below all others. */
const height = ({ missed }: Belief, card: Card): number =>
  RANKS.indexOf(rankOf(card)) + (missed.includes(card) ? 100 : 0);

function winnerOf(belief: Belief, trick: readonly Played[]): Seat {
  const [first] = trick;
  if (first === undefined) throw new Error('A trick has cards.');
  let best = first;
  for (const each of trick.slice(1)) {
    if (each.card === undefined || best.card === undefined) {
      if (best.card === undefined) best = each;
      continue;
    }
    const [suit, winning] = [suitOf(each.card), suitOf(best.card)];
    const higher = height(belief, each.card) < height(belief, best.card);
    if (suit === winning ? higher : suit === belief.strain) best = each;
  }
  return best.seat;
}

const without = (cards: readonly Card[], card: Card | undefined): readonly Card[] =>
  cards.filter((each) => each !== card);

function afterCard(belief: Belief, seat: Seat, card: Card | undefined): Belief {
  if (card === undefined) return belief;
  return isOurs(belief, seat)
    ? { ...belief, own: { ...belief.own, [seat]: without(belief.own[seat] ?? [], card) } }
    : { ...belief, pool: without(belief.pool, card), open: without(belief.open, card) };
}

/** What an opponent may have: nothing of a suit that is known to lie with the other. */
const heldBy = (belief: Belief, seat: Seat): readonly Card[] =>
  belief.pool
    .filter((card) => (belief.holder[suitOf(card)] ?? seat) === seat)
    .filter((card) => belief.dummy === undefined || belief.open.includes(card) === (seat === belief.dummy));

function choicesOfOpponent(
  belief: Belief,
  seat: Seat,
  trick: readonly Played[],
): readonly (Card | undefined)[] {
  const held = heldBy(belief, seat);
  const led = trick[0]?.card;
  if (led === undefined) return held;
  const following = held.filter((card) => suitOf(card) === suitOf(led));
  const ruffs = suitOf(led) === belief.strain ? [] : held.filter((card) => suitOf(card) === belief.strain);
  if (belief.dummy !== undefined)
    return seat === belief.dummy && following.length > 0 ? following : [...following, ...ruffs, undefined];
  const isAlone = belief.holder[suitOf(led)] === seat;
  const others = trick.filter((each) => !isOurs(belief, each.seat));
  const followed = others.some(({ card }) => card !== undefined && suitOf(card) === suitOf(led));
  const mustFollow = following.length > 0 && (isAlone || (trick.length >= 2 && !followed));
  return mustFollow ? following : [...following, ...ruffs, undefined];
}

function choicesOfOwn(belief: Belief, seat: Seat, trick: readonly Played[]): readonly (Card | undefined)[] {
  const hand = belief.own[seat] ?? [];
  const led = trick[0]?.card;
  const following = hand.filter((card) => led !== undefined && suitOf(card) === suitOf(led));
  if (hand.length === 0) return [undefined];
  return following.length > 0 ? following : hand;
}

/** The tricks of which the claimer is certain with `left` to come, the one on the table among them. */
export function certainTricks(
  belief: Belief,
  left: number,
  leader: Seat,
  trick: readonly Played[],
  known: Map<string, number> = new Map(),
): number {
  if (left === 0) return 0;
  if (trick.length === 4) {
    const winner = winnerOf(belief, trick);
    const won = isOurs(belief, winner) ? 1 : 0;
    return won + certainTricks(belief, left - 1, leadFrom(belief, winner), [], known);
  }
  const { own, pool } = belief;
  const key = JSON.stringify([own, pool, leader, trick]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const seat = seatAfter(leader, trick.length);
  const ours = isOurs(belief, seat);
  const choices = ours ? choicesOfOwn(belief, seat, trick) : choicesOfOpponent(belief, seat, trick);
  const results = choices.map((card) =>
    certainTricks(afterCard(belief, seat, card), left, leader, [...trick, { seat, card }], known),
  );
  // An opponent on lead without a card that counts: the other leads, or nothing is left against the claim.
  const result =
    results.length === 0
      ? heldBy(belief, seatAfter(seat, 2)).length === 0
        ? left
        : certainTricks(belief, left, seatAfter(seat, 2), [], known)
      : ours
        ? Math.max(...results)
        : Math.min(...results);
  known.set(key, result);
  return result;
}

/** A defender knows nothing of his partner, who leads as declarer might. */
export const leadFrom = (belief: Belief, seat: Seat): Seat =>
  belief.dummy !== undefined && isOurs(belief, seat) && seat !== belief.claimer
    ? seatAfter(belief.dummy, 2)
    : seat;
