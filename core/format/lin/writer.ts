import { type Call, dealerOf, type Seat, type Vulnerability, vulnerabilityOf } from '../../game/index.ts';
import { LIN_SEATS, printDealt } from './hands.ts';
import type { LinBoard, LinCall, LinFile } from './model.ts';

const VULNERABLE: Readonly<Record<Vulnerability, string>> = { None: 'o', NS: 'n', EW: 'e', All: 'b' };
const CALLS: Readonly<Partial<Record<Call, string>>> = { Pass: 'p', X: 'd', XX: 'r' };
const CARDS_IN_TRICK = 4;

/** A bar ends a command, and a new line is lost: neither can stand in a value. */
const clean = (text: string): string => text.replace(/[|\r\n]+/g, ' ').trim();
/** A comma parts names. */
const cleanName = (text: string): string => clean(text).replaceAll(',', ' ');

const command = (name: string, value: string): string => `${name}|${value}|`;

function callText({ call, alerted, explanation }: LinCall): string {
  const word = CALLS[call] ?? call.replace('NT', 'N');
  const explained = explanation === undefined ? '' : command('an', clean(explanation));
  return `${command('mb', `${word}${alerted ? '!' : ''}`)}${explained}`;
}

const playersText = (boards: readonly (LinBoard | undefined)[]): string =>
  command(
    'pn',
    boards.flatMap((board) => LIN_SEATS.map((seat: Seat) => cleanName(board?.players[seat] ?? ''))).join(','),
  );

function boardText(board: LinBoard): string {
  const number = board.board ?? 1;
  const tricks = Array.from({ length: Math.ceil(board.cards.length / CARDS_IN_TRICK) }, (_, trick) => {
    const cards = board.cards.slice(trick * CARDS_IN_TRICK, (trick + 1) * CARDS_IN_TRICK);
    return `${cards.map((card) => command('pc', card)).join('')}${command('pg', '')}`;
  });
  return [
    command('md', printDealt(board.dealer ?? dealerOf(number), board.hands)),
    ...(board.board === undefined ? [] : [command('ah', `Board ${number}`)]),
    command('sv', VULNERABLE[board.vulnerability ?? vulnerabilityOf(number)]),
    ...board.calls.map(callText),
    ...(board.calls.length === 0 ? [] : [command('pg', '')]),
    ...tricks,
    ...(board.claimed === undefined ? [] : [command('mc', `${board.claimed}`)]),
    ...board.comments.map((comment) => command('nt', clean(comment))),
  ].join('');
}

/** `o12` for the open room, `c12` for the closed one. */
const nameOf = ({ room, board = 1 }: LinBoard): string => `${room === 'closed' ? 'c' : 'o'}${board}`;

function matchLines({ match, results, boards }: LinFile): readonly string[] {
  const numbers = boards.flatMap(({ board }) => board ?? []);
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  const [open, closed] = (['open', 'closed'] as const).map((room) => boards.find((one) => one.room === room));
  const parts = [
    match?.title ?? '',
    match?.segment ?? '',
    match?.scoring || 'I',
    Number.isFinite(first) ? first : 1,
    Number.isFinite(last) ? last : 1,
    match?.home ?? '',
    0,
    match?.away ?? '',
    0,
  ];
  return [
    command('vg', parts.map((part) => cleanName(String(part))).join(',')),
    ...(results.length === 0 ? [] : [command('rs', results.map(cleanName).join(','))]),
    playersText([open, closed]),
    command('pg', ''),
    ...boards.map((board) => `${command('qx', nameOf(board))}${boardText(board)}`),
  ];
}

/** Writes a LIN file: a match with its rooms where a board names one, otherwise a board a line. */
export function writeLin(file: LinFile): string {
  const lines = file.boards.some(({ room }) => room !== undefined)
    ? matchLines(file)
    : file.boards.map((board) => `${playersText([board])}${command('st', '')}${boardText(board)}`);
  return lines.map((line) => `${line}\n`).join('');
}
