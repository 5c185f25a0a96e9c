import { type Fault, fail, ok, type Result } from 'naipe/base';
import {
  EMPTY_HAND,
  type Hand,
  isCard,
  parseHand,
  SEATS,
  type Seat,
  type Strain,
  type Suit,
} from 'naipe/game';
import {
  type ClaimQuestion,
  type LawsEdition,
  type PlayClass,
  type PlayClassStanding,
  type Step,
  tricksLeft,
} from 'naipe/laws';

/** What the claimer said, as far as one tap can say it. */
export type Said = 'nothing' | 'trumps' | 'suits' | 'trumps-suits';
export const SAID: readonly Said[] = ['nothing', 'trumps', 'suits', 'trumps-suits'];

/** A contested claim as it is being entered. */
export interface ClaimDraft {
  readonly edition: LawsEdition;
  readonly strain: Strain;
  readonly declarer: Seat;
  readonly claimer: Seat;
  /** Who leads to the trick, or led to it. */
  readonly leader: Seat;
  readonly hands: Readonly<Record<Seat, string>>;
  /** The cards of the trick that was being played, in order. */
  readonly onTable: string;
  /** The number of tricks claimed; nothing is all of them. */
  readonly claimed: string;
  readonly said: Said;
  /** The order of suits that was said. */
  readonly suits: readonly Suit[];
  readonly trumpMentioned: boolean;
  readonly trumpForgotten: boolean;
  readonly classes: Readonly<Partial<Record<PlayClass, PlayClassStanding>>>;
}

export const NEW_CLAIM: ClaimDraft = {
  edition: 2017,
  strain: 'NT',
  declarer: 'S',
  claimer: 'S',
  leader: 'S',
  hands: { N: '', E: '', S: '', W: '' },
  onTable: '',
  claimed: '',
  said: 'nothing',
  suits: [],
  trumpMentioned: false,
  trumpForgotten: false,
  classes: {},
};

/** A hand as typed; none is an empty one. */
const handFrom = (text: string): Result<Hand> => (text.trim() === '' ? ok(EMPTY_HAND) : parseHand(text));

function stepsOf({ said, suits }: ClaimDraft): readonly Step[] {
  const trumps: readonly Step[] = said === 'trumps' || said === 'trumps-suits' ? [{ do: 'draw-trumps' }] : [];
  const order: readonly Step[] =
    said === 'suits' || said === 'trumps-suits' ? suits.map((suit) => ({ do: 'suit', suit })) : [];
  return [...trumps, ...order];
}

/** The question that the draft asks, or what keeps it from being one. */
export function questionOf(draft: ClaimDraft): Result<ClaimQuestion> {
  const hands: Partial<Record<Seat, Hand>> = {};
  for (const seat of SEATS) {
    const hand = handFrom(draft.hands[seat]);
    if (!hand.ok) return fail<Fault>({ ...hand.error, message: `${seat}: ${hand.error.message}` });
    hands[seat] = hand.value;
  }
  const { N = EMPTY_HAND, E = EMPTY_HAND, S = EMPTY_HAND, W = EMPTY_HAND } = hands;
  const cards = draft.onTable
    .toUpperCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const position = {
    strain: draft.strain,
    declarer: draft.declarer,
    hands: { N, E, S, W },
    trick: { leader: draft.leader, cards: cards.filter(isCard) },
  };
  return ok({
    edition: draft.edition,
    position,
    claimer: draft.claimer,
    claimed: draft.claimed === '' ? tricksLeft(position) : Number(draft.claimed),
    statement: { steps: stepsOf(draft), trumpMentioned: draft.trumpMentioned },
    trumpLikelyForgotten: draft.trumpForgotten,
    director: { classes: draft.classes },
  });
}
