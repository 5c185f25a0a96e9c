import { type Card, isCard, partnerOf, rhoOf, type Seat } from '../../../game/index.ts';
import { PASSED_OUT } from '../../22-end-of-auction.ts';
import { handShown, isRevoke, legalCards, penaltyCardsOf } from '../../44-sequence-of-play.ts';
import { notAsRequired } from '../../59-inability.ts';
import type { CardFell } from '../../happening/happening.ts';
import type { Irregularity } from '../../ruling/irregularity.ts';
import { refused, type TableRefusal } from '../../ruling/refused.ts';
import { withPlayBegun } from '../../table/play-begun.ts';
import {
  cardsInTrick,
  isDefender,
  isGone,
  isMissing,
  isPlayFinished,
  properLeader,
  standingCards,
  type TablePlay,
  trickNumber,
  turnToPlay,
} from '../../table/play-state.ts';
import { cardFallen } from '../../table/remembering.ts';
import { finalContract, type Table, tableWith } from '../../table/table.ts';
import { withTurnTaken } from '../../table/trick-defects.ts';
import { cardNotThere, endedByClaim } from './cards-there.ts';
import { type Rule, type Step, type Taken, words } from './definition.ts';

export const CARD: Rule<CardFell> = {
  leads: true,
  refusal: (table, fell) =>
    isFacedAlready(table, fell) ? undefined : (endedByClaim(table) ?? cardRefusal(table, fell)),
  taken: (table, fell) => (isFacedAlready(table, fell) ? { table } : cardTaken(table, fell)),
};

/** Is it the opening lead that was said to be faced, told once more as a card before anything else was played? */
function isFacedAlready({ played, inputs }: Table, { seat, card }: CardFell): boolean {
  const [lead, ...more] = played?.firstTrick === 1 ? played.tricks.flatMap(standingCards) : [];
  const isThat = lead?.seat === seat && lead.card === card && more.length === 0;
  return isThat && inputs.some((each) => each.type === 'lead-faced' && each.card === card);
}

export const CARD_STEP: Step<CardFell> = {
  forms: [
    { example: 'W H4', tells: 'a card, led or played; dummy’s come from dummy’s seat' },
    { example: 'W misled HA', tells: 'an opponent had said that it was his turn' },
  ],
  bare: (seat, card) => (isCard(card) ? { type: 'card', seat, card } : undefined),
  verbs: {
    misled: (seat, [card = '']) => (isCard(card) ? { type: 'card', seat, card, misled: true } : undefined),
  },
  write: ({ seat, card, misled }) => words(seat, misled === true && 'misled', card),
};

/** Why a card cannot have fallen: it is not there, or there is nothing to play. */
function cardRefusal(table: Table, { seat, card }: CardFell): TableRefusal | undefined {
  const contract = finalContract(table);
  if (contract === 'passed-out') return refused('passed-out', {}, PASSED_OUT[table.edition]);
  const { played } = table;
  if (played === undefined) return cardNotThere(table, seat, card);
  if (isPlayFinished(played)) return refused('play-over');
  if (isGone(played, card)) return refused('card-gone', { card });
  return isMissing(table, seat, card) ? refused('not-in-hand', { seat, card }) : undefined;
}

/** Which law, if any, has to deal with a card on the table. */
function cardTaken(begun: Table, fell: CardFell): Taken {
  const table = withPlayBegun(begun);
  const { seat, card, misled = false } = fell;
  const play = table.played && withTurnTaken(table.played, seat);
  // A card on the table while the auction goes on is an exposed card (Law 24).
  if (play === undefined) {
    return { table, irregularity: { type: 'exposed', seat, offender: seat, cards: [card], led: true } };
  }
  const ready = play === table.played ? table : tableWith(table, { played: play });
  const onTable = tableWith(table, {
    ended: table.ended ?? 'lead-faced',
    played: cardFallen(ready, seat, card),
  });
  const leads = cardsInTrick(play).length === 0;
  if (misled && turnToPlay(play) !== seat) {
    return { table, irregularity: { type: 'misled-card', offender: seat, card, leads } };
  }
  if (leads) return leadDispatched(table, onTable, play, fell);
  const hasPlayed = cardsInTrick(play).some((each) => each.seat === seat);
  const partnersPlayed = cardsInTrick(play).some((each) => each.seat === partnerOf(seat));
  if (hasPlayed || turnToPlay(play) !== seat)
    return outOfTurn(table, onTable, play, { seat, card, hasPlayed, partnersPlayed });
  return { table: onTable, irregularity: inTurn(table, play, fell) };
}

function leadDispatched(table: Table, onTable: Table, play: TablePlay, fell: CardFell): Taken {
  const { seat, card } = fell;
  const leader = properLeader(play);
  if (seat === leader) return { table: onTable, irregularity: inTurn(table, play, fell) };
  const trick = trickNumber(play);
  if (play.retractedFor === trick && isDefender(play, seat)) {
    return { table, irregularity: { type: 'played-before-correction', offender: seat, card } };
  }
  return { table: onTable, irregularity: { type: 'lead-out-of-turn', offender: seat, leader, card, trick } };
}

interface OutOfTurn {
  readonly seat: Seat;
  readonly card: Card;
  readonly hasPlayed: boolean;
  readonly partnersPlayed: boolean;
}

function outOfTurn(
  table: Table,
  onTable: Table,
  play: TablePlay,
  { seat, card, hasPlayed, partnersPlayed }: OutOfTurn,
): Taken {
  if (hasPlayed) {
    const premature = isDefender(play, seat) && !partnersPlayed;
    return {
      table,
      irregularity: premature
        ? { type: 'premature-play', offender: seat, card, leads: true }
        : { type: 'fifth-card', offender: seat, card, mayLead: false },
    };
  }
  // Law 57C3: declarer's card out of turn is played all the same.
  if (!isDefender(play, seat)) {
    const isLegal = legalCards(tableWith(table, { played: play }), seat)?.includes(card) ?? true;
    return {
      table: onTable,
      irregularity: isLegal ? { type: 'declarers-early-card', offender: seat, card } : undefined,
    };
  }
  return {
    table,
    irregularity:
      turnToPlay(play) === rhoOf(seat) || partnersPlayed
        ? { type: 'played-at-rho', offender: seat, card }
        : { type: 'premature-play', offender: seat, card, leads: false },
  };
}

/** What is to be said of a card in turn: a penalty card left out, or an order that could not be obeyed. */
const inTurn = (table: Table, play: TablePlay, fell: CardFell): Irregularity | undefined =>
  dutyBroken(table, play, fell) ?? notAsRequired(table, fell.seat, fell.card);

/**
 * A card in turn that leaves out a penalty card which had to be played (Law 52). A revoke is not of this kind:
 * nobody has noticed it yet.
 */
function dutyBroken(table: Table, play: TablePlay, fell: CardFell): Irregularity | undefined {
  const { seat, card } = fell;
  const then = whenItFell(table, fell);
  const penalty = penaltyCardsOf(then, seat).map((each) => each.card);
  if (penalty.length === 0) return undefined;
  const hand = handShown(then, seat, card);
  const legal = legalCards(then, seat, hand);
  if (legal === undefined || legal.includes(card) || isRevoke(play, card, hand)) return undefined;
  const due = legal.filter((each) => penalty.includes(each));
  return due.length === 0 ? undefined : { type: 'penalty-card-not-played', offender: seat, card, due };
}

/** Of several cards that came down at once those beside the one played were not penalty cards yet (Law 58B2). */
function whenItFell(table: Table, { seat, card }: CardFell): Table {
  const last = table.rulings.at(-1);
  const isOneOf = (cards: readonly Card[]): boolean =>
    cards.includes(card) && !penaltyCardsOf(table, seat).some((each) => each.card === card);
  return last?.irregularity.type === 'several-cards' && isOneOf(last.irregularity.cards)
    ? last.before
    : table;
}
