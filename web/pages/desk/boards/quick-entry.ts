import { fail, ok, type ParseFault, type Result } from 'naipe/base';
import { type BoardResult, type Card, parseCard } from 'naipe/game';
import { readScoreEntry, splitBoard } from '../../tools/score-entry.ts';

/** Which line of a board's traveller is meant, when somebody says. */
export type LineWish = { readonly table: number; readonly section?: string } | { readonly pair: string };

/** What a scorer typed in one go. */
export type QuickEntry =
  /** `13`: show me that board. */
  | { readonly kind: 'board'; readonly board: number }
  /** `13 4sn+1`, `4sn+1`, `13 t2 4sn+1 ha`. */
  | {
      readonly kind: 'result';
      readonly board?: number;
      readonly line?: LineWish;
      readonly result: BoardResult;
      readonly lead?: Card;
    };

const ONLY_A_BOARD = /^\s*(\d{1,4})\s*$/;
/** `t5` is the line of table 5, `tb5` that of table 5 in section B, `p12` that of pair 12. */
const LINE = /^\s*(?:t\s*(?<section>[a-z]?)(?<table>\d{1,3})|p\s*(?<pair>\d{1,4}))\s+/i;
/** A card at the end, apart from the result: ` ha`, ` D10`. */
const LEAD = /\s([cdhs♣♦♥♠]\s?(?:10|[2-9tjqka]))\s*$/i;

function splitLine(text: string): { readonly line?: LineWish; readonly rest: string } {
  const found = LINE.exec(text);
  const { table, section = '', pair } = found?.groups ?? {};
  if (found === null) return { rest: text };
  const rest = text.slice(found[0].length);
  if (table !== undefined) {
    const inSection = section === '' ? {} : { section: section.toUpperCase() };
    return { line: { table: Number(table), ...inSection }, rest };
  }
  return pair === undefined ? { rest: text } : { line: { pair }, rest };
}

function splitLead(text: string): { readonly lead?: Card; readonly rest: string } {
  const found = LEAD.exec(text);
  const card = found?.[1] === undefined ? undefined : parseCard(found[1].replace(/\s/, ''));
  return found === null || card?.ok !== true
    ? { rest: text }
    : { lead: card.value, rest: text.slice(0, found.index) };
}

const BOARD_THEN_LINE = /^\s*(\d{1,4})\s+(?=t\s*[a-z]?\d|p\s*\d)/i;

function splitFront(text: string) {
  const found = BOARD_THEN_LINE.exec(text);
  if (found === null) return splitBoard(text);
  return { board: Number(found[1]), rest: text.slice(found[0].length) };
}

/** Reads the line of the desk's quick entry. */
export function readQuickEntry(text: string): Result<QuickEntry, ParseFault> {
  const alone = ONLY_A_BOARD.exec(text);
  if (alone !== null && Number(alone[1]) > 0) return ok({ kind: 'board', board: Number(alone[1]) });
  const front = splitFront(text);
  const { line, rest } = splitLine(front.rest);
  const whole = readScoreEntry(rest);
  const { lead, rest: withoutLead } = splitLead(rest);
  const read = whole.ok || lead === undefined ? whole : readScoreEntry(withoutLead);
  if (!read.ok) return fail(read.error);
  return ok({
    kind: 'result',
    ...(front.board === undefined ? {} : { board: front.board }),
    ...(line === undefined ? {} : { line }),
    result: read.value.result,
    ...(whole.ok || lead === undefined ? {} : { lead }),
  });
}
