import {
  type Card,
  cardsOf,
  type Deal,
  otherSide,
  SEATS,
  type Seat,
  SUITS,
  seatAfter,
  sideOf,
  suitLength,
  suitOf,
  TRICKS,
} from '../../game/index.ts';
import { legalCards, ordersFor, penaltyCardsOf } from '../44-sequence-of-play.ts';
import { type ClaimPosition, NOTHING_SAID, type ShownOut } from '../claims/index.ts';
import type { Clause } from '../clauses/clause.ts';
import type { CardFell, Claimed } from '../happening/happening.ts';
import {
  cardsInTrick,
  handLeft,
  playOf,
  properLeader,
  standingCards,
  type TablePlay,
  trickNumber,
} from '../table/play-state.ts';
import { isPositionKnown, tableRecord } from '../table/record.ts';
import type { Ruling, Table } from '../table/table.ts';
import { historyOf } from '../tricks/history.ts';
import type { TrickCount } from '../tricks/record.ts';
import type { ClaimNumbers, ClaimScene } from './claim-scene.ts';
import type { Telling } from './procedure.ts';
import type { Consequence } from './ruling.ts';

export const tricksLeftAt = (play: TablePlay): number => TRICKS + 1 - trickNumber(play);

/** The tricks won by play, where all of them are known. */
export function tricksWon(table: Table): TrickCount | undefined {
  const play = playOf(table);
  return play.firstTrick === 1 ? historyOf(tableRecord(table, play)).won : undefined;
}

/** A claim at a table, as Laws 68 to 71 see it. */
export function claimScene(table: Table, claim: Claimed): ClaimScene {
  const { contract, firstTrick } = playOf(table);
  return {
    edition: table.edition,
    by: claim.seat,
    contract,
    act: claim.act ?? 'states-winning',
    numbers: (meant) => claimNumbers(table, claim, meant),
    statement: claim.statement ?? NOTHING_SAID,
    unknownTricks: firstTrick - 1,
    position: () => claimPosition(table),
    circumstances: (position) => ({ shownOut: shownOutSuits(table, position) }),
    memory: table,
  };
}

/** What the claim comes to at a table: how many of the tricks left, and what becomes of those already won. */
function claimNumbers(table: Table, claim: Claimed, meant: boolean): ClaimNumbers {
  const left = tricksLeftAt(playOf(table));
  const { act: kind = 'states-winning', tricks, inAll = false } = claim;
  const plain = { left, ownGiven: 0, othersTaken: 0 };
  switch (kind) {
    case 'states-winning':
    case 'states-losing': {
      if (!inAll || tricks === undefined) return { ...plain, act: { kind, tricks: tricks ?? left } };
      const total = kind === 'states-winning' ? tricks : TRICKS - tricks;
      const wanted = total - (tricksWon(table)?.[sideOf(claim.seat)] ?? 0);
      const claimed = Math.min(Math.max(wanted, 0), left);
      return {
        left,
        act: { kind, tricks: kind === 'states-winning' ? claimed : left - claimed },
        ownGiven: Math.max(-wanted, 0),
        othersTaken: Math.max(wanted - left, 0),
      };
    }
    case 'shows-cards':
      return { ...plain, act: { kind, noClaimMeant: !meant } };
    default:
      return { ...plain, act: { kind } };
  }
}

/** The cards shown with a claim: those named, or the whole hand of a player who simply showed it. */
export function cardsShown(table: Table, { seat, act, shown }: Claimed): readonly Card[] {
  if (shown !== undefined) return shown;
  const hand = act === 'shows-cards' ? handLeft(table, seat) : undefined;
  return hand === undefined ? [] : cardsOf(hand);
}

/** The cards that are left and the trick on the table, where all of them are known. */
function claimPosition(table: Table): ClaimPosition | undefined {
  if (!isPositionKnown(table)) return undefined;
  const play = playOf(table);
  const hands = Object.fromEntries(SEATS.map((seat) => [seat, handLeft(table, seat)])) as Deal;
  const onTable = cardsInTrick(play);
  const leader = onTable[0]?.seat ?? properLeader(play);
  const { strain, declarer } = play.contract;
  const trick = { leader, cards: onTable.map(({ card }) => card) };
  return { strain, declarer, hands, trick, ...boundAt(table, seatAfter(leader, trick.cards.length)) };
}

/** What binds the play that would have gone on: penalty cards, and what is ordered of the seat to play. */
function boundAt(table: Table, toPlay: Seat): Pick<ClaimPosition, 'penaltyCards' | 'nextCards'> {
  const penaltyCards = SEATS.flatMap((seat) => penaltyCardsOf(table, seat));
  const isOrdered = ordersFor(table, toPlay, cardsInTrick(playOf(table)).length === 0).length > 0;
  const nextCards = isOrdered ? legalCards(table, toPlay) : undefined;
  return {
    ...(penaltyCards.length === 0 ? {} : { penaltyCards }),
    ...(nextCards === undefined ? {} : { nextCards }),
  };
}

/** The suits in which each player has failed to follow and holds no more card (Law 70E1). */
function shownOutSuits(table: Table, { hands }: ClaimPosition): ShownOut {
  const { tricks } = playOf(table);
  const failed = tricks.flatMap((trick) => {
    const [lead, ...others] = standingCards(trick);
    if (lead === undefined) return [];
    const suit = suitOf(lead.card);
    return others.flatMap(({ seat, card }) => (suitOf(card) === suit ? [] : [{ seat, suit }]));
  });
  const suitsOf = (seat: Seat) =>
    SUITS.filter(
      (suit) =>
        failed.some((each) => each.seat === seat && each.suit === suit) &&
        suitLength(hands[seat], suit) === 0,
    );
  return Object.fromEntries(SEATS.map((seat) => [seat, suitsOf(seat)]));
}

type ClaimSettled = Extract<Consequence, { readonly type: 'claim-settled' }>;

/** A claim that has shared out the tricks. */
export interface SettledClaim {
  readonly claim: Claimed;
  /** The table when it was made, and the claim as it stood there. */
  readonly before: Table;
  readonly scene: ClaimScene;
  readonly numbers: ClaimNumbers;
  /** The latest settlement: that of the claim itself, or of a ruling on it since. */
  readonly settled: ClaimSettled;
  /** Cards that were played after it. */
  readonly later: readonly CardFell[];
}

const settlementIn = ({ consequences }: Ruling): ClaimSettled | undefined =>
  consequences.find((each) => each.type === 'claim-settled');

/** The claim that ended the play of a table, if one did. */
export function settledClaim({ rulings, played }: Table): SettledClaim | undefined {
  if (played?.claimed === undefined) return undefined;
  const last = rulings.findLast((ruling) => settlementIn(ruling) !== undefined);
  const made = rulings.findLast(
    (ruling) => ruling.irregularity.type === 'claim' && settlementIn(ruling) !== undefined,
  );
  const settled = last && settlementIn(last);
  if (settled === undefined || made?.irregularity.type !== 'claim') return undefined;
  const { claim } = made.irregularity;
  const { before } = made;
  const scene = claimScene(before, claim);
  return { claim, before, scene, numbers: scene.numbers(true), settled, later: playedAfter(made) };
}

export const PLAYED_AFTER_CLAIM = 'played-after-claim';

/** The cards that the ruling on a claim tells of as played after it. */
const playedAfter = ({ consequences }: Ruling): readonly CardFell[] =>
  consequences.flatMap((each) =>
    each.type === 'note' && each.code === PLAYED_AFTER_CLAIM
      ? [{ type: 'card', seat: each.params.seat as Seat, card: each.params.card as Card } as const]
      : [],
  );

/** Tricks already won that a number for the whole board moves, and back again if it does not stand. */
export function* wonTricksMoved(
  { claim, numbers }: Pick<SettledClaim, 'claim' | 'numbers'>,
  clause: Clause,
  undone = false,
): Telling<void> {
  const { ownGiven, othersTaken } = numbers;
  const tricks = ownGiven + othersTaken;
  if (tricks === 0) return;
  const side = sideOf(claim.seat);
  const to = othersTaken > 0 === !undone ? side : otherSide(side);
  yield { type: 'tricks-moved', to, tricks, clause };
}
