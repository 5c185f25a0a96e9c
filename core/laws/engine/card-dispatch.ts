import { type Card, partnerOf, rhoOf, type Seat } from '../../game/index.ts';
import { handShown, isRevoke, legalCards, penaltyCardsOf } from '../44-sequence-of-play.ts';
import { onceItIsPlayed } from '../50-penalty-cards.ts';
import type { CardFell } from '../happening/happening.ts';
import type { Irregularity } from '../ruling/irregularity.ts';
import { refused, type TableRefusal } from '../ruling/refused.ts';
import type { CardOrder, Lasting } from '../ruling/ruling.ts';
import { applied } from '../table/effects.ts';
import {
  cardsInTrick,
  isDefender,
  isGone,
  isMissing,
  isPlayFinished,
  properLeader,
  startedPlay,
  type TablePlay,
  trickNumber,
  turnToPlay,
} from '../table/play-state.ts';
import { cardFallen } from '../table/remembering.ts';
import { finalContract, type Table, tableWith } from '../table/table.ts';
import { withTurnTaken } from '../table/trick-defects.ts';

/** The table with the play begun, when the auction has led to a contract. */
export function withPlayBegun(table: Table): Table {
  const contract = finalContract(table);
  return table.played !== undefined || contract === undefined || contract === 'passed-out'
    ? table
    : tableWith(table, { played: startedPlay({ contract }) });
}

/** Why a card cannot have fallen: it is not there, or there is nothing to play. */
export function cardRefusal(table: Table, { seat, card }: CardFell): TableRefusal | undefined {
  const contract = finalContract(table);
  if (contract === 'passed-out') return refused('passed-out', {}, '22B');
  const { played } = table;
  if (played === undefined) return undefined;
  if (isPlayFinished(played)) return refused('play-over');
  if (isGone(played, card)) return refused('card-gone', { card });
  return isMissing(table, seat, card) ? refused('not-in-hand', { seat, card }) : undefined;
}

interface Dispatched {
  readonly table: Table;
  readonly irregularity: Irregularity | undefined;
}

/** Which law, if any, has to deal with a card on the table. */
export function cardDispatched(table: Table, fell: CardFell): Dispatched {
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
  return { table: onTable, irregularity: dutyBroken(table, play, fell) };
}

function leadDispatched(table: Table, onTable: Table, play: TablePlay, fell: CardFell): Dispatched {
  const { seat, card } = fell;
  const leader = properLeader(play);
  if (seat === leader) return { table: onTable, irregularity: dutyBroken(table, play, fell) };
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
): Dispatched {
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

/** The table without the orders that were carried out, and without the penalty cards that were played. */
export function withoutSpentOrders(table: Table): Table {
  const { played, ended, edition } = table;
  if (played === undefined || table.persists.length === 0) return table;
  const over = ended === 'play-over';
  const spent = (item: Lasting): boolean => isSpent(played, item, over);
  const ending = table.persists.filter(spent);
  if (ending.length === 0) return table;
  return ending
    .flatMap((item) => (item.type === 'penalty-card' && !over ? (onceItIsPlayed(edition, item) ?? []) : []))
    .reduce(applied, tableWith(table, { persists: table.persists.filter((item) => !ending.includes(item)) }));
}

/** Declarer designates a penalty card for a turn (Law 51A); Law 62D2 leaves one for the twelfth trick, whoever plays before. */
const isPast = (play: TablePlay, { seat, clause }: CardOrder): boolean =>
  clause === '62D2'
    ? cardsInTrick(play).length === 0 || cardsInTrick(play).some((each) => each.seat === seat)
    : turnToPlay(play) !== seat;

/** Is it carried out, or overtaken by the end of the play? */
function isSpent(play: TablePlay, item: Lasting, over: boolean): boolean {
  const onTable = cardsInTrick(play);
  switch (item.type) {
    case 'penalty-card':
      return over || isGone(play, item.card);
    case 'play-order':
      return over || onTable.length === 0 || onTable.some(({ seat }) => seat === item.seat);
    case 'card-order':
      return over || isGone(play, item.card) || isPast(play, item);
    case 'early-lead':
      return over || isGone(play, item.card);
    case 'lead-order':
      // A suit required binds his next lead; one forbidden binds while he keeps the lead.
      if (item.order === 'require') return over || onTable[0]?.seat === item.seat;
      return over || (onTable.length === 0 && properLeader(play) !== item.seat);
    default:
      return false;
  }
}
