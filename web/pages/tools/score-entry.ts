import type { ParseFault, Result } from 'naipe/base';
import { fail, ok } from 'naipe/base';
import { type BoardResult, isBoardNumber, parseBoardResult } from 'naipe/game';

/** What somebody typed into the score box: a result, with its board's number in front or not. */
export interface ScoreEntry {
  readonly board: number | undefined;
  readonly result: BoardResult;
}

/** A board's number as somebody types it; `undefined` when it is none. */
export function readBoardNumber(text: string): number | undefined {
  const board = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : 0;
  return isBoardNumber(board) ? board : undefined;
}

/** A board number, then a space, then something a result can begin with: `13 4sn+1`, `7 pass`. */
const BOARD_FIRST = /^(\s*(\d{1,4})\s+)(?=[1-7]\s*\D|\d?$|[a-z])/i;

/** The board's number at the front of a text, and the rest. `3 NT S =` has none: 3 is its level. */
export function splitBoard(text: string): { readonly board: number | undefined; readonly rest: string } {
  const [, front, digits] = BOARD_FIRST.exec(text) ?? [];
  if (front === undefined || digits === undefined) return { board: undefined, rest: text };
  const rest = text.slice(front.length);
  const isLevel = digits.length === 1 && /^[cdhsn♣♦♥♠]/i.test(rest);
  const board = readBoardNumber(digits);
  return isLevel || board === undefined ? { board: undefined, rest: text } : { board, rest };
}

const PASSES = /^\s*(passe|paso|passo|passa)\s*$/i;

/** Reads what people of our languages type: West is also Oeste or Ovest, a pass also passe, paso or passo. */
function readResult(text: string): Result<BoardResult, ParseFault> {
  if (PASSES.test(text)) return ok('passed-out');
  return parseBoardResult(/^\s*\d/.test(text) ? text.replace(/o/i, 'W') : text);
}

export function readScoreEntry(text: string): Result<ScoreEntry, ParseFault> {
  const { board, rest } = splitBoard(text);
  const result = readResult(rest);
  return result.ok ? ok({ board, result: result.value }) : fail(result.error);
}
