import { type Fault, fail, ok, type Result } from 'naipe/base';
import { contractTag, type PbnGame, readGames, seatTag, tagValue } from 'naipe/format';
import {
  type Card,
  type Contract,
  cardsPlayed,
  type Deal,
  dealerOf,
  isBoardNumber,
  parseDeal,
  parsePlay,
  printDeal,
  readVulnerability,
  type Seat,
  type Vulnerability,
  vulnerabilityOf,
} from 'naipe/game';

/** A board of a file. */
export interface FileBoard {
  /** Its number; where it has none, what the file calls it. */
  readonly board: number | string;
  readonly line: number;
  readonly deal: Deal;
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
}

/** A board with the play of a table. */
export interface PlayedBoard extends FileBoard {
  readonly contract: Contract;
  readonly cards: readonly Card[];
}

/** What cannot be worked out, and where it stands. */
export interface BoardFault extends Fault {
  readonly board: number | string;
  readonly line: number;
}

const nameOf = (game: PbnGame): number | string => {
  const text = tagValue(game, 'Board') ?? '';
  return isBoardNumber(Number(text)) ? Number(text) : text || '?';
};

const faultIn = (game: PbnGame, code: string, why: string) => {
  const board = nameOf(game);
  return fail<BoardFault>({
    code,
    board,
    line: game.line,
    message: `Board ${board}, line ${game.line}: ${why}`,
  });
};

/** Dealer and vulnerability as the file has them; where it has none, by the number of the board (Law 2). */
function boardOf(game: PbnGame): Result<FileBoard, BoardFault> {
  const board = nameOf(game);
  const deal = parseDeal(tagValue(game, 'Deal') ?? '');
  if (!deal.ok) return faultIn(game, 'deal', deal.error.message);
  const number = typeof board === 'number' ? board : 1;
  return ok({
    board,
    line: game.line,
    deal: deal.value,
    dealer: seatTag(game, 'Dealer') ?? dealerOf(number),
    vulnerability: readVulnerability(tagValue(game, 'Vulnerable') ?? '') ?? vulnerabilityOf(number),
  });
}

/** The boards of a file, each once: a board may stand there for every table that played it. */
export function boardsIn(text: string): readonly Result<FileBoard, BoardFault>[] {
  const seen = new Set<string>();
  return readGames(text)
    .file.games.map(boardOf)
    .filter((read) => {
      const key = read.ok ? `${read.value.board} ${printDeal(read.value.deal)}` : read.error.message;
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    });
}

/** The boards of a file of which a play was recorded, one for each table. */
export const playsIn = (text: string): readonly Result<PlayedBoard, BoardFault>[] =>
  readGames(text).file.games.flatMap((game) => (game.play === undefined ? [] : [playOf(game, game.play)]));

function playOf(
  game: PbnGame,
  { first, actions }: NonNullable<PbnGame['play']>,
): Result<PlayedBoard, BoardFault> {
  const board = boardOf(game);
  if (!board.ok) return board;
  const contract = contractTag(game);
  if (contract === undefined)
    return faultIn(
      game,
      'contract',
      'a play needs its contract and declarer: add the tags Contract and Declarer.',
    );
  const play = parsePlay(board.value.deal, contract, actions.map(({ text }) => text).join(' '), first);
  if (!play.ok) return faultIn(game, 'play', play.error.message);
  return ok({ ...board.value, contract, cards: cardsPlayed(play.value) });
}
