import { fail, ok, type Result } from 'naipe/base';
import {
  type Card,
  cardsOf,
  EMPTY_HAND,
  type Hand,
  holds,
  isCard,
  parseHand,
  partnerOf,
  printHand,
  SEATS,
  type Seat,
  type Strain,
  type Suit,
  seatAfter,
  sideOf,
} from 'naipe/game';
import {
  type ClaimPosition,
  type ClaimQuestion,
  type DirectorsView,
  type LawsEdition,
  type PlayClass,
  type PlayClassStanding,
  type PlayerClass,
  type PlayMark,
  type ShownOut,
  type Statement,
  type Step,
  tricksLeft,
} from 'naipe/laws';

type PenaltyCards = NonNullable<ClaimPosition['penaltyCards']>;

/** What the director has decided otherwise than proposed. */
export interface Decided {
  readonly classes: Readonly<Partial<Record<PlayClass, PlayClassStanding>>>;
  /** Plays ruled irrational. */
  readonly struck: readonly PlayMark[];
  /** Plays ruled normal, whatever their class. */
  readonly restored: readonly PlayMark[];
}

export const NOTHING_DECIDED: Decided = { classes: {}, struck: [], restored: [] };

/** A contested claim as it is being entered. */
export interface ClaimDraft extends Decided {
  readonly edition: LawsEdition;
  readonly strain: Strain;
  readonly declarer: Seat;
  readonly claimer: Seat;
  /** Who leads to the trick, or led to it. */
  readonly leader: Seat;
  readonly hands: Readonly<Record<Seat, string>>;
  /** The cards of the trick that was being played, in order. */
  readonly onTable: readonly Card[];
  /** The number of tricks claimed; nothing is all of them. */
  readonly claimed: string;
  /** What the claimer said that he would do, in order. */
  readonly steps: readonly Step[];
  /** What else he said, when the claim came up at a table: tricks counted in no order, hands called high. */
  readonly alsoSaid: Pick<Statement, 'counted' | 'high'>;
  readonly trumpMentioned: boolean;
  readonly trumpForgotten: boolean;
  readonly shownOut: ShownOut;
  /** Law 50: what lies face up before a defender. */
  readonly penaltyCards: PenaltyCards;
  /** The cards that an order left to the seat to play, when the claim came up at a table. */
  readonly nextCards: readonly Card[] | undefined;
  /** How good the claimer is: the measure of what is careless. */
  readonly player: PlayerClass;
  /** Tricks that the other side does not dispute; nothing is none. */
  readonly undisputed: string;
  /** Law 70E2: the Regulating Authority has suits deemed played from the top. */
  readonly topDown: boolean;
  /** Laws 70E (1997) and 70E1 (2007): a finesse that it would be irrational not to take. */
  readonly onlyRational: { readonly suit: Suit; readonly against: Seat } | undefined;
}

export const NEW_CLAIM: ClaimDraft = {
  edition: 2017,
  strain: 'NT',
  declarer: 'S',
  claimer: 'S',
  leader: 'S',
  hands: { N: '', E: '', S: '', W: '' },
  onTable: [],
  claimed: '',
  steps: [],
  alsoSaid: {},
  trumpMentioned: false,
  trumpForgotten: false,
  shownOut: {},
  penaltyCards: [],
  nextCards: undefined,
  player: 'middle',
  undisputed: '',
  topDown: false,
  onlyRational: undefined,
  ...NOTHING_DECIDED,
};

/** Where the device keeps it. */
export const CLAIM_KEY = 'naipe-claim';

/** The draft of a claim that came up at a table. */
export function draftOf(question: ClaimQuestion): ClaimDraft {
  const { edition, position, claimer, claimed, statement, trumpLikelyForgotten, shownOut = {} } = question;
  const { strain, declarer, hands, trick, penaltyCards = [], nextCards } = position;
  return {
    ...NEW_CLAIM,
    edition,
    strain,
    declarer,
    claimer,
    leader: trick.leader,
    hands: {
      N: printHand(hands.N),
      E: printHand(hands.E),
      S: printHand(hands.S),
      W: printHand(hands.W),
    },
    onTable: trick.cards,
    claimed: String(claimed),
    steps: statement.steps,
    alsoSaid: {
      ...(statement.counted === undefined ? {} : { counted: statement.counted }),
      ...(statement.high === undefined ? {} : { high: statement.high }),
    },
    trumpMentioned: statement.trumpMentioned,
    trumpForgotten: trumpLikelyForgotten,
    shownOut,
    penaltyCards,
    nextCards,
  };
}

/** A hand as typed; none is an empty one. */
const handFrom = (text: string): Result<Hand> => (text.trim() === '' ? ok(EMPTY_HAND) : parseHand(text));

/** The position as far as it has been entered. */
function positionOf(draft: ClaimDraft): Result<ClaimPosition> {
  const hands: Partial<Record<Seat, Hand>> = {};
  for (const seat of SEATS) {
    const hand = handFrom(draft.hands[seat]);
    if (!hand.ok) return fail(hand.error);
    hands[seat] = hand.value;
  }
  const { N = EMPTY_HAND, E = EMPTY_HAND, S = EMPTY_HAND, W = EMPTY_HAND } = hands;
  const { strain, declarer, leader, onTable } = draft;
  const position = {
    strain,
    declarer,
    hands: { N, E, S, W },
    trick: { leader, cards: onTable.filter(isCard) },
  };
  return ok({ ...position, ...boundIn(position, draft) });
}

/** Penalty cards, and what was ordered of the seat to play, as far as the hands still hold them. */
function boundIn({ hands, trick }: ClaimPosition, { penaltyCards, nextCards }: ClaimDraft) {
  const faced = penaltyCards.filter(({ seat, card }) => holds(hands[seat], card));
  const next = hands[seatAfter(trick.leader, trick.cards.length)];
  return {
    ...(faced.length === 0 ? {} : { penaltyCards: faced }),
    ...(nextCards?.every((card) => holds(next, card)) ? { nextCards } : {}),
  };
}

/** The cards of the defenders: a penalty card is one of them. */
export function defendersCards(draft: ClaimDraft): PenaltyCards {
  const position = positionOf(draft);
  if (!position.ok) return [];
  const { hands, declarer } = position.value;
  return SEATS.filter((seat) => sideOf(seat) !== sideOf(declarer)).flatMap((seat) =>
    cardsOf(hands[seat]).map((card) => ({ seat, card, kind: 'major' as const })),
  );
}

/** The cards that a statement may name: the claimer's, and his partner's. */
export function cardsOfClaimers(draft: ClaimDraft): readonly Card[] {
  const position = positionOf(draft);
  if (!position.ok) return [];
  const { hands } = position.value;
  return [draft.claimer, partnerOf(draft.claimer)].flatMap((seat) => cardsOf(hands[seat]));
}

function viewOf({ classes, struck, restored, onlyRational }: ClaimDraft): DirectorsView {
  return { classes, struck, restored, ...(onlyRational === undefined ? {} : { onlyRational }) };
}

/** The question that the draft asks, or what keeps it from being one. */
export function questionOf(draft: ClaimDraft): Result<ClaimQuestion> {
  const position = positionOf(draft);
  if (!position.ok) return position;
  const { edition, claimer, claimed, steps, trumpMentioned, trumpForgotten, shownOut, topDown } = draft;
  const { alsoSaid, player, undisputed } = draft;
  return ok({
    edition,
    position: position.value,
    claimer,
    claimed: claimed === '' ? tricksLeft(position.value) : Number(claimed),
    statement: { steps, trumpMentioned, ...alsoSaid },
    trumpLikelyForgotten: trumpForgotten,
    shownOut,
    player,
    ...(undisputed === '' ? {} : { undisputed: Number(undisputed) }),
    ...(topDown ? { suitOrder: 'top-down' } : {}),
    director: viewOf(draft),
  });
}
