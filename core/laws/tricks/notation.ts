import { fail, ok, type ParseFault, parseFault, type Result } from '../../base/index.ts';
import { isSeat, lhoOf, parseCard, type Seat } from '../../game/index.ts';
import { isClause } from '../clauses/is-clause.ts';
import type { CardPlayed, RecordedTrick } from './record.ts';

/**
 * Tricks as they fell, a line each: the leader, then cards in rotation.
 *
 *     W: C2 C5 S8 C6
 *
 * `--` is a card not played. `D3~62B` was withdrawn, under that clause; `(DA)` was placed for a missing card,
 * `[D9]` went along with another, `{D9}` went back to the hand after it was played. A card out of its place names its
 * hand: `E=S4`. A line may begin with its number, `T4`.
 */
export function parseTricks(text: string): Result<readonly RecordedTrick[], ParseFault> {
  const tricks: RecordedTrick[] = [];
  for (const line of text.matchAll(/[^\n]+/g)) {
    if (line[0].trim() === '') continue;
    const trick = parseTrick(text, line[0], line.index);
    if (!trick.ok) return trick;
    tricks.push(trick.value);
  }
  return ok(tricks);
}

const fault = (text: string, at: number, expected: string) =>
  fail(parseFault('tricks', 'Tricks', text, at, expected));

function parseTrick(text: string, line: string, start: number): Result<RecordedTrick, ParseFault> {
  const head = /^\s*(?:T\d+\s+)?([NESW]):/.exec(line);
  if (head === null) return fault(text, start, 'the leader and a colon, such as W:');
  let turn = head[1] as Seat;
  const plays: CardPlayed[] = [];
  for (const word of line.slice(head[0].length).matchAll(/\S+/g)) {
    const at = start + head[0].length + word.index;
    if (word[0] === '--') {
      turn = lhoOf(turn);
      continue;
    }
    const play = parseWord(word[0], turn);
    if (play === undefined) return fault(text, at, 'a card such as SA, E=SA, SA~62B, (SA), [SA], {SA} or --');
    plays.push(play.played);
    if (!play.named) turn = lhoOf(turn);
  }
  return ok({ plays });
}

const WORD = /^(?:([NESW])=)?([([{]?)([^\s()[\]{}~]+)([)\]}]?)(?:~(\S+))?$/;
const STRAYED = '{}';
const ROLES: Readonly<Record<string, CardPlayed['role']>> = { '()': 'placed', '[]': 'surplus' };

function parseWord(word: string, turn: Seat): { played: CardPlayed; named: boolean } | undefined {
  const parts = WORD.exec(word);
  if (parts === null) return undefined;
  const [, seat, open = '', text = '', close = '', withdrawn] = parts;
  const card = parseCard(text);
  const role = ROLES[open + close];
  const strayed = open + close === STRAYED;
  if (!card.ok || (open + close !== '' && role === undefined && !strayed)) return undefined;
  if (withdrawn !== undefined && !isClause(withdrawn)) return undefined;
  const played: CardPlayed = {
    seat: seat !== undefined && isSeat(seat) ? seat : turn,
    card: card.value,
    ...(withdrawn === undefined ? {} : { withdrawn }),
    ...(role === undefined ? {} : { role }),
    ...(strayed ? { strayed } : {}),
  };
  return { played, named: seat !== undefined };
}

const MARKS = { placed: ['(', ')'], surplus: ['[', ']'], strayed: ['{', '}'], plain: ['', ''] } as const;

function printPlay({ card, role, withdrawn, strayed }: CardPlayed): string {
  const [open, close] = MARKS[role ?? (strayed === true ? 'strayed' : 'plain')];
  const marked = `${open}${card}${close}`;
  return withdrawn === undefined ? marked : `${marked}~${withdrawn}`;
}

function printTrick({ plays }: RecordedTrick): string {
  let turn = plays[0]?.seat ?? 'N';
  const words = plays.map((play) => {
    if (play.seat !== turn) return `${play.seat}=${printPlay(play)}`;
    turn = lhoOf(turn);
    return printPlay(play);
  });
  return [`${plays[0]?.seat ?? 'N'}:`, ...words].join(' ');
}

/** Writes tricks so that `parseTricks` reads them again. */
export const printTricks = (tricks: readonly RecordedTrick[]): string => tricks.map(printTrick).join('\n');
