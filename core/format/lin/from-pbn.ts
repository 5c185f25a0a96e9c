import {
  type Card,
  type Contract,
  contractOf,
  dealerOf,
  isCall,
  isCard,
  openingLeaderOf,
  printBoardResult,
  readVulnerability,
  replayAuction,
  SEATS,
  type Seat,
  saysPassedOut,
  seatAfter,
  TRICKS,
  trickWinner,
} from '../../game/index.ts';
import {
  type PbnAuction,
  type PbnFile,
  type PbnGame,
  type PbnPlay,
  tagValue,
  toldTag,
} from '../pbn/model.ts';
import { contractTag, dealTag, passesMeant, seatTag, tricksTag } from '../pbn/played.ts';
import { readAlert } from './alerts.ts';
import type { LinBoard, LinCall, LinFile, LinMatch, Room } from './model.ts';

const PLAYERS: Readonly<Record<Seat, string>> = { N: 'North', E: 'East', S: 'South', W: 'West' };
const ROOMS: Readonly<Record<string, Room>> = { OPEN: 'open', CLOSED: 'closed' };

/** The calls with their notes; `AP` is written out. */
function callsOf({ actions, notes }: PbnAuction): readonly LinCall[] {
  const calls: LinCall[] = [];
  for (const { text, note } of actions) {
    if (isCall(text)) {
      const explained = notes.find(({ index }) => index === note)?.text;
      calls.push({ call: text, ...readAlert(explained) });
    }
    if (text === 'AP') {
      for (let left = passesMeant(calls.map(({ call }) => call)); left > 0; left--)
        calls.push({ call: 'Pass', alerted: false });
    }
  }
  return calls;
}

/** The cards as they were played: columns belong to seats, and whoever wins a trick leads to the next. */
function cardsInOrder({ first, actions }: PbnPlay, contract: Contract): readonly Card[] {
  const cards: Card[] = [];
  let leader = openingLeaderOf(contract);
  for (let start = 0; start < actions.length; start += SEATS.length) {
    const row = actions.slice(start, start + SEATS.length);
    const trick: Card[] = [];
    for (let turn = 0; turn < SEATS.length; turn++) {
      const seat = seatAfter(leader, turn);
      const card = row[SEATS.findIndex((_, column) => seatAfter(first, column) === seat)]?.text ?? '';
      if (!isCard(card)) return [...cards, ...trick];
      trick.push(card);
    }
    cards.push(...trick);
    leader = trickWinner({ leader, cards: trick }, contract.strain);
  }
  return cards;
}

/** The contract of the tags or, where they have none, of the auction. */
function contractIn(game: PbnGame, dealer: Seat, calls: readonly LinCall[]): Contract | undefined {
  const tagged = contractTag(game);
  if (tagged !== undefined) return tagged;
  const auction = replayAuction(
    dealer,
    calls.map(({ call }) => call),
  );
  const contract = auction.ok ? contractOf(auction.value) : undefined;
  return contract === 'passed-out' ? undefined : contract;
}

function boardOf(game: PbnGame): LinBoard {
  const number = Number(toldTag(game, 'Board'));
  const board = Number.isSafeInteger(number) && number > 0 ? number : undefined;
  const dashes = game.auction?.actions.findIndex(({ text }) => text !== '-') ?? 0;
  const dealer =
    seatTag(game, 'Dealer') ??
    (game.auction === undefined ? dealerOf(board ?? 1) : seatAfter(game.auction.first, Math.max(dashes, 0)));
  const calls = game.auction === undefined ? [] : callsOf(game.auction);
  const contract = contractIn(game, dealer, calls);
  const cards = game.play === undefined || contract === undefined ? [] : cardsInOrder(game.play, contract);
  const tricks = tricksTag(game);
  const isWhole = cards.length === TRICKS * SEATS.length;
  const vulnerability = readVulnerability(tagValue(game, 'Vulnerable') ?? '');
  const room = ROOMS[toldTag(game, 'Room')?.toUpperCase() ?? ''];
  return {
    ...(room === undefined ? {} : { room }),
    ...(board === undefined ? {} : { board }),
    players: Object.fromEntries(
      SEATS.flatMap((seat) => {
        const player = toldTag(game, PLAYERS[seat]);
        return player === undefined ? [] : [[seat, player]];
      }),
    ),
    dealer,
    ...(vulnerability === undefined ? {} : { vulnerability }),
    hands: dealTag(game),
    calls,
    cards,
    ...(tricks === undefined || isWhole || contract === undefined ? {} : { claimed: tricks }),
    comments: game.comments.map(({ text }) => text).filter((text) => text !== ''),
    line: game.line,
  };
}

const SCORINGS: readonly (readonly [RegExp, string])[] = [
  [/^(BAM|BOARD)/i, 'B'],
  [/^(MP|MATCHPOINTS)/i, 'P'],
];

function matchOf(game: PbnGame): LinMatch {
  const scoring = toldTag(game, 'Scoring') ?? '';
  return {
    title: toldTag(game, 'Event') ?? '',
    segment: toldTag(game, 'Stage') ?? toldTag(game, 'Round') ?? '',
    scoring: SCORINGS.find(([begins]) => begins.test(scoring))?.[1] ?? 'I',
    home: toldTag(game, 'HomeTeam') ?? '',
    away: toldTag(game, 'VisitTeam') ?? '',
  };
}

/** `4SN=`, `3NE-1`, `P` for a board passed out; nothing where the result is not known. */
function resultText(game: PbnGame): string {
  const [contract, tricks] = [contractTag(game), tricksTag(game)];
  if (contract === undefined) return saysPassedOut(toldTag(game, 'Contract') ?? '') ? 'P' : '';
  if (tricks === undefined) return '';
  return printBoardResult({ contract, tricks }).replace('NT', 'N');
}

/** What a `rs` command lists: board by board, the open room first. */
function resultsOf(games: readonly PbnGame[]): readonly string[] {
  const boards = [...new Set(games.flatMap((game) => toldTag(game, 'Board') ?? []))];
  const inRoom = (room: Room, board: string): string => {
    const found = games.find(
      (game) =>
        toldTag(game, 'Board') === board && ROOMS[toldTag(game, 'Room')?.toUpperCase() ?? ''] === room,
    );
    return found === undefined ? '' : resultText(found);
  };
  const results = boards.flatMap((board) => [inRoom('open', board), inRoom('closed', board)]);
  return results.some((result) => result !== '') ? results : [];
}

/** The games of a PBN file as boards of a LIN file; those without any card or call are left out. */
export function linOfPbn({ games }: PbnFile): LinFile {
  const boards = games
    .map(boardOf)
    .filter(({ hands, calls }) => SEATS.some((seat) => hands[seat] !== undefined) || calls.length > 0);
  const inRoom = games.find((game) => ROOMS[toldTag(game, 'Room')?.toUpperCase() ?? ''] !== undefined);
  return inRoom === undefined
    ? { results: [], boards }
    : { match: matchOf(inRoom), results: resultsOf(games), boards };
}
