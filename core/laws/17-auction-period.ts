import { dummyOf, openingLeaderOf, partnerOf, type Seat } from '../game/index.ts';
import { isPlayFinished, standingCards, type TablePlay, turnToPlay } from './table/play-state.ts';
import { finalContract, isAuctionEnded, type Table, turnOf } from './table/table.ts';

/** Where a board is at a table: rights to speak, ask and look depend on it. */
export const PHASES = [
  /** No call has been made. */
  'before',
  'auction',
  /** The auction has ended, the auction period has not (2007 and 2017: the clarification period, if there is a contract). */
  'clarification',
  'play',
  'over',
] as const;
/** One of the stages of a board. */
export type Phase = (typeof PHASES)[number];

/** Law 17 (with 2007: 22B; 1997: 17E): the auction period ends with the faced lead, or with a board passed out. */
export function phaseOf(table: Table): Phase {
  if (table.ended !== undefined && table.ended !== 'lead-faced') return 'over';
  if (table.played !== undefined && isPlayFinished(table.played)) return 'over';
  if (table.ended === 'lead-faced' || isInPlay(table)) return 'play';
  if (isAuctionEnded(table)) {
    // 1997, 17E: four passes end the period; later it lasts until the hands are back.
    return table.edition === 1997 && finalContract(table) === 'passed-out' ? 'over' : 'clarification';
  }
  return isCallMade(table) ? 'auction' : 'before';
}

/** Has anybody called, though it may have been cancelled since? */
const isCallMade = ({ calls, inputs }: Table): boolean =>
  calls.length > 0 || inputs.some(({ type }) => type === 'call' || type === 'simultaneous');

/** Cards have fallen, or the table began with the play and nobody said that the opening lead lies face down. */
function isInPlay({ play, played, inputs }: Table): boolean {
  if (played === undefined || played.tricks.length > 0) return played !== undefined;
  return play !== undefined && (played.firstTrick > 1 || inputs.every(({ type }) => type !== 'lead-down'));
}

export const isAuctionPeriod = (phase: Phase): boolean => phase !== 'play' && phase !== 'over';

/** What a player is in the play. */
export const ROLES = ['declarer', 'dummy', 'defender'] as const;
/** One of them. */
export type Role = (typeof ROLES)[number];

/** What the player is once the auction has ended (presumed, before the lead is faced); nothing earlier. */
export function roleOf(table: Table, seat: Seat): Role | undefined {
  const contract = finalContract(table);
  if (contract === undefined || contract === 'passed-out') return undefined;
  if (contract.declarer === seat) return 'declarer';
  return partnerOf(contract.declarer) === seat ? 'dummy' : 'defender';
}

/** Is it the player's turn to call, to lead or to play, for declarer in dummy too? As far as the table knows the cards. */
export function isAtTurn(table: Table, seat: Seat): boolean {
  const contract = finalContract(table);
  if (contract === undefined || contract === 'passed-out') return turnOf(table) === seat;
  if (phaseOf(table) === 'clarification') return openingLeaderOf(contract) === seat;
  const turn = table.played && turnToPlay(table.played);
  return table.played !== undefined && turn !== undefined && playerOf(table.played, turn) === seat;
}

/** Has the player, declarer from either hand, played no card yet? Not known where the cards are not. */
export const isFirstTurn = ({ play, played }: Table, seat: Seat): boolean =>
  played !== undefined && play === undefined && !hasPlayed(played, seat);

/** Who decides about a card from that hand: declarer for dummy (Law 45B). */
const playerOf = ({ contract }: TablePlay, seat: Seat): Seat =>
  seat === dummyOf(contract) ? contract.declarer : seat;

const hasPlayed = (played: TablePlay, seat: Seat): boolean =>
  played.tricks.some((trick) => standingCards(trick).some((card) => playerOf(played, card.seat) === seat));
