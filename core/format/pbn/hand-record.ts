import {
  type DealTextFault,
  dealerOf,
  isBoardNumber,
  parseDeal,
  readVulnerability,
  sameDeal,
  vulnerabilityOf,
} from '../../game/index.ts';
import { type Finding, MOST_FINDINGS } from '../finding.ts';
import type { DealRecord } from '../results/model.ts';
import type { PbnGame, PbnTag } from './model.ts';
import { readPbn } from './reader.ts';

export type HandRecordCode =
  /** A tag of the file cannot be read. */
  | 'tag'
  | 'no-board'
  | 'no-deal'
  /** Something stands where a card or a hand should; at the end when nothing does. */
  | 'unreadable'
  | 'end'
  /** Law 6B: cards in two hands, in none, too many or too few in one. */
  | 'double'
  | 'missing'
  | 'count'
  /** The board stands there again with other cards. */
  | 'board-twice'
  /** The file says otherwise than Law 2, which holds. */
  | 'dealer'
  | 'vulnerable';

/** Something wrong in a hand record, with its line and what a sentence in any language needs. */
export interface HandRecordFinding extends Finding {
  readonly code: HandRecordCode;
  readonly board?: number;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A deal with the line it stands on. */
export interface RecordedDeal extends DealRecord {
  readonly line: number;
}

export interface HandRecord {
  /** Every board once, by number. */
  readonly deals: readonly RecordedDeal[];
  readonly findings: readonly HandRecordFinding[];
}

type NoteHands = (
  code: HandRecordCode,
  line: number,
  board: number | undefined,
  message: string,
  params?: HandRecordFinding['params'],
) => void;

const tagOf = (game: PbnGame, name: string): PbnTag | undefined =>
  game.tags.find((tag) => tag.name === name && tag.value !== '' && tag.value !== '?');

function noteFault(fault: DealTextFault, board: number, line: number, note: NoteHands): void {
  const { cards, found, message } = fault;
  const say = (code: HandRecordCode, params: HandRecordFinding['params'] = {}) =>
    note(code, line, board, `Board ${board}: ${message}`, params);
  if (cards === undefined) {
    if (found === '') say('end');
    else say('unreadable', { found });
    return;
  }
  if (cards.double.length > 0) say('double', { cards: cards.double.join(' ') });
  if (cards.missing.length > 0) say('missing', { cards: cards.missing.join(' ') });
  for (const [seat, count] of Object.entries(cards.counts)) say('count', { seat, cards: count });
}

/** Dealer and vulnerability follow from the number of the board (Law 2). */
function checkLaw2(game: PbnGame, board: number, note: NoteHands): void {
  const dealer = tagOf(game, 'Dealer');
  if (dealer !== undefined && dealer.value.toUpperCase() !== dealerOf(board)) {
    const message = `Board ${board}: ${dealerOf(board)} deals (Law 2), not ${dealer.value}.`;
    note('dealer', dealer.line, board, message, { seat: dealerOf(board) });
  }
  const vulnerable = tagOf(game, 'Vulnerable');
  if (vulnerable !== undefined && readVulnerability(vulnerable.value) !== vulnerabilityOf(board)) {
    const message = `Board ${board}: the vulnerability is ${vulnerabilityOf(board)} (Law 2), not ${vulnerable.value}.`;
    note('vulnerable', vulnerable.line, board, message, { vulnerable: vulnerabilityOf(board) });
  }
}

/** What the reader of the file says of a file that is broken; the rest is about play, not cards. */
const BROKEN = new Set(['pbn-tag', 'pbn-comment', 'pbn-size', 'pbn-line']);

/** Puts the boards of a file together, game by game: a board may stand there once for every table that played it. */
class HandRecordReader {
  private readonly findings: HandRecordFinding[] = [];
  private readonly deals = new Map<number, RecordedDeal>();
  /** Boards met without cards, and where. */
  private readonly bare = new Map<number, number>();

  readonly note: NoteHands = (code, line, board, message, params = {}) => {
    if (this.findings.length >= MOST_FINDINGS) return;
    this.findings.push({ code, line, message, params, ...(board === undefined ? {} : { board }) });
  };

  game(game: PbnGame): void {
    const cards = tagOf(game, 'Deal');
    const number = tagOf(game, 'Board');
    if (cards === undefined && number === undefined) return;
    const board = Number(number?.value);
    const line = cards?.line ?? number?.line ?? game.line;
    if (!isBoardNumber(board)) this.note('no-board', line, undefined, 'The game has no number of a board.');
    else if (cards === undefined) this.bare.set(board, this.bare.get(board) ?? line);
    else this.cards(game, board, cards);
  }

  private cards(game: PbnGame, board: number, { value, line }: PbnTag): void {
    const read = parseDeal(value);
    if (!read.ok) {
      noteFault(read.error, board, line, this.note);
      return;
    }
    checkLaw2(game, board, this.note);
    const known = this.deals.get(board);
    if (known === undefined) this.deals.set(board, { board, deal: read.value, line });
    else if (!sameDeal(known.deal, read.value)) {
      const message = `Board ${board} stands there again with other cards than on line ${known.line}.`;
      this.note('board-twice', line, board, message, { first: known.line });
    }
  }

  finish(): HandRecord {
    for (const [board, line] of this.bare)
      if (!this.deals.has(board)) this.note('no-deal', line, board, `Board ${board} has no cards.`);
    return {
      deals: [...this.deals.values()].sort((a, b) => a.board - b.board),
      findings: this.findings.toSorted((a, b) => a.line - b.line),
    };
  }
}

/** Reads the boards of a PBN file with their cards, and says line by line what keeps a board out. */
export function readHandRecord(text: string): HandRecord {
  const { file, findings } = readPbn(text);
  const reader = new HandRecordReader();
  for (const { code, line, message } of findings)
    if (BROKEN.has(code)) reader.note('tag', line, undefined, message);
  for (const game of file.games) reader.game(game);
  return reader.finish();
}
