import { type Fault, fail, ok, type Result } from '../base/index.ts';
import {
  type Card,
  cardsOf,
  common,
  type Deal,
  EMPTY_HAND,
  type Hand,
  handOf,
  handSize,
  isEmpty,
  type Play,
  rotationFrom,
  SEATS,
  type Seat,
  type Strain,
  seatAfter,
  suitLength,
  suitOf,
  union,
} from '../game/index.ts';

/** Four hands in the middle of a deal or at its beginning: what is left, and the trick on the table. */
export interface Position {
  /** What each player still holds: equally many cards, save who has played to the trick already. */
  readonly hands: Readonly<Record<Seat, Hand>>;
  readonly strain: Strain;
  /** Who leads, or led, to the trick. */
  readonly leader: Seat;
  /** The cards on the table, from the leader on: none to three. */
  readonly trick: readonly Card[];
}

/** What keeps cards from being a position that can be played on. */
export interface PositionFault extends Fault {
  readonly code: 'position';
}

/** Where a play stands. */
export const positionOf = ({ hands, contract, current }: Play): Position => ({
  hands,
  strain: contract.strain,
  leader: current.leader,
  trick: current.cards,
});

/** The seat whose card is next. */
export const turnIn = ({ leader, trick }: Position): Seat => seatAfter(leader, trick.length);

/** The tricks still to be won, the one on the table counted. */
export const tricksLeft = (position: Position): number => handSize(position.hands[turnIn(position)]);

const refused = (message: string) => fail<PositionFault>({ code: 'position', message });

/** Can these four hands be played out against each other: all cards different, equally many in each, at least one? */
export function checkEnding(hands: Readonly<Record<Seat, Hand>>): Result<Deal, PositionFault> {
  const checked = checkPosition({ hands, strain: 'NT', leader: 'N', trick: [] });
  return checked.ok ? ok(hands) : checked;
}

/** Can it be played on from here? If not, the fault says which cards are in the way. */
export function checkPosition(position: Position): Result<Position, PositionFault> {
  const { hands, leader, trick } = position;
  if (trick.length > 3)
    return refused(`${trick.length} cards lie on the table; a trick that is not complete has at most three.`);
  const twice = heldTwice([...SEATS.map((seat) => hands[seat]), ...trick.map((card) => handOf([card]))]);
  if (!isEmpty(twice)) return refused(`These cards are there more than once: ${cardsOf(twice).join(' ')}.`);
  const left = tricksLeft(position);
  if (left === 0) return refused('No cards are left to be played.');
  for (const [turn, seat] of rotationFrom(leader).entries()) {
    const due = turn < trick.length ? left - 1 : left;
    const size = handSize(hands[seat]);
    if (size !== due)
      return refused(
        `${seat} has ${size} cards where ${due} were to be expected: hands must be of equal length.`,
      );
  }
  return revokeIn(position) ?? ok(position);
}

function heldTwice(hands: readonly Hand[]): Hand {
  let [seen, twice] = [EMPTY_HAND, EMPTY_HAND];
  for (const hand of hands) {
    twice = union(twice, common(seen, hand));
    seen = union(seen, hand);
  }
  return twice;
}

/** Law 44C: somebody who could have followed to the trick on the table and did not. */
function revokeIn({ hands, leader, trick }: Position) {
  const [led] = trick;
  if (led === undefined) return undefined;
  const suit = suitOf(led);
  const at = trick.findIndex(
    (card, turn) => suitOf(card) !== suit && suitLength(hands[seatAfter(leader, turn)], suit) > 0,
  );
  return at < 0
    ? undefined
    : refused(
        `${seatAfter(leader, at)} played ${trick[at]} to a trick of ${suit} and still holds one (Law 44C).`,
      );
}
