import {
  type Contract,
  contractOf,
  dealerOf,
  openingLeaderOf,
  printDeal,
  printUndertaking,
  replayAuction,
  SEATS,
  type Seat,
  seatAfter,
  sideOf,
  TRICKS,
  trickWinner,
  vulnerabilityOf,
} from '../../game/index.ts';
import type { PbnAction, PbnNote } from '../pbn/model.ts';
import type { PbnGameToWrite } from '../pbn/writer.ts';
import { alertNote } from './alerts.ts';
import type { LinBoard, LinFile, LinMatch } from './model.ts';

/** PBN numbers the notes of an auction from 1 to 32. */
const MOST_NOTES = 32;
const NO_CARD = '-';

const action = (text: string, line: number): PbnAction => ({ text, nags: [], line });

function auctionOf({ calls, line }: LinBoard, first: Seat): NonNullable<PbnGameToWrite['auction']> {
  const notes: PbnNote[] = [];
  const actions = calls.map((call): PbnAction => {
    const text = alertNote(call);
    if (text === undefined || notes.length >= MOST_NOTES) return action(call.call, line);
    notes.push({ index: notes.length + 1, text });
    return { ...action(call.call, line), note: notes.length };
  });
  return { first, actions, ended: false, notes };
}

interface PlayedOut {
  readonly actions: readonly PbnAction[];
  /** Declarer's tricks, as far as they were played. */
  readonly tricks: number;
}

/** The cards in columns, the opening leader's first, and the tricks they won. */
function playedOut({ cards, line }: LinBoard, contract: Contract): PlayedOut {
  const first = openingLeaderOf(contract);
  const actions: PbnAction[] = [];
  let [leader, tricks] = [first, 0];
  for (let start = 0; start < cards.length; start += SEATS.length) {
    const trick = cards.slice(start, start + SEATS.length);
    const turnOf = (seat: Seat): number => SEATS.findIndex((_, turn) => seatAfter(leader, turn) === seat);
    for (let column = 0; column < SEATS.length; column++)
      actions.push(action(trick[turnOf(seatAfter(first, column))] ?? NO_CARD, line));
    if (trick.length < SEATS.length) break;
    leader = trickWinner({ leader, cards: trick }, contract.strain);
    if (sideOf(leader) === sideOf(contract.declarer)) tricks++;
  }
  return { actions, tricks };
}

const PLAYERS: Readonly<Record<Seat, string>> = { N: 'North', E: 'East', S: 'South', W: 'West' };
const ROOMS = { open: 'Open', closed: 'Closed' } as const;
const SCORINGS: Readonly<Record<string, string>> = { I: 'IMP', P: 'MP', B: 'BAM' };

const matchTags = ({ title, segment, scoring, home, away }: LinMatch): Readonly<Record<string, string>> => ({
  Event: title,
  ...(segment === '' ? {} : { Stage: segment }),
  Scoring: SCORINGS[scoring.toUpperCase()] ?? '',
  HomeTeam: home,
  VisitTeam: away,
});

function gameOf(board: LinBoard, match: LinMatch | undefined): PbnGameToWrite {
  const number = board.board ?? 1;
  const dealer = board.dealer ?? dealerOf(number);
  const auction = replayAuction(
    dealer,
    board.calls.map(({ call }) => call),
  );
  const outcome = auction.ok ? contractOf(auction.value) : undefined;
  const contract = outcome === 'passed-out' ? undefined : outcome;
  const played = contract && playedOut(board, contract);
  const isWhole = board.cards.length === TRICKS * SEATS.length;
  const result = board.claimed ?? (isWhole ? played?.tricks : undefined);
  const tags: Readonly<Record<string, string>> = {
    ...(match === undefined || board.room === undefined
      ? {}
      : { ...matchTags(match), Room: ROOMS[board.room] }),
    Board: board.board === undefined ? '' : `${board.board}`,
    ...Object.fromEntries(SEATS.map((seat) => [PLAYERS[seat], board.players[seat] ?? ''])),
    Dealer: dealer,
    Vulnerable: board.vulnerability ?? vulnerabilityOf(number),
    Deal: printDeal(board.hands, dealer),
    Declarer: contract?.declarer ?? '',
    Contract: outcome === 'passed-out' ? 'Pass' : contract === undefined ? '' : printUndertaking(contract),
    Result: contract === undefined || result === undefined ? '' : `${result}`,
  };
  return {
    tags: Object.entries(tags).map(([name, value]) => ({ name, value })),
    ...(board.calls.length === 0 ? {} : { auction: auctionOf(board, dealer) }),
    ...(contract === undefined || played === undefined || board.cards.length === 0
      ? {}
      : { play: { first: openingLeaderOf(contract), actions: played.actions, ended: true, notes: [] } }),
  };
}

/** The boards of a LIN file as games of a PBN file. */
export const pbnOfLin = ({ boards, match }: LinFile): readonly PbnGameToWrite[] =>
  boards.map((board) => gameOf(board, match));
